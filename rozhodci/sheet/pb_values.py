"""Which PB a row may bring each player: flek points recomputed, premiums from the rows of the table (spec 5, check 4).

The points come from the same pieces as a ruling's (`pb.fleky`, `pb.minus`, `pb.vynos`); without cards every number of
trumps is possible, so a premium is checked only against what the table can give.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product

from rozhodci.comments import Obligation
from rozhodci.hand import Hand
from rozhodci.pb import fleky, minus
from rozhodci.pb.claims import Claim, Kind, Refusal
from rozhodci.pb.context import Context
from rozhodci.pb.no_claim import approved, offender
from rozhodci.pb.rows import sto_a_sedma
from rozhodci.pb.vynos import Entry, priced
from rozhodci.rulesets.model import PbRow, PbTable
from rozhodci.sheet.expected import Ending

MOST_TRUMPS_LISTED = 4
SUITS = 4
_VARIANTS = ("s-obema", "bez-desitky", "bez-esa", "bez-obou")
_SINGLE = ("eso", "desitka")
_FLEK_ROWS = {"betl": "betl-flek-barvy", "durch": "durch-flek-chytaky"}


@dataclass(frozen=True, slots=True)
class Possible:
    """Halves one player may have: `values`, or anything (None) where no source shows the table's cell."""

    values: frozenset[int] | None

    def allows(self, halves: int) -> bool:
        return self.values is None or halves in self.values


@dataclass(frozen=True, slots=True)
class Shared:
    """Points that one or more of `players` must have, the record not saying which."""

    players: tuple[str, ...]
    halves: int
    row: str


@dataclass(frozen=True, slots=True)
class Awards:
    """`by_player` for everybody at the table, `shared` for raises whose speaker is not known."""

    by_player: dict[str, Possible]
    shared: tuple[Shared, ...]


def awards(hand: Hand, ending: Ending, table: PbTable, lenient: bool = False) -> Awards:
    """What the row may bring if it ended so. `lenient`: any claim may have been refused for a reason the row tells."""
    ctx = Context(hand, ending.decision, ending.settlement, table)
    raised = [c for c in (*fleky.claims(ctx), *_minus(ctx)) if not _refused(ctx, c, lenient)]
    options = {p: _raises(ctx, p, raised, lenient) for p in hand.table.players}
    for player in dict.fromkeys(o.announcer for o in hand.comments.obligations):
        options[player] = _added(options[player], premiums(ctx, player, lenient))
    groups = dict.fromkeys(c.group for c in raised if c.group and not lenient)
    shared = tuple(_shared(raised, group) for group in groups)
    return Awards({p: Possible(v) for p, v in options.items()}, tuple(s for s in shared if s.halves))


def _minus(ctx: Context) -> list[Claim]:
    return minus.claims(ctx) if ctx.hand.happened("lozena") else []


def _refused(ctx: Context, claim: Claim, lenient: bool) -> bool:
    """What can be refused without cards: the offending side, an approved hand, a ložená (if it was one at once)."""
    lozena = ctx.hand.happened("lozena") and claim.kind is not Kind.MINUS and not lenient
    return lozena or any(isinstance(rule(ctx, claim), Refusal) for rule in (offender.check, approved.check))


def _raises(ctx: Context, player: str, raised: list[Claim], lenient: bool) -> frozenset[int] | None:
    """Sure points, those of an unknown raiser with or without, and the rows for a raiser's own cards."""
    own = [c for c in raised if c.who == player]
    if any(not c.known for c in own):
        return None
    values = frozenset({0})
    for claim in own:
        sure = not claim.group and not lenient
        values = frozenset(v + claim.halves for v in values) if sure else _either(values, claim.halves)
        extra = ctx.row(_FLEK_ROWS.get(ctx.obligation(claim.keys[0]).part, ""))
        if extra is None or claim.kind is Kind.MINUS or ctx.hand.side(player) is ctx.obligation(claim.keys[0]).side:
            continue
        bonus = extra.not_led if extra.not_led is not None else extra.led
        if bonus is None:
            return None
        values = _either(values, bonus)
    return values


def _either(values: frozenset[int], more: int) -> frozenset[int]:
    return values | {v + more for v in values}


def _added(first: frozenset[int] | None, second: frozenset[int] | None) -> frozenset[int] | None:
    return None if first is None or second is None else frozenset(a + b for a, b in product(first, second))


def _shared(raised: list[Claim], group: str) -> Shared:
    members = [c for c in raised if c.group == group]
    return Shared(tuple(c.who for c in members), members[0].halves, members[0].row)


def premiums(ctx: Context, who: str, lenient: bool) -> frozenset[int] | None:
    """Every sum of premium rows the announcer may have for the parts he made; None where a cell is not known."""
    made = [o for o in ctx.hand.comments.obligations if o.announcer == who and ctx.won(o)]
    if not made or ctx.offenders is ctx.hand.side(who) or (ctx.hand.happened("lozena") and not lenient):
        return frozenset({0})
    if any(o.part == "dve-sedmy" for o in made):
        return None  # the only print of the table is cut there
    sums: set[int] = {0}  # a hand on many trumps has no row
    for entries, few in _hands(ctx, made):
        bonus = partial(sto_a_sedma.bonus, ctx, who, made) if few else _no_bonus
        found = [c for c in priced(ctx, entries, ctx.led(who), bonus) if not _refused(ctx, c, lenient)]
        if any(not c.known for c in found):
            return None
        sums.add(sum(c.halves for c in found))
    return frozenset(sums)


def _no_bonus(_: list[Claim]) -> list[Claim]:
    return []


def _hands(ctx: Context, made: list[Obligation]) -> Iterator[tuple[list[Entry], bool]]:
    """Entries for every kind of hand the row may have been played on, and whether on four trumps or fewer."""
    parts = {o.part: o for o in made}
    for part, rows in (("betl", _betl), ("durch", _durch)):
        if part in parts:
            yield from ((entries, False) for entries in rows(ctx, parts[part]))
            return
    sto = parts.get("sto") or parts.get("sto-a-sedma")
    sedma = parts.get("sedma") or parts.get("sto-a-sedma")
    for count in range(1, MOST_TRUMPS_LISTED + 2):
        seven = _entries(ctx, sedma, [ctx.row(f"sedma-{count}")])
        for rows_of_sto in _sto_rows(ctx, sto, count) if sto else [[]]:
            yield [*seven, *rows_of_sto], count <= MOST_TRUMPS_LISTED


def _sto_rows(ctx: Context, ob: Obligation, count: int) -> Iterator[list[Entry]]:
    """The row of the trumps, with and without „na dvacku“; five and more trumps may have no row at all."""
    if count > MOST_TRUMPS_LISTED:
        yield from ([], _entries(ctx, ob, [ctx.row("sto-bez-obou")]))
        return
    names = _SINGLE if count == 1 else _VARIANTS
    twenties = [ctx.row(f"sto-dvacka-{count}")]
    wider = ctx.row(f"sto-dvacka-{MOST_TRUMPS_LISTED}")
    if wider is not None and wider.or_fewer and count < MOST_TRUMPS_LISTED:
        twenties += [wider] if ctx.hand.readings.ask("pb-dvacka") == "scitat" else []
    for name in names:
        for unlisted in (False, True) if name == "desitka" else (False,):
            own = _entries(ctx, ob, [ctx.row(f"sto-{count}-{name}")], unlisted)
            yield own
            yield [*own, *_entries(ctx, ob, twenties)]


def _entries(ctx: Context, ob: Obligation | None, rows: Iterable[PbRow | None], unlisted: bool = False) -> list[Entry]:
    return [] if ob is None else [Entry(r, ob.announcer, (ob.key,), unlisted=unlisted) for r in rows if r is not None]


def _betl(ctx: Context, ob: Obligation) -> Iterator[list[Entry]]:
    """None to four catching aces, with or without the šesterák."""
    for aces, sixes in product(range(SUITS + 1), range(2)):
        yield [*_times(ctx, ob, "betl-eso", aces), *_times(ctx, ob, "betl-sesterak", sixes)]


def _durch(ctx: Context, ob: Obligation) -> Iterator[list[Entry]]:
    """None to four suits that are not safe, all under one row (the rows have one value)."""
    keys = [k for k in ctx.table.rows if k.startswith("durch-") and k not in _FLEK_ROWS.values()]
    for key, suits in product(keys, range(SUITS + 1)):
        yield _times(ctx, ob, key, suits)


def _times(ctx: Context, ob: Obligation, key: str, times: int) -> list[Entry]:
    row = ctx.row(key)
    return [Entry(row, ob.announcer, (ob.key,), single=True, times=times)] if row is not None and times else []
