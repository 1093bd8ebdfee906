"""Value of a part = rate × 2^fleks × červené × steps; netting; paušály (spec 2, 2.2 and 2.3)."""

from __future__ import annotations

import pytest

from rozhodci.ruling import Decision, PartResult
from rozhodci.settlement.base import fee, fee_steps, fee_transfers, net, rate_line, rate_lines, value_step
from rozhodci.sides import Side
from tests.settlement.hands import renonc
from tests.settlement.made import made

RATES = {
    "licitovany-2010": {"hra": 20, "sedma": 40, "sto": 80, "betl": 300, "durch": 600, "dve-sedmy": 800},
    "licitovany-2014": {"hra": 20, "sedma": 40, "sto": 80, "betl": 300, "durch": 600, "dve-sedmy": 800},
    "voleny-2005": {"hra": 20, "sedma": 40, "sto": 80, "betl": 300, "durch": 600},
    "koruna-2013": {"hra": 100, "sedma": 200, "sto": 400, "sto-a-sedma": 600, "betl": 500, "durch": 1000},
    "krizovy": {"hra": 10, "sedma": 20, "osma": 20, "devitka": 20, "sto": 40, "betl": 100, "durch": 200},
}
QUIET = {"licitovany-2010": 20, "licitovany-2014": 20, "voleny-2005": 20, "koruna-2013": 100, "krizovy": 10}


def result(part: str, winner: Side = Side.AKTER, steps: int = 1, extra: int = 0) -> PartResult:
    return PartResult(part, part, winner, "sehravka", steps, None, extra)


@pytest.mark.parametrize(("pravidla", "part", "rate"), [(r, p, v) for r, row in RATES.items() for p, v in row.items()])
def test_every_rate_of_the_table(pravidla: str, part: str, rate: int) -> None:
    zavazek = "sto" if part not in ("betl", "durch") else part
    hand = made(zavazek, pravidla=pravidla)
    assert rate_line(hand, result(part)).amount == rate


@pytest.mark.parametrize(("level", "factor"), [(0, 1), (1, 2), (2, 4), (3, 8), (4, 16)])
@pytest.mark.parametrize(("trumf", "red"), [("červené", 2), ("zelené", 1), ("kule", 1), ("žaludy", 1)])
@pytest.mark.parametrize("steps", [1, 3])
def test_fleks_cervene_and_steps_multiply(level: int, factor: int, trumf: str, red: int, steps: int) -> None:
    """Only červené double (fault B9 of others: kule is no red)."""
    line = rate_line(made("sto", trumf), result("sto", steps=steps), level)
    assert (line.amount, line.rate, line.fleks, line.red, line.steps) == (
        80 * factor * red * steps, 80, level, red, steps,
    )  # fmt: skip


def test_betl_and_durch_know_no_red() -> None:
    assert rate_line(made("betl"), result("betl")).amount == 300


@pytest.mark.parametrize("pravidla", QUIET)
def test_ticha_sedma_is_never_flekovana_but_doubled_by_cervene(pravidla: str) -> None:
    hand = made("sto", "červené", pravidla=pravidla, stupne={"sto": 2})
    for level in (None, 2):
        line = rate_line(hand, result("ticha-sedma"), level)
        assert (line.fleks, line.amount, line.key) == (0, 2 * QUIET[pravidla], "ticha-sedma")


def test_fleks_of_each_part_alone() -> None:
    """Fault B8 of others: flek on the sedma only; 20 + 80."""
    hand = made(fleky=[("Božena", "sedma"), ("Cyril", ""), ("Adam", "")])
    assert [x.amount for x in rate_lines(hand, [result("hra"), result("sedma")])] == [20, 80]
    assert [x.amount for x in rate_lines(hand, [result("hra"), result("sedma")], level=0)] == [20, 40]


def test_unflekovane_steps_of_a_tiche_sto() -> None:
    """120 with one flek under `neflekovane`: 20 × 2 × 2 + 4 × 20 = 160; in červené 320."""
    for trumf, wanted in (("žaludy", 160), ("červené", 320)):
        line = rate_line(made(trumf=trumf, stupne={"hra": 1}), result("hra", steps=2, extra=4))
        assert line.amount == wanted


def test_parts_are_netted() -> None:
    lines = rate_lines(made(), [result("hra"), result("sedma", Side.OBRANA)])
    assert (net(lines), net(lines, Side.OBRANA)) == (20 - 40, 40 - 20)
    assert net([]) == 0


def test_own_rates_of_the_case() -> None:
    """`sazby: {zaklad: 0.50}` moves every multiple of the base; a single item only itself."""
    assert rate_line(made("sto", sazby={"zaklad": 50}), result("sto")).amount == 200
    hand = made("sedma", sazby={"sedma": 100})
    assert [rate_line(hand, result(p)).amount for p in ("hra", "sedma")] == [20, 100]


def test_the_arithmetic_in_words() -> None:
    hand = made("sto", "červené", stupne={"sto": 2})
    step = value_step(rate_line(hand, result("sto", Side.OBRANA, 3)))
    assert step.text == "sto: 0,80 Kč × 4 (fleky 2) × 2 (červené) × 3 (kroky) ve prospěch obrany"
    assert (step.value, step.cite) == ("19,20 Kč", "ČSM čl. I")
    eight = value_step(rate_line(made("sto", stupne={"sto": 3}), result("sto", steps=2)))
    assert eight.text == "sto: 0,80 Kč × 8 (fleky 3) × 2 (kroky) ve prospěch aktéra"
    assert eight.value == "12,80 Kč"
    plain = value_step(rate_line(made(), result("hra")))
    assert plain.text == "hra: 0,20 Kč ve prospěch aktéra"


class TestFees:
    def test_to_every_other_player_at_the_table(self) -> None:
        """The pauzírující too."""
        hand = made()
        decision = Decision((renonc(hand, "rezani-michani", "Božena"),), None, (0,))
        got = fee_transfers(hand, decision)
        assert [(t.payer, t.payee, t.hal, t.title, t.renonc) for t in got] == [
            ("Božena", p, 200, "pausal", 0) for p in ("Adam", "Cyril", "Dana")
        ]

    def test_pausal_2(self) -> None:
        hand = made()
        decision = Decision((renonc(hand, "ostra-v-talonu", "Adam", None, "talon"),), 0)
        assert {t.hal for t in fee_transfers(hand, decision)} == {1000}
        (step,) = fee_steps(hand, decision)
        assert (step.value, step.cite) == ("10,00 Kč", "ČSM čl. IV, důsledky 3")

    def test_decisive_and_technical_add_up_in_order(self) -> None:
        hand = made()
        found = tuple(renonc(hand, c, "Cyril") for c in ("poradi-komentovani", "neprebiti", "neprebiti"))
        decision = Decision(found, 1, (0,))
        assert [t.renonc for t in fee_transfers(hand, decision)] == [0, 0, 0, 1, 1, 1]
        assert [s.cite for s in fee_steps(hand, decision)] == ["ČSM čl. IV, důsledky 1", "ČSM čl. IV, důsledky 3"]

    def test_nobody_known_or_nothing_due(self) -> None:
        """A fault of an unknown player, and one without a paušál, move no money."""
        hand = made()
        unknown = renonc(hand, "nesrovnani-karet", "Božena", None, "po-sehravce")
        unknown = type(unknown)(
            type(unknown.finding)(unknown.finding.code, None, "po-sehravce", "", "udalost"), None, "technicky", 1, "x"
        )
        free = renonc(hand, "humor", "Božena")
        decision = Decision((unknown, free), None, (0, 1))
        assert fee(hand, decision, 0) == fee(hand, decision, 1) == ()
        assert fee_steps(hand, decision) == ()
