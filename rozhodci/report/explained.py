"""Printed explanation of a code or an article."""

from __future__ import annotations

from rozhodci.report import rules_page, words
from rozhodci.report.layout import joined, visible, wrap
from rozhodci.rulesets.explain import Entry, Explanation, Treatment

_KINDS = {"kod": "kód renoncu", "skutecnost": "skutečnost", "vyklad": "výklad", "clanek": "článek"}


def render(explanation: Explanation, width: int) -> str:
    """Every meaning of the words asked for, one block each."""
    return visible("\n".join(joined(_entry(entry, width)) for entry in explanation.entries))


def _entry(entry: Entry, width: int) -> list[str]:
    if entry.reading is not None:
        return [*rules_page.reading_lines(entry.reading, width), *_sets(entry, width)]
    out = wrap(f"{entry.key} ({_KINDS[entry.kind]}){': ' + entry.title if entry.title != entry.key else ''}", width)
    out += wrap(words.sentence(entry.meaning), width, "  ")
    out += wrap(words.sentence(entry.effect), width, "  Pro nález: ") if entry.effect else []
    for treatment in entry.treatments:
        out += _treatment(treatment, width)
    for label, codes in (("Kódy případu", entry.codes), ("Výklady", entry.readings)):
        out += wrap(f"{label}: {', '.join(codes)}.", width, "  ", "    ") if codes else []
    return out + ([] if entry.treatments else _sets(entry, width))


def _treatment(treatment: Treatment, width: int) -> list[str]:
    sets = ", ".join(treatment.rulesets)
    out = wrap(f"{sets}: {rules_page.stated(treatment.variant)}", width, "  - ")
    if treatment.article is not None:
        effect = treatment.article.effect or treatment.article.meaning
        out += wrap(words.sentence(effect), width, "    ")
    return out


def _sets(entry: Entry, width: int) -> list[str]:
    return wrap(f"Sady: {', '.join(entry.rulesets)}.", width, "  ", "    ")
