"""The sheets that the words after `rozhodci listek` name, each read and examined by itself."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rozhodci import rulesets
from rozhodci.cli import crash, exits
from rozhodci.cli.inputs import STDIN, Source, files, in_folder, sources
from rozhodci.cli.output import say
from rozhodci.errors import InputError, RozhodciError
from rozhodci.files import is_folder
from rozhodci.sheet.check import SheetReport, check
from rozhodci.sheet.load import load

SUFFIXES = (".yaml", ".yml", ".json", ".csv", ".tsv")
"""What a folder is looked through for; unlike cases, sheets are mostly tables."""


@dataclass(frozen=True, slots=True)
class Examined:
    """One sheet under the name of its file."""

    file: str
    report: SheetReport


def sheet_files(given: list[str]) -> list[str]:
    """The files named, each once; a folder or a pattern may name several. Raises InputError for an empty folder."""
    names = [
        name for word in given for name in (in_folder(word, SUFFIXES) if is_folder(word) else files([word]) or [word])
    ]
    first: dict[str, str] = {}
    for name in names:
        first.setdefault(name if name == STDIN else os.path.realpath(name), name)
    return list(first.values())


class Sheets:
    """Examines sheets one after another; one that cannot be read is reported and the rest go on. `code`: the worst."""

    def __init__(self, ruleset: str | None, rounding: str) -> None:
        self.code = exits.DONE
        self._ruleset, self._rounding = ruleset, rounding

    def examined(self, names: list[str]) -> Iterator[Examined]:
        """Every sheet that could be read."""
        for source in sources(names):
            one = self._one(source)
            if one is not None:
                self.code = max(self.code, exits.DONE if one.report.clean else exits.FINDINGS)
                yield one

    def _one(self, source: Source | InputError) -> Examined | None:
        try:
            if isinstance(source, InputError):
                raise source
            return Examined(source.name, self._report(source))
        except RozhodciError as error:
            say(str(error))
            self.code = max(self.code, exits.UNUSABLE)
        except Exception as error:
            say(crash.report(error, source.name if isinstance(source, Source) else ""))
            self.code = max(self.code, exits.INTERNAL)
        return None

    def _report(self, source: Source) -> SheetReport:
        folder = Path(source.name).parent
        sheet = load(source.content, source.name, lambda name: rulesets.get(name, folder), self._ruleset)
        return check(sheet, rulesets.get(sheet.ruleset, folder), self._rounding)
