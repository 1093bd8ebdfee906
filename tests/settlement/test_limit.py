"""The limit of one hand: per opponent or for the whole hand; the zvýšený one (spec 2, 2.2 and 2.10)."""

from __future__ import annotations

import pytest

from rozhodci.settlement.limit import both_defenders_raised, cap_of, equal_shares
from tests.settlement.made import made

BOTH = [("Božena", "betl"), ("Cyril", "betl"), ("Adam", "")]


@pytest.mark.parametrize(
    ("amount", "wanted"), [(0, 0), (9600, 9600), (9999, 9999), (10000, 10000), (10001, 10000), (25600, 10000)]
)
def test_per_opponent(amount: int, wanted: int) -> None:
    shares = equal_shares(made("betl"), amount, 3)
    assert shares.amounts == (wanted,) * 3
    assert [(s.value, s.cite) for s in shares.steps] == ([("100,00 Kč", "ČSM čl. I")] if amount > 10000 else [])


@pytest.mark.parametrize(
    ("amount", "wanted"),
    [(3333, (3333, 3333, 3333)), (3334, (3334, 3333, 3333)), (9600, (3334, 3333, 3333)), (100, (100, 100, 100))],
)
def test_for_the_whole_hand_by_reading(amount: int, wanted: tuple[int, ...]) -> None:
    """10000 / 3 = 3333 and one haléř over, which goes to the first."""
    shares = equal_shares(made("betl", vyklady={"limit": "celkem"}), amount, 3)
    assert shares.amounts == wanted
    assert len(shares.steps) == (1 if amount * 3 > 10000 else 0)


def test_reading_is_asked_only_where_it_could_matter() -> None:
    for amount, asked in ((3333, False), (3334, True)):
        hand = made("betl")
        equal_shares(hand, amount, 3)
        assert ("limit" in hand.readings.asked) is asked


def test_voleny_always_asks() -> None:
    """Its document says "všem – od všech": the other reading is always printed (2.9)."""
    hand = made("hra", pravidla="voleny-2005")
    assert equal_shares(hand, 20, 3).amounts == (20, 20, 20)
    assert "limit" in hand.readings.asked


def test_voleny_for_the_whole_hand_below_the_limit() -> None:
    hand = made("hra", pravidla="voleny-2005", vyklady={"limit": "celkem"})
    shares = equal_shares(hand, 20, 3)
    assert (shares.amounts, shares.steps) == ((20, 20, 20), ())


def test_koruna_has_none() -> None:
    assert equal_shares(made("betl", pravidla="koruna-2013"), 10**6, 2).amounts == (10**6, 10**6)


def test_krizovy_thirty_crowns() -> None:
    assert equal_shares(made("betl", pravidla="krizovy"), 3200, 3).amounts == (3000,) * 3


class TestRaised:
    """Výklad `zvyseny-limit`: outside a ložená only by the second reading, when both defenders raised."""

    @pytest.mark.parametrize(
        ("fleky", "reading", "wanted"),
        [
            (BOTH, "jen-lozena", 10000),
            (BOTH, "obe-obrany", 15000),
            ([("Božena", "betl"), ("Cyril", ""), ("Adam", "")], "obe-obrany", 10000),
        ],
    )
    def test_cap(self, fleky: list[tuple[str, str]], reading: str, wanted: int) -> None:
        hand = made("betl", fleky=fleky, vyklady={"zvyseny-limit": reading})
        assert cap_of(hand, 20000) == wanted
        assert equal_shares(hand, 20000, 3).amounts == (wanted,) * 3

    def test_not_asked_below_the_limit_nor_for_one_raiser(self) -> None:
        for fleky, amount in ((BOTH, 10000), ([("Božena", "betl")], 20000)):
            hand = made("betl", fleky=fleky)
            cap_of(hand, amount)
            assert "zvyseny-limit" not in hand.readings.asked

    def test_who_raised(self) -> None:
        assert both_defenders_raised(made("betl", fleky=BOTH))
        assert not both_defenders_raised(made("betl", fleky=[("Božena", "betl"), ("Adam", "betl")]))
        assert not both_defenders_raised(made("betl", stupne={"betl": 3}))

    def test_a_raise_beyond_the_last_valid_one_does_not_count(self) -> None:
        words = [("Božena", "betl"), ("Adam", "betl"), ("Božena", "betl"), ("Adam", "betl"), ("Cyril", "betl")]
        assert not both_defenders_raised(made("betl", fleky=words))

    def test_a_lone_defender_is_not_both(self) -> None:
        """Křížový two against two has two; with one active opponent there is no pair."""
        hand = made("betl", fleky=[("Božena", "betl")], hraci=("Adam", "Božena", "Cyril"))
        assert not both_defenders_raised(hand)
