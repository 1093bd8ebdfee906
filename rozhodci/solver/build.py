"""`python -m rozhodci.solver.build` compiles the search in place; `--smazat` removes what it made.

Needs a C compiler and the packages mypy and setuptools. Nothing else changes: the same files, the same answers.
"""

from __future__ import annotations

import contextlib
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from rozhodci.solver.gear import COMPILED_SUFFIXES, MODULES

FOLDER = Path(__file__).parent


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
    """Build the extension modules beside their sources; temporary files go to a temporary folder."""
    from mypyc.build import mypycify

    setup: Any = import_module("setuptools").setup
    root = FOLDER.parent.parent
    sources = [str((FOLDER / f"{name}.py").relative_to(root)) for name in MODULES]
    remove()
    with tempfile.TemporaryDirectory() as scratch, contextlib.chdir(root):
        extensions = mypycify(sources, opt_level="3", separate=True, target_dir=scratch)
        temporary = [f"--build-temp={scratch}", f"--build-lib={scratch}"]
        setup(
            name="rozhodci-gear", packages=[], ext_modules=extensions,
            script_args=["--quiet", "build_ext", "--inplace", *temporary],
        )  # fmt: skip


def remove() -> int:
    """Delete the compiled modules; how many files that were."""
    compiled = [f for f in FOLDER.iterdir() if f.name.endswith(COMPILED_SUFFIXES)]
    for file in compiled:
        file.unlink()
    return len(compiled)


def _say(code: int, text: str) -> int:
    print(text)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
