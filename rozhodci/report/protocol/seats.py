"""The hands as cards around the table, the talon, and the empty middle where the script lays the tricks."""

from __future__ import annotations

from rozhodci.cards import Card
from rozhodci.hand import Hand
from rozhodci.report.protocol.cards import drawn, sign
from rozhodci.report.protocol.content.deal import Contract, Deal, Seat
from rozhodci.report.protocol.html import Html, name, tag


def table(deal: Deal | None, hand: Hand, start: tuple[int, str] | None, level: int) -> Html | None:
    """The section `Rozdání`; `start` is the trick and card at which stepping begins. None without hands."""
    if deal is None:
        return None
    played = bool(hand.play.tricks)
    middle = tag(
        "div",
        _contract(deal.contract),
        _talon(deal),
        tag("ol", class_="lezi nastole", aria_label="Na stole"),
        class_="stred",
    )
    return tag(
        "section",
        tag(f"h{level}", "Rozdání a průběh" if played else "Rozdání"),
        _controls(hand) if played else None,
        tag("div", *(_seat(s, level + 1) for s in deal.seats), middle, class_=f"stul hraci{len(deal.seats)}"),
        class_="rozdani",
        data_od=f"{start[0]} {start[1]}" if start else None,
    )


def _contract(contract: Contract) -> Html:
    """Závazek with its fleky, and the trump drawn."""
    lines = [tag("p", tag("strong", contract.parts))] if contract.parts else []
    lines += [tag("p", f"{label} ", sign(suit), " ", suit.word, class_="trumf") for label, suit in contract.suits]
    return tag("div", lines, class_="zavazek")


def _seat(seat: Seat, level: int) -> Html:
    hand = tag("ul", map(_card, seat.cards), class_="ruka", aria_label="Karty na začátku sehrávky")
    return tag(
        "div",
        tag(f"h{level}", name(seat.player), " ", tag("small", seat.roles)),
        hand if seat.cards else None,
        class_=f"misto {seat.place}",
        data_hrac=seat.player,
    )


def _card(card: Card) -> Html:
    return tag("li", drawn(card), data_karta=card.text)


def _talon(deal: Deal) -> Html | None:
    if not deal.talon:
        return None
    cards = [tag("li", drawn(c)) for c in deal.talon]
    known = ["zná ", name(deal.knows), ", kdo odkládal"] if deal.knows else []
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
