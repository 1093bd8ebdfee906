"""A ruleset file named on the command line."""

from __future__ import annotations


def from_here(ruleset: str) -> str:
    """The ruleset as every case may ask for it: a file counts from the current folder, not from that of each case.

    Raises InputError where it cannot be used, so that this is said once and not with every case.
    """
    from pathlib import Path

    from rozhodci import rulesets
    from rozhodci.rulesets.load import is_path

    rulesets.get(ruleset)
    return str(Path(ruleset).absolute()) if is_path(ruleset) else ruleset
