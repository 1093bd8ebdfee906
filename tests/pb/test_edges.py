"""Rare turns of the PB rules: what a table lacks, what nobody could examine, doubts about chytáky."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozhodci.pb.context import Context
from rozhodci.pb.derivation import not_lozena
from rozhodci.pb.rows import durch, flek_durch, sesterak
from rozhodci.pb.words import points, raised, trumps
from rozhodci.sides import Side
from tests.pb.deals import Scripted, cards, context, deal, obligation

BETL = "Č7 Č8 Č9 Č10 ČS Z7 Z8 K7 K8 Ž7", "ČK Z9"
"""Six červené 7 8 9 10 S K with the talon: a šesterák, one of it buried."""


def without(ctx: Context, key: str) -> Context:
    """The same in a table that has no such row."""
    rows = {k: row for k, row in ctx.table.rows.items() if k != key}
    return Context(ctx.hand, ctx.decision, ctx.settlement, replace(ctx.table, rows=rows))


def test_a_table_without_the_row_gives_nothing() -> None:
    ctx = context(deal("betl", *BETL))
    ob = obligation(ctx.hand, "betl")
    assert sesterak.rows(ctx, ob) != []
    assert sesterak.rows(without(ctx, "betl-sesterak"), ob) == []


@pytest.mark.parametrize(
    ("held", "answer"),
    [
        ("ČE ZE K7 K8 K9 K10 KS Ž7 Ž8 Ž9", False),  # 9 winners needed, the other suits have only 3 + 5 cards
        ("ČE ZE Z7 KS K10 K9 K8 ŽS Ž10 Ž9", None),  # 9 needed: 4 + 5 cards are out, of which 3 + 5 surely run
        ("ČE ZK Z7 K7 K8 K9 Ž7 Ž8 Ž9 Ž10", True),  # 8 needed, 5 + 4 run
        ("ČE ZK Z7 K7 K8 K9 Ž7 Ž8 Ž9 ŽS", True),  # 8 needed, 5 + 3 run: the spodek beats the desítka
        ("ČE Č7 Č8 Z7 Z8 Z9 K7 K8 K9 Ž7", None),  # one chyták only
    ],
)
def test_must_he_choose_which_chytak_to_discard(held: str, answer: bool | None) -> None:
    assert flek_durch.must_choose(cards(held)) is answer


def test_a_choice_that_the_hand_does_not_prove_is_asked() -> None:
    played = deal("durch", "ČK ČV ČS Č10 ZK ZV KE KK ŽE ŽK", "Č9 Z9", bozena="ČE ZE Z7 KS K10 K9 K8 ŽS Ž10 Ž9",
                  fleky=[("Božena", "durch")])  # fmt: skip
    ctx = context(played, Side.OBRANA)
    (entry,) = flek_durch.rows(ctx, obligation(played, "durch"), "Božena")
    (doubt,) = entry.doubts
    assert doubt.code == "pb-chytaky" and "musel podle svých karet volit" in doubt.question


def test_whether_it_was_lozena_could_not_be_examined() -> None:
    ctx = context(deal("betl", *BETL), proof=Scripted(ložená=None))
    assert not_lozena(ctx, []) == []
    (step,) = not_lozena(ctx, [object()])  # type: ignore[list-item]
    assert (step.value, step.cite) == ("neprověřeno", "ČSM čl. II/19 (obdobně)")
    assert not_lozena(context(deal("betl", *BETL), proof=Scripted(ložená=True)), [object()]) == []  # type: ignore[list-item]


def test_words() -> None:
    assert [trumps(n) for n in (0, 1, 2, 4, 5)] == ["0 trumfů", "1 trumf", "2 trumfy", "4 trumfy", "5 trumfů"]
    assert raised("sto", 2) == "flek na sto, 2× zvýšeno (re)"
    assert raised("sto-a-sedma", 4) == "flek na sto a sedmu, 4× zvýšeno (boty)"
    assert raised("osma", 1) == "flek na osma, 1× zvýšeno (flek)"
    assert raised("hra", 9).endswith("9× zvýšeno (9. zvýšení)")
    assert [points(h) for h in (52, 3, 1, 0, -1, -8)] == ["26", "1,5", "0,5", "0", "-0,5", "-4"]


@pytest.mark.parametrize(
    ("own", "rest", "taken"),
    [
        ("ČE ČK ČV ČS Č10 Č9 Č8 Č7", "", 8),  # nothing is out
        ("ČE ČK", "ČV ČS Č10 Č9 Č8 Č7", 2),
        ("ČE ČV", "ČK ČS Č10 Č9 Č8 Č7", 1),  # the král beats the svršek
        ("ČK", "ČE", 0),
        ("ČE ČK ČV ČS Č7", "Č10 Č9 Č8", 5),  # three fall, the sedma runs after them
    ],
)
def test_how_many_run_from_the_top(own: str, rest: str, taken: int) -> None:
    assert durch.run(cards(own), cards(rest)) == taken
    assert durch.beatable(cards(own), cards(rest)) is (taken < len(own.split()))
