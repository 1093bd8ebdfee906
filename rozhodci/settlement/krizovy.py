"""Settlement of a křížový hand (Křížový A, B/9-B/22, C, D).

Four players, two against two or the aktér alone. A renonc that loses the hand ends it by the base value of the
announced parts, paid by the offender alone, unless the other side has it played out; everything else is settled as
it ended at the table. Paušály come on top (C, postih).
"""

from __future__ import annotations

from rozhodci.hand import Hand
from rozhodci.ruling import Decision, Settlement
from rozhodci.settlement.base import fee
from rozhodci.settlement.krizovy_base_value import without_playout
from rozhodci.settlement.krizovy_played import as_played, played_out
from rozhodci.settlement.krizovy_steps import fee_steps, turn_steps, unheard
from rozhodci.settlement.krizovy_weigh import Weighed, weigh


def settle(hand: Hand, decision: Decision) -> Settlement:
    """Everything that is paid for the hand. Undecided hands pay only paušály, with a warning."""
    weighed = weigh(hand, decision)
    value = _value(hand, decision, weighed)
    if not decision.renonce and hand.case.playout is None:
        return value
    fees = tuple(t for i in weighed.fees for t in fee(hand, decision, i))
    steps = (*turn_steps(hand, decision, weighed), *value.steps, *fee_steps(hand, decision, weighed))
    warnings = (*value.warnings, *unheard(hand, weighed))
    return value._replace(transfers=(*value.transfers, *fees), steps=steps, warnings=warnings)


def deciding(hand: Hand, decision: Decision) -> int | None:
    """The renonc that ends the hand; after a play-out the one it was demanded for first. None: nothing is lost."""
    weighed = weigh(hand, decision)
    if weighed.deciding is not None:
        return weighed.deciding
    return weighed.way.turns[0].offence.index if weighed.way.turns else None


def _value(hand: Hand, decision: Decision, weighed: Weighed) -> Settlement:
    """The hand itself, without the paušály."""
    if not hand.comments.obligations:
        return Settlement()
    if weighed.deciding is not None:
        return without_playout(hand, decision.renonce[weighed.deciding])
    return played_out(hand, weighed.way) if weighed.way.turns else as_played(hand)
