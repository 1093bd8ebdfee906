"""Sto announced and won, by the number of trumps and by trump eso and desítka held (rows sto).

Reading: counted in the twelve cards with the talon (ČSM čl. II/11). The row without both trump desítky and without a
count is for five and more trumps. „Trumfové desítky“ are the trump eso and the trump desítka.
Passing example: 4 trumps with desítka, without eso. Failing example: 5 trumps with eso have no row.
"""

from __future__ import annotations

from rozhodci.cards import Rank
from rozhodci.comments import Obligation
from rozhodci.pb.context import Context
from rozhodci.pb.vynos import Entry

MANY = 5


def rows(ctx: Context, ob: Obligation) -> list[Entry]:
    """The one row of the sto that fits the trumps."""
    cards = ctx.trumps(ob.announcer)
    ranks = {c.rank for c in cards}
    key = _key(len(cards), Rank.ESO in ranks, Rank.DESITKA in ranks)
    row = ctx.row(key)
    if row is None:
        return []
    bare = len(cards) <= 1 and not ranks & {Rank.ESO, Rank.DESITKA}
    return [Entry(row, ob.announcer, (ob.key,), unlisted=bare)]


def _key(count: int, eso: bool, desitka: bool) -> str:
    if count >= MANY:
        return "" if eso or desitka else "sto-bez-obou"
    if count <= 1:
        # a single low trump stands in no row: the nearest lower one is the single desítka
        return "sto-1-eso" if eso else "sto-1-desitka"
    held = {(True, True): "s-obema", (True, False): "bez-desitky", (False, True): "bez-esa", (False, False): "bez-obou"}
    return f"sto-{count}-{held[eso, desitka]}"
