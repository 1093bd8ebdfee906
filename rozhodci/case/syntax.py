"""What PyYAML says about broken YAML, in one Czech sentence with a place and an advice (never its own English)."""

from __future__ import annotations

import re

import yaml

from rozhodci.case.nodes import Refused
from rozhodci.errors import Problem

QUOTE = "dejte hodnotu do uvozovek."

# Found in PyYAML's or libyaml's message -> sentence, advice. The first that fits counts.
_TABLE: tuple[tuple[str, str, str], ...] = (
    ("undefined alias", "hvězdička na začátku hodnoty je v YAML odkaz, a takový tu není.", QUOTE),
    ("duplicate anchor", "stejná kotva (&) je v dokumentu dvakrát.", QUOTE),
    ("alphabetic or numeric character", "znaky & a * na začátku hodnoty mají v YAML zvláštní význam.", QUOTE),
    (
        "mapping values are not allowed",
        "dvojtečka na místě, kde být nemůže.",
        f"{QUOTE[:-1]}; klíče pod sebe zarovnejte.",
    ),
    ("sequence entries are not allowed", "pomlčka na místě, kde seznam začínat nemůže.", QUOTE),
    ("mapping keys are not allowed", "otazník na místě, kde být nemůže.", QUOTE),
    ("maximum nesting depth", "vnoření do sebe je příliš hluboké.", "případ tolik závorek nepotřebuje."),
    ("directive", "řádek začínající procentem má v YAML zvláštní význam.", QUOTE),
    ("incompatible yaml document", "řádek %YAML uvádí verzi, kterou nelze číst.", "řádek %YAML vynechte."),
    ("escape c", "neznámá zkratka se zpětným lomítkem.", "místo uvozovek použijte apostrofy."),
    ("hexdecimal", "neúplná zkratka se zpětným lomítkem.", "místo uvozovek použijte apostrofy."),
    ("hexadecimal", "neúplná zkratka se zpětným lomítkem.", "místo uvozovek použijte apostrofy."),
    ("scanning a quoted scalar", "uvozovky nejsou uzavřené.", "doplňte druhé uvozovky."),
    ("block scalar", "za | nebo > smí být jen konec řádku.", QUOTE),
    ("or ']'", "seznam v hranatých závorkách není uzavřený nebo v něm chybí čárka.", "doplňte ] nebo čárku."),
    ("or '}'", "složená závorka není uzavřená nebo v ní chybí čárka.", "doplňte } nebo čárku."),
    (
        "could not find expected ':'",
        "za klíčem chybí dvojtečka.",
        "pište „klíč: hodnota“, delší text dejte do uvozovek.",
    ),
    ("parsing a block collection", "v seznamu chybí na začátku řádku pomlčka.", "zarovnejte položky seznamu pod sebe."),
    ("<block end>", "řádek sem odsazením nebo zápisem nepatří.", f"zarovnejte klíče pod sebe, nebo {QUOTE}"),
    ("expected key", "řádek sem odsazením nebo zápisem nepatří.", f"zarovnejte klíče pod sebe, nebo {QUOTE}"),
    ("expected node content", "tady má být hodnota a stojí tu znak YAML.", QUOTE),
    ("document start", "tady má začínat nový případ řádkem ---.", "zkontrolujte odsazení řádků."),
    ("tag", "vykřičník na začátku hodnoty má v YAML zvláštní význam.", QUOTE),
)
_LIMITS = {
    "znacka": "značku smažte.",
    "velikost": "jeden případ má nejvýš pár set hodnot.",
    "hloubka": "případ tolik závorek v sobě nepotřebuje.",
    "odkazy": "vypište hodnoty bez značek & a *.",
}
_BEGINNING = ("scanning a quoted scalar", "or ']'", "or '}'", "could not find expected ':'")


def syntax_problem(fault: yaml.YAMLError | Refused, text: str, file: str, above: int = 0) -> Problem:
    """The located problem of a text that YAML cannot read. `above` = lines of the file before `text`."""
    if isinstance(fault, Refused):
        line, column = _place(fault.mark)
        return Problem(fault.code, str(fault), file, line + above, column, hint=_LIMITS[fault.code])
    if isinstance(fault, yaml.reader.ReaderError):
        return _control_character(fault, text, file, above)
    mark = getattr(fault, "problem_mark", None) or getattr(fault, "context_mark", None)
    line, column = _place(mark)
    said = f"{getattr(fault, 'context', '')} {getattr(fault, 'problem', '')}".lower()
    message, hint = _sentence(said, _line(text, line), column)
    start = _place(getattr(fault, "context_mark", None) or mark)
    if any(part in said for part in _BEGINNING) and start[0] != line:
        line, column = start  # what was left open or unfinished: where it begins helps, where YAML gave up does not
    found = _line(text, line).strip()
    return Problem("yaml", message, file, line + above, column, found=found[:60], hint=hint)


def _sentence(said: str, line: str, column: int) -> tuple[str, str]:
    if "cannot start any token" in said:
        if "\t" in line[: max(column, 1)]:
            return "tabulátor nelze použít k odsazení.", "odsaďte mezerami."
        return f"hodnota nemůže začínat znakem {line[column - 1 : column] or 'na tomto místě'}.", QUOTE
    for part, message, hint in _TABLE:
        if part in said:
            return message, hint
    return "zápis YAML tu není správný.", QUOTE


def _control_character(fault: yaml.reader.ReaderError, text: str, file: str, above: int) -> Problem:
    at = next((i for i, c in enumerate(text) if yaml.reader.Reader.NON_PRINTABLE.match(c)), 0)
    line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
    message = f"soubor obsahuje neviditelný řídicí znak U+{ord(text[at]) if text else 0:04X}."
    return Problem("ridici-znak", message, file, line + above, column, hint="znak smažte.")


def _place(mark: object) -> tuple[int, int]:
    return (getattr(mark, "line", -1) + 1, getattr(mark, "column", -1) + 1)


def _line(text: str, number: int) -> str:
    """The line `number` (from 1) as YAML counts lines."""
    lines = re.split(r"\r\n|[\n\r\x85\u2028\u2029]", text)
    return lines[number - 1] if 0 < number <= len(lines) else ""
