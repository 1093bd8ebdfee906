"""Omyl: 1,20 to each other player at the table, nothing is played (ČSM čl. II/17; spec 2, 2.2 and 2.9)."""

from __future__ import annotations

from tests.settlement.hands import renonc
from tests.settlement.made import each, made, paid, ruled

OMYL = [{"druh": "omyl"}]


def test_to_each_opponent_and_the_sitter() -> None:
    hand = made(udalosti=OMYL)
    assert paid(hand) == each(-120)
    done = ruled(hand)
    assert {(t.hal, t.title) for t in done.transfers} == {(120, "omyl")}
    assert [(s.value, s.cite) for s in done.steps] == [("1,20 Kč", "ČSM čl. II/17")]
    assert (done.results, done.rates) == ((), ())


def test_the_rate_is_flekovana_hra_and_sedma() -> None:
    """II/17: hra 0,20 × 2 + sedma 0,40 × 2 = 1,20."""
    rules = made().rules
    assert rules.rate("omyl") == 2 * rules.rate("hra") + 2 * rules.rate("sedma")


def test_red_does_not_double_it() -> None:
    """Only plain sedma may be folded; the item of the sazebník stands by itself."""
    assert paid(made(trumf=None, udalosti=OMYL)) == each(-120)


def test_with_three_at_the_table() -> None:
    assert paid(made(udalosti=OMYL, hraci=("Adam", "Božena", "Cyril"))) == each(-120, sitter=False)


def test_technical_pausal_comes_on_top() -> None:
    hand = made(udalosti=OMYL)
    found = renonc(hand, "odlozene-karty", "Cyril", None, "po-sehravce")
    assert paid(hand, found) == {"Adam": -360 + 200, "Božena": 320, "Cyril": 120 - 600, "Dana": 320}


def test_own_rate() -> None:
    assert paid(made(udalosti=OMYL, sazby={"omyl": 200})) == each(-200)


def test_a_renonc_that_lost_the_hand_comes_first() -> None:
    """Ostrá in the talon before the fold: the hand was lost by it, not folded."""
    hand = made(udalosti=OMYL, Adam="ŽE Ž10", Božena="ČK", Cyril="ČV")
    done = ruled(hand, renonc(hand, "ostra-v-talonu", "Adam", None, "talon"))
    assert {t.title for t in done.transfers} == {"hra", "pausal"}
