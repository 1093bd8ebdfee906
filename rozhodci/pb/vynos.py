"""Values of the rows: s výnosem or bez výnosu, the higher value once only, empty cells (PB 2005, sčítání).

Reading: výnos = the announcer led trick 1; bez výnosu at most one row counts at its bez-výnosu value, the one that
brings most, the others at s výnosem. An empty cell of a complete table is an unlisted game: proposed as twice the
same game s výnosem, the referee decides; of a table known in part it is nobody's guess.
Passing example: sto on 4 trumps without eso 12/18 and na dvacku 8/8, bez výnosu: 18 + 8. Failing example: sedma
5/7 and sto 9/12 bez výnosu are 5 + 12, not 7 + 12.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rozhodci.pb.claims import Claim, Doubt, Kind, Refusal
from rozhodci.pb.context import Context
from rozhodci.rulesets.model import PbRow


@dataclass(frozen=True, slots=True)
class Entry:
    """A row met by the hand. `single`: a row with one value whoever led (betl, durch). `times`: counted so often.

    `unlisted`: the game stands in no row, this one is the nearest lower (twice its value, PB 2005 neuvedená hra).
    """

    row: PbRow
    who: str
    keys: tuple[str, ...]
    kind: Kind = Kind.PREMIUM
    single: bool = False
    times: int = 1
    detail: str = ""
    unlisted: bool = False
    doubts: tuple[Doubt, ...] = ()
    refusal: Refusal | None = None


Bonus = Callable[[list[Claim]], list[Claim]]


def priced(ctx: Context, entries: list[Entry], led: bool, bonus: Bonus = lambda _: []) -> list[Claim]:
    """Claims with the best allowed value; `bonus` are claims that depend on the values of the others."""
    choices = [[claim(ctx, e, i == best) for i, e in enumerate(entries)] for best in _candidates(ctx, entries, led)]
    whole = [found + bonus(found) for found in choices]
    return [c for c in max(whole, key=lambda found: sum(c.halves for c in found)) if c.halves or c.doubts]


def _candidates(ctx: Context, entries: list[Entry], led: bool) -> list[int] | list[None]:
    """Indexes of the rows that may take the bez-výnosu value; one whose value nobody knows comes before the others."""
    two = [] if led else [i for i, e in enumerate(entries) if not e.single]
    unknown_ones = [i for i in two if entries[i].row.not_led is None and not ctx.table.complete]
    return unknown_ones or two or [None]


def claim(ctx: Context, e: Entry, without_lead: bool = False) -> Claim:
    """The claim of one row at its value s výnosem, or bez výnosu."""
    if e.single:
        return _single(ctx, e)
    return _not_led(ctx, e) if without_lead else _made(ctx, e, e.row.led, "s výnosem", e.doubts)


def _single(ctx: Context, e: Entry) -> Claim:
    value = e.row.led if e.row.led is not None else e.row.not_led
    return replace(_made(ctx, e, value, "", e.doubts), refusal=e.refusal)


def _not_led(ctx: Context, e: Entry) -> Claim:
    if e.row.not_led is not None or not ctx.table.complete:
        return _made(ctx, e, e.row.not_led, "bez výnosu", e.doubts, fallback=e.row.led)
    twice = 2 * (e.row.led or 0)
    return _made(ctx, e, twice, "bez výnosu (dvojnásobek hodnoty s výnosem)", (*e.doubts, unlisted(ctx, e)))


def _made(
    ctx: Context, e: Entry, value: int | None, column: str, doubts: tuple[Doubt, ...], fallback: int | None = None
) -> Claim:
    text = ", ".join(x for x in (e.row.text, e.detail, column) if x)
    if value is None:
        return Claim(e.who, e.keys, e.kind, text, fallback or 0, e.row.cite, (*doubts, unknown(e)), known=False)
    if e.unlisted and not any(d.code == "pb-neuvedena-hra" for d in doubts):
        value, doubts = 2 * value, (*doubts, unlisted(ctx, e))
    return Claim(e.who, e.keys, e.kind, text, value * e.times, e.row.cite, doubts)


def unlisted(ctx: Context, e: Entry) -> Doubt:
    """The table lists no such game: twice the nearest lower one, always by the referee."""
    text = f"{e.who}: hra v tabulce není, navržen dvojnásobek nejbližší nižší ({e.row.text}). Kolik PB se přizná?"
    return Doubt("pb-neuvedena-hra", text, ctx.hand.rules.cite("jina-hra"))


def unknown(e: Entry) -> Doubt:
    """No source shows the cell."""
    text = f"{e.who}: hodnota řádku „{e.row.text}“ není v dostupné tabulce doložena. Kolik PB se přizná?"
    return Doubt("pb-nedolozeny-radek", text, e.row.cite)
