"""The printed answer of `lozena` where the search says less than usual: no split, no line, a lost plan only."""

from __future__ import annotations

from dataclasses import replace

from rozhodci.cards import Card
from rozhodci.case.notation import read_cards
from rozhodci.judging.lozena_question import LozenaShown
from rozhodci.report.solver_lozena import render
from rozhodci.solver.api import Laid, LozenaVerdict, Reason

NAMES = ("aktér", "obrana1", "obrana2")
OPEN = "S otevřenými kartami by se toto rozložení uhrát dalo; jeden postup však na všechna nestačí."


def cards(text: str) -> tuple[Card, ...]:
    return read_cards(text)


SPLIT = (cards("ČK Č9"), cards("ZE Z7"))
LINE = (Laid(0, cards("ČE")[0]), Laid(1, cards("Č9")[0]), Laid(2, cards("Z7")[0]))


def shown(*parts: LozenaVerdict, lozena: bool | None = False) -> LozenaShown:
    return LozenaShown(NAMES, cards("ČE ČV"), (), None, 9, (), 0, parts, lozena, "ČSM čl. II/19")


def test_lost_only_because_no_one_plan_fits() -> None:
    text = render(shown(LozenaVerdict("durch", False, Reason.PLAY, SPLIT, LINE, open_loss=False)))
    assert " ".join(text.split()).endswith(OPEN)
    assert text.startswith("durch, 9. zdvih, vynáší aktér: není ložená [ČSM čl. II/19].")
    assert "otevřenými" not in render(shown(LozenaVerdict("durch", False, Reason.PLAY, SPLIT, LINE, open_loss=True)))


def test_split_and_line_stand_only_where_they_are_known() -> None:
    bare = render(shown(LozenaVerdict("betl", False, Reason.DECIDED)))
    assert "Tato část je už prohraná." in bare
    assert "obrana1" not in bare and "Průběh" not in bare
    split = render(shown(LozenaVerdict("sto", False, Reason.NO_HLASKA, SPLIT)))
    assert "Bez hlášky nelze sto udělat." in split and "obrana2" in split and "Průběh" not in split


def test_of_several_parts_the_failing_one_is_named() -> None:
    """Hra beside a seven is named last."""
    parts = (LozenaVerdict("hra", False, Reason.POINTS), LozenaVerdict("sedma", False, Reason.PLAY, SPLIT, LINE, True))
    text = render(shown(*parts))
    assert text.startswith("hra a sedma, 9. zdvih")
    assert "Sedma: při tomto rozložení to nevyjde." in text and "9. aktér ČE" in text


def test_undecided_asks_for_more_nodes() -> None:
    text = render(shown(LozenaVerdict("durch", None), lozena=None))
    assert "nerozhodnuto" in text and "Limit uzlů nestačil, použijte vyšší --uzlu." in text
    assert "Průběh" not in text


def test_a_talon_nobody_knows_is_said() -> None:
    yes = shown(LozenaVerdict("durch", True), lozena=True)
    assert "Talon není znám" not in render(yes)
    text = render(replace(yes, talon=None))
    assert "při každém rozložení a každé obraně" in " ".join(text.split())
    assert "Talon není znám: počítá se s každým, který v něm může ležet." in " ".join(text.split())
