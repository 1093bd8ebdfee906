"""A sheet as a table for a Czech spreadsheet: UTF-8 with BOM, `;`, decimal comma; no text is taken for a formula."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rozhodci.sheet.corrected import Corrected
from rozhodci.sheet.csv_cells import written
from rozhodci.sheet.csv_header import COLUMNS, MORE
from rozhodci.sheet.entries import fleks_text, proti_text, renonc_text, results_text, zavazek_text
from rozhodci.sheet.model import Row, Sheet, SheetFinding
from rozhodci.sheet.values import decimal_cell, shown
from rozhodci.words import halves

BOM = "\ufeff"
SEPARATOR = ";"


def lines(rows: Iterable[Sequence[str]]) -> str:
    """A whole table."""
    return BOM + "".join(SEPARATOR.join(written(cell, SEPARATOR) for cell in row) + "\n" for row in rows)


def render(corrected: Corrected) -> str:
    """The corrected sheet as a table that can be read again; what was changed stands in the column `oprava`."""
    whole = corrected.sheet
    keys = [*COLUMNS, *(k for k in MORE if k != "oprava" and any(cells(r)[k] for r in whole.rows))]
    rows = [*_above(whole), ("c", *keys, *whole.players, *(f"PB {p}" for p in whole.players), "oprava")]
    for row in whole.rows:
        text = cells(row)
        changes = corrected.changes.get(row.number, ())
        rows.append((str(row.number), *(text[k] for k in keys), *_numbers(whole, row), _changes(changes)))
    rows.append(("soucet", *("" for _ in keys), *_sums(whole), _changes(corrected.changes.get(0, ()))))
    return lines(rows)


def _above(whole: Sheet) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = [("pravidla", whole.ruleset)]
    found += [("sazby", *(f"{k} {decimal_cell(v)}" for k, v in whole.rates.items()))] if whole.rates else []
    found += [("vyklady", *(f"{k} {v}" for k, v in whole.readings.items()))] if whole.readings else []
    found += [(key, whole.tournament[key]) for key in ("nazev", "datum", "kolo", "stul") if key in whole.tournament]
    found += [("zapisovatel", whole.scribe)] if whole.scribe else []
    return [*found, *([("podpisy", ", ".join(whole.signatures))] if whole.signatures else [])]


def cells(row: Row) -> Mapping[str, str]:
    """Every cell of a hand but the numbers."""
    return {
        "rozdava": row.dealer or "",
        "akter": row.akter or "",
        "zavazek": zavazek_text(row),
        "trumf": row.trump.word if row.trump else "",
        "fleky": fleks_text(row),
        "vysledek": results_text(row),
        "body": "" if row.points is None else str(row.points),
        "popis": row.description,
        "podpisy": ", ".join(row.signatures or ()),
        "pauziruje": row.sitter or "",
        "partner": row.partner or "",
        "proti": proti_text(row),
        "pomocna": row.pomocna.word if row.pomocna else "",
        "hlasky_obrany": "" if row.against is None else str(row.against),
        "lozena": "ano" if row.shown else "",
        "schvaleno": "ano" if row.approved else "",
        "renonc": renonc_text(row),
        **{key: value if isinstance(value := row.kept.get(key, ""), str) else "" for key in ("pripad", "poznamka")},
    }


def _numbers(whole: Sheet, row: Row) -> tuple[str, ...]:
    money = (decimal_cell(row.amounts.get(p)) for p in whole.players)
    return (*money, *(halves(row.pb.get(p, 0)) for p in whole.players))


def _sums(whole: Sheet) -> tuple[str, ...]:
    money = (decimal_cell(whole.sums[p].money) for p in whole.players)
    return (*money, *(halves(whole.sums[p].pb or 0) for p in whole.players))


def _changes(changes: tuple[SheetFinding, ...]) -> str:
    return "; ".join(f"{c.column}: bylo {shown(c.found) or 'prázdné'}" for c in changes)
