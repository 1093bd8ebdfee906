"""Settlement of licitovaný and volený under ČSM rules: aktér against each other player at the table (čl. II/2, IV).

Readable as a table of contents: omyl, a hand lost by a renonc, an approved hand, a shown ložená, shown sevens, the
hand as played; paušály come on top.

>>> paid(zavazek="betl", taken="BBA")
{'Adam': -900, 'Božena': 300, 'Cyril': 300, 'Dana': 300}
>>> paid(zavazek="betl", taken="BB")  # not decided
{'Adam': 0, 'Božena': 0, 'Cyril': 0, 'Dana': 0}
"""

from __future__ import annotations

from rozhodci import parts
from rozhodci.hand import Hand
from rozhodci.parts.dve_sedmy import doom
from rozhodci.ruling import Decision, Settlement
from rozhodci.settlement.base import fee_steps, fee_transfers
from rozhodci.settlement.forfeited import forfeited
from rozhodci.settlement.omyl import omyl
from rozhodci.settlement.shares import against_each
from rozhodci.settlement.shown import shower, shown
from rozhodci.sides import Side

_BREAKS_NOTHING = (
    "Ukázané karty závazek neboří: nikdo z obrany nemá čtyři pomocné ani aktérovi nechybí sedma (ČSM čl. III/1)."
)


def settle(hand: Hand, decision: Decision) -> Settlement:
    """Everything that is paid for the hand. Undecided hands pay only paušály, with a warning."""
    body = _hand(hand, decision)
    if not decision.renonce:
        return body
    return body._replace(
        transfers=body.transfers + fee_transfers(hand, decision),
        steps=body.steps + fee_steps(hand, decision),
    )


def _hand(hand: Hand, decision: Decision) -> Settlement:
    if not hand.comments.obligations:
        return Settlement()
    if decision.deciding is not None:
        return forfeited(hand, decision.deciding)
    if hand.case.events and (ended := _ended(hand)) is not None:
        return ended
    results = parts.by_play(hand)
    body = undecided() if results is None else against_each(hand, results)
    if hand.case.announced == ("dve-sedmy",) and hand.happened("ukazal"):
        return shown_sevens(hand, body)
    return body


def _ended(hand: Hand) -> Settlement | None:
    """The hand that a fact ended before or without play; None where none did."""
    if hand.happened("omyl"):
        return omyl(hand)
    if shower(hand) is not None:
        return shown(hand)
    if hand.happened("schvaleno") and not hand.play.tricks:
        return against_each(hand, parts.approved(hand))
    return None


def shown_sevens(hand: Hand, body: Settlement) -> Settlement:
    """The aktér pays if what the defence showed by čl. III/1 breaks the závazek; other cards decide nothing."""
    if all(doom(hand, o) for o in hand.comments.obligations):
        text = "obrana po flekování ukázala karty, které závazek boří"
        return against_each(hand, parts.flat(hand, Side.OBRANA, "zvlastni", text, "dve-sedmy-vzdy"))
    return body._replace(warnings=(*body.warnings, _BREAKS_NOTHING))


def undecided() -> Settlement:
    """A record that stops before the hand is decided: nothing is paid for it (spec 2, 2.3)."""
    return Settlement(
        undecided=True,
        warnings=("Záznam končí dřív, než je hra rozhodnuta: za hru se nic nepočítá.",),
    )
