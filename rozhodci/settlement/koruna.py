"""Settlement of a koruna hand (Koruna A/10-A/15, D/1-D/3, E/1, F/1).

Three players, the aktér against each opponent, no limit. Every D/1 and D/2 sum is paid, of those under D/3 only the
earliest; the side of a proven renonc has lost the hand and nothing besides D is paid (výklad `koruna-e1`). A hand
without one is settled by play.
"""

from __future__ import annotations

from rozhodci.hand import Hand
from rozhodci.ruling import Decision, Settlement
from rozhodci.settlement.base import fee
from rozhodci.settlement.consequences import counted
from rozhodci.settlement.koruna_before import before_hand
from rozhodci.settlement.koruna_lost import decisive, lost
from rozhodci.settlement.koruna_penalties import fee_steps
from rozhodci.settlement.koruna_played import as_played


def settle(hand: Hand, decision: Decision) -> Settlement:
    """Everything that is paid for the hand. Undecided hands pay only the sums of D/1 and D/2, with a warning."""
    if not decision.renonce:
        return _with_note(hand, as_played(hand))
    valid = counted(decision)
    fees = tuple(t for i, _ in valid for t in fee(hand, decision, i))
    value = lost(hand, valid) or before_hand(hand, valid, fees) or as_played(hand)
    steps = (*value.steps, *fee_steps(hand, valid))
    return _with_note(hand, value._replace(transfers=(*value.transfers, *fees), steps=steps))


def deciding(hand: Hand, decision: Decision) -> int | None:
    """The renonc by which the hand is lost: the earliest under D/3, else the earliest of all (E/1)."""
    found = decisive(hand, counted(decision))
    return None if found is None else found[0]


def _with_note(hand: Hand, value: Settlement) -> Settlement:
    """The document has lost its rate table: said wherever a value of the default table is used (spec 2, 2.2)."""
    note = hand.rules.rates_note
    return value._replace(warnings=(*value.warnings, note)) if value.rates and note else value
