"""From files to sources, one at a time: what is read lies in memory only until its results are out."""

from __future__ import annotations

import gzip
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import closing
from typing import IO

from rozhodci.audit.chunk import CASES, HRA, LINE, OTHER, Source
from rozhodci.audit.kinds import HEAD, is_made, kind_of
from rozhodci.audit.names import STDIN
from rozhodci.case.source import MAX_BYTES
from rozhodci.errors import reason as system_reason
from rozhodci.files import is_other

INPUT = "<vstup>"
_WIDE = (b"\xff\xfe", b"\xfe\xff")
_USUAL = 65_536
_GZIP = b"\x1f\x8b"
_DAMAGED = "komprimovaný soubor je poškozený nebo neúplný."
_ERRORS = (OSError, EOFError, ValueError, zlib.error)


def read(names: Iterable[str], faults: Iterable[tuple[str, str]]) -> Iterator[Source]:
    """Numbered sources of all files, then what could not be used at all."""
    number = 0
    for name in names:
        for kind, content, line, fault, weight in _file(name):
            yield Source(number, INPUT if name == STDIN else name, kind, content, line, fault, weight)
            number += 1
    for name, why in faults:
        yield Source(number, name, CASES, b"", 1, f"{name}: {why}")
        number += 1


def is_result(name: str) -> bool:
    """Is that a file this program wrote, so no case? Only of names that its results for programs have."""
    if not name.lower().removesuffix(".gz").endswith((".json", ".jsonl")):
        return False
    try:
        with closing(_opened(name)) as raw:
            return is_made(_ahead(_unpacked(raw)))
    except _ERRORS:
        return False


Piece = tuple[str, bytes, int, str, int]


def _file(name: str) -> Iterator[Piece]:
    label = INPUT if name == STDIN else name
    try:
        with closing(_opened(name)) as raw:
            yield from _stream(name, label, raw)
    except _ERRORS as error:
        yield CASES, b"", 1, f"{label}: {_reason(error)}", 0


def _opened(name: str) -> IO[bytes]:
    """Plain calls instead of Path, whose objects for each of thousands of files take longer than opening them."""
    if name != STDIN:
        if is_other(name):
            raise ValueError("tohle není obyčejný soubor.")
        return open(name, "rb")  # noqa: PTH123
    if sys.stdin is None:
        raise ValueError("standardní vstup je zavřený.")
    return sys.stdin.buffer


def _stream(name: str, label: str, raw: IO[bytes]) -> Iterator[Piece]:
    plain = name.lower().removesuffix(".gz")
    stream = _unpacked(raw)
    if is_made(_ahead(stream)):
        yield OTHER, b"", 1, "", 0
    elif plain.endswith(".jsonl"):
        yield from _lines(stream, raw, label, b"", 1)
    elif plain.endswith(".hra"):
        content = _whole(stream)
        yield HRA, content, 1, "", len(content)
    elif name == STDIN:
        yield from _unnamed(stream, raw, label)
    else:
        content = _whole(stream)
        yield kind_of(content), content, 1, "", len(content)


def _unpacked(raw: IO[bytes]) -> IO[bytes]:
    return gzip.GzipFile(fileobj=raw) if _ahead(raw).startswith(_GZIP) else raw  # type: ignore[return-value]


def _ahead(stream: IO[bytes]) -> bytes:
    """Some of what comes next, and it still comes."""
    return stream.peek(HEAD) if hasattr(stream, "peek") else b""


def _whole(stream: IO[bytes]) -> bytes:
    """All of it, up to a byte over the limit; asked for at once, room for all of that would be made for every file."""
    start = stream.read(_USUAL)
    return start if len(start) < _USUAL else start + stream.read(MAX_BYTES + 1 - _USUAL)


def _unnamed(stream: IO[bytes], raw: IO[bytes], label: str) -> Iterator[Piece]:
    """Standard input says by its first line what it is: JSON lines, a saved game, or cases in YAML or JSON."""
    first = stream.readline(MAX_BYTES + 1)
    start = first.lstrip(b"\xef\xbb\xbf \t\r\n")
    if start.startswith(b"{") and start.rstrip().endswith(b"}") and _whole_json(start):
        yield from _lines(stream, raw, label, first, 1)
        return
    content = first + stream.read(max(0, MAX_BYTES + 1 - len(first)))
    yield (HRA if content.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<") else CASES), content, 1, "", len(content)


def _whole_json(line: bytes) -> bool:
    import json

    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _lines(stream: IO[bytes], raw: IO[bytes], label: str, first: bytes, number: int) -> Iterator[Piece]:
    """One source a line; empty lines are passed over, a line over the limit is skipped whole."""
    before = 0
    content = first or stream.readline(MAX_BYTES + 1)
    while content:
        if number == 1 and content.startswith(_WIDE):
            raise ValueError("JSON lines musí být v kódování UTF-8, tohle je UTF-16.")
        if len(content) > MAX_BYTES:
            content = content[: MAX_BYTES + 1]
            _skip_line(stream)
        if not content.isspace():
            weight, before = (len(content), 0) if stream is raw else _moved(raw, before)
            yield LINE, content, number, "", weight
        try:
            content, number = stream.readline(MAX_BYTES + 1), number + 1
        except _ERRORS as error:
            yield LINE, b"", number, f"{label}:{number}: {_reason(error)}", 0
            return


def _moved(raw: IO[bytes], before: int) -> tuple[int, int]:
    """Bytes of a compressed file, as far as it has been read, that a line took; and where that is."""
    try:
        now = raw.tell()
    except (OSError, ValueError):
        return 0, before
    return now - before, now


def _skip_line(stream: IO[bytes]) -> None:
    while True:
        rest = stream.readline(MAX_BYTES)
        if not rest or rest.endswith(b"\n"):
            return


def _reason(error: BaseException) -> str:
    if isinstance(error, FileNotFoundError):
        return "soubor neexistuje."
    if isinstance(error, PermissionError):
        return "soubor nelze číst, chybí oprávnění."
    if isinstance(error, gzip.BadGzipFile | EOFError | zlib.error):
        return _DAMAGED
    if isinstance(error, OSError):
        return f"{system_reason(error)}."
    return str(error) if type(error) is ValueError else "soubor nejde přečíst."
