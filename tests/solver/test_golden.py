"""The file of solved full deals, made by two independent ways (`zlata`); here a part of it, all of it by `plne`."""

from __future__ import annotations

import json

import pytest

from tests.solver import memo, zlata

RECORDS = json.loads(zlata.FILE.read_text(encoding="utf-8"))
SOME = RECORDS[::20]


def test_file_is_large_and_varied() -> None:
    assert len(RECORDS) >= 300
    assert len({tuple(r["karty"]) for r in RECORDS}) == len(RECORDS)
    assert {r["hra"] for r in RECORDS} >= set(range(10, 91, 10))
    for name in ("sto", "sedma", "betl", "durch"):
        assert {True, False} <= {r[name] for r in RECORDS}, name


@pytest.mark.parametrize("entry", SOME, ids=[str(r["cislo"]) for r in SOME])
def test_solver_gives_the_recorded_answers(entry: dict[str, object]) -> None:
    hands, trump, leader = zlata.read(entry)
    answers = zlata.solve(hands, trump, leader, entry["hra_pomoc"] is not None)
    assert answers == {name: entry[name] for name in answers}


def test_memo_minimax_tells_wrong_answers() -> None:
    """The second way would have seen an error: ten points more or less are refused."""
    entry = RECORDS[13]
    hands, trump, leader = zlata.read(entry)
    total = sum(c.points for h in hands for c in h) + 10
    tens = (total - entry["hra"]) // 10
    claims = {t: memo.tens_others_take(hands, trump, zlata.SIDES, leader, t) for t in range(tens - 1, tens + 2)}
    assert claims == {tens - 1: False, tens: True, tens + 1: False}
