"""Two gears of one search: the compiled modules are used where they were built, else the same files as plain Python."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path

MODULES = (
    "suits", "open_search", "belief", "playing", "tasks", "question", "analyst", "lines",
    "analysis", "layouts", "demands", "inquiry", "open_split", "refutation", "views",
)  # fmt: skip
"""What is compiled: the search, and what is done for every question put to it."""
COMPILED_SUFFIXES = (".so", ".pyd")


FOLDER = Path(__file__).parent


class _Sources:
    """Finds the modules' sources where Python would take compiled ones."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        package, _, module = name.rpartition(".")
        source = FOLDER / f"{module}.py"
        return spec_from_file_location(name, source) if package == __package__ and source.is_file() else None


def use_sources() -> None:
    """Load the package from its sources even where compiled modules lie beside them."""
    sys.meta_path.insert(0, _Sources)


def outdated() -> bool:
    """Is a compiled module older than its source, as after a new version was installed over it?"""
    for file in FOLDER.iterdir():
        source = FOLDER / f"{file.name.partition('.')[0]}.py"
        if file.name.endswith(COMPILED_SUFFIXES) and source.is_file() and file.stat().st_mtime < source.stat().st_mtime:
            return True
    return False


def gear() -> str:
    """`přeložený` when the compiled gear is in use, else `čistý Python`. Loads none of it."""
    spec = find_spec(f"{__package__}.belief")
    return "přeložený" if spec and str(spec.origin).endswith(COMPILED_SUFFIXES) else "čistý Python"
