"""Seats, sides and the first lead (spec 2, 2.1 and 2.2)."""

from __future__ import annotations

import pytest

from rozhodci.cards import Suit
from rozhodci.case.model import Case
from rozhodci.rulesets import get
from rozhodci.sides import Side
from rozhodci.table import Table, seat

FOUR = ("Adam", "Božena", "Cyril", "Dana")
ZALUDY = Suit.ZALUDY


def seated(
    ruleset: str = "licitovany-2010",
    dealer: str = "Dana",
    akter: str | None = "Adam",
    sitter: str | None = "Dana",
    trump: Suit | None = ZALUDY,
    partner: str | None = None,
    players: tuple[str, ...] = FOUR,
) -> Table:
    announced = ("sedma",) if trump else ("betl",)
    case = Case("t", ruleset, players, dealer, sitter, akter, partner, announced, trump=trump)
    return seat(case, get(ruleset))


@pytest.mark.parametrize("akter", FOUR[:3])
def test_licitovany_forhont_leads_whoever_announced(akter: str) -> None:
    """Left of the dealer, who sits out."""
    assert seated(akter=akter).leader == "Adam"


@pytest.mark.parametrize(("dealer", "leader"), [("Dana", "Adam"), ("Adam", "Božena"), ("Cyril", "Dana")])
def test_forhont_is_the_next_one_clockwise(dealer: str, leader: str) -> None:
    table = seated(dealer=dealer, sitter=dealer, akter=leader)
    assert table.leader == leader
    assert table.active[0] == leader and dealer not in table.active and len(table.active) == 3


def test_forhont_is_the_next_one_who_plays() -> None:
    """The sitter is named and sits left of the dealer."""
    assert seated(dealer="Dana", sitter="Adam", akter="Cyril").leader == "Božena"


@pytest.mark.parametrize("akter", FOUR[:3])
def test_betl_is_led_by_the_akter(akter: str) -> None:
    table = seated(akter=akter, trump=None)
    assert table.leader == akter and table.active[0] == akter


@pytest.mark.parametrize(("ruleset", "players"), [("koruna-2013", FOUR[:3]), ("krizovy", FOUR)])
def test_koruna_and_krizovy_are_led_by_the_volici(ruleset: str, players: tuple[str, ...]) -> None:
    table = seated(ruleset, dealer="Adam", akter="Cyril", sitter=None, players=players)
    assert table.leader == "Cyril"
    assert table.active == players[2:] + players[:2]


def test_voleny_is_led_by_forhont() -> None:
    assert seated("voleny-2005", akter="Cyril").leader == "Adam"


def test_before_a_zavazek_forhont_is_known_but_no_akter() -> None:
    for ruleset in ("licitovany-2010", "krizovy"):
        assert seated(ruleset, akter=None, trump=None).leader == "Adam"


class TestSides:
    def test_the_sitter_counts_to_the_defence(self) -> None:
        table = seated()
        assert [table.side(p) for p in FOUR] == [Side.AKTER, Side.OBRANA, Side.OBRANA, Side.OBRANA]
        assert table.members(Side.OBRANA) == ("Božena", "Cyril", "Dana")
        assert table.members(Side.OBRANA, playing=True) == ("Božena", "Cyril")

    def test_the_called_partner_is_of_the_akters_side(self) -> None:
        table = seated("krizovy", sitter=None, partner="Cyril")
        assert table.members(Side.AKTER) == ("Adam", "Cyril")
        assert table.members(Side.OBRANA, playing=True) == ("Božena", "Dana")

    def test_alone(self) -> None:
        assert seated("krizovy", sitter=None).members(Side.AKTER) == ("Adam",)


def test_round_the_table() -> None:
    table = seated(dealer="Dana", sitter="Božena", akter="Cyril")
    assert table.active == ("Adam", "Cyril", "Dana")
    assert (table.next_active("Adam"), table.next_active("Dana")) == ("Cyril", "Adam")
    assert table.clockwise_from("Dana") == ("Dana", "Adam", "Cyril")
    assert table._replace(leader=None).players == FOUR
