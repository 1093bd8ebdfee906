"""All tricks as they were played: readable as they stand, and what the stepping script reads its steps from."""

from __future__ import annotations

from collections.abc import Sequence

from rozhodci.cards import named
from rozhodci.hand import Hand
from rozhodci.replay import Played, PlayedTrick
from rozhodci.report import words
from rozhodci.report.protocol.cards import drawn, mark
from rozhodci.report.protocol.html import Html, name, tag
from rozhodci.ruling import Renonc
from rozhodci.sides import Side
from rozhodci.situation import Situation, situation


def offending(renonce: Sequence[Renonc]) -> dict[tuple[int, str], Renonc]:
    """By trick and card text: each card that is a renonc."""
    return {(r.finding.trick, r.finding.card): r for r in renonce if r.finding.trick and r.finding.card}


def tricks(hand: Hand, renonce: Sequence[Renonc], level: int) -> Html | None:
    """The section `Zdvihy`; None when nothing was played."""
    if not hand.play.tricks:
        return None
    marked = offending(renonce)
    rows = [_trick(t, hand, marked, level) for t in hand.play.tricks]
    end = None
    if hand.play.stopped is not None:
        number, place = hand.play.stopped
        end = tag("p", f"Od {number}. zdvihu ({place}. karta) se záznam neposuzuje.", class_="pozor")
    return tag("section", tag(f"h{level}", "Zdvihy"), tag("ol", rows), end, class_="zdvihy")


def _trick(trick: PlayedTrick, hand: Hand, marked: dict[tuple[int, str], Renonc], level: int) -> Html:
    back = [c for c in hand.play.shown if c.trick == trick.number]
    wrong = [marked[c.trick, c.card.text] for c in (*trick.cards, *back) if (c.trick, c.card.text) in marked]
    cards = [_card(c, trick, hand, marked.get((c.trick, c.card.text))) for c in trick.cards]
    return tag(
        "li",
        tag("p", tag("strong", f"{trick.number}. zdvih"), " ", _end(trick, hand), class_="hlava"),
        tag("ol", cards, class_="lezi"),
        [_back(c, (c.trick, c.card.text) in marked) for c in back],
        [_instead(r) for r in wrong],
        class_="zdvih spatny" if wrong else "zdvih",
        data_zdvih=trick.number,
    )


def _end(trick: PlayedTrick, hand: Hand) -> list[Html | str]:
    if not trick.complete:
        return ["nedohrán"]
    worth = f", {words.points(trick.points)}" if hand.case.trump_game else ""
    return ["bere ", name(trick.winner or ""), worth]


def _card(played: Played, trick: PlayedTrick, hand: Hand, wrong: Renonc | None) -> Html:
    badge = tag("span", mark(False), "renonc", class_="stitek spatne") if wrong else None
    hlaska = tag("span", f"+{played.hlaska}", class_="hlaska", title="ohlášená hláška") if played.hlaska else None
    takes = trick.complete and played.player == trick.winner
    return tag(
        "li",
        drawn(played.card),
        tag("span", name(played.player), class_="kdo"),
        hlaska,
        badge,
        class_=" ".join(x for x in ("bere" if takes else "", "spatna" if wrong else "") if x) or None,
        data_karta=played.card.text,
        data_smi=" ".join(c.text for c in played.legal),
        data_popis=_told(played, wrong),
        data_stav=_state(played, trick, hand),
    )


def _told(played: Played, wrong: Renonc | None) -> str:
    """What happens with this card, in a sentence."""
    does = "vynáší" if played.place == 1 else "hraje"
    told = f"{played.trick}. zdvih, {played.place}. karta: {played.player} {does} {played.card.text}"
    told += f", hláška {played.hlaska}" if played.hlaska else ""
    if wrong is None:
        return told + "."
    legal = f", smělo se hrát {words.listing(wrong.finding.legal, 'nebo')}" if wrong.finding.legal else ""
    return f"{told} – renonc{legal}."


def _state(played: Played, trick: PlayedTrick, hand: Hand) -> str:
    """Points after this card; empty where they do not count."""
    last = trick.complete and played is trick.cards[-1]
    now = situation(hand, trick.number + 1, 1) if last else situation(hand, trick.number, played.place + 1)
    taken = f"Zdvih bere {trick.winner}. " if last else ""
    return taken + (score_line(now) if hand.case.trump_game else "")


def score_line(now: Situation) -> str:
    """`Body v kartách: aktér 10, obrana 0. Hlášky: Božena 20.`"""
    told = ", ".join(f"{words.SIDES[side]} {now.points[side]}" for side in Side)
    said = f" Hlášky: {', '.join(f'{a.player} {a.points}' for a in now.hlasky)}." if now.hlasky else ""
    return f"Body v kartách: {told}.{said}"


def _back(played: Played, wrong: bool) -> Html:
    badge = tag("span", mark(False), "renonc", class_="stitek spatne") if wrong else None
    return tag("p", "Ukázáno a vráceno, ", name(played.player), ": ", drawn(played.card), badge, class_="zpet")


def _instead(wrong: Renonc) -> Html | None:
    """The cards that would have been legal, with a tick."""
    if not wrong.finding.legal:
        return None
    cards = [
        tag("li", drawn(named(c)), tag("span", mark(True), "smí", class_="stitek dobre")) for c in wrong.finding.legal
    ]
    return tag("div", tag("p", "Smělo se hrát:"), tag("ul", cards, class_="lezi male"), class_="misto-toho")
