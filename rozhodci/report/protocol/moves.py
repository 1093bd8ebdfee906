"""All tricks as they were played: readable as they stand, and what the stepping script reads its steps from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rozhodci.cards import Card
from rozhodci.hand import Hand
from rozhodci.replay import Played, PlayedTrick
from rozhodci.report import words
from rozhodci.report.protocol.cards import drawn, mark
from rozhodci.report.protocol.content.tricks import Lying, Trick, Tricks, offending
from rozhodci.report.protocol.html import Html, name, tag
from rozhodci.ruling import Renonc
from rozhodci.sides import Side
from rozhodci.situation import Situation, situation

Marked = Mapping[tuple[int, str], Renonc]


def tricks(told: Tricks | None, hand: Hand, renonce: Sequence[Renonc], level: int) -> Html | None:
    """The section `Zdvihy`; None when nothing was played."""
    if told is None:
        return None
    marked = offending(renonce)
    rows = [_trick(t, p, hand, marked) for t, p in zip(told.tricks, hand.play.tricks, strict=True)]
    end = tag("p", told.end, class_="pozor") if told.end else None
    return tag("section", tag(f"h{level}", "Zdvihy"), tag("ol", rows), end, class_="zdvihy")


def _trick(told: Trick, played: PlayedTrick, hand: Hand, marked: Marked) -> Html:
    cards = [
        _card(one, p, played, hand, marked.get((p.trick, p.card.text)))
        for one, p in zip(told.cards, played.cards, strict=True)
    ]
    return tag(
        "li",
        tag("p", tag("strong", f"{told.number}. zdvih"), " ", _end(told), class_="hlava"),
        tag("ol", cards, class_="lezi"),
        map(_back, told.back),
        map(_instead, told.instead),
        class_="zdvih spatny" if told.wrong else "zdvih",
        data_zdvih=told.number,
    )


def _end(told: Trick) -> list[Html | str]:
    if not told.taker:
        return ["nedohrán"]
    return ["bere ", name(told.taker), f", {told.worth}" if told.worth else ""]


def _card(one: Lying, played: Played, trick: PlayedTrick, hand: Hand, wrong: Renonc | None) -> Html:
    badge = tag("span", mark(False), "renonc", class_="stitek spatne") if one.wrong else None
    hlaska = tag("span", f"+{one.hlaska}", class_="hlaska", title="ohlášená hláška") if one.hlaska else None
    return tag(
        "li",
        drawn(one.card),
        tag("span", name(one.player), class_="kdo"),
        hlaska,
        badge,
        class_=" ".join(x for x in ("bere" if one.takes else "", "spatna" if one.wrong else "") if x) or None,
        data_karta=one.card.text,
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


def _back(one: Lying) -> Html:
    badge = tag("span", mark(False), "renonc", class_="stitek spatne") if one.wrong else None
    return tag("p", "Ukázáno a vráceno, ", name(one.player), ": ", drawn(one.card), badge, class_="zpet")


def _instead(legal: Sequence[Card]) -> Html:
    """The cards that would have been legal, with a tick."""
    cards = [tag("li", drawn(c), tag("span", mark(True), "smí", class_="stitek dobre")) for c in legal]
    return tag("div", tag("p", "Smělo se hrát:"), tag("ul", cards, class_="lezi male"), class_="misto-toho")
