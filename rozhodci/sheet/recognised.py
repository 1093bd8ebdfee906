"""What a file is before it is read as a sheet: a table, YAML, a case, or a workbook to be saved as CSV first."""

from __future__ import annotations

import re

from yaml.nodes import Node

from rozhodci.case.nodes import MAP, SCALAR
from rozhodci.errors import InputError, Problem

_WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
"""How .xlsx and .ods (zip) and the old .xls start."""
_YAML = re.compile(r"""^(?:[{ ]*["']?|\ufeff)(?:listek|hry|hraci|pravidla|rozdava|karty)["']? *:(?!;)""", re.M)
_HEADER = re.compile(
    r"""^[ "]{0,3}(?:[cč]\.?|číslo|pořadí|hra|#)?[ "]{0,3}[;\t,].*(?:rozd[aá]v[aá]|[;\t,] {0,3}"?PB )""", re.M | re.I
)
_CASE = frozenset({"karty", "zdvihy", "akter", "zavazek", "talon", "rozdava", "zaznam"})
_SHEET = frozenset({"hry", "listek", "soucty", "zapisovatel"})


def refuse_workbook(source: bytes, file: str) -> None:
    """Raises InputError for the file of a spreadsheet itself."""
    if source.startswith(_WORKBOOKS):
        message = "tohle je sešit tabulkového procesoru (.xlsx, .ods, .xls), ten program nečte."
        hint = "v Excelu nebo LibreOffice: Uložit jako → CSV UTF-8 (textový soubor oddělený středníky)."
        raise InputError([Problem("sesit", message, file, hint=hint)])


def refuse_case(root: Node, file: str) -> None:
    """Raises InputError for a case, which has keys that no sheet has."""
    keys = {key.value for key, _ in root.value if key.tag in SCALAR} if root.tag == MAP else set[str]()
    if keys & _CASE and not keys & _SHEET:
        raise InputError([Problem("pripad", "tohle je případ, ne lístek.", file, hint=f"rozhodci posud {file}")])


def is_table(text: str, file: str) -> bool:
    """By what stands there, whatever the file is called; by the name only where that says nothing."""
    if _YAML.search(text):
        return False
    lower = file.lower()
    return not lower.endswith((".yaml", ".yml", ".json")) or bool(_HEADER.search(text))
