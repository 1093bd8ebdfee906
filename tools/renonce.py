"""docs/renonce.md, written from the catalogues and `cases/`: `python -m tools.renonce`. Not shipped, as pokryti.

Each code: what it means, how each discipline treats it, and the case of the library that shows it, with its ruling.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rozhodci.case.load import load
from rozhodci.case.model import Case
from rozhodci.errors import InputError
from rozhodci.judge import judge, settled
from rozhodci.report import words
from rozhodci.report.headline import headline
from rozhodci.rulesets import get
from rozhodci.rulesets.articles import bare
from rozhodci.rulesets.model import Offence, Variant

ROOT = Path(__file__).parents[1]
SETS = {"licitovaný, volený": "licitovany-2010", "korunový": "koruna-2013", "křížový": "krizovy"}
FOLDERS = {"licitovaný": "licitovany", "volený": "voleny", "korunový": "koruna", "křížový": "krizovy"}

HEAD = """# Renonce: co program zná a kolik to stojí

U každého prohřešku: co to je, jak ho berou jednotlivá pravidla, jak se zapíše do případu a jak vypadá nález.
Totéž v terminálu: `rozhodci vysvetli KÓD`, celý katalog jedné sady `rozhodci pravidla SADA`.

* **ve hře** – viník (jeho strana) hru prohrál; **technický** – jen paušál, hra se hraje dál
* **rozhodčí** – pravidla prohřešek nezařazují; nález to řekne a spočítá, co by která možnost stála
* **paušál** 1 nebo 2 je pevná platba všem u stolu; korunový má místo něj postihy D/1, D/2, D/3
  (D/- = oddíl D ho neuvádí, viz výklad [koruna-b10-b12](vyklady.md#koruna-b10-b12))
* volený bere renonce obdobně podle licitovaného
* **najde program** – z karet nebo ze zápisu; **najde rozhodčí** – zjistí ho a zapíše do `udalosti`
  ([jak](pripad.md#co-karty-neukážou))

Stránka se vyrábí z katalogů a ze složky [cases](../cases) příkazem `python -m tools.renonce`; ručně se neupravuje.
"""


@dataclass(frozen=True, slots=True)
class Shown:
    """A case of the library in which an offence was found: its path, text and the case itself."""

    path: str
    lines: tuple[str, ...]
    case: Case
    trick: int | None
    phase: str


def page() -> str:
    """The whole page."""
    catalogues = {label: get(name).catalogue for label, name in SETS.items()}
    offences = next(iter(catalogues.values()))
    shown = examples()
    sections = [_section(o, catalogues, shown.get(o.code, {})) for o in offences.values()]
    return "\n".join([HEAD, *_summary(offences, catalogues), "", "\n".join(sections)])


def examples() -> dict[str, dict[str, Shown]]:
    """Code -> folder of `cases/` -> the case that shows it best."""
    found: dict[str, dict[str, list[Shown]]] = {}
    for folder in FOLDERS.values():
        for path in (ROOT / "cases" / folder).glob("*.yaml"):
            for code, one in _showing(path):
                found.setdefault(code, {}).setdefault(folder, []).append(one)
    return {code: {f: min(many, key=partial(_fitness, code)) for f, many in by.items()} for code, by in found.items()}


def _fitness(code: str, one: Shown) -> tuple[bool, bool, bool, str]:
    """Best is a case named after the offence, then one whose name holds it, then one without a complaint."""
    stem = Path(one.path).stem
    return stem != code, code not in stem, one.case.complaint is not None, stem


def _showing(path: Path) -> Iterator[tuple[str, Shown]]:
    """The code whose finding comes first in that case, or what it is about where nothing follows from it."""
    source = path.read_bytes()
    for case in load(source, path.name, get):
        if isinstance(case, InputError):
            continue
        renonce = settled(case, get(case.ruleset), premiums=False)[1].decision.renonce
        codes = [(r.finding.code, r.finding.trick, r.finding.phase) for r in renonce[:1]]
        for code, trick, phase in codes or [(e.kind, e.trick, "") for e in case.events] or [(path.stem, None, "")]:
            yield code, Shown(path.relative_to(ROOT).as_posix(), _lines(source), case, trick, phase)


def _lines(source: bytes) -> tuple[str, ...]:
    return tuple(source.decode("utf-8").splitlines())


def _summary(offences: Mapping[str, Offence], catalogues: Mapping[str, Mapping[str, Offence]]) -> Iterator[str]:
    yield f"| prohřešek | najde | {' | '.join(catalogues)} |"
    yield "|---" * (len(catalogues) + 2) + "|"
    for code, offence in offences.items():
        cells = (_short(catalogue[code]) for catalogue in catalogues.values())
        found_by = "program" if offence.provable else "rozhodčí"
        yield f"| [{offence.name}](#{code}) | {found_by} | {' | '.join(cells)} |"


def _short(offence: Offence) -> str:
    kinds = dict.fromkeys(_worth(v) for v in offence.variants)
    return " / ".join(kinds)


def _worth(variant: Variant) -> str:
    word = {"ve-hre": "ve hře", "technicky": "technický", "rozhodci": "rozhodčí", "neni": "není renonc"}[variant.klass]
    if variant.klass in ("rozhodci", "neni"):
        return word
    return f"{word}, {_fee(variant)}" if _fee(variant) else word


def _fee(variant: Variant) -> str:
    return variant.group or (str(variant.pausal) if variant.pausal else "")


def _section(offence: Offence, catalogues: Mapping[str, Mapping[str, Offence]], shown: Mapping[str, Shown]) -> str:
    how = "Program ho najde sám." if offence.provable else "Zjistí ho rozhodčí; zapisuje se do `udalosti`."
    out = [f"## {offence.code}", "", f"**{words.sentence(offence.name)}** {offence.meaning} {how}", ""]
    out += ["| pravidla | co to je | článek |", "|---|---|---|"]
    for label, catalogue in catalogues.items():
        out += (f"| {label} | {_stated(v)} | {_articles(v)} |" for v in catalogue[offence.code].variants)
    return "\n".join([*out, "", *_example(shown)])


def _stated(variant: Variant) -> str:
    when = f"{words.plain(variant.when)}: " if variant.when else ""
    proposed = f", navrženo jako {words.CLASSES[variant.proposed]}" if variant.proposed else ""
    pausal = f", paušál {variant.pausal}" if variant.pausal and not variant.group else ""
    group = f", postih {variant.group}" if variant.group else ""
    return f"{when}{words.VERDICTS[variant.klass]}{proposed}{pausal}{group}"


def _articles(variant: Variant) -> str:
    return " · ".join(bare(cite) for cite in (variant.cite, variant.basis) if cite)


def _example(shown: Mapping[str, Shown]) -> Iterator[str]:
    if not shown:
        return
    label = next(name for name, folder in FOLDERS.items() if folder in shown)
    best = shown[FOLDERS[label]]
    yield f"Příklad: {_link(best.path, best.path)}"
    yield from ("", f"<!-- z: {best.path} -->", "```yaml", *_record(best), "```", "")
    rules = get(best.case.ruleset)
    yield f"> {headline(judge(best.case, rules, alternatives=False), rules)}"
    if best.case.note:
        yield f">\n> {' '.join(best.case.note.split())}"
    others = [_link(name, shown[folder].path) for name, folder in FOLDERS.items() if folder in shown and name != label]
    yield f"\nTotéž jinde: {', '.join(others)}\n" if others else ""


def _link(text: str, path: str) -> str:
    return f"[{text}](../{path})"


def _record(one: Shown) -> list[str]:
    """The lines of the file that record the offence: the event, else its trick, else what was said or put away."""
    if one.case.events:
        return _block(one.lines, "udalosti")
    if one.trick is not None and one.phase == "sehravka":
        tricks = [line for line in _block(one.lines, "zdvihy") if line.startswith("  -")]
        return ["zdvihy:", "  # …", tricks[one.trick - 1]]
    if one.phase == "talon":
        return [line for line in one.lines if line.startswith(("talon:", "zavazek:", "trumf:"))]
    return _block(one.lines, "fleky")


def _block(lines: tuple[str, ...], key: str) -> list[str]:
    start = next(i for i, line in enumerate(lines) if line.startswith(f"{key}:"))
    rest = next((i for i in range(start + 1, len(lines)) if not lines[i].startswith((" ", "#", "-"))), len(lines))
    return list(lines[start:rest])


def main() -> None:
    """Write the page."""
    (ROOT / "docs" / "renonce.md").write_text(page(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
