"""The packaged YAML data as one plain mapping per ruleset: extension resolved, catalogue, readings, PB table joined.

Every value of a row stays as written; `rozhodci.rulesets.assemble` turns the mapping into a Ruleset.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
NAMES = ("licitovany-2010", "licitovany-2014", "voleny-2005", "koruna-2013", "krizovy")
ALIASES = {"licitovany": "licitovany-2010", "voleny": "voleny-2005", "koruna": "koruna-2013"}
Plain = dict[str, Any]


@cache
def read(part: str) -> Plain:
    """One packaged YAML file, e.g. `katalog/csm`. Callers must not change what they get."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    with (DATA / f"{part}.yaml").open("rb") as file:
        data: Plain = yaml.load(file, loader)
    return data


def plain(name: str) -> Plain:
    """The whole data of a packaged ruleset, its `zaklad` merged in. Fresh on every call."""
    return joined(name, own_part(name))


def own_part(name: str) -> Plain:
    """What the set file says, over its `zaklad`: mappings are merged, anything else replaces."""
    own = dict(read(f"sady/{name}"))
    base = own.pop("zaklad", None)
    return overlay(own_part(base), own) if base else own


def overlay(base: Plain, own: Plain) -> Plain:
    """`own` over `base`; nested mappings merge key by key, lists and scalars replace."""
    out = dict(base)
    for key, value in own.items():
        below = out.get(key)
        out[key] = overlay(below, value) if isinstance(below, dict) and isinstance(value, dict) else value
    return out


def joined(name: str, rules: Plain) -> Plain:
    """A set file's data with its catalogue, codes, readings, PB table and citations."""
    discipline = rules["disciplina"]
    return {
        **rules,
        "jmeno": name,
        "katalog": read(f"katalog/{rules['katalog']}"),
        "kody": read("kody"),
        "otazky": read("vyklady"),
        "pb": read(f"pb/{rules['pb']}") if rules["pb"] else None,
        "citace": {topic: row[discipline] for topic, row in read("citace").items()},
    }
