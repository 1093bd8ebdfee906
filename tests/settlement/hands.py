"""Hands and decisions built straight from the values, for the settlement tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rozhodci.cards import Suit, named
from rozhodci.case.model import Case, Comment, Demand, Event, FlekTotals, Move, Playout, Trick
from rozhodci.hand import Hand, prepare
from rozhodci.judging.outcome import saldo
from rozhodci.rulesets.load import get
from rozhodci.ruling import Decision, Finding, Renonc, Settlement
from rozhodci.settlement import settle

FOUR = ("Adam", "Božena", "Cyril", "Dana")
THREE = FOUR[:3]


def hand(
    ruleset: str,
    announced: str,
    trump: str | None = None,
    partner: str | None = None,
    deal: Mapping[str, str] | None = None,
    tricks: Sequence[str] = (),
    fleky: Sequence[tuple[str, str]] | Mapping[str, int] = (),
    events: Sequence[Event] = (),
    playout: Playout | None = None,
    against: Mapping[str, tuple[str, ...]] | None = None,
    readings: Mapping[str, str] | None = None,
    rates: Mapping[str, int] | None = None,
) -> Hand:
    """Adam is the aktér and leads. `fleky`: (player, parts joined by space; "" = dobře), or totals."""
    case = Case(
        id="test",
        ruleset=ruleset,
        players=FOUR if ruleset == "krizovy" else THREE,
        dealer="Dana" if ruleset == "krizovy" else "Cyril",
        akter="Adam" if announced else None,
        partner=partner,
        announced=tuple(announced.split()),
        against=against or {},
        trump=Suit(trump) if trump else None,
        hands={p: tuple(named(c) for c in cards.split()) for p, cards in deal.items()} if deal else None,
        fleky=FlekTotals(fleky)
        if isinstance(fleky, Mapping)
        else tuple(Comment(p, tuple(w.split())) for p, w in fleky),
        tricks=tuple(Trick(tuple(Move(named(c)) for c in t.split())) for t in tricks),
        events=tuple(events),
        playout=playout,
    )
    return prepare(case, get(ruleset).with_rates(rates or {}), readings or {})


def demands(*entries: tuple[int, str]) -> Playout:
    """A listed `dohravka`."""
    return Playout(False, tuple(Demand(n, who) for n, who in entries))


def renonc(
    where: Hand,
    code: str,
    who: str,
    trick: int | None = 1,
    phase: str = "sehravka",
    when: str = "",
    late_ok: bool = False,
) -> Renonc:
    """A finding classed by the catalogue of the hand's ruleset."""
    row = where.rules.catalogue[code].variant(when)
    finding = Finding(code, who, phase, f"{who}: {code}", "karty", when=when, trick=trick, late_ok=late_ok)
    return Renonc(finding, where.side(who), row.klass, row.pausal, row.cite, row.proposed, row.group)


def paid(where: Hand, *renonce: Renonc, late: bool = False) -> dict[str, int]:
    """Saldo of the settlement of a hand with those renonce."""
    return saldo(where.table.players, settled(where, *renonce, late=late).transfers)


def settled(where: Hand, *renonce: Renonc, late: bool = False) -> Settlement:
    """The settlement; every step must carry its words, value and article."""
    done = settle(where, Decision(renonce, None, (), late))
    assert all(s.text and s.value and s.cite for s in done.steps)
    return done
