"""What křížový says of a play-out, of a play-out not demanded and of a raised ložená, with values and articles."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rozhodci.case.model import Event, Playout
from rozhodci.ruling import Settlement
from rozhodci.settlement.krizovy_base_value import without_playout
from tests.settlement.hands import demands, hand, paid, renonc, settled
from tests.settlement.test_krizovy import ALWAYS, DEAL, WON, hra, saldo
from tests.settlement.test_krizovy_playout import A, B, walk

SHOWN = (Event("lozena", "Adam"),)


def said(done: Settlement) -> list[tuple[str, str, str]]:
    return [(s.text, s.value, s.cite) for s in done.steps]


def hand_steps(done: Settlement) -> list[tuple[str, str, str]]:
    """Without the turns of the right and the paušály."""
    return [s for s in said(done) if "renonc," not in s[0] and "paušál" not in s[0]]


class TestPlayoutPaid:
    """The aktér's side gets 2 × 0,10 + the tichá sedma 0,10 = 0,30 (tiché sto, test_krizovy)."""

    def test_lost_by_the_side_without_the_right(self) -> None:
        done = settled(hra(playout=ALWAYS), renonc(hra(), "neprebiti", "Dana", 2))
        assert hand_steps(done)[-2:] == [
            ("jeden podíl ve prospěch strany aktéra", "0,30 Kč", "Křížový A"),
            ("dohrávku prohrála strana bez nároku na ni, výsledek za celou stranu platí jen Dana", "0,30 Kč",
             "Křížový D/2"),
        ]  # fmt: skip
        assert [x.amount for x in done.rates] == [20, 10]
        assert done.contumace is None

    def test_not_lost_by_it(self) -> None:
        done = settled(hra(playout=ALWAYS), renonc(hra(), "neprebiti", "Adam", 2))
        assert hand_steps(done)[-2:] == [
            ("jeden podíl ve prospěch strany aktéra", "0,30 Kč", "Křížový A"),
            ("dohrávku neprohrála strana bez nároku na ni, platí se obvykle", "0,30 Kč", "Křížový D/3"),
        ]

    def test_won_by_the_defence(self) -> None:
        """A betl that took a trick: 1,00 to each of the three."""
        where = hand("krizovy", "betl", deal=DEAL, tricks=WON[:1], playout=ALWAYS)
        done = settled(where, renonc(where, "neprebiti", "Dana", 1))
        assert ("jeden podíl ve prospěch obrany", "1,00 Kč", "Křížový A") in said(done)

    def test_levelled(self) -> None:
        """Rates of nothing: nobody pays for the hand and nothing is said of who lost it."""
        where = hra(playout=ALWAYS, rates={"hra": 0, "ticha-sedma": 0})
        done = settled(where, renonc(where, "neprebiti", "Dana", 2))
        assert hand_steps(done)[-1] == ("závazky se vyrovnaly, nikdo neplatí", "0,00 Kč", "Křížový A")
        assert {t.title for t in done.transfers} == {"pausal"}

    def test_broken_off(self) -> None:
        where = hra(playout=ALWAYS, tricks=WON[:3])
        done = settled(where, renonc(where, "neprebiti", "Dana", 2))
        assert done.undecided
        assert done.warnings == ("Záznam končí dřív, než je sehrávka rozhodnuta; vypořádány jsou jen paušály.",)
        assert paid(where, renonc(where, "neprebiti", "Dana", 2)) == saldo(100, 100, 100, -300)


def test_right_that_was_not_used() -> None:
    """D/4: after Adam's renonc the defence does not go on, the hand ends by the base value."""
    where = hra(playout=demands((1, "Adam")))
    done = settled(where, renonc(where, "neprebiti", "Dana", 2), renonc(where, "nepriznani-barvy", "Adam", 3))
    assert said(done)[:2] == [
        ("1. renonc, Dana (nepřebití nižší karty): nárok na dohrávku má strana aktéra, hraje se dál",
         "strana aktéra", "Křížový D/3"),
        ("2. renonc, Adam (nepřiznání barvy): nárok na dohrávku přechází, má ho obrana, dohrávku nežádá",
         "obrana", "Křížový D/4"),
    ]  # fmt: skip


def test_no_offender_no_base_value() -> None:
    where = hra()
    found = renonc(where, "neprebiti", "Dana")
    for broken in (replace(found, side=None), replace(found, finding=replace(found.finding, who=None))):
        with pytest.raises(ValueError, match="offender"):
            without_playout(where, broken)


class TestRaisedLozena:
    """B/10."""

    def durch(self, **kw: Any) -> Any:
        return hand("krizovy", "durch", deal=DEAL, events=SHOWN, **kw)

    def test_odd_haler_is_paid_by_the_first_raiser(self) -> None:
        """Base 0,01, one flek: 3 × 0,01 above it for two: 0,02 and 0,01."""
        where = self.durch(fleky=[("Božena", "durch"), ("Cyril", ""), ("Dana", "durch")], rates={"durch": 1})
        assert paid(where) == saldo(6, -1 - 2, -1, -1 - 1)

    def test_result_and_value_stay(self) -> None:
        done = settled(self.durch(fleky=[("Dana", "durch")]))
        assert [(r.part, r.winner.value, r.manner) for r in done.results] == [("durch", "akter", "lozena")]
        assert [x.amount for x in done.rates] == [400]
        assert {t.title for t in done.transfers} == {"hra"}

    def test_meanwhile_the_equal_share(self) -> None:
        """Nobody knows who raised: 4,00 from each, capped at 30,00 with more raises."""
        for raises, share in ((1, 400), (4, 3000)):
            where = self.durch(fleky={"durch": raises})
            done = settled(where)
            assert paid(where) == saldo(3 * share, -share, -share, -share)
            assert [r.manner for r in done.results] == ["lozena"]
            assert [x.part for x in done.rates] == ["durch"]


SHOWN_DEAL = {"Adam": "Č7 ŽE Ž10 ŽK ŽS Ž9 Ž8 Ž7", "Božena": "ČE Č10 ČK ČV ČS Č9 Č8 ŽV",
              "Cyril": "ZE Z10 ZK ZS Z9 Z8 Z7 KV", "Dana": "KE K10 KK ZV KS K9 K8 K7"}  # fmt: skip
"""Božena can take the first trick, everything else is Adam's."""


class TestMomentOfShowing:
    """B/11: shown, what was played stays; wrongly played out, it is paid as if shown at the start."""

    @pytest.mark.parametrize(
        ("event", "points"),
        [(Event("lozena", "Adam"), 80), (Event("rezani-michani", "Adam", circumstance="lozena"), 90)],
    )
    def test_points(self, event: Event, points: int) -> None:
        """Božena took trick 1 with her eso: 10 of the 90 are hers."""
        where = hand("krizovy", "hra", "Ž", "Cyril", SHOWN_DEAL, ["Č7 ČE Z7 K7"], events=[event])
        assert [r.points for r in settled(where).results] == [points]


def test_forgot_to_choose() -> None:
    (question,) = settled(hra(events=[Event("zapomnel-volit", "Adam")])).questions
    text = "Volící zapomněl volit, smí hrát jen betl, durch nebo červené sám: platí tato sehrávka?"
    assert (question.code, question.question, question.cite) == ("zapomnel-volit", text, "Křížový B/13")
    assert {c.choice: dict(c.saldo) for c in question.choices} == {
        "sehrávka platí": saldo(30, -30, 30, -30), "sehrávka neplatí": saldo(0, 0, 0, 0),
    }  # fmt: skip


def test_a_side_that_committed_nothing_has_no_latest_offender() -> None:
    way = walk(Playout(True), "Dana")
    assert way.last_of(A) is None and way.last_of(B) is not None
