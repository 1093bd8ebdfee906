"""What the offences share: findings from cards and from established facts, and the words they are told in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import chain

from rozhodci.cards import Card, in_print_order
from rozhodci.case.model import Event
from rozhodci.hand import Hand
from rozhodci.replay import Played
from rozhodci.ruling import Finding
from rozhodci.words import in_trick as in_trick

CSM = ("licitovany", "voleny")
"""Disciplines judged by ČSM čl. IV (volený by analogy)."""

REFEREE = "rozhodci"
"""Circumstance of a finding only the referee can class; the catalogue's row is what is proposed to him."""

REFEREE_ALONE = "rozhodci-bez-navrhu"
"""The same without a proposal."""

NEVER_LATE = frozenset({"skladajici-videl", "odlozene-karty", "zamichani-po-odlozeni"})
"""Seen only when cards are put down and collected, so never complained of too late (spec 2, 2.9 Time)."""

_WHEN_WORDS = {
    "pred-hrou": "před hrou",
    "licitace": "při licitaci",
    "talon": "při odkládání talonu",
    "komentovani": "při komentování",
    "sehravka": "při sehrávce",
    "po-sehravce": "po sehrávce",
}


def one_of(hand: Hand, cards: Iterable[Card]) -> str:
    """`Z9, Z8 nebo Z7` in printing order."""
    *first, last = [c.text for c in in_print_order(cards, hand.case.trump_game)]
    return f"{', '.join(first)} nebo {last}" if first else last


def laid(hand: Hand) -> Iterator[Played]:
    """Every card as it was played, then those taken back."""
    return chain(*[t.cards for t in hand.play.tricks], hand.play.shown)


def card_faults(hand: Hand, code: str, text: Callable[[Hand, Played], str]) -> Iterator[Finding]:
    """Every played or shown card that broke the duty of that name, told by `text` (without the full stop)."""
    for played in laid(hand):
        if played.offence == code:
            yield card_finding(hand, code, played, text(hand, played))


def card_finding(hand: Hand, code: str, played: Played, text: str, when: str = "") -> Finding:
    """The finding on one card; a card taken back keeps the moment when it was shown (spec 2, 2.9)."""
    back = played.taken_back
    legal = in_print_order(played.legal, hand.case.trump_game) if played.offence else ()
    return Finding(
        code,
        played.player,
        "sehravka",
        f"{text}{' (karta byla vzata zpět)' if back else ''}.",
        "karty",
        "marny-trumf" if played.futile else when,
        played.trick,
        played.place,
        played.card.text,
        tuple(c.text for c in legal),
        after=played.place - 1 if back else None,
    )


def lying(hand: Hand, played: Played) -> tuple[Played, ...]:
    """The cards on the table when that one was played."""
    return hand.play.tricks[played.trick - 1].cards[: played.place - 1]


def leader_of(hand: Hand, trick: int) -> str:
    """Who had the right to lead that trick: the winner of the one before, at first the table's leader."""
    before = hand.play.tricks[trick - 2].winner if trick > 1 else None
    return before or hand.table.leader or hand.table.active[0]


def asserted(hand: Hand, code: str) -> Iterator[Finding]:
    """Every established fact of that kind."""
    for event in hand.case.events:
        if event.kind == code:
            yield fact_finding(hand, event)


def fact_finding(
    hand: Hand,
    event: Event,
    code: str = "",
    when: str | None = None,
    who: str | None = None,
    scope: tuple[str, ...] = (),
) -> Finding:
    """The finding on an established fact, by default under its own code and with its `okolnost` as circumstance.

    A fault of the talon is complete at the first comment, whenever it was found (spec 2, 2.9): it keeps no trick.
    """
    code = code or event.kind
    if hand.rules.catalogue[code].phase == "talon":
        event = replace(event, phase="talon", trick=None, after_cards=None)
    phase, who = phase_of(hand, event, code), who or event.player
    when = (event.circumstance or "") if when is None else when
    text = f"{who or 'Neurčený hráč'}: {hand.rules.catalogue[code].name}, {moment_words(event, phase)}"
    if event.text:
        text += f" – {event.text.rstrip('.')}"
    late_ok = code in NEVER_LATE or (code == "rezani-michani" and phase == "po-sehravce" and when != "lozena")
    moment, after = event.trick, event.after_cards
    return Finding(code, who, phase, f"{text}.", "udalost", when, moment, scope=scope, late_ok=late_ok, after=after)


def phase_of(hand: Hand, event: Event, code: str) -> str:
    """The recorded phase; play where a trick is named; else the natural one of the code (spec 1, 1.5)."""
    return event.phase or ("sehravka" if event.trick else hand.rules.catalogue[code].phase)


def moment_words(event: Event, phase: str) -> str:
    """`4. zdvih po 1. kartě`, `při komentování`."""
    if not event.trick:
        return _WHEN_WORDS[phase]
    return f"{event.trick}. zdvih po {event.after_cards}. kartě" if event.after_cards else f"{event.trick}. zdvih"


def listed(hand: Hand, code: str) -> bool:
    """Does the ruleset name this offence itself (otherwise it is looked for in no record)?"""
    return hand.rules.catalogue[code].variant().klass not in ("rozhodci", "neni")


def began(hand: Hand) -> bool:
    """Has play begun?"""
    return any(t.cards for t in hand.play.tricks) or bool(hand.play.shown)
