"""`--pokracuj STAV`: results written line by line as they come, so that an interrupted audit goes on where it ended.

First line: what the audit is (inputs, rules, options, version). Then a line for each source in order, with a checksum
of its content. A line torn by a sudden end is recognised and dropped.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any

from rozhodci.audit.chunk import Source
from rozhodci.audit.digest import source_digest
from rozhodci.audit.result import CaseResult, pack, unpack
from rozhodci.errors import OutputError, UsageError, reason
from rozhodci.files import is_other

_KIND = "rozhodci-audit"
_OTHER = "Rada: zadejte totéž co poprvé, nebo začněte s novým souborem."
_HEADING_BYTES = 1_000_000
"""More than any heading has: a large file given by mistake is not read whole."""
Heading = Mapping[str, Any]


class State:
    """The file of one audit, open for going on. Raises UsageError for a file of another audit or of another kind."""

    def __init__(self, path: str, heading: Heading) -> None:
        self._path = path
        self._file = self._opened()
        try:
            self._check({_KIND: 1, **heading})
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> State:
        return self

    def __exit__(self, *_rest: object) -> None:
        with contextlib.suppress(OSError):
            self._file.close()

    def kept(self, sources: Iterator[Source]) -> Iterator[tuple[list[Source], list[CaseResult]]]:
        """The sources already judged, one at a time, with their results; takes exactly those from `sources`."""
        while True:
            place = self._file.tell()
            kept = _parsed(self._file.readline())
            if kept is None:
                self._end_at(place)
                return
            source = next(sources, None)
            if source is None or kept[0] != [source.name, source.line, _sum(source)]:
                name = source.name if source else kept[0][0]
                raise UsageError(f"--pokracuj {self._path}: {name} se od přerušení změnil; začněte s novým souborem.")
            yield [source], [unpack(source.number, one) for one in kept[1]]

    def add(self, sources: Sequence[Source], results: Iterable[CaseResult]) -> None:
        """Keep the results of some sources. What is written survives the end of this process."""
        of_source: dict[int, list[Any]] = {source.number: [] for source in sources}
        for r in results:
            of_source[r.source].append(pack(r))
        rows = [_row([[s.name, s.line, _sum(s)], of_source[s.number]]) for s in sources]
        with self._told():
            self._file.write("".join(rows).encode())
            self._file.flush()

    def _opened(self) -> IO[bytes]:
        path = Path(self._path)
        with self._told():
            if is_other(path):
                raise UsageError(f"--pokracuj {self._path}: tohle není obyčejný soubor.")
            return os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o666), "r+b")

    def _check(self, heading: Heading) -> None:
        first = self._file.readline(_HEADING_BYTES)
        if not first or (not first.endswith(b"\n") and _row(heading).encode().startswith(first)):
            with self._told():
                self._end_at(0)
                self._file.write(_row(heading).encode())
                self._file.flush()
            return
        try:
            found = json.loads(first)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get(_KIND) != 1:
            raise UsageError(f"--pokracuj {self._path}: to není stav auditu; soubor zůstal, jak byl.")
        other = [key for key in heading if found.get(key) != heading[key]]
        if other:
            raise UsageError(f"--pokracuj {self._path}: patří k jinému auditu (liší se {', '.join(other)}). {_OTHER}")

    def _end_at(self, place: int) -> None:
        """Drop a torn line and whatever follows it; go on writing there."""
        self._file.seek(place)
        self._file.truncate()

    @contextlib.contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise OutputError(f"{self._path}: nelze zapsat: {reason(error)}.") from error


_compact = json.JSONEncoder(ensure_ascii=True, separators=(",", ":")).encode


def _row(data: Any) -> str:
    return _compact(data) + "\n"


def _sum(source: Source) -> str:
    return source_digest(source.content + source.fault.encode("utf-8", "backslashreplace"))


def _parsed(row: bytes) -> tuple[Any, Any] | None:
    """None at the end and for a torn line."""
    if not row.endswith(b"\n"):
        return None
    try:
        place, results = json.loads(row)
        for one in results:
            unpack(0, one)
    except (ValueError, TypeError):
        return None
    return place, results
