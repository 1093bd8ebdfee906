"""The protocol as an A4 PDF, set by typst (the optional package of `rozhodci[pdf]`)."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from rozhodci.errors import UsageError
from rozhodci.report import words
from rozhodci.report.pdf import values
from rozhodci.report.protocol.content import Content, Sheet, content
from rozhodci.report.protocol.suits import GERMAN

LIMIT = 200
"""Cases in one file; a case takes several megabytes of memory while it is being set."""

_MISSING = (
    'K zápisu do PDF je potřeba doplněk: pip install "rozhodci[pdf]", ve stažené složce projektu pip install ".[pdf]".'
    " Nebo zapište .html a vytiskněte z prohlížeče."
)


def typesetter() -> Any:
    """The module of typst. Raises UsageError where it is not installed."""
    try:
        import typst
    except ImportError:
        raise UsageError(_MISSING) from None
    return typst


def render(sheets: Sequence[Sheet], marks: str = GERMAN) -> bytes:
    """The file of one case, or of several one after another under a list of them (at least one).

    No date, no font of the system, no file and no network goes in: the same sheets give the same bytes.
    """
    if len(sheets) > LIMIT:
        raise UsageError(f"Do jednoho PDF se vejde {LIMIT} případů, tady jich je {len(sheets)}: rozdělte je.")
    contents = [content(s) for s in sheets]
    layout = files(__package__).joinpath("layout.typ").read_bytes()
    given = {"data": values.text(contents, _title(contents), marks)}
    made: bytes = typesetter().compile(layout, format="pdf", ignore_system_fonts=True, sys_inputs=given)
    return made


def _title(contents: Sequence[Content]) -> str:
    if len(contents) == 1:
        return f"Nález {contents[0].case_id}"
    return f"Rozhodčí: {words.counted(len(contents), 'nález', 'nálezy', 'nálezů')}"
