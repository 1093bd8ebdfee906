"""From a source to its cases: YAML, JSON, a line of JSON Lines, a saved game of Mariášek."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from rozhodci import rulesets
from rozhodci.audit.chunk import HRA, LINE, Source
from rozhodci.case.load import load
from rozhodci.case.model import Case
from rozhodci.case.quick import read_json
from rozhodci.case.source import check_size, decode
from rozhodci.errors import InputError, Problem
from rozhodci.rulesets.load import is_path, own_unit
from rozhodci.rulesets.model import Ruleset

RulesFor = Callable[[str], Ruleset]


@dataclass(frozen=True, slots=True)
class Read:
    """A case ready to be judged and what has to be said about its source."""

    case: Case
    warnings: tuple[str, ...] = ()


def cases(source: Source, ruleset: str | None) -> Iterator[Read | InputError]:
    """Every case of a source, or its problems. Raises UndecidableError for a saved game that leaves the trump out."""
    rules_for = beside(source.name)
    if source.kind == HRA:
        yield _saved_game(source, ruleset)
    elif source.kind == LINE:
        yield _line(source, rules_for, ruleset)
    else:
        quick = _json(source, rules_for, ruleset, "") if source.content.lstrip().startswith(b"{") else None
        read = [quick] if quick else load(source.content, source.name, rules_for, ruleset)
        yield from (one if isinstance(one, InputError) else Read(one) for one in read)


@lru_cache(maxsize=8)
def beside(file: str) -> RulesFor:
    """A user's own ruleset is looked for beside the case file."""
    return lambda name: rulesets.get(name, Path(file).parent if is_path(name) else None)


def _saved_game(source: Source, ruleset: str | None) -> Read | InputError:
    from rozhodci.mariasek import read_game

    try:
        game = read_game(source.content, source.name, ruleset, own_unit(ruleset))
    except InputError as fault:
        return fault
    return Read(game.case, game.warnings)


def _json(source: Source, rules_for: RulesFor, ruleset: str | None, suffix: str) -> Case | None:
    """The quick way; None where the careful reader has to look."""
    try:
        check_size(source.content, source.name)
        text = decode(source.content, source.name)
    except InputError:
        return None
    return read_json(text, source.name, source.line, suffix, rules_for, ruleset)


def _line(source: Source, rules_for: RulesFor, ruleset: str | None) -> Read | InputError:
    """One line of JSON Lines: exactly one case; without an `id` it is called after file and line."""
    suffix = f"-{source.line}"
    quick = _json(source, rules_for, ruleset, suffix)
    if quick is not None:
        return Read(quick)
    (first, *rest) = load(source.content, source.name, rules_for, ruleset)
    if rest:
        return InputError([Problem("vic-pripadu", "na řádku má být jeden případ.", source.name, source.line, 1)])
    if isinstance(first, InputError):
        return _moved(first, source.line)
    return Read(first if first.own_id else replace(first, id=first.id + suffix))


def _moved(fault: InputError, line: int) -> InputError:
    """The same problems at the line of the whole file, in words of a line where they speak of a file."""
    return InputError([replace(_of_a_line(p, line), line=line) for p in fault.problems])


def _of_a_line(p: Problem, line: int) -> Problem:
    if p.code == "prazdny-soubor":
        return replace(p, message="na tomto řádku není žádný případ.")
    if p.code == "yaml" and p.line > 1:  # where YAML gave up: past the end
        return replace(p, message="řádek končí uprostřed zápisu.", column=0, found="", hint=_WHOLE)
    message = p.message
    for of_file, of_line in _WORDS.get(p.code, {}).items():
        message = message.replace(of_file, of_line)
    if p.code in _NAMING_A_LINE:
        message = _LINE_NUMBER.sub(str(line), message)
    return replace(p, message=message, column=p.column if p.line <= 1 else 0)


_WHOLE = "každý případ má být celý na jednom řádku; nechybí závorka nebo uvozovky?"
_WORDS = {
    "velikost": {"soubor je": "řádek je", "v souboru je": "na řádku je"},
    "ridici-znak": {"soubor obsahuje": "řádek obsahuje"},
}
_NAMING_A_LINE = ("klic-dvakrat", "karta-dvakrat")
_LINE_NUMBER = re.compile(r"(?<= na řádku )[0-9]+")
