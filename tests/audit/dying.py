"""Units of work for tests of workers that die. They live here so that a fresh process can import them."""

from __future__ import annotations

import os

from rozhodci.audit.chunk import Chunk
from rozhodci.audit.result import CaseResult
from rozhodci.audit.work import work


def dies_on_killer(chunk: Chunk) -> list[CaseResult]:
    """Ends its process without a word at any source whose name says so."""
    if any("zabijak" in s.name for s in chunk.sources):
        os._exit(9)
    return work(chunk)


def dies_once(chunk: Chunk) -> list[CaseResult]:
    """Ends its process the first time only: as when somebody kills it from outside."""
    flag = os.environ["ROZHODCI_TEST_FLAG"]
    if not os.path.exists(flag):  # noqa: PTH110
        os.close(os.open(flag, os.O_CREAT))
        os._exit(9)
    return work(chunk)


def raises_strangely(chunk: Chunk) -> list[CaseResult]:
    """Raises what cannot be sent back."""
    if any("zabijak" in s.name for s in chunk.sources):
        raise _UnpicklableError(lambda: None)
    return work(chunk)


class _UnpicklableError(Exception):
    def __reduce__(self) -> str:
        raise TypeError("cannot be pickled")
