"""Makes docs/pokryti.md, the coverage of every clause, from docs/pokryti.yaml: `python -m tools.pokryti`.

The clauses themselves (number, heading) come from the registers of articles in the package; here stands only how each
is treated and which case of `cases/` shows it. Kept outside the package: it serves the documentation alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import yaml

from rozhodci.rulesets.articles import register
from rozhodci.rulesets.load import get
from rozhodci.rulesets.model import PbRow

ROOT = Path(__file__).resolve().parent.parent
DATA, PAGE, CASES = ROOT / "docs" / "pokryti.yaml", ROOT / "docs" / "pokryti.md", ROOT / "cases"
HOW = {
    "program": "rozhoduje program",
    "skutecnost": "ptá se na skutečnost",
    "rozhodci": "předkládá rozhodčímu",
    "bez-vlivu": "bez vlivu na nález",
}
KEYS = {"zpusob", "kde", "pripad", "proc"}
OTHER_TABLES = ("licitovany-2010", "licitovany-2014")


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: its citation and heading, how it is treated (a key of HOW), where, the case (`slozka/jmeno` or "")
    and a remark.
    """

    cite: str
    heading: str
    how: str
    where: tuple[str, ...]
    case: str
    why: str


@dataclass(frozen=True, slots=True)
class Document:
    title: str
    clauses: tuple[Clause, ...]


def documents() -> tuple[Document, ...]:
    """All clauses in the order of their documents. Raises KeyError for one that docs/pokryti.yaml does not know."""
    data = yaml.safe_load(DATA.read_text(encoding="utf-8"))
    known, rows = data["ustanoveni"], data["radky"]
    pb = [c for c in register("clanky/pb") if c.startswith("PB 2005")]
    others = [c for c in register("clanky/pb") if c not in pb] + list(register("clanky/obecne"))
    return (
        Document("Soutěžní licitovaný mariáš ČSM (2010)", _articles("csm", known)),
        Document("Korunový mariáš (2013)", _articles("koruna", known)),
        Document("Křížový mariáš s honery", _articles("krizovy", known)),
        Document(
            "Bodovací tabulka voleného mariáše (2005)",
            (*_rows("voleny-2005", rows), *(_clause(c, register("clanky/pb")[c].heading, known[c]) for c in pb)),
        ),
        Document(
            "Co mezi dokumenty není: obecná pravidla a tabulky PB 2010 a 2014",
            (*(_clause(c, _title(c), known[c]) for c in others), *(r for n in OTHER_TABLES for r in _rows(n, rows))),
        ),
    )


def entries() -> set[str]:
    """Every citation that docs/pokryti.yaml has an entry for."""
    return set(yaml.safe_load(DATA.read_text(encoding="utf-8"))["ustanoveni"])


def _articles(file: str, known: Mapping[str, Mapping[str, object]]) -> tuple[Clause, ...]:
    return tuple(_clause(c, a.heading, known[c]) for c, a in register(f"clanky/{file}").items())


def _title(cite: str) -> str:
    return (register("clanky/obecne").get(cite) or register("clanky/pb")[cite]).heading


def _rows(name: str, rows: Mapping[str, Mapping[str, object]]) -> tuple[Clause, ...]:
    """The rows of a PB table; one without any value goes to the referee."""
    table = get(name).pb
    if table is None:
        raise ValueError(f"{name} has no PB table")
    found = {row.cite: _clause(row.cite, row.text, _row(row, rows[key])) for key, row in table.rows.items()}
    return tuple(found.values())


def _row(row: PbRow, entry: Mapping[str, object]) -> Mapping[str, object]:
    if row.led is None and row.not_led is None:
        remark = "hodnotu otisk neukazuje; postup je týž jako u řádku jiné tabulky"
        return {"proc": remark, **entry, "zpusob": "rozhodci"}
    return {"zpusob": "program", **entry}


def _clause(cite: str, heading: str, entry: Mapping[str, object]) -> Clause:
    where = entry.get("kde", [])
    if not isinstance(where, list) or not set(entry) <= KEYS:
        raise ValueError(f"{cite}: {entry}")
    texts = [str(entry.get(key, "")) for key in ("zpusob", "pripad", "proc")]
    return Clause(cite, heading, texts[0], tuple(where), texts[1], texts[2])


_HEAD = """# Pokrytí ustanovení

Každé ustanovení čtyř dokumentů, jak se s ním zachází a který případ v `cases/` to ukazuje:

- **rozhoduje program** – plyne z karet a ze zápisu, nic dalšího není třeba;
- **ptá se na skutečnost** – karty to ukázat nemohou; rozhodčí zapíše zjištěnou skutečnost (`udalosti`) a zařazení,
  platby a odůvodnění už jsou věcí programu;
- **předkládá rozhodčímu** – dokument postih neuvádí nebo rozhodnutí svěřuje rozhodčímu; nález ukáže varianty i s tím,
  co by každá stála;
- **bez vlivu na nález** – s důvodem.

Sloupec „kde“ uvádí kódy katalogu (`rozhodci vysvetli KÓD`) a moduly balíku `rozhodci`. Stránka je vytvořena
z `docs/pokryti.yaml` příkazem `python -m tools.pokryti`; ručně se neupravuje. Testy hlídají, že nechybí žádné
ustanovení, že uvedený případ existuje a ustanovení opravdu ukazuje a že žádný nález necituje článek, který tu není.
"""


def page() -> str:
    """The whole page."""
    docs = documents()
    return "\n".join([_HEAD, *_summary(docs), "", "\n\n".join("\n".join(_section(d)) for d in docs), ""])


def _summary(docs: tuple[Document, ...]) -> Iterator[str]:
    yield "| dokument | " + " | ".join(HOW.values()) + " | celkem |"
    yield "|---" + "|--:" * (len(HOW) + 1) + "|"
    for d in docs:
        count = Counter(c.how for c in d.clauses)
        yield f"| {d.title} | " + " | ".join(str(count[h]) for h in HOW) + f" | {len(d.clauses)} |"


def _section(d: Document) -> Iterator[str]:
    yield f"## {d.title}\n"
    yield "| ustanovení | o čem | jak | kde | případ | poznámka |"
    yield "|---" * 6 + "|"
    for c in d.clauses:
        case = f"[{c.case}](../cases/{c.case}.yaml)" if c.case else ""
        where = ", ".join(f"`{w}`" for w in c.where)
        yield "| " + " | ".join((c.cite, c.heading, HOW[c.how], where, case, c.why)) + " |"


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
