"""A judged case written as a row of a sheet is clean: sheet and ruling settle by the same procedures."""

from __future__ import annotations

from pathlib import Path

import pytest

from rozhodci.case.load import load
from rozhodci.case.model import Case, FlekTotals
from rozhodci.errors import InputError
from rozhodci.judge import judge
from rozhodci.rulesets import get
from rozhodci.ruling import PartResult, Ruling
from rozhodci.sheet.check import check
from rozhodci.sheet.model import RenoncNote, Row, Sheet
from rozhodci.sides import Side

CASES = sorted((Path(__file__).parents[2] / "cases").rglob("*.yaml"))


def rulings() -> list[tuple[str, Case, Ruling]]:
    found = []
    for file in CASES:
        for case in load(file.read_bytes(), str(file), get):
            assert not isinstance(case, InputError)
            found.append((file.stem, case, judge(case, get(case.ruleset), alternatives=False)))
    return [(name, case, r) for name, case, r in found if not r.settlement.undecided and not r.questions]


def row(case: Case, ruling: Ruling) -> Row:
    """The hand as a scribe would write it."""
    kinds = {e.kind for e in case.events}
    told = _points(case, ruling.settlement.results)
    return Row(
        number=1,
        dealer=case.dealer,
        sitter=case.sitter,
        akter=case.akter,
        partner=case.partner,
        announced=() if "omyl" in kinds else case.announced,
        proti=case.against,
        trump=case.trump,
        pomocna=case.pomocna,
        fleky=FlekTotals({}) if "omyl" in kinds else case.fleky,
        results={r.key: r.winner for r in ruling.settlement.results},
        points=told[0],
        against=told[1],
        folded="omyl" in kinds,
        shown="lozena" in kinds,
        approved="schvaleno" in kinds and not case.tricks,
        renonce=_notes(ruling),
        amounts=ruling.saldo,
        pb={p: n for p, n in ruling.pb.proposal.items() if n},
        description="popis hry, renonc",
        signatures=case.players,
    )


def _points(case: Case, results: tuple[PartResult, ...]) -> tuple[int | None, int | None]:
    """The number of points and the hlášky beside a lost sto, worked back from its steps."""
    sto = next((r for r in results if r.part in ("sto", "sto-a-sedma")), None)
    if sto is None:
        return next((r.points for r in results if r.part == "hra"), None), None
    own = Side.AKTER if "sto" in case.announced else Side.OBRANA
    if sto.winner is own or sto.manner == "kontumace" or sto.points is None or sto.points >= 100:
        return sto.points, None
    return sto.points, sto.steps * 10 - (100 - sto.points)


def _notes(ruling: Ruling) -> tuple[RenoncNote, ...]:
    paid = {t.renonc for t in ruling.settlement.transfers}
    found = [r for i, r in enumerate(ruling.renonce) if r.decisive or i in paid]
    return tuple(RenoncNote(r.finding.who, r.finding.code, r.proposed or r.klass, r.pausal) for r in found)


@pytest.mark.parametrize(("name", "case", "ruling"), rulings(), ids=lambda x: x if isinstance(x, str) else "")
def test_ruling_as_a_row(name: str, case: Case, ruling: Ruling) -> None:
    sheet = Sheet(
        case.ruleset, case.players, (row(case, ruling),), scribe=case.players[0], signatures=case.players,
        readings=case.readings, rates=case.rates,
    )  # fmt: skip
    found = check(sheet, get(case.ruleset)).findings
    assert [f for f in found if f.column != "proti"] == []  # void in licitovaný, which the sheet is told
