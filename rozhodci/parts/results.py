"""Asks every part of the hand the same question and collects the answers in the order of the závazek.

>>> played("ABBBBBBBBB", zavazek="betl")
['betl: obrana, 1 krok']
>>> played("A", zavazek="sedma", trumf="žaludy")  # hra and sedma are open
[]
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rozhodci.cards import Rank
from rozhodci.hand import Hand
from rozhodci.parts.base import Forfeit, Part, plain
from rozhodci.parts.betl import Betl
from rozhodci.parts.durch import Durch
from rozhodci.parts.dve_sedmy import DveSedmy
from rozhodci.parts.hra import Hra
from rozhodci.parts.score import score, shown_score
from rozhodci.parts.seven import Seven
from rozhodci.parts.sto import Sto
from rozhodci.parts.sto_a_sedma import StoASedma
from rozhodci.parts.ticha_sedma import ticha_sedma
from rozhodci.ruling import PartResult
from rozhodci.sides import Side
from rozhodci.words import part

PARTS: Mapping[str, Part] = MappingProxyType(
    {
        "hra": Hra(),
        "sedma": Seven(Rank.SEDMA, 0),
        "osma": Seven(Rank.OSMA, 1),
        "devitka": Seven(Rank.DEVITKA, 2),
        "sto": Sto(),
        "sto-a-sedma": StoASedma(),
        "dve-sedmy": DveSedmy(),
        "betl": Betl(),
        "durch": Durch(),
    }
)


def by_play(hand: Hand) -> tuple[PartResult, ...] | None:
    """Results of the tricks as played with a possible tichá sedma; None while any part is open."""
    done = score(hand)
    found = [PARTS[o.part].by_play(hand, o, done) for o in hand.comments.obligations]
    decided = [r for r in found if r is not None]
    if not found or len(decided) < len(found):
        return None
    quiet = ticha_sedma(hand)
    return (*decided, quiet) if quiet else tuple(decided)


def shown(hand: Hand, winner: Side, before: int) -> tuple[PartResult, ...]:
    """Results when `winner`'s side shows a ložená before trick `before`: paid as won (spec 2, 2.9)."""
    done = shown_score(hand, winner, before)
    return tuple(PARTS[o.part].shown(hand, o, done, winner) for o in hand.comments.obligations)


def by_contumace(hand: Hand, forfeit: Forfeit) -> tuple[PartResult, ...]:
    """Results when the other side lost by a renonc (ČSM čl. IV, důsledky 2)."""
    return tuple(PARTS[o.part].by_contumace(hand, o, forfeit) for o in hand.comments.obligations)


def flat(hand: Hand, winner: Side, manner: str, text: str, topic: str) -> tuple[PartResult, ...]:
    """Every part to one side at its base step (approved hands, a wrong talon count)."""
    cite = hand.rules.cite(topic)
    return tuple(plain(o, winner, manner, f"{part(o.part)}: {text}", cite) for o in hand.comments.obligations)


def approved(hand: Hand) -> tuple[PartResult, ...]:
    """Everyone approved and nothing is played: the aktér has each part at base (dvě sedmy unless čl. III takes it)."""
    won = flat(hand, Side.AKTER, "schvaleno", "schváleno bez sehrávky", "schvaleno")
    doomed = {o.key: DveSedmy().doomed(hand, o) for o in hand.comments.obligations if o.part == "dve-sedmy"}
    return tuple(doomed.get(r.key) or r for r in won)
