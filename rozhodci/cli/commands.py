"""The table of commands. To add one: write `rozhodci/cli/<module>.py` with a function `command`, add its line here.

A module is imported only when its command runs (or when all of them are listed), so a command costs only itself.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable

MODULES: dict[str, str] = {
    "posud": "posud",
    "over": "over",
    "ukaz": "ukaz",
    "protokol": "protokol",
    "sehravka": "sehravka",
    "lozena": "lozena",
    "audit": "audit",
    "import": "import_",
    "listek": "listek",
    "tabulka": "tabulka",
    "novy": "novy",
    "vysvetli": "vysvetli",
    "pravidla": "pravidla",
    "schema": "schema",
}
"""Name on the command line -> module under `rozhodci.cli`, in the order of the help."""


def load(name: str) -> Callable[..., int]:
    """The function behind a command: typed for Typer, docstring = its Czech help, returns the exit code."""
    function: Callable[..., int] = importlib.import_module(f"rozhodci.cli.{MODULES[name]}").command
    return function
