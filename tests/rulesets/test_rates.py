"""Rates of every packaged set against the sazebník of the documents (spec 2, 2.2), and rates of the case."""

from __future__ import annotations

import pytest

from rozhodci.rulesets import get, names

# item: licitovany-2010 and -2014, voleny-2005, koruna-2013, krizovy; None = no such limit, "-" = no such item
TABLE: dict[str, tuple[int | str | None, ...]] = {
    "zaklad": (20, 20, 100, 10),
    "hra": (20, 20, 100, 10),
    "sedma": (40, 40, 200, 20),
    "osma": ("-", "-", "-", 20),
    "devitka": ("-", "-", "-", 20),
    "sto": (80, 80, 400, 40),
    "sto-a-sedma": (120, 120, 600, 60),
    "betl": (300, 300, 500, 100),
    "durch": (600, 600, 1000, 200),
    "dve-sedmy": (800, "-", "-", "-"),
    "ticha-sedma": (20, 20, 100, 10),
    "omyl": (120, "-", "-", "-"),
    "pausal-1": (200, 200, 200, 100),
    "pausal-2": (1000, 1000, 2000, 500),
    "limit": (10000, 10000, None, 3000),
    "zvyseny-limit": (15000, 15000, None, None),
}
COLUMNS = {"licitovany-2010": 0, "licitovany-2014": 0, "voleny-2005": 1, "koruna-2013": 2, "krizovy": 3}


@pytest.mark.parametrize("name", COLUMNS)
def test_every_rate(name: str) -> None:
    column = COLUMNS[name]
    expected = {item: row[column] for item, row in TABLE.items() if row[column] != "-"}
    assert {r.name: r.hal for r in get(name).rates.values()} == expected


@pytest.mark.parametrize(
    ("name", "fleks", "hand", "talon", "seats"),
    [
        ("licitovany-2010", 4, 10, 2, (3, 4)),
        ("voleny-2005", 4, 10, 2, (3, 4)),
        ("koruna-2013", None, 10, 2, (3,)),
        ("krizovy", 4, 8, 0, (4,)),
    ],
)
def test_shape_of_the_game(name: str, fleks: int | None, hand: int, talon: int, seats: tuple[int, ...]) -> None:
    rules = get(name)
    assert (rules.max_fleks, rules.hand_size, rules.talon_size, rules.seats) == (fleks, hand, talon, seats)
    assert rules.trick_count == hand


def test_ladder() -> None:
    expected = (
        "sedma sedma-cervena sto sto-a-sedma sto-cervene sto-a-sedma-cervena betl durch dve-sedmy dve-sedmy-a-sto "
        "dve-sedmy-cervene dve-sedmy-a-sto-cervene"
    )
    assert get("licitovany-2010").ladder == tuple(expected.split())
    assert [get(n).ladder for n in names() if not n.startswith("licitovany")] == [(), (), ()]


@pytest.mark.parametrize(
    ("name", "said", "parts"),
    [
        ("licitovany-2010", "sedma", "hra sedma"),
        ("licitovany-2010", "sto", "sto"),
        ("licitovany-2010", "sedma sto", "sto sedma"),
        ("licitovany-2010", "sto dve-sedmy", "dve-sedmy sto"),
        ("licitovany-2010", "durch", "durch"),
        ("voleny-2005", "hra", "hra"),
        ("voleny-2005", "sto sedma", "sto sedma"),
        ("koruna-2013", "sedma", "hra sedma"),
        ("koruna-2013", "sto sedma", "sto-a-sedma"),
        ("krizovy", "osma", "hra osma"),
        ("krizovy", "devitka sedma osma", "hra sedma osma devitka"),
        ("krizovy", "sto osma", "sto osma"),
    ],
)
def test_parts_of_a_zavazek(name: str, said: str, parts: str) -> None:
    assert get(name).parts_of(said.split()) == tuple(parts.split())


@pytest.mark.parametrize(("name", "said"), [("licitovany", "hra"), ("voleny", "dve-sedmy"), ("koruna", "osma")])
def test_no_such_zavazek(name: str, said: str) -> None:
    assert get(name).parts_of([said]) is None


def test_every_part_has_a_rate() -> None:
    for name in names():
        rules = get(name)
        assert {part for parts in rules.zavazky.values() for part in parts} <= set(rules.rates), name


def test_a_new_base_moves_multiples_and_leaves_stated_amounts() -> None:
    rates = get("koruna").with_rates({"zaklad": 50}).rates
    assert (rates["hra"].hal, rates["sedma"].hal, rates["durch"].hal) == (50, 100, 500)
    assert (rates["pausal-1"].hal, rates["pausal-2"].hal, rates["limit"].hal) == (200, 2000, None)
    krizovy = get("krizovy").with_rates({"zaklad": 20}).rates
    assert (krizovy["betl"].hal, krizovy["pausal-2"].hal, krizovy["limit"].hal) == (200, 1000, 3000)


def test_a_named_item_wins_over_the_base() -> None:
    rates = get("licitovany").with_rates({"zaklad": 100, "betl": 777}).rates
    assert (rates["betl"].hal, rates["durch"].hal) == (777, 3000)


def test_sto_a_sedma_stays_the_sum_of_both() -> None:
    assert get("koruna").with_rates({"sto": 500}).rate("sto-a-sedma") == 700
    assert get("koruna").with_rates({"sto-a-sedma": 650, "sto": 500}).rate("sto-a-sedma") == 650


def test_own_rates_make_the_note_on_default_rates_void() -> None:
    koruna = get("koruna")
    assert "sazb" in koruna.rates_note
    assert koruna.with_rates({"zaklad": 100}).rates_note == ""
    assert koruna.with_rates({"betl": 600}).rates_note == koruna.rates_note
    every = {r.name: 100 for r in koruna.rates.values() if not r.fixed and r.hal is not None and r.name != "zaklad"}
    assert koruna.with_rates(every).rates_note == ""


def test_rate_of_what_the_ruleset_lacks() -> None:
    with pytest.raises(KeyError):
        get("koruna").rate("limit")
    with pytest.raises(KeyError):
        get("voleny").rate("omyl")
