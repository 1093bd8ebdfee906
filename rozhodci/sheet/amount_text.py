"""An amount as scribes and spreadsheets write it, and what to do about one that is none.

Passing examples: `–0,60` (autocorrect made the minus a dash), `(1,20)`, `'-0,60`. Failing examples: `-,60`; `1.VIII`,
which a spreadsheet made of 1.8.
"""

from __future__ import annotations

import re

from rozhodci.case.words import fold, visible
from rozhodci.sheet.csv_cells import unguarded

_DASHES = "–—‒−"
_MONTH = (
    "(?:x?i{1,3}|i?[vx]|vi{1,3}|led|uno|bre|dub|kve|cvn|cvc|srp|zar|rij|lis|pro"
    "|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*"
)
_DATE = re.compile(
    rf"-?[0-9]{{1,2}}[.\-/ ]+{_MONTH}\.?(?:[.\-/ ]*[0-9]{{2,4}})?|{_MONTH}[.\-/ ]+[0-9]{{1,4}}"
    r"|[0-9]{1,2}[./-] ?[0-9]{1,2}[./-] ?(?:[0-9]{2,4})?|[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{1,3}:[0-9]{2}(?::[0-9]{2})?"
)
_NO_ZERO = re.compile(r"[+-]? ?[.,][0-9]+")


def plain_amount(text: str) -> str:
    """`–0,60`, `(0,60)` -> `-0,60`; anything else as it is."""
    text = unguarded(visible(text))
    if text.startswith("(") and text.endswith(")"):
        text = f"-{text[1:-1].strip()}"
    return f"-{text[1:]}" if text[:1] in _DASHES and text else text


def advice(text: str) -> str:
    """What to do about a text that is no amount; empty where nothing special is seen."""
    plain = plain_amount(text)
    if _DATE.fullmatch(fold(plain)):
        return "částku změnila tabulka (Excel) na datum nebo čas: sloupec naformátujte jako text a částku přepište."
    if _NO_ZERO.fullmatch(plain):
        return "před čárku napište nulu, třeba -0,60."
    if plain.startswith(("#", "=")):
        return "vzorec v tabulce nedal číslo: opravte ho, nebo místo něj napište částku."
    return ""
