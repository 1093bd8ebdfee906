"""From the bytes of a file to the Sheet: YAML or CSV, told apart by the text and by the name (spec 5, 5.1)."""

from __future__ import annotations

from dataclasses import replace

import yaml
from yaml.nodes import Node

from rozhodci.case.commas import with_commas_told
from rozhodci.case.nodes import Refused, compose
from rozhodci.case.reader import Reader, TooManyProblems
from rozhodci.case.source import check_size, decode
from rozhodci.case.syntax import syntax_problem
from rozhodci.case.top import RulesFor
from rozhodci.errors import InputError, Problem
from rozhodci.sheet.csv_places import in_table
from rozhodci.sheet.csv_sheet import to_nodes
from rozhodci.sheet.model import Sheet
from rozhodci.sheet.reading import read_sheet
from rozhodci.sheet.recognised import is_table, refuse_case, refuse_workbook


def load(source: bytes, file: str, rules_for: RulesFor, ruleset: str | None = None) -> Sheet:
    """The sheet of a file. Raises InputError with all its problems. `ruleset` overrides `pravidla`."""
    check_size(source, file)
    refuse_workbook(source, file)
    text = decode(source, file)
    if not text.strip():
        raise InputError([Problem("prazdny-soubor", "prázdný soubor, není v něm žádný lístek.", file)])
    csv = is_table(text, file)
    separator, root = to_nodes(text, file) if csv else (";", _root(text, file))
    doc = Reader(file)
    try:
        sheet = read_sheet(doc, root, rules_for, ruleset, csv)
    except TooManyProblems:
        sheet = None
    problems = with_commas_told(doc, root)
    if sheet is None or problems:
        raise InputError(map(in_table, problems) if csv else problems)
    return replace(sheet, separator=separator)


def _root(text: str, file: str) -> Node:
    try:
        roots = compose(text)
    except (yaml.YAMLError, Refused) as fault:
        raise InputError([syntax_problem(fault, text, file)]) from None
    for root in roots:
        refuse_case(root, file)
    if len(roots) != 1:
        raise InputError([Problem("vic-listku", f"lístků je v souboru {len(roots)}, tady má být jeden.", file)])
    return roots[0]
