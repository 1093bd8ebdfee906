"""Comparing words and suggesting the nearest."""

from __future__ import annotations

import pytest

from rozhodci.case.parts import ATOMS, ORDER, accusative, in_order, read_parts, spoken
from rozhodci.case.words import counted, did_you_mean, fold, listed, nearest, visible


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("  Dvě  SEDMY ", "dve sedmy"),
        ("ŽALUDY", "zaludy"),
        ("z\u030caludy", "zaludy"),
        ("a\u00a0\u200bb", "a b"),
        ("", ""),
    ],
)
def test_fold(text: str, folded: str) -> None:
    assert fold(text) == folded


@pytest.mark.parametrize("text", ["akter\u00a0", "\ufeffakter", " akter\u200b", "ak\u00adter"])
def test_visible_drops_what_nobody_sees(text: str) -> None:
    assert visible(text) == "akter"


def test_nearest() -> None:
    assert nearest("trumph", ["trumf", "talon"]) == "trumf"
    assert nearest("zzz", ["trumf", "talon"]) == ""
    assert did_you_mean("Bozena", ["Adam", "Božena"]) == "myslíte „Božena“?"
    assert did_you_mean("x", ["Adam"]) == ""


def test_lists_and_counts() -> None:
    assert [listed(w) for w in ((), ("a",), ("a", "b"), ("a", "b", "c"))] == ["", "a", "a nebo b", "a, b nebo c"]
    assert [counted(n, "karta", "karty", "karet") for n in (0, 1, 2, 4, 5)] == [
        "0 karet",
        "1 karta",
        "2 karty",
        "4 karty",
        "5 karet",
    ]


@pytest.mark.parametrize("part", ORDER)
def test_a_part_is_read_in_both_its_forms(part: str) -> None:
    assert read_parts(spoken(part)) == read_parts(accusative(part)) == read_parts(part) == (part,)


def test_every_atom_is_written_folded_and_names_known_parts() -> None:
    assert all(fold(word) == word and set(parts) <= set(ORDER) for word, parts in ATOMS.items())


def test_order_of_speech() -> None:
    assert in_order(("sedma", "sto")) == ("sto", "sedma")
    assert in_order(("sto", "dve-sedmy", "sto")) == ("dve-sedmy", "sto")
    assert read_parts("sto a něco") is None
    assert read_parts("") is None
