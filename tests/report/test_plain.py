"""Consoles that cannot show everything: letter by letter, never a crash, cards stay unambiguous."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rozhodci.cards import DECK
from rozhodci.report.plain import degrade, to_ascii


def test_cards_of_zelene_and_zaludy_stay_apart() -> None:
    texts = [to_ascii(card.text) for card in DECK]
    assert len(set(texts)) == 32
    assert to_ascii("hráno Ž10, měl Z10; Žer ŽK.") == "hrano T10, mel Z10; Zer TK."


def test_ascii_keeps_what_letters_say() -> None:
    assert to_ascii("„Příliš“ – 3 × 2 → ♥ …") == '"Prilis" - 3 x 2 -> C ...'


@pytest.mark.parametrize("encoding", ["cp1250", "cp852"])
def test_czech_consoles_keep_czech(encoding: str) -> None:
    text = "Žaludy Ž10, Č7, příliš žluťoučký kůň"
    assert degrade(text, encoding) == text


def test_only_the_unknown_letter_changes() -> None:
    assert degrade("Ž7 – „tak“", "cp852") == 'Ž7 - "tak"'
    assert degrade("Ž7 → ♠", "cp1250") == "Ž7 -> Z"
    assert degrade("Ž7 ž č", "latin-1") == "T7 z c"


@given(st.text(), st.sampled_from(["ascii", "cp1250", "cp852", "latin-1", "utf-8", "no-such-encoding"]))
def test_result_always_fits(text: str, encoding: str) -> None:
    degrade(text, encoding).encode("ascii" if encoding.startswith("no") else encoding)
