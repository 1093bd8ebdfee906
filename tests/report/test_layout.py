"""Wrapping and tables: nothing is cut, amounts and articles stay together."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rozhodci.report.layout import columns, table, visible, wrap

WORDS = st.lists(st.text("abcčďžŽ[]()", min_size=1, max_size=30), min_size=1, max_size=20)


@given(words=WORDS, width=st.integers(10, 79))
def test_wrap_keeps_every_word_and_the_width(words: list[str], width: int) -> None:
    lines = wrap(" ".join(words), width, "  - ")
    assert " ".join(lines).replace("  - ", "", 1).split() == words
    for line in lines:
        assert columns(line) <= width or len(line.removeprefix("  - ").split()) == 1


def test_continuation_lines_are_indented() -> None:
    assert wrap("aaa bbb ccc", 8, "1. ") == ["1. aaa", "   bbb", "   ccc"]


def test_amount_keeps_its_unit_and_article_its_number() -> None:
    assert wrap("platí mu 12,00 Kč", 12) == ["platí mu", "12,00 Kč"]
    assert wrap("[ČSM čl. IV, důsledky 2]", 11) == ["[ČSM", "čl. IV,", "důsledky 2]"]
    assert wrap("hraje v lize", 8) == ["hraje", "v lize"]


def test_table_aligns_and_falls_back_to_text_when_too_wide() -> None:
    rows = [["hráč", "hra"], ["Adam", "-1,20 Kč"], ["Božena", "1,20 Kč"]]
    assert table(rows, 79, "lr") == ["  hráč         hra", "  Adam    -1,20 Kč", "  Božena   1,20 Kč"]
    assert table(rows, 15, "lr") == ["  hráč, hra", "  Adam,", "    -1,20 Kč", "  Božena,", "    1,20 Kč"]


def test_wide_and_combining_letters_are_measured_in_columns() -> None:
    assert columns("Ž") == 1
    assert columns("Z\u030c") == 1
    assert columns("中") == 2


def test_a_name_cannot_steer_the_terminal() -> None:
    assert visible("A\x1b[31mdam\u202e\n") == "A\\x1b[31mdam\\u202e\n"
