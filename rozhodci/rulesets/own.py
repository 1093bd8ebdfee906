"""A user's own ruleset: a YAML file with `zaklad:` and only what is different (spec 2 head)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rozhodci.rulesets import checks, sections
from rozhodci.rulesets.articles import OwnArticles
from rozhodci.rulesets.located import Faults, Node, parse, read_file
from rozhodci.rulesets.model import Article, Ruleset
from rozhodci.rulesets.source import ALIASES, NAMES, nearest

KEYS = ("zaklad", "nazev", "zdroj", "plati", "sazby", "fleku", "vyklady", "katalog", "pb", "poznamky", "clanky")


def read_own(path: Path, label: str, packaged: Callable[[str], Ruleset]) -> Ruleset:
    """The ruleset of a file. `label` is its path as the user wrote it. Raises InputError with every problem found."""
    faults = Faults(label)
    root = parse(read_file(path, label), faults)
    given = checks.fields(root, faults, KEYS)
    rules = _changed(packaged(_base(root, given, faults)), given, faults, _name(path))
    faults.give_up()
    return rules


def _name(path: Path) -> str:
    """The stem of the file; the whole name where the stem alone would pass for a packaged set."""
    return path.name if path.stem in (*NAMES, *ALIASES) else path.stem


def _base(root: Node, given: dict[str, Node], faults: Faults) -> str:
    """The packaged set below; for a faulty word the likeliest one, so that the sections are checked all the same."""
    if "zaklad" not in given:
        if root.fields is not None:
            faults.add(root, "chybi-klic", "chybí klíč zaklad.", f"jedna ze sad {', '.join(NAMES)}")
        return NAMES[0]
    node = given["zaklad"]
    said = checks.choice(node, faults, (*NAMES, *ALIASES)) or nearest(node.text or "") or NAMES[0]
    return ALIASES.get(said, said)


def _changed(base: Ruleset, given: dict[str, Node], faults: Faults, name: str) -> Ruleset:
    """The base with every given section applied."""
    title = checks.text(given["nazev"], faults) if "nazev" in given else name
    rules = replace(
        base,
        name=name,
        title=title,
        aliases=(),
        source=checks.text(given["zdroj"], faults) if "zdroj" in given else f"{title}; základ {base.title}",
        valid_from="",
        valid_to="",
        remarks=(f"Základem je sada {base.name}; co tu není změněno, platí podle ní.",),
    )
    for key, apply in sections.SECTIONS.items():
        if key in given:
            rules = apply(rules, given[key], faults)
    own = sections.articles(given["clanky"], faults) if "clanky" in given else {}
    return replace(rules, articles=OwnArticles(base.articles, own | _missing(rules, base, own)))


def _missing(rules: Ruleset, base: Ruleset, own: dict[str, Article]) -> dict[str, Article]:
    """Every cited article that nobody wrote down still has an entry, so that `vysvetli` can say whose it is."""
    cited = [r.cite for r in rules.rates.values()]
    cited += [c for o in rules.catalogue.values() for v in o.variants for c in (v.cite, v.basis) if c]
    cited += [r.cite for r in rules.pb.rows.values()] + list(rules.pb.cites.values()) if rules.pb else []
    known = base.articles
    text = f"Článek vlastní sady {rules.title}; jeho znění sada neuvádí."
    return {c: Article(c, "vlastní pravidla", text, "") for c in cited if c not in known and c not in own}
