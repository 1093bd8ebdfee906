"""The files with result tables: those named, and of a folder all that may hold one."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from rozhodci.case.source import check_size, decode
from rozhodci.cli.inputs import sources
from rozhodci.errors import InputError, Problem, reason
from rozhodci.files import is_file, is_folder
from rozhodci.sheet.table_check import TableReport, check_tables
from rozhodci.sheet.tables import read_tables

SUFFIXES = (".csv", ".tsv", ".txt")
HIDDEN = (".", "~$")
"""How the names of hidden files and of those of an open document begin."""


def table_files(given: list[str]) -> list[str]:
    """The words as given, a folder as its files. Raises InputError for a folder without any."""
    return [name for word in given for name in (_in_folder(word) if is_folder(word) else [word])]


def _in_folder(folder: str) -> list[str]:
    faults: list[OSError] = []
    found = [
        str(Path(top) / file)
        for top, _, files in os.walk(folder, onerror=faults.append)
        for file in files
        if file.lower().endswith(SUFFIXES) and not file.startswith(HIDDEN) and is_file(Path(top) / file)
    ]
    if faults:
        raise InputError([Problem("soubor", f"{reason(e)}.", str(e.filename)) for e in faults])
    if not found:
        raise InputError([Problem("soubor", "ve složce není žádný soubor .csv, .tsv ani .txt.", folder)])
    return sorted(found)


def checked(names: list[str]) -> Iterator[tuple[str, TableReport | InputError]]:
    """Each file with what was found in it; one that cannot be read does not stop the others."""
    for source in sources(names):
        if isinstance(source, InputError):
            yield "", source
            continue
        try:
            check_size(source.content, source.name)
            yield source.name, check_tables(read_tables(decode(source.content, source.name), source.name))
        except InputError as error:
            yield source.name, error
