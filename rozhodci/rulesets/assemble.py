"""Plain data of one ruleset -> a Ruleset of typed values."""

from __future__ import annotations

from collections.abc import Mapping

from rozhodci.rulesets.articles import Articles
from rozhodci.rulesets.model import Offence, PbRow, PbTable, Rate, Reading, Ruleset, Variant
from rozhodci.rulesets.source import Plain

ANALOGY = " (obdobně)"


def assemble(data: Plain) -> Ruleset:
    """The Ruleset of a mapping made by `rozhodci.rulesets.source` (already checked)."""
    cites: dict[str, str] = data["citace"]
    table = pb_table(data["pb"])
    return Ruleset(
        name=data["jmeno"],
        title=data["nazev"],
        discipline=data["disciplina"],
        source=data["zdroj"],
        valid_from=data["plati"]["od"],
        valid_to=data["plati"]["do"],
        hand_size=data["karet"],
        talon_size=data["talon"],
        seats=tuple(data["hraci"]),
        max_fleks=data["fleku"],
        rates={n: Rate(n, r["hal"], r["clanek"], r.get("pevna", False)) for n, r in data["sazby"].items()},
        zavazky={words: tuple(parts.split()) for words, parts in data["zavazky"].items()},
        ladder=tuple(data["zebricek"]),
        catalogue=catalogue(data),
        facts=data["kody"]["skutecnosti"],
        readings={code: reading(code, data, cites) for code in data["vyklady"]},
        pb=table,
        cites=cites,
        articles=Articles(data["disciplina"], table),
        aliases=tuple(data.get("aliasy", ())),
        notes=tuple(data["poznamky"]),
        decided={code: q["jinde"] for code, q in data["otazky"].items() if code not in data["vyklady"]},
        rates_note=data.get("poznamka-sazby", ""),
        remarks=tuple(data["o-sade"]),
    )


def catalogue(data: Plain) -> dict[str, Offence]:
    """Every code in the order of the catalogue. `obdobne: true` marks the articles as used by analogy."""
    mark = ANALOGY if data.get("obdobne") else ""
    codes = data["kody"]["kody"]
    return {
        code: Offence(
            code,
            codes[code]["nazev"],
            codes[code]["faze"],
            codes[code]["prokazatelne"],
            tuple(variant(row, mark) for row in rows),
            codes[code]["vyznam"],
        )
        for code, rows in data["katalog"].items()
    }


def variant(row: Plain, mark: str = "") -> Variant:
    """One row of the catalogue data."""
    basis = row.get("podle", "")
    return Variant(
        row.get("kdy", ""),
        row["trida"],
        row["pausal"],
        row["clanek"] + mark,
        row.get("navrh", ""),
        row.get("skupina", ""),
        basis + mark if basis else "",
    )


def reading(code: str, data: Plain, cites: Mapping[str, str]) -> Reading:
    """One výklad with the default of this ruleset."""
    row = data["otazky"][code]
    cite = row["clanek"] if "clanek" in row else cites[row["tema"]]
    meanings: dict[str, str] = row["volby"]
    return Reading(code, row["otazka"], tuple(meanings), data["vyklady"][code], row["proc"], cite, meanings)


def pb_table(data: Plain | None) -> PbTable | None:
    """The PB table in half points; None where the ruleset has no PB."""
    if data is None:
        return None
    rows = {k: pb_row(k, r) for k, r in data["radky"].items()}
    fleks, minus = data["fleky"], data["minus"]
    cites = {f"flek-{p}": r["clanek"] for p, r in fleks.items()} | {f"minus-{p}": r["clanek"] for p, r in minus.items()}
    cites["sto-a-sedma"] = data.get("clanek-sto-a-sedma", data["clanek"])
    return PbTable(
        rows,
        {part: tuple(int(2 * x) for x in r["body"]) for part, r in fleks.items()},
        {part: int(2 * r["body"]) for part, r in minus.items()},
        2 * data["hranice"],
        data["clanek"],
        cites,
        data["sto-a-sedma"],
        data["zdroj"],
        data.get("uplna", False),
    )


def pb_row(key: str, row: Plain) -> PbRow:
    """One row of a PB table."""
    return PbRow(key, row["text"], halves(row["s"]), halves(row["bez"]), row["clanek"], row.get("a-mene", False))


def halves(points: float | None) -> int | None:
    """Points of the table in half points; None stays None (no value there)."""
    return None if points is None else int(2 * points)
