"""The trick table of `--podrobne`: offending cards, legal ones, an unfinished trick, where the record ends."""

from __future__ import annotations

from typing import Any

from rozhodci.hand import prepare
from rozhodci.judge import judge
from rozhodci.report.tricks import lines
from rozhodci.rulesets import get
from tests.example import example_case

WIDTH = 79


def shown(**case: Any) -> list[str]:
    made = example_case(**case)
    rules = get(made.ruleset)
    return lines(prepare(made, rules, {}), judge(made, rules), WIDTH)


def test_nothing_was_played() -> None:
    assert shown(trumf="žaludy", Adam="ZE", Božena="Z8") == []


def test_the_offending_card_is_marked_and_the_legal_ones_named() -> None:
    """Božena holds zelené and plays kule."""
    text = shown(trumf="žaludy", Adam="ZE", Božena="Z8 K9", Cyril="Z7", zdvihy=["ZE K9 Z7"])
    assert text[0].startswith("Zdvihy (! = karta, kterou vznikl renonc")
    assert text[1].split() == ["1.", "Adam", "ZE", "Božena", "K9!", "Cyril", "Z7", "bere", "Adam", "10", "bodů"]
    assert text[2].startswith("  ! 1. zdvih, Božena: ") and "Z8" in text[2] and "K9" in text[2]


def test_an_unfinished_trick_has_no_taker() -> None:
    text = shown(trumf="žaludy", Adam="ZE", Božena="Z8", zdvihy=["ZE Z8"])
    assert text[1].split() == ["1.", "Adam", "ZE", "Božena", "Z8", "nedohráno"]


def test_an_impossible_card_ends_the_table_with_its_place() -> None:
    """Božena does not hold ČE: from her card on nothing is judged."""
    text = shown(trumf="žaludy", Adam="ZE", Božena="Z8", Cyril="Z7 ČE", zdvihy=["ZE ČE Z7"])
    assert text[-1] == "  Od 1. zdvihu (2. karta) se záznam neposuzuje."
    assert "ČE" not in text[1]


def test_a_hlaska_stands_at_its_first_card() -> None:
    text = shown(trumf="žaludy", Adam="ŽK ŽV", Božena="Ž7", Cyril="Ž8", zdvihy=["ŽK Ž7 Ž8"])
    assert "Adam ŽK+40" in text[1]
