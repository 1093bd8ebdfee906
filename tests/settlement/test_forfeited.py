"""A hand lost by a renonc ve hře (ČSM čl. IV, důsledky 2-4; čl. III; čl. II/12; spec 2, 2.3), with derivations."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rozhodci.ruling import Renonc
from rozhodci.sides import Side
from tests.settlement.hands import renonc
from tests.settlement.made import each, made, paid, ruled

# Every pair is split, the aktér holds ŽE and Ž10: before play K of the aktér is 90, of the defence 90 - 20 = 70.
SPLIT = {"Adam": "ŽE Ž10 Ž7 ČK ZV", "Božena": "ČV KK ŽV", "Cyril": "ZK KV ŽK"}
TWO_SEVENS: dict[str, Any] = {
    "zavazek": "dvě sedmy a sto", "pomocna": "zelené", "Adam": "Ž7 ŽE Ž10 Z7 ČK", "Cyril": "ZK KV ŽK",
}  # fmt: skip
FOUR = {"Božena": "Z8 Z9 ZS ZV ČV KK ŽV"}


def before(hand: Any, who: str, code: str = "talon-po-komentari") -> Renonc:
    """A renonc ve hře P1 before the first card."""
    return renonc(hand, code, who, None, "komentovani")


class TestDefender:
    """Pays the whole due of all defenders to the aktér, and the paušál to everybody else."""

    def test_three_shares_and_the_pausal(self) -> None:
        """K = 90: hra 20 + sedma 40 = 60, three times; 3 × 2,00."""
        hand = made(**SPLIT)
        assert paid(hand, before(hand, "Cyril", "naznaky")) == {
            "Adam": 180 + 200, "Božena": 200, "Cyril": -180 - 600, "Dana": 200,
        }  # fmt: skip
        done = ruled(hand, before(hand, "Cyril", "naznaky"))
        assert done.contumace is not None and done.contumace.total == 90
        assert (done.transfers[0].title, done.transfers[0].hal) == ("hra", 180)
        assert [(r.part, r.winner, r.manner) for r in done.results] == [
            ("hra", Side.AKTER, "kontumace"), ("sedma", Side.AKTER, "kontumace"),
        ]  # fmt: skip

    def test_three_at_the_table_two_shares(self) -> None:
        hand = made(**SPLIT, hraci=("Adam", "Božena", "Cyril"))
        assert paid(hand, before(hand, "Cyril", "naznaky")) == {"Adam": 120 + 200, "Božena": 200, "Cyril": -520}

    def test_the_sitter_counts_to_the_defence(self) -> None:
        hand = made(**SPLIT)
        found = renonc(hand, "pauzirujici-videl", "Dana", 1, when="sam")
        assert paid(hand, found) == {"Adam": 380, "Božena": 200, "Cyril": 200, "Dana": -780}

    def test_flekovana_rate(self) -> None:
        """Flek on both parts: 40 + 80 = 120 a share."""
        hand = made(**SPLIT, stupne={"hra": 1, "sedma": 1})
        assert paid(hand, before(hand, "Cyril", "naznaky"))["Adam"] == 360 + 200

    def test_each_share_is_capped(self) -> None:
        """Durch with four fleks at a rate of 10,00: 160,00 a share, capped at 100,00, three of them."""
        hand = made("durch", stupne={"durch": 4}, sazby={"durch": 1000})
        assert paid(hand, before(hand, "Cyril", "naznaky")) == {
            "Adam": 30000 + 200, "Božena": 200, "Cyril": -30600, "Dana": 200,
        }  # fmt: skip

    def test_tiche_sto_from_contumace_points(self) -> None:
        """The aktér's trump pair: 90 + 40 = 130, eight steps: 160 + 40 = 200 a share."""
        case = SPLIT | {"Adam": "ŽE Ž10 Ž7 ŽK ŽV ČK ZV", "Božena": "ČV KK", "Cyril": "ZK KV"}
        hand = made(**case)
        assert paid(hand, before(hand, "Cyril", "naznaky"))["Adam"] == 600 + 200


class TestAkter:
    """Pays each opponent, and the paušál to each."""

    def test_each_opponent(self) -> None:
        """K = 70: no tiché sto; 60 + 200 to each."""
        hand = made(**SPLIT)
        assert paid(hand, before(hand, "Adam")) == each(-260)
        done = ruled(hand, before(hand, "Adam"))
        assert done.contumace is not None and (done.contumace.total, done.contumace.deducted) == (70, 20)
        assert {r.winner for r in done.results} == {Side.OBRANA}

    def test_sto_on_the_highest_whole_hlaska(self) -> None:
        """h = 40 whole in hand, K = 70: (70 - 30) / 10 = 4 steps, 3,20 + 2,00."""
        case = SPLIT | {"Adam": "ŽE Ž10 ŽK ŽV ČK ZV", "Božena": "ČV KK", "Cyril": "ZK KV"}
        assert paid(made("sto", **case), before(made("sto", **case), "Adam")) == each(-520)

    def test_sto_without_a_hlaska(self) -> None:
        """h = 0: (70 + 10) / 10 = 8 steps, 6,40 + 2,00."""
        hand = made("sto", **SPLIT)
        assert paid(hand, before(hand, "Adam")) == each(-840)

    @pytest.mark.parametrize(("zavazek", "rate"), [("betl", 300), ("durch", 600)])
    def test_no_contumace_points_in_betl_and_durch(self, zavazek: str, rate: int) -> None:
        hand = made(zavazek)
        done = ruled(hand, before(hand, "Adam"))
        assert done.contumace is None
        assert paid(hand, before(hand, "Adam")) == each(-rate - 200)

    def test_pausal_2(self) -> None:
        hand = made(**SPLIT)
        assert paid(hand, renonc(hand, "ostra-v-talonu", "Adam", None, "talon")) == each(-60 - 1000)


class TestSeveral:
    """Důsledky 4: only the earliest, its paušál alone; technical ones add up."""

    def test_only_the_first_ve_hre(self) -> None:
        hand = made(**SPLIT)
        first, second = before(hand, "Cyril", "naznaky"), renonc(hand, "neprebiti", "Adam", 1)
        assert paid(hand, first, second) == paid(hand, first)
        assert paid(hand, second, first) == paid(hand, second)

    def test_technical_ones_add_up(self) -> None:
        hand = made(**SPLIT)
        technical = renonc(hand, "poradi-komentovani", "Adam", None, "komentovani")
        got = paid(hand, technical, before(hand, "Cyril", "naznaky"))
        assert got == {"Adam": 380 - 600, "Božena": 400, "Cyril": -780 + 200, "Dana": 400}

    def test_late_complaint(self) -> None:
        """Nothing decisive; this hand stops before it is decided, so nothing at all is paid."""
        hand = made(**SPLIT)
        assert set(paid(hand, before(hand, "Cyril", "naznaky"), late=True).values()) == {0}


class TestWrongCount:
    """II/12: base × fleks × červené for every part, no contumace, and paušál 1."""

    @pytest.mark.parametrize("code", ["pocet-talonu", "pocet-karet"])
    @pytest.mark.parametrize(("stupne", "trumf", "share"), [({}, "žaludy", 80), ({"sto": 2}, "žaludy", 320),
                                                            ({"sto": 1}, "červené", 320)])  # fmt: skip
    def test_base_value(self, code: str, stupne: dict[str, int], trumf: str, share: int) -> None:
        case = SPLIT | {"Adam": "ČE ČK ČV ZV", "Božena": "KK ŽV", "Cyril": "ZK KV ŽK"} if trumf == "červené" else SPLIT
        hand = made("sto", trumf, **case, stupne=stupne)
        found = renonc(hand, code, "Adam", None, "talon", when="sehravka")
        assert found.klass == "ve-hre"
        done = ruled(hand, found)
        assert (done.contumace, {r.manner for r in done.results}) == (None, {"zvlastni"})
        assert paid(hand, found) == each(-share - 200)
        assert "ČSM čl. II/12" in {s.cite for s in done.steps}

    def test_before_play_it_is_only_technical(self) -> None:
        """Found while commenting: the paušál, the hand goes on (here the record stops)."""
        hand = made("sto", **SPLIT)
        found = renonc(hand, "pocet-talonu", "Adam", None, "talon", when="pred-sehravkou")
        assert found.klass == "technicky"
        assert paid(hand, found) == each(-200)

    def test_other_faults_of_the_akter_count_points(self) -> None:
        hand = made("sto", **SPLIT)
        assert ruled(hand, before(hand, "Adam")).contumace is not None


class TestDveSedmy:
    """Čl. III: that part is lost by the aktér whenever a defender has four pomocné or he lacks a seven."""

    def test_two_separate_payments(self) -> None:
        """Božena offends with four pomocné in hand: she pays the sto for all, the aktér the dvě sedmy to each.

        K = 90 of cards + no pair = 90: sto one step 80, three shares 240; dvě sedmy 800 to each of three.
        """
        hand = made(**(TWO_SEVENS | FOUR))
        found = before(hand, "Božena", "cizi-karty")
        done = ruled(hand, found)
        assert [(t.payer, t.payee, t.hal, t.title) for t in done.transfers if t.title != "pausal"] == [
            ("Božena", "Adam", 240, "sto"),
            *(("Adam", p, 800, "dve-sedmy") for p in ("Božena", "Cyril", "Dana")),
        ]
        assert [(r.part, r.winner, r.manner) for r in done.results] == [
            ("dve-sedmy", Side.OBRANA, "zvlastni"), ("sto", Side.AKTER, "kontumace"),
        ]  # fmt: skip

    def test_each_payment_is_capped_by_itself(self) -> None:
        """Dvě sedmy with four fleks: 12800, capped at 10000; the sto stays 240."""
        hand = made(**(TWO_SEVENS | FOUR), stupne={"dve-sedmy": 4})
        done = ruled(hand, before(hand, "Božena", "cizi-karty"))
        assert [t.hal for t in done.transfers if t.title != "pausal"] == [240, 10000, 10000, 10000]

    def test_dve_sedmy_alone_the_offender_pays_only_the_pausal(self) -> None:
        hand = made(**(TWO_SEVENS | FOUR | {"zavazek": "dvě sedmy"}))
        assert paid(hand, before(hand, "Božena", "naznaky")) == {
            "Adam": -2400 + 200, "Božena": 800 - 600, "Cyril": 800 + 200, "Dana": 800 + 200,
        }  # fmt: skip
        done = ruled(hand, before(hand, "Božena", "naznaky"))
        assert {t.title for t in done.transfers} == {"dve-sedmy", "pausal"}
        assert not [s for s in done.steps if "za celou obranu" in s.text]

    def test_without_that_the_innocent_akter_wins_both(self) -> None:
        """Three pomocné at most: 800 + 80 = 880, three shares by the offender in one payment."""
        case = TWO_SEVENS | {"Božena": "Z8 Z9 ZS ČV KK ŽV", "Cyril": "ZK Z10 ZV KV ŽK", "bez": {"Božena": "Z"}}
        case |= {"Adam": "Ž7 ŽE Ž10 Z7 ZE ČK"}
        hand = made(**case)
        done = ruled(hand, before(hand, "Božena", "cizi-karty"))
        assert [r.manner for r in done.results] == ["kontumace", "kontumace"]
        (share,) = [t.hal for t in done.transfers if t.title == "hra"]
        sto = next(x.amount for x in done.rates if x.part == "sto")
        assert share == 3 * (800 + sto)

    def test_offending_akter_pays_both_at_once(self) -> None:
        hand = made(**(TWO_SEVENS | FOUR))
        done = ruled(hand, before(hand, "Adam"))
        sto = next(x.amount for x in done.rates if x.part == "sto")
        assert {(t.payer, t.hal) for t in done.transfers if t.title == "hra"} == {("Adam", 800 + sto)}

    def test_showing_touches_only_the_sto(self) -> None:
        """III/2: shown pomocné are náznaky against the sto alone; the dvě sedmy are the aktér's loss anyway."""
        hand = made(**(TWO_SEVENS | FOUR))
        found = before(hand, "Božena", "naznaky")
        scoped = replace(found, finding=replace(found.finding, scope=("sto",)))
        assert paid(hand, scoped) == paid(hand, found)
        assert ruled(hand, scoped).questions == ()

    def test_a_part_the_renonc_does_not_touch_goes_to_the_referee(self) -> None:
        """Shown with fewer than four and both sevens with the aktér: nothing decides the dvě sedmy."""
        case = TWO_SEVENS | {"Božena": "Z8 Z9 ZS ČV KK ŽV", "Cyril": "ZK Z10 ZV KV ŽK", "bez": {"Božena": "Z"}}
        case |= {"Adam": "Ž7 ŽE Ž10 Z7 ZE ČK"}
        hand = made(**case)
        found = before(hand, "Božena", "naznaky")
        done = ruled(hand, replace(found, finding=replace(found.finding, scope=("sto",))))
        assert [r.part for r in done.results] == ["sto"]
        (question,) = done.questions
        assert question.code == "cast-mimo-renonc" and "dvě sedmy" in question.question
        assert question.cite == "ČSM čl. V/3"


def test_reasoning_shows_every_contumace_item_and_the_sum() -> None:
    hand = made(**SPLIT)
    texts = [s.text for s in ruled(hand, before(hand, "Adam")).steps]
    assert texts[:5] == [
        "kontumace: body z dokončených zdvihů (obrana)",
        "kontumace: body dosud ve hře včetně posledního zdvihu",
        "kontumace: neodehrané trumfové eso (aktér)",
        "kontumace: neodehraná trumfová desítka (aktér)",
        "kontumačně uhrané body celkem",
    ]


def test_the_defenders_payment_is_said_in_shares() -> None:
    hand = made(**SPLIT)
    done = ruled(hand, before(hand, "Cyril", "naznaky"))
    step = next(s for s in done.steps if "za celou obranu" in s.text)
    assert (step.text, step.value) == ("Cyril platí aktérovi za celou obranu: 3 × 0,60 Kč", "1,80 Kč")
    assert step.cite == "ČSM čl. IV, důsledky 3"
