"""`get(name)`: a packaged ruleset, an alias of one, or a user's own YAML file (spec 1, `pravidla`; spec 2 head)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rozhodci.errors import UsageError
from rozhodci.rulesets.assemble import assemble
from rozhodci.rulesets.model import Ruleset
from rozhodci.rulesets.source import ALIASES, NAMES, plain


def names() -> tuple[str, ...]:
    """The packaged rulesets."""
    return NAMES


def get(name: str, base_dir: Path | None = None) -> Ruleset:
    """The ruleset of that name, alias or file. UsageError for an unknown one."""
    known = ALIASES.get(name, name)
    if known in NAMES:
        return packaged(known)
    hint = nearest(name)
    advice = f"Nemyslíte {hint}?" if hint else f"Známé sady: {', '.join(NAMES)}."
    raise UsageError(f"Pravidla „{name}“ neznám. {advice}")


@cache
def packaged(name: str) -> Ruleset:
    """A packaged ruleset; the same object every time."""
    return assemble(plain(name))


def nearest(name: str) -> str:
    """The known name or alias that looks most like `name`, "" if none does."""
    from difflib import get_close_matches

    found = get_close_matches(name.strip().lower(), [*NAMES, *ALIASES], 1, 0.6)
    return found[0] if found else ""
