"""What has been seen already: content that repeats and names that repeat. On disk, so that memory does not grow."""

from __future__ import annotations

import sqlite3
from hashlib import blake2b

from rozhodci.audit.result import DIFFERS, DUPLICATE, FAULTY, CaseResult, Mismatch
from rozhodci.errors import OutputError

_NO_ROOM = (
    "Audit nemůže pokračovat: v dočasné složce (TMPDIR, ve Windows TEMP) nejde vést seznam případů, podle kterého se"
    " poznají opakované, nejspíš v ní není místo. Uvolněte ho, nebo nastavte jinou složku; s --pokracuj se posouzené"
    " nepočítá znovu."
)


class Seen:
    """Marks repeated cases, in order. The first one of equal content counts, the others name it."""

    def __init__(self) -> None:
        self._base = sqlite3.connect("")  # a private file of SQLite's own, removed with the process
        self._base.execute("PRAGMA journal_mode=OFF")
        self._base.execute("PRAGMA synchronous=OFF")
        for table in ("obsah", "jmeno"):
            self._base.execute(f"CREATE TABLE {table} (klic INTEGER PRIMARY KEY, kde TEXT)")

    def close(self) -> None:
        """Give the file back to the system."""
        self._base.close()

    def marked(self, result: CaseResult) -> CaseResult:
        """The result as it is, or as a duplicate, or with the mismatch that its name is taken."""
        if result.state == FAULTY or not result.digest:
            return result
        here = f"{result.file}: {result.case}"
        first = self._first("obsah", int(result.digest, 16), here)
        if first:
            return result.judged(DUPLICATE, f"stejný obsah jako {first}")
        other = result.own_id and self._first("jmeno", _key(result.case), result.file)
        if other:
            return result.judged(
                DIFFERS, f"id „{result.case}“ má už jiný případ v souboru {other}", Mismatch("id", result.case, None)
            )
        return result

    def _first(self, table: str, key: int, here: str) -> str:
        """Where that key was seen first; "" when this is the first time."""
        key -= 2**63  # SQLite's integers are signed
        try:
            added = self._base.execute(f"INSERT OR IGNORE INTO {table} VALUES (?, ?)", (key, here)).rowcount
            if added:
                return ""
            (place,) = self._base.execute(f"SELECT kde FROM {table} WHERE klic = ?", (key,)).fetchone()
        except sqlite3.Error:
            raise OutputError(_NO_ROOM) from None
        return str(place)


def _key(text: str) -> int:
    return int.from_bytes(blake2b(text.encode("utf-8", "backslashreplace"), digest_size=8).digest())
