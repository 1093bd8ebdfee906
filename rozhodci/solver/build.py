"""`python -m rozhodci.solver.build` compiles the search in place; `--smazat` removes what it made.

Needs a C compiler and the packages mypy and setuptools. Nothing else changes: the same files, the same answers.
"""

from __future__ import annotations

import contextlib
import shutil
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from rozhodci.solver.gear import COMPILED_SUFFIXES, FOLDER, MODULES

PACKAGE = ("rozhodci", "solver")


def main(arguments: list[str]) -> int:
    """0 done, 1 not possible here, 2 wrong use."""
    if arguments == ["--smazat"]:
        return _say(0, f"Smazáno souborů: {remove()}.")
    if arguments:
        return _say(2, "Použití: python -m rozhodci.solver.build [--smazat]")
    try:
        compile_in_place()
    except ImportError as error:
        return _say(1, f"Překlad potřebuje balíčky mypy a setuptools ({error.name} chybí).")
    except (Exception, SystemExit) as error:
        return _say(1, f"Překlad se nezdařil, řešič dál poběží v čistém Pythonu: {error}")
    return _say(0, "Přeloženo. Který chod řešič používá, řekne rozhodci --version.")


def compile_in_place() -> None:
    """Build the extension modules of a copy in a temporary folder and put them beside their sources."""
    with tempfile.TemporaryDirectory() as scratch:
        copy = Path(scratch, *PACKAGE)
        shutil.copytree(FOLDER.parent, copy.parent, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
        with contextlib.chdir(scratch):
            _compile([str(Path(*PACKAGE, f"{name}.py")) for name in MODULES])
        remove()
        for file in _compiled(copy):
            shutil.copy(file, FOLDER)


def _compile(sources: list[str]) -> None:
    from mypyc.build import mypycify

    setup: Any = import_module("setuptools").setup
    extensions = mypycify(sources, opt_level="3", separate=True)
    script = ["--quiet", "build_ext", "--inplace"]
    setup(name="rozhodci-gear", packages=[], ext_modules=extensions, script_args=script)


def _compiled(folder: Path) -> list[Path]:
    return [f for f in folder.iterdir() if f.name.endswith(COMPILED_SUFFIXES)]


def remove() -> int:
    """Delete the compiled modules; how many files that were."""
    compiled = _compiled(FOLDER)
    for file in compiled:
        file.unlink()
    return len(compiled)


def _say(code: int, text: str) -> int:
    print(text)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
