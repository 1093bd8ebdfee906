"""Printed rulesets: the list of them, one set whole, its readings."""

from __future__ import annotations

from collections.abc import Sequence

from rozhodci.money import kc
from rozhodci.report import words
from rozhodci.report.layout import joined, table, visible, wrap
from rozhodci.rulesets.model import Offence, PbTable, Reading, Ruleset, Variant


def listing(sets: Sequence[Ruleset], width: int) -> str:
    """All packaged sets, a line each, with their source."""
    out = ["Sady pravidel"]
    for rules in sets:
        aliases = f" (také {', '.join(rules.aliases)})" if rules.aliases else ""
        out += wrap(f"{rules.name}{aliases}: {rules.title}", width, "  ", "      ")
        out += wrap(f"{rules.source}; {validity(rules)}", width, "      ")
    out += wrap("Celou sadu vypíše: rozhodci pravidla SADA. Vlastní sada je soubor s klíčem zaklad.", width)
    return visible(joined(out))


def render(rules: Ruleset, width: int) -> str:
    """One set: source, rates, závazky, catalogue, PB tables, readings."""
    blocks = [
        _head(rules, width),
        _rates(rules, width),
        _zavazky(rules, width),
        _catalogue(rules, width),
        _pb(rules.pb, width) if rules.pb else ["Prémiové body: sada tabulku nemá."],
        _readings(rules, width),
    ]
    return visible("\n".join(joined(block) for block in blocks))


def readings(rules: Ruleset, width: int) -> str:
    """The readings of a set: question, choices with their meaning, default and why."""
    return visible(joined([f"{rules.name}: {rules.title}", *_readings(rules, width)]))


def validity(rules: Ruleset) -> str:
    """`platí od 2010-01-01`, with the end where there is one."""
    until = f" do {rules.valid_to}" if rules.valid_to else ""
    return f"platí od {rules.valid_from}{until}" if rules.valid_from else "datum platnosti neznámé"


def _head(rules: Ruleset, width: int) -> list[str]:
    out = wrap(f"{rules.title} [{rules.name}]", width)
    out += wrap(f"Zdroj: {rules.source}; {validity(rules)}.", width, "  ")
    seats = " nebo ".join(map(str, rules.seats))
    fleks = "bez konce" if rules.max_fleks is None else str(rules.max_fleks)
    out += wrap(f"Hráčů {seats}, karet v ruce {rules.hand_size}, talon {rules.talon_size}, fleků {fleks}.", width, "  ")
    for note in rules.notes:
        out += wrap(words.sentence(note), width, "  Pozor: ")
    return out


def _rates(rules: Ruleset, width: int) -> list[str]:
    rows = [
        [words.title(rate.name), "není" if rate.hal is None else kc(rate.hal), f"[{rate.cite}]"]
        for rate in rules.rates.values()
    ]
    return ["Sazby", *table(rows, width, "lr")]


def _zavazky(rules: Ruleset, width: int) -> list[str]:
    out = ["Závazky a jejich části"]
    for said, parts in rules.zavazky.items():
        spoken = " + ".join(words.part(p) for p in said.split())
        out += wrap(f"{spoken}: {' + '.join(words.part(p) for p in parts)}", width, "  ", "      ")
    if rules.ladder:
        out += wrap(f"Žebříček licitace: {', '.join(words.plain(r) for r in rules.ladder)}.", width, "  ", "      ")
    return out


def _catalogue(rules: Ruleset, width: int) -> list[str]:
    out = ["Katalog renonců"]
    for offence in rules.catalogue.values():
        out += wrap(f"{offence.code}: {offence.name}{_proof(offence)}", width, "  ", "      ")
        for variant in offence.variants:
            out += wrap(stated(variant), width, "      - ")
    return out


def _proof(offence: Offence) -> str:
    return "" if offence.provable else " (jen jako uvedená skutečnost)"


def stated(variant: Variant) -> str:
    """`renonc ve hře, paušál 1 [ČSM čl. IV, renonc ve hře 1]`, with its circumstance in front."""
    when = f"{words.plain(variant.when)}: " if variant.when else ""
    proposed = f", navrženo jako {words.CLASSES[variant.proposed]}" if variant.proposed else ""
    pausal = f", paušál {variant.pausal}" if variant.pausal else ""
    group = f", postih {variant.group}" if variant.group else ""
    basis = f"; {variant.basis}" if variant.basis else ""
    return f"{when}{words.VERDICTS[variant.klass]}{proposed}{pausal}{group} [{variant.cite}{basis}]"


def _pb(pb: PbTable, width: int) -> list[str]:
    out = [f"Prémiové body [{pb.cite}]"]
    for row in pb.rows.values():
        cite = "" if row.cite.endswith(row.text) else f" [{row.cite}]"
        text = f"{row.text}: s výnosem {_cell(row.led)}, bez výnosu {_cell(row.not_led)}{cite}"
        out += wrap(text, width, "  ", "      ")
    for part, values in pb.fleks.items():
        out += wrap(f"fleky 1, 2, …, {words.part(part)}: {', '.join(map(words.halves, values))}", width, "  ", "      ")
    for part, halves in pb.minus.items():
        text = f"flek na loženou, {words.part(part)}: {words.halves(halves)} při dvou flecích"
        out += wrap(text, width, "  ", "      ")
    return out + wrap(f"Popsat a podepsat od {words.halves(pb.threshold)} PB.", width, "  ")


def _cell(halves: int | None) -> str:
    return "–" if halves is None else words.halves(halves)


def _readings(rules: Ruleset, width: int) -> list[str]:
    out = ["Výklady (* = výchozí volba)"]
    for reading in rules.readings.values():
        out += reading_lines(reading, width)
    return out


def reading_lines(reading: Reading, width: int) -> list[str]:
    """One reading: question, choices, why the default was chosen."""
    out = wrap(f"{reading.code}: {reading.question} [{reading.cite}]", width, "  ", "      ")
    for choice in reading.choices:
        mark = "*" if choice == reading.default else "-"
        meaning = f": {reading.meanings[choice]}" if reading.meanings.get(choice) else ""
        out += wrap(f"{choice}{meaning}", width, f"      {mark} ")
    return out + (wrap(f"Proč: {reading.why}", width, "        ") if reading.why else [])
