"""The register of readings as a page of the documentation (docs/vyklady.md), from the same data as `pravidla`."""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.rulesets.load import get, names
from rozhodci.rulesets.model import Reading, Ruleset

_HEAD = """# Výklady

Otázky, které pravidla nechávají otevřené, a jak je program čte. Každý nález vypíše výklady, na které při něm přišla
řada, a co by platilo při jiné volbě. Volbu lze změnit v případu (`vyklady: {sto: nasobene}`), na příkazovém řádku
(`--vyklad sto=nasobene`) nebo ve vlastní sadě ([nova-sada.md](nova-sada.md)). Týž přehled pro jednu sadu vypíše
`rozhodci pravidla --vyklady SADA`.

Stránka je vytvořena z dat sad příkazem `python -m rozhodci.rulesets.build`; ručně se neupravuje.
"""


def page() -> str:
    """The whole page: a table of contents and every reading with choices, defaults, reason and articles."""
    sets = [get(name) for name in names()]
    first = {reading.code: reading for rules in reversed(sets) for reading in rules.readings.values()}
    order = dict.fromkeys(code for rules in sets for code in rules.readings)
    blocks = ["\n".join(_reading(first[code], sets)) for code in order]
    return "\n".join([_HEAD, *_contents(order, sets), "", "\n\n".join(blocks), ""])


def _contents(codes: dict[str, None], sets: list[Ruleset]) -> Iterator[str]:
    yield "| výklad | " + " | ".join(rules.name for rules in sets) + " |"
    yield "|---" * (len(sets) + 1) + "|"
    for code in codes:
        defaults = (rules.readings[code].default if code in rules.readings else "–" for rules in sets)
        yield f"| [{code}](#{code}) | " + " | ".join(defaults) + " |"


def _reading(reading: Reading, sets: list[Ruleset]) -> Iterator[str]:
    concerned = [rules for rules in sets if reading.code in rules.readings]
    yield f"## {reading.code}\n\n{reading.question}\n"
    for choice in reading.choices:
        chosen = [rules.name for rules in concerned if rules.readings[reading.code].default == choice]
        mark = f" – výchozí: {', '.join(chosen)}" if chosen else ""
        yield f"- `{choice}`: {reading.meanings[choice]}{mark}"
    cites = dict.fromkeys(rules.readings[reading.code].cite for rules in concerned)
    yield f"\nProč: {reading.why}\n\nČlánky: {' · '.join(cites)}"
