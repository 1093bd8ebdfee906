"""What must hold for each kind of file: one property a kind, shared by the tests and the long run."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.fuzz import broken, samples
from tests.fuzz.commands import CASE, LINES, RULES, SAVE, SHEET, settled


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file: its name on disk, how broken ones are made, the commands that read it."""

    file: str
    contents: st.SearchStrategy[bytes]
    commands: tuple[tuple[str, ...], ...]


class _Many(tuple[str, ...]):
    """Samples that Hypothesis does not print whole when it names a strategy."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"{len(self)} vzorů"


@cache
def _single() -> _Many:
    """Case files that hold one document, to be taken apart as trees; found when the first one is needed."""
    return _Many(t for t in samples.CASES if len(list(yaml.compose_all(t, yaml.BaseLoader))) == 1)


KINDS: dict[str, Kind] = {
    "pripad": Kind("pripad.yaml", st.deferred(lambda: broken.documents(_single())), CASE),
    "radky": Kind("pripady.jsonl", st.deferred(lambda: broken.lines(_single())), LINES),
    "listek-yaml": Kind("listek.yaml", broken.documents((samples.SHEET_YAML,)), SHEET),
    "listek-csv": Kind("listek.csv", broken.files((samples.SHEET_CSV,)), SHEET),
    "tabulka": Kind("tabulka.txt", broken.files(samples.TABLES), SHEET),
    "hra": Kind("hra.hra", broken.files((samples.save(),)), SAVE),
    "pravidla": Kind("nase.yaml", broken.documents((samples.RULES,)), RULES),
}


def fuzz(kind: Kind, examples: int, number: int | None = None) -> None:
    """Try that many broken files, each with one command. Raises the shrunk failure. `number` makes another series."""

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=number is None,
        suppress_health_check=list(HealthCheck),
        phases=(Phase.generate, Phase.shrink),
    )
    @given(kind.contents, st.sampled_from(kind.commands))
    def holds(content: bytes, command: tuple[str, ...]) -> None:
        settled(command, kind.file, content, folder)

    run: Callable[[], None] = holds if number is None else seed(number)(holds)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run()
