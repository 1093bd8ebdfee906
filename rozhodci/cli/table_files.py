"""The files with result tables: those named, and of a folder all that may hold one."""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.case.source import check_size, decode
from rozhodci.cli.inputs import in_folder, sources
from rozhodci.errors import InputError
from rozhodci.files import is_folder
from rozhodci.sheet.table_check import TableReport, check_tables
from rozhodci.sheet.tables import read_tables

SUFFIXES = (".csv", ".tsv", ".txt")


def table_files(given: list[str]) -> list[str]:
    """The words as given, a folder as its files. Raises InputError for a folder without any."""
    return [name for word in given for name in (in_folder(word, SUFFIXES) if is_folder(word) else [word])]


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
