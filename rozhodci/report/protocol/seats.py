"""The hands as cards around the table, the talon, and the empty middle where the script lays the tricks."""

from __future__ import annotations

from rozhodci.cards import Card, in_print_order
from rozhodci.case.speech import LEVEL_WORDS
from rozhodci.hand import Hand
from rozhodci.report import words
from rozhodci.report.protocol.cards import drawn, sign
from rozhodci.report.protocol.html import Html, name, tag

PLACES = {3: ("jih", "zapad", "vychod"), 4: ("jih", "zapad", "sever", "vychod")}
"""Clockwise from the aktér, who sits below."""


def table(hand: Hand, start: tuple[int, str] | None, level: int) -> Html | None:
    """The section `Rozdání`; `start` is the trick and card at which stepping begins. None without hands."""
    if not hand.play.hands:
        return None
    players = hand.table.players
    first = players.index(hand.table.akter) if hand.table.akter in players else 0
    around = players[first:] + players[:first]
    seats = [_seat(p, place, hand, level + 1) for p, place in zip(around, PLACES[len(players)], strict=True)]
    middle = tag(
        "div",
        contract(hand),
        _talon(hand),
        tag("ol", class_="lezi nastole", aria_label="Na stole"),
        class_="stred",
    )
    return tag(
        "section",
        tag(f"h{level}", "Rozdání a průběh" if hand.play.tricks else "Rozdání"),
        _controls(hand) if hand.play.tricks else None,
        tag("div", *seats, middle, class_=f"stul hraci{len(players)}"),
        class_="rozdani",
        data_od=f"{start[0]} {start[1]}" if start else None,
    )


def contract(hand: Hand) -> Html:
    """Závazek with its fleky, and the trump drawn."""
    levels = hand.comments.levels
    parts = [
        words.part(o.key) + (f" ({_fleky(n)})" if (n := levels.get(o.key, 0)) else "")
        for o in hand.comments.obligations
    ]
    lines = [tag("p", tag("strong", ", ".join(parts)))] if parts else []
    for label, suit in (("trumf", hand.case.trump), ("pomocná", hand.case.pomocna)):
        if suit is not None:
            lines.append(tag("p", f"{label} ", sign(suit), " ", suit.word, class_="trumf"))
    return tag("div", lines, class_="zavazek")


def _fleky(level: int) -> str:
    return LEVEL_WORDS.get(level, f"{level}×")


def _seat(player: str, place: str, hand: Hand, level: int) -> Html:
    cards = in_print_order(hand.play.hands.get(player, ()), hand.case.trump_game)
    return tag(
        "div",
        tag(f"h{level}", name(player), " ", tag("small", ", ".join(roles(player, hand)))),
        tag("ul", [_card(c) for c in cards], class_="ruka", aria_label="Karty na začátku sehrávky") if cards else None,
        class_=f"misto {place}",
        data_hrac=player,
    )


def roles(player: str, hand: Hand) -> list[str]:
    """`aktér`, `partner`, `vynáší`, `rozdává`, `nehraje`, as they fit."""
    t = hand.table
    told = {
        "aktér": t.akter,
        "partner": t.partner,
        "vynáší": t.leader,
        "rozdává": hand.case.dealer,
        "nehraje": t.sitter,
    }
    return [word for word, who in told.items() if who == player]


def _card(card: Card) -> Html:
    return tag("li", drawn(card), data_karta=card.text)


def _talon(hand: Hand) -> Html | None:
    if not hand.case.talon:
        return None
    cards = [tag("li", drawn(c)) for c in in_print_order(hand.case.talon, hand.case.trump_game)]
    known = ["zná ", name(hand.table.akter), ", kdo odkládal"] if hand.table.akter else []
    return tag(
        "div", tag("p", tag("strong", "Talon"), " ", *known), tag("ul", cards, class_="lezi male"), class_="talon"
    )


STEPS = (
    ("zacatek", "Začátek", "M3 3h3v14H3zM17 3v14L7 10z", False),
    ("zpet", "Zpět", "M15 3v14L4 10z", False),
    ("dal", "Dál", "M5 3v14l11-7z", True),
    ("konec", "Konec", "M14 3h3v14h-3zM3 3v14l10-7z", True),
)
"""Key for the script, label, icon, icon behind the label."""


def _button(key: str, label: str, path: str, behind: bool) -> Html:
    icon = tag("svg", tag("path", d=path), viewBox="0 0 20 20", aria_hidden="true")
    word = tag("span", label, class_="popisek")
    return tag("button", [word, icon] if behind else [icon, word], type="button", data_krok=key)


def _controls(hand: Hand) -> Html:
    """Shown by the script only."""
    buttons = [_button(*step) for step in STEPS]
    jumps = [
        tag("button", str(t.number), type="button", data_na=t.number, aria_label=f"{t.number}. zdvih")
        for t in hand.play.tricks
    ]
    return tag(
        "div",
        tag("div", buttons, class_="kroky"),
        tag("div", tag("span", "Zdvih", class_="popisek"), jumps, class_="skoky"),
        tag("p", class_="hlaseni", role="status"),
        tag("p", "Krokuje se tlačítky nebo šipkami ← →.", class_="napoveda"),
        class_="ovladani",
        role="group",
        aria_label="Krokování zdvihů",
        hidden=True,
    )
