"""The printed ruling: order of its parts, articles, brackets, details."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozhodci.report.text import Detail, render
from rozhodci.rulesets.load import get
from rozhodci.ruling import NO_PB, ComplaintRuling, Question, Ruling, Settlement
from tests.report.sample import EXAMPLE, FOUND

RULES = get("licitovany-2010")


def printed(ruling: Ruling, detail: Detail = Detail.PLNE, width: int = 79) -> str:
    return render(ruling, RULES, None, detail, width)


def test_the_example_line_by_line() -> None:
    """Every line checked by hand against the ruling of tests/report/sample.py."""
    assert printed(EXAMPLE, Detail.STRUCNE).splitlines() == [
        "Renonc: Božena, 2. zdvih, nepřiznání barvy (ČSM čl. IV, renonc ve hře 1).",
        "  Hráno KK; povoleno Z9, Z8.",
        "  Námitka potvrzena: Božena nepřiznala zelené ve 2. zdvihu.",
        "  Výsledek: sto: vyhrává aktér (kontumace, 120 bodů).",
        "  Pozor: Rozdání nelze ověřit.",
        "",
        "Platby",
        "  hráč          hra    paušál     celkem",
        "  Adam     28,80 Kč   2,00 Kč   30,80 Kč",
        "  Božena  -28,80 Kč  -6,00 Kč  -34,80 Kč",
        "  Cyril     0,00 Kč   2,00 Kč    2,00 Kč",
        "  Dana      0,00 Kč   2,00 Kč    2,00 Kč",
        "  Božena platí: Adam 30,80 Kč, Cyril 2,00 Kč, Dana 2,00 Kč.",
        "",
        "Prémiové body: Adam 10,5 PB – uděleno.",
        "  + Adam 10,5 PB: sto na 4 trumfy bez trumfové desítky, s výnosem [PB 2005,",
        "    sto 4]",
        "  - Božena bez 2 PB: strana, která se dopustila renoncu [ČSM čl. IV,",
        "    důsledky 5]",
        "  ! Hru na lístku popsat a podepsat všemi zúčastněnými.",
    ]


def test_order_of_the_parts() -> None:
    text = printed(EXAMPLE)
    places = [text.index(word) for word in ("Renonc:", "Platby", "Prémiové", "K rozhodnutí", "Odůvodnění", "výklady")]
    assert places == sorted(places)


def test_every_step_is_numbered_and_ends_with_its_article() -> None:
    text = printed(EXAMPLE)
    assert "  1. Božena měla zelené [Z9, Z8] a hrála KK: renonc ve hře. [ČSM čl. IV," in text
    assert "  2. Kontumační body aktéra: 10 + 80 + 40 - 10 = 120. [ČSM čl. IV, důsledky 2]" in text


@pytest.mark.parametrize("width", [40, 79])
def test_nothing_is_cut_at_any_width(width: int) -> None:
    text = printed(EXAMPLE, Detail.PODROBNE, width)
    assert all(len(line) <= width for line in text.splitlines())
    wide = printed(EXAMPLE, Detail.PODROBNE, 1000)
    if width == 79:
        assert text.split() == wide.split()


def test_details_add_the_readings_that_were_not_asked() -> None:
    assert "Výklady, které nález neovlivnily" not in printed(EXAMPLE)
    assert "limit: na-protihrace" in printed(EXAMPLE, Detail.PODROBNE)


def test_nobody_pays() -> None:
    free = replace(
        EXAMPLE, verdict="bez-renoncu", renonce=(), settlement=Settlement(), pb=NO_PB,
        complaint=ComplaintRuling("zadna", ""), warnings=(),
    )  # fmt: skip
    lines = printed(free, Detail.STRUCNE).splitlines()
    assert lines == [
        "Renonc nebyl zjištěn (ČSM čl. II/1, Obecná pravidla).",
        "",
        "Platby: nikdo nic neplatí.",
        "",
        "Prémiové body: bez nároku.",
    ]


def test_first_line_of_the_other_verdicts() -> None:
    technical = replace(FOUND, klass="technicky", decisive=False, cite="ČSM čl. IV, technický renonc 1")
    assert printed(replace(EXAMPLE, renonce=(technical,))).startswith("Technický renonc: Božena, 2. zdvih,")
    late = replace(
        EXAMPLE, renonce=(replace(FOUND, decisive=False),), complaint=ComplaintRuling("opozdena", "už se skládalo")
    )
    assert printed(late).startswith("Renonc bez následku, námitka je opožděná (ČSM čl. V/2): Božena, 2. zdvih,")
    asked = replace(EXAMPLE, verdict="rozhodne-rozhodci", renonce=(), questions=(Question("x", "Kdo rozdával."),))
    assert printed(asked).startswith("Rozhodne rozhodčí: Kdo rozdával (ČSM čl. V/3).")


def test_brackets_and_hostile_names_survive_as_text() -> None:
    hostile = replace(
        EXAMPLE,
        saldo={"[bold]Adam[/bold]": 100, "B\x1b[31m": -100},
        complaint=ComplaintRuling("potvrzena", "[flek] ok"),
    )
    text = printed(hostile)
    assert "[bold]Adam[/bold]" in text
    assert "[flek] ok" in text
    assert "\x1b" not in text
