"""The example sheets and small ways to read, change and check them."""

from __future__ import annotations

from pathlib import Path

from rozhodci.rulesets import get
from rozhodci.sheet.check import SheetReport, check
from rozhodci.sheet.load import load
from rozhodci.sheet.model import Sheet, SheetFinding
from rozhodci.sheet.totals import AUTO

FOLDER = Path(__file__).parents[2] / "listky"
EXAMPLES = sorted(FOLDER.glob("*.yaml"))
LICITOVANY, TROJKA, VOLENY, KORUNA, KRIZOVY, CARDS = (
    FOLDER / f"{name}.yaml"
    for name in (
        "cisty-licitovany", "cisty-licitovany-trojka", "cisty-voleny", "cisty-koruna", "cisty-krizovy", "s-kartami",
    )
)  # fmt: skip
SUMS = {"soucet-sloupce", "sb"}


def read(text: str | bytes, name: str = "listek.yaml", ruleset: str | None = None) -> Sheet:
    """A sheet from its text."""
    return load(text.encode() if isinstance(text, str) else text, str(FOLDER / name), get, ruleset)


def report(
    text: str | bytes, name: str = "listek.yaml", ruleset: str | None = None, rounding: str = AUTO
) -> SheetReport:
    """The examined sheet."""
    sheet = read(text, name, ruleset)
    return check(sheet, get(sheet.ruleset), rounding)


def findings(text: str | bytes, name: str = "listek.yaml", ruleset: str | None = None) -> tuple[SheetFinding, ...]:
    return report(text, name, ruleset).findings


def changed(file: Path, *pairs: tuple[str, str]) -> str:
    """The text of an example with each first text replaced; it must be there exactly once."""
    text = file.read_text(encoding="utf-8")
    for old, new in pairs:
        assert text.count(old) == 1, (old, text.count(old))
        text = text.replace(old, new)
    return text


def one_row(row: str, rules: str = "licitovany-2010", players: str = "Adam, Božena, Cyril, Dana") -> str:
    """A signed sheet with one hand and no sums."""
    names = f"[{players}]"
    scribe = players.split(",")[0]
    head = f"listek: 1\npravidla: {rules}\nhraci: {names}\nzapisovatel: {scribe}\npodpisy: {names}\nhry:\n"
    return f"{head}  - {row}\n"


def places(found: tuple[SheetFinding, ...]) -> set[tuple[int, str, str]]:
    return {(f.row, f.column, f.kind) for f in found}
