"""A koruna hand settled as it ended: played, shown as ložená (A/10) or approved without a flek (A/15).

Passing example: závazek hra approved without a flek: the aktér wins it at base. Failing example: approved after a
flek: it must be played, nothing is paid for it.
"""

from __future__ import annotations

from rozhodci import parts
from rozhodci.hand import Hand
from rozhodci.ruling import PartResult, Settlement
from rozhodci.settlement.endings import approved, shown
from rozhodci.settlement.referee import forgot_to_choose
from rozhodci.settlement.shares import against_each

OPEN = "Záznam končí dřív, než je sehrávka rozhodnuta; za hru se nic nepočítá."
MUST_PLAY = "Po fleku se hra musí sehrát, bez sehrávky se za ni nic nepočítá"


def as_played(hand: Hand) -> Settlement:
    """The hand as it ended, no renonc having lost it."""
    if not hand.comments.obligations:
        return Settlement()
    results = _results(hand)
    if results is None:
        return Settlement(undecided=True, warnings=(_why_open(hand),))
    done = against_each(hand, results)
    if not hand.happened("zapomnel-volit") or not hand.case.trump_game:
        return done
    return done._replace(questions=(forgot_to_choose(hand, done.transfers, "betl nebo durch"),))


def _results(hand: Hand) -> tuple[PartResult, ...] | None:
    found = shown(hand) or parts.by_play(hand)
    return approved(hand) if found is None and not _flekovana(hand) else found


def _flekovana(hand: Hand) -> bool:
    return any(hand.comments.levels.values())


def _why_open(hand: Hand) -> str:
    offered = hand.happened("schvaleno") and not hand.play.tricks and _flekovana(hand)
    return f"{MUST_PLAY} ({hand.rules.cite('nehraje-se')})." if offered else OPEN
