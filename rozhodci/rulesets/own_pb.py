"""Section `pb` of a user's own ruleset: rows, fleks, minus points and the threshold of its table."""

from __future__ import annotations

from dataclasses import replace

from rozhodci.rulesets import checks
from rozhodci.rulesets.located import Faults, Node
from rozhodci.rulesets.model import PbRow, PbTable, Ruleset
from rozhodci.rulesets.source import read

TABLES = ("2005", "2010", "2014")
FLEK_PARTS = ("hra", "hra-cervena", "sedma", "sto", "betl", "durch", "dve-sedmy")
MINUS_PARTS = ("hra", "sedma", "sto", "betl", "durch", "dve-sedmy")
_SECTIONS = ("radky", "fleky", "minus", "hranice", "sto-a-sedma")
SEVENS = {"pul": "pul", "nic": ""}


def row_texts() -> dict[str, str]:
    """Key -> text of every row that some packaged table has."""
    return {key: row["text"] for table in TABLES for key, row in read(f"pb/{table}")["radky"].items()}


def premium(rules: Ruleset, node: Node, faults: Faults) -> Ruleset:
    """The base's table with the given values. A fault where the base has no table."""
    if rules.pb is None:
        faults.add(node, "pb", "základní sada nemá tabulku prémiových bodů.", hint="klíč pb smažte.")
        return rules
    given = checks.fields(node, faults, _SECTIONS)
    cite = f"{rules.title}, PB"
    table = rules.pb
    if "radky" in given:
        table = _rows(table, given["radky"], faults, cite)
    if "fleky" in given:
        table = _fleks(table, given["fleky"], faults, cite)
    if "minus" in given:
        table = _minus(table, given["minus"], faults, cite)
    if "hranice" in given:
        table = replace(table, threshold=checks.half_points(given["hranice"], faults))
    if "sto-a-sedma" in given:
        picked = checks.choice(given["sto-a-sedma"], faults, SEVENS)
        table = replace(table, sto_seven=SEVENS.get(picked, table.sto_seven))
    return replace(rules, pb=table)


def _rows(table: PbTable, node: Node, faults: Faults, cite: str) -> PbTable:
    texts = row_texts()
    rows = dict(table.rows)
    for key, value in checks.entries(node, faults, texts, "řádek tabulky PB"):
        old = rows.get(key) or PbRow(key, texts[key], None, None, cite)
        rows[key] = _row(old, value, faults, cite)
    return replace(table, rows=rows)


def _row(old: PbRow, node: Node, faults: Faults, cite: str) -> PbRow:
    said = checks.fields(node, faults, ("s", "bez", "text", "clanek"), "{s: 10, bez: 12, clanek: …}")
    if node.fields is not None and not {"s", "bez"} & set(said):
        faults.add(node, "chybi-klic", "řádku tabulky chybí hodnota.", "s (s výnosem) nebo bez (bez výnosu)")
    return replace(
        old,
        text=checks.text(said["text"], faults) if "text" in said else old.text,
        led=_cell(said["s"], faults) if "s" in said else old.led,
        not_led=_cell(said["bez"], faults) if "bez" in said else old.not_led,
        cite=checks.text(said["clanek"], faults) if "clanek" in said else cite,
    )


def _cell(node: Node, faults: Faults) -> int | None:
    return None if node.text is None or node.text == "-" else checks.half_points(node, faults)


def _fleks(table: PbTable, node: Node, faults: Faults, cite: str) -> PbTable:
    fleks, cites = dict(table.fleks), dict(table.cites)
    for part, value in checks.entries(node, faults, FLEK_PARTS, "část"):
        fleks[part] = tuple(checks.half_points(item, faults) for item in checks.items(value))
        cites[f"flek-{part}"] = cite
    return replace(table, fleks=fleks, cites=cites)


def _minus(table: PbTable, node: Node, faults: Faults, cite: str) -> PbTable:
    minus, cites = dict(table.minus), dict(table.cites)
    for part, value in checks.entries(node, faults, MINUS_PARTS, "část"):
        minus[part] = checks.half_points(value, faults, negative=True)
        cites[f"minus-{part}"] = cite
    return replace(table, minus=minus, cites=cites)
