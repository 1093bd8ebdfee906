"""The sections of a user's own ruleset file, each applied to the rules below it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from rozhodci.rulesets import checks
from rozhodci.rulesets.located import Faults, Node
from rozhodci.rulesets.model import Article, Offence, Rate, Ruleset, Variant
from rozhodci.rulesets.own_pb import premium
from rozhodci.rulesets.source import read
from rozhodci.words import listing

Apply = Callable[[Ruleset, Node, Faults], Ruleset]
CLASSES = ("ve-hre", "technicky", "rozhodci", "neni")
GROUPS = {"D/1": 1, "D/2": 2, "D/3": 0, "D/-": 0}
_ROW = ("kdy", "trida", "pausal", "navrh", "skupina", "clanek", "podle")
_LIMITS = ("limit", "zvyseny-limit")


def validity(rules: Ruleset, node: Node, faults: Faults) -> Ruleset:
    """`plati: {od: 2024-01-01, do: 2024-12-31}`, either may be missing."""
    given = checks.fields(node, faults, ("od", "do"))
    first, last = (checks.day(given[k], faults) if k in given else "" for k in ("od", "do"))
    if first and last and last < first:
        faults.add(given["do"], "datum", "platnost končí dřív, než začíná.", f"den od {first}")
    return replace(rules, valid_from=first, valid_to=last)


def rates(rules: Ruleset, node: Node, faults: Faults) -> Ruleset:
    """`sazby` in Kč. A new `zaklad` moves every item that is its multiple; `limit: zadny` means no limit."""
    own: dict[str, int] = {}
    gone: list[str] = []
    for name, value in checks.entries(node, faults, rules.rates, "položka sazebníku"):
        hal = checks.amount_or_none(value, faults) if name in _LIMITS else checks.amount(value, faults)
        own |= {} if hal is None else {name: hal}
        gone += [name] if hal is None else []
    if own.get("zaklad") == 0:
        del own["zaklad"]
        if not faults.at(zaklad := (node.fields or {})["zaklad"]):
            faults.add(zaklad, "castka", "základní sazba nesmí být nula.", "třeba 0,20")
    gone += ["zvyseny-limit"] if "limit" in gone and "zvyseny-limit" not in own else []
    changed = rules.with_rates(own)
    cite = f"{rules.title}, sazby"
    table = {n: _rate(r, rules.rates[n], n in gone, cite) for n, r in changed.rates.items()}
    return replace(changed, rates=table)


def _rate(rate: Rate, before: Rate, gone: bool, cite: str) -> Rate:
    new = replace(rate, hal=None) if gone else rate
    return new if new.hal == before.hal else replace(new, cite=cite)


def fleks(rules: Ruleset, node: Node, faults: Faults) -> Ruleset:
    """`fleku`: the last valid flek; empty or `bez` = no end."""
    endless = node.text is None or node.text in checks.NONE_WORDS
    return replace(rules, max_fleks=None if endless else checks.whole(node, faults, 1, 9))


def readings(rules: Ruleset, node: Node, faults: Faults) -> Ruleset:
    """`vyklady`: other default choices."""
    table = dict(rules.readings)
    for code, value in checks.entries(node, faults, rules.readings, "výklad"):
        picked = checks.choice(value, faults, rules.readings[code].choices)
        table[code] = replace(table[code], default=picked or table[code].default)
    return replace(rules, readings=table)


def catalogue(rules: Ruleset, node: Node, faults: Faults) -> Ruleset:
    """`katalog`: rows that replace the row of the same circumstance, each with its article."""
    table = dict(rules.catalogue)
    for code, value in checks.entries(node, faults, rules.catalogue, "kód renoncu"):
        own = [v for row in checks.items(value) for v in _variant(rules, code, row, faults)]
        table[code] = _with(table[code], own)
    return replace(rules, catalogue=table)


def _with(offence: Offence, own: list[Variant]) -> Offence:
    changed = {v.when: v for v in own}
    kept = [changed.pop(v.when, v) for v in offence.variants]
    return replace(offence, variants=(*kept, *changed.values()))


def _variant(rules: Ruleset, code: str, node: Node, faults: Faults) -> Iterator[Variant]:
    row = checks.fields(node, faults, _ROW, "řádek katalogu {trida: …, pausal: …, clanek: …}")
    missing = [k for k in ("trida", "clanek") if k not in row]
    if row and missing:
        faults.add(node, "chybi-klic", f"řádku katalogu chybí {listing(missing)}.", "třída a článek")
    if not row or missing:
        return
    group = checks.choice(row["skupina"], faults, GROUPS) if "skupina" in row else ""
    klass = checks.choice(row["trida"], faults, CLASSES)
    _check_group(rules, node, row, klass, group, faults)
    yield Variant(
        checks.choice(row["kdy"], faults, circumstances(code)) if "kdy" in row else "",
        klass,
        checks.whole(row["pausal"], faults, 0, 2) if "pausal" in row else GROUPS.get(group, 0),
        checks.text(row["clanek"], faults),
        checks.choice(row["navrh"], faults, ("ve-hre", "technicky")) if "navrh" in row else "",
        group,
        checks.text(row["podle"], faults) if "podle" in row else "",
    )


def _check_group(rules: Ruleset, node: Node, row: Mapping[str, Node], klass: str, group: str, faults: Faults) -> None:
    """Koruna pays by groups of section D, the other documents by a paušál."""
    koruna = rules.discipline == "koruna"
    if koruna and klass in ("ve-hre", "technicky") and not group:
        faults.add(node, "chybi-klic", "v koruně chybí řádku skupina postihu.", ", ".join(GROUPS))
    if group and not koruna:
        faults.add(row["skupina"], "skupina", "skupiny postihu má jen koruna.", "klíč pausal")
    if klass in ("ve-hre", "technicky") and not koruna and "pausal" not in row:
        faults.add(node, "chybi-klic", "řádku katalogu chybí pausal.", "0, 1 nebo 2")


def circumstances(code: str) -> list[str]:
    """Every circumstance that some packaged catalogue knows for the code."""
    rows = [row for name in ("csm", "koruna", "krizovy") for row in read(f"katalog/{name}")[code]]
    return list(dict.fromkeys(row["kdy"] for row in rows if "kdy" in row))


def notes(rules: Ruleset, node: Node, faults: Faults) -> Ruleset:
    """`poznamky`: said in every ruling, besides those of the base."""
    return replace(rules, notes=(*rules.notes, *(checks.text(item, faults) for item in checks.items(node))))


def articles(node: Node, faults: Faults) -> dict[str, Article]:
    """`clanky`: citation -> heading, meaning, effect."""
    if node.fields is None:
        faults.add(node, "tvar", "tady má být skupina „článek: {nadpis, smysl, dusledek}“.", "skupina klíčů")
        return {}
    return {cite: _article(cite, value, faults) for cite, value in node.fields.items()}


def _article(cite: str, node: Node, faults: Faults) -> Article:
    said = checks.fields(node, faults, ("nadpis", "smysl", "dusledek"))
    words = {key: checks.text(value, faults) for key, value in said.items()}
    return Article(cite, words.get("nadpis", cite), words.get("smysl", ""), words.get("dusledek", ""))


SECTIONS: dict[str, Apply] = {
    "plati": validity,
    "sazby": rates,
    "fleku": fleks,
    "vyklady": readings,
    "katalog": catalogue,
    "pb": premium,
    "poznamky": notes,
}
