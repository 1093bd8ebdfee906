"""Two gears of one search: the compiled modules are used where they were built, else the same files as plain Python."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path

MODULES = (
    "suits", "open_search", "belief", "playing", "tasks", "question", "analysis",
    "layouts", "demands", "inquiry", "open_split", "refutation", "views",
)  # fmt: skip
"""What is compiled: the search, and what is done for every question put to it."""
COMPILED_SUFFIXES = (".so", ".pyd")


class _Sources:
    """Finds the modules' sources where Python would take compiled ones."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        package, _, module = name.rpartition(".")
        if package != __package__ or module not in MODULES:
            return None
        return spec_from_file_location(name, Path(__file__).with_name(f"{module}.py"))


def use_sources() -> None:
    """Load these modules from their sources even where compiled ones lie beside them (benchmark, tests)."""
    sys.meta_path.insert(0, _Sources)


def gear() -> str:
    """`přeložený` when the compiled gear is in use, else `čistý Python`. Loads none of it."""
    spec = find_spec(f"{__package__}.belief")
    return "přeložený" if spec and str(spec.origin).endswith(COMPILED_SUFFIXES) else "čistý Python"
