"""What has been seen already: content that repeats and names that repeat. On disk, so that memory does not grow."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from hashlib import blake2b

from rozhodci.audit.result import DIFFERS, DUPLICATE, FAULTY, ID, CaseResult, Mismatch
from rozhodci.errors import OutputError

_NO_ROOM = (
    "Audit nemůže pokračovat: v dočasné složce (TMPDIR, ve Windows TEMP) nejde vést seznam případů, podle kterého se"
    " poznají opakované, nejspíš v ní není místo. Uvolněte ho, nebo nastavte jinou složku; s --pokracuj se posouzené"
    " nepočítá znovu."
)
_NAME = b"jmeno"
"""Keeps the keys of names apart from those of contents."""

Row = tuple[int, int, bytes, bytes | None]
"""A key, the number in this audit of the case that holds it, its file, and its name where the key is of a content.

Names are bytes: on Linux one of a file may hold what is no text, and SQLite takes texts only.
"""


class Seen:
    """Marks repeated cases, in order. The first one of equal content counts, the others name it."""

    def __init__(self) -> None:
        self._base = sqlite3.connect("")  # a private file of SQLite's own, removed with the process
        self._base.execute("PRAGMA journal_mode=OFF")
        self._base.execute("PRAGMA synchronous=OFF")
        self._base.execute("CREATE TABLE videno (klic INTEGER PRIMARY KEY, kolikaty INTEGER, soubor BLOB, pripad BLOB)")
        self._count = 0

    def close(self) -> None:
        """Give the file back to the system."""
        self._base.close()

    def marked(self, results: Sequence[CaseResult]) -> Sequence[CaseResult]:
        """The results as they are, or as duplicates, or with the mismatch that their name is taken.

        All are entered at once; only where something was there before are they looked at one by one.
        """
        first = self._count
        self._count += len(results)
        rows = [row for number, r in enumerate(results, first) for row in _rows(number, r)]
        try:
            added = self._base.executemany("INSERT OR IGNORE INTO videno VALUES (?, ?, ?, ?)", rows).rowcount
            return results if added == len(rows) else [self._one(n, r) for n, r in enumerate(results, first)]
        except sqlite3.Error:
            raise OutputError(_NO_ROOM) from None

    def _one(self, number: int, result: CaseResult) -> CaseResult:
        """The first of its rows that somebody else holds says what is repeated: the content, or only the name."""
        for key, _, _, name in _rows(number, result):
            query = "SELECT kolikaty, soubor, pripad FROM videno WHERE klic = ?"
            holder, file, case = self._base.execute(query, (key,)).fetchone()
            if holder != number and name is not None:
                return _same_content(result, f"{_read(file)}: {_read(case)}")
            if holder != number:
                return _same_name(result, _read(file))
        return result


def _rows(number: int, r: CaseResult) -> list[Row]:
    """Of the content and, where the case names itself, of the name. SQLite's integers are signed.

    Such a name is content too, so that who repeats a content brings no name that is not entered yet.
    """
    if r.state == FAULTY or not r.digest:
        return []
    file = _written(r.file)
    content = (int(r.digest, 16) - 2**63, number, file, _written(r.case))
    if not r.own_id:
        return [content]
    name = blake2b(_NAME + r.case.encode("utf-8", "backslashreplace"), digest_size=8).digest()
    return [content, (int.from_bytes(name, signed=True), number, file, None)]


def _written(name: str) -> bytes:
    return name.encode("utf-8", "surrogatepass")


def _read(name: bytes) -> str:
    return name.decode("utf-8", "surrogatepass")


def _same_content(r: CaseResult, first: str) -> CaseResult:
    return r.judged(DUPLICATE, f"stejný obsah jako {first}")


def _same_name(r: CaseResult, file: str) -> CaseResult:
    reason = f"id „{r.case}“ má už jiný případ v souboru {file}"
    return r.judged(DIFFERS, reason, Mismatch(ID, r.case, None))
