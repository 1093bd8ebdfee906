"""Which commands read which kind of file, with the options that lead through different code."""

from __future__ import annotations

import os
from pathlib import Path

from tests.fuzz.watched import complaints, watched

CASE: tuple[tuple[str, ...], ...] = (
    ("over",),
    ("posud",),
    ("posud", "--podrobne", "--ascii"),
    ("posud", "--format", "json"),
    ("posud", "--format", "jsonl", "--pravidla", "koruna"),
    ("ukaz",),
    ("ukaz", "--zdvih", "2", "--pohled", "Adam"),
    ("protokol", "-o", "-"),
    ("sehravka", "--uzlu", "300"),
    ("sehravka", "--uzlu", "300", "--zdvih", "8", "--format", "json"),
    ("lozena", "--uzlu", "300", "--pripad"),
    ("audit", "--jobs", "1"),
    ("audit", "--jobs", "1", "--format", "json", "--bez-pb"),
    ("audit", "--jobs", "1", "--format", "csv", "--pravidla", "krizovy"),
    ("audit", "--jobs", "1", "--format", "junit"),
)
SHEET: tuple[tuple[str, ...], ...] = (
    ("listek",),
    ("listek", "--pravidla", "licitovany"),
    ("listek", "--pravidla", "krizovy", "--format", "json"),
    ("listek", "--pravidla", "koruna", "--format", "csv"),
    ("tabulka",),
    ("tabulka", "--format", "json"),
    ("tabulka", "--format", "csv"),
)
SAVE: tuple[tuple[str, ...], ...] = (("import",), ("audit", "--jobs", "1"))
RULES: tuple[tuple[str, ...], ...] = (
    ("pravidla",),
    ("pravidla", "--vyklady"),
    ("pravidla", "--rozdil", "koruna"),
    ("vysvetli", "--pravidla=", "II/20"),
    ("posud", "--pravidla="),
    ("audit", "--jobs", "1", "--pravidla="),
    ("listek", "--pravidla="),
)
LINES: tuple[tuple[str, ...], ...] = (
    ("audit", "--jobs", "1"),
    ("audit", "--jobs", "1", "--format", "jsonl"),
    ("posud", "--format", "jsonl"),
)
_DATA = {"json", "jsonl", "csv", "junit"}


def settled(command: tuple[str, ...], file: str, content: bytes, folder: Path) -> None:
    """Run the command on a file of that name and content; AssertionError with everything that is wrong."""
    path = folder / file
    path.write_bytes(content)
    args = _args(command, os.fspath(path))
    data = bool(_DATA & set(command)) or command[0] in ("protokol", "import")
    wrong = complaints(args, watched(args), data)
    assert not wrong, "\n".join(wrong)


def _args(command: tuple[str, ...], path: str) -> list[str]:
    """The path last, or where an option ends with `=`; then a sound case stands last."""
    if not any(word.endswith("=") for word in command):
        return [*command, path]
    args = [word + path if word.endswith("=") else word for word in command]
    return args if command[0] == "vysvetli" else [*args, os.fspath(SOUND[command[0]])]


_ROOT = Path(__file__).resolve().parents[2]
_CASE = _ROOT / "cases" / "priklad-sto-flek.yaml"
SOUND = {"posud": _CASE, "audit": _CASE, "listek": next(iter(sorted((_ROOT / "cases" / "listek").glob("*.*"))), _CASE)}
