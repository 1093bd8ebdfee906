"""Two gears of one search: the compiled modules are used where they were built, else the same files as plain Python."""

from __future__ import annotations

MODULES = ("suits", "open_search", "belief")
"""What is compiled, in the order of import."""
COMPILED_SUFFIXES = (".so", ".pyd")


def use_sources() -> None:
    """Load the searching modules from their sources even where compiled ones lie beside them (benchmark, tests)."""
    import sys
    from importlib.util import module_from_spec, spec_from_file_location
    from pathlib import Path

    for name in MODULES:
        full = f"{__package__}.{name}"
        spec = spec_from_file_location(full, Path(__file__).with_name(f"{name}.py"))
        if spec is None or spec.loader is None:
            raise ImportError(full)
        module = module_from_spec(spec)
        sys.modules[full] = module
        spec.loader.exec_module(module)


def gear() -> str:
    """`přeložený` when the compiled gear is in use, else `čistý Python`."""
    from rozhodci.solver import belief

    return "přeložený" if str(belief.__file__).endswith(COMPILED_SUFFIXES) else "čistý Python"
