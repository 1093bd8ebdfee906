"""Sections of a report without anything in them are left out; texts without a word stay empty."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozhodci.report import layout, questions, reasoning, schemas, words
from rozhodci.rulesets import get
from rozhodci.ruling import UsedReading
from tests.report.sample import EXAMPLE


def test_no_steps_no_reasoning() -> None:
    assert reasoning.lines(EXAMPLE, 79)[0] == "Odůvodnění"
    assert reasoning.lines(replace(EXAMPLE, steps=()), 79) == []


def test_every_reading_used_leaves_no_list_of_unused_ones() -> None:
    rules = get("licitovany-2010")
    used = tuple(UsedReading(code, r.default) for code, r in rules.readings.items())
    assert questions.unused_lines(used, rules, 79) == []
    assert questions.unused_lines(used[1:], rules, 79)[0] == "Výklady, které nález neovlivnily"
    assert len(questions.unused_lines((), rules, 79)) > len(rules.readings)


def test_a_table_without_rows() -> None:
    assert layout.table([], 79) == []


@pytest.mark.parametrize(
    ("text", "whole"), [("", ""), ("  ", ""), ("sto", "Sto."), ("kolik PB?", "Kolik PB?"), ("č. 5:", "Č. 5:")]
)
def test_a_sentence(text: str, whole: str) -> None:
    assert words.sentence(text) == whole


def test_a_schema_that_is_none() -> None:
    assert schemas.path("nalez").is_file()
    with pytest.raises(FileNotFoundError, match="neco"):
        schemas.path("neco")
