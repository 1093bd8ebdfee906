"""`get(name)`: a packaged ruleset, an alias of one, or a user's own YAML file (spec 1, `pravidla`; spec 2 head)."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from rozhodci.errors import UsageError
from rozhodci.rulesets.assemble import assemble
from rozhodci.rulesets.model import Ruleset
from rozhodci.rulesets.source import ALIASES, NAMES, nearest, plain


def names() -> tuple[str, ...]:
    """The packaged rulesets."""
    return NAMES


def get(name: str, base_dir: Path | None = None) -> Ruleset:
    """The ruleset of that name, alias or file (a relative path counts from `base_dir`).

    UsageError for an unknown name, InputError with all problems of a file.
    """
    known = ALIASES.get(name, name)
    if known in NAMES:
        return packaged(known)
    if is_path(name):
        return _own((base_dir or Path()) / name, name)
    hint = nearest(name)
    advice = f"Nemyslíte {hint}?" if hint else f"Známé sady: {', '.join(NAMES)}."
    raise UsageError(f"Pravidla „{name}“ neznám. {advice}")


@cache
def packaged(name: str) -> Ruleset:
    """A packaged ruleset; the same object every time."""
    return assemble(plain(name))


@lru_cache(maxsize=64)  # asked for every case
def is_path(name: str) -> bool:
    """Does the word name a file rather than a packaged set?"""
    return "/" in name or "\\" in name or name.lower().endswith((".yaml", ".yml", ".json"))


def own_unit(name: str | None) -> int | None:
    """The base rate (haléře) of a user's own file; None for a packaged set, not meant for such games."""
    return get(name).rate("zaklad") if name is not None and is_path(name) else None


def _own(path: Path, label: str) -> Ruleset:
    """Read again only when the file has changed, so that a batch of cases reads it once."""
    try:
        info = path.stat()
        return _read_own(path, label, info.st_mtime_ns, info.st_size)
    except (OSError, ValueError):
        return _read_own.__wrapped__(path, label, 0, 0)


@lru_cache(maxsize=16)
def _read_own(path: Path, label: str, _changed: int, _size: int) -> Ruleset:
    from rozhodci.rulesets.own import read_own

    return read_own(path, label, packaged)
