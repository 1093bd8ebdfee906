"""The register of articles, read only when somebody asks for one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from rozhodci.rulesets.model import Article, PbTable
from rozhodci.rulesets.source import read

REGISTERS = {
    "licitovany": ("clanky/csm", "clanky/pb"),
    "voleny": ("clanky/csm", "clanky/pb"),
    "koruna": ("clanky/koruna",),
    "krizovy": ("clanky/krizovy",),
}
ANALOGY = " (obdobně)"


def bare(cite: str) -> str:
    """The citation without the mark that it is used by analogy."""
    return cite.removesuffix(ANALOGY)


@cache
def register(file: str) -> Mapping[str, Article]:
    """All articles of one register file, by citation."""
    return {cite: Article(cite, a["nadpis"], a["smysl"], a["dusledek"]) for cite, a in read(file).items()}


def table_articles(table: PbTable) -> dict[str, Article]:
    """Each row of a PB table is a clause of its own."""
    return {row.cite: Article(row.cite, row.text, _worth(row.led, row.not_led), "") for row in table.rows.values()}


def _worth(led: int | None, not_led: int | None) -> str:
    return f"S výnosem {points(led)}, bez výnosu {points(not_led)}."


def points(halves: int | None) -> str:
    """Half points as Czech text: `26`, `4,5`, `–` where the table has no value."""
    if halves is None:
        return "–"
    sign, half = ("-" if halves < 0 else ""), abs(halves)
    return f"{sign}{half // 2},5" if half % 2 else f"{sign}{half // 2}"


class Articles(Mapping[str, Article]):
    """Citation -> Article of one ruleset. Finds a citation by analogy (`… (obdobně)`) under the article itself."""

    __slots__ = ("_discipline", "_known", "_table")

    def __init__(self, discipline: str, table: PbTable | None) -> None:
        self._discipline = discipline
        self._table = table
        self._known: dict[str, Article] | None = None

    def _all(self) -> dict[str, Article]:
        if self._known is None:
            self._known = dict(register("clanky/obecne"))
            for file in REGISTERS[self._discipline]:
                self._known.update(register(file))
            self._known.update(table_articles(self._table) if self._table else {})
        return self._known

    def __getitem__(self, cite: str) -> Article:
        return self._all()[bare(cite)]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())


class OwnArticles(Mapping[str, Article]):
    """The register of a base ruleset with a user's own clauses on top."""

    __slots__ = ("_base", "_own")

    def __init__(self, base: Mapping[str, Article], own: Mapping[str, Article]) -> None:
        self._base = base
        self._own = own

    def __getitem__(self, cite: str) -> Article:
        own = self._own.get(cite) or self._own.get(bare(cite))
        return own or self._base[cite]

    def __iter__(self) -> Iterator[str]:
        yield from dict.fromkeys([*self._base, *self._own])

    def __len__(self) -> int:
        return sum(1 for _ in self)
