"""What křížový says of a play-out, of a play-out not demanded and of a raised ložená, with values and articles."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rozhodci.case.model import Event, Playout
from rozhodci.ruling import Decision, Settlement
from rozhodci.settlement import decided
from rozhodci.settlement.consequences import counted
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


def test_only_the_demand_without_the_right_is_told_off() -> None:
    """After Dana's renonc the right is the aktér's, after Adam's the defence's: his second demand is void."""
    where = hra(playout=demands((1, "Adam"), (2, "Adam")))
    done = settled(where, renonc(where, "neprebiti", "Dana", 2), renonc(where, "nepriznani-barvy", "Adam", 3))
    assert done.warnings == (
        "Dohrávka, kterou Adam žádá po 2. renoncu, se nekoná: nárok na ni má obrana (Křížový D/4).",
    )


def test_no_offender_no_base_value() -> None:
    where = hra()
    found = renonc(where, "neprebiti", "Dana")
    for broken in (replace(found, side=None), replace(found, finding=replace(found.finding, who=None))):
        with pytest.raises(ValueError, match="offender"):
            without_playout(where, broken)


def told(done: Settlement) -> list[tuple[str, str, str, str]]:
    """Part, manner and why it ended so, of each result."""
    return [(r.part, r.manner, r.reasons[0].text, r.reasons[0].cite) for r in done.results]


class TestNotPlayed:
    def test_flek_without_re(self) -> None:
        done = settled(hra(tricks=(), fleky=[("Božena", "hra")]))
        assert told(done) == [("hra", "zvlastni", "hra: flek bez re, nehraje se", "Křížový B/19")]
        assert said(done)[-1] == ("jeden podíl ve prospěch obrany", "0,20 Kč", "Křížový A")
        assert [x.amount for x in done.rates] == [20]
        assert done.questions == ()

    @pytest.mark.parametrize("events", [[Event("platim", p) for p in DEAL if p != "Adam"], [Event("betl-nenalezen")]])
    def test_searched_betl(self, events: list[Event]) -> None:
        done = settled(hand("krizovy", "betl", events=events))
        assert told(done) == [("betl", "zvlastni", "betl: porážka betla se nenašla", "Křížový B/16")]

    @pytest.mark.parametrize(("tricks", "played"), [(WON, saldo(50, -50, 50, -50)), (WON[:3], saldo(0, 0, 0, 0))])
    def test_played_all_the_same(self, tricks: list[str], played: dict[str, int]) -> None:
        """To the end 0,50, broken off nothing; by B/19 0,20 to each of the defence."""
        done = settled(hra(tricks=tricks, fleky=[("Božena", "hra")]))
        (question,) = done.questions
        assert (question.code, question.cite) == ("flek-bez-re", "Křížový B/19")
        assert question.question == "Flekovaná hra bez re se nehraje, a přesto se sehrála: co platí?"
        assert {c.choice: dict(c.saldo) for c in question.choices} == {
            "jak se sehrálo": played, "nehraje se": saldo(-20, 20, -20, 20),
        }  # fmt: skip
        assert done.undecided is (tricks is not WON)
        assert len(done.warnings) == (0 if tricks is WON else 1)


def test_as_played() -> None:
    done = settled(hra())
    assert said(done)[-1] == ("jeden podíl ve prospěch strany aktéra", "0,30 Kč", "Křížový A")
    level = settled(hra(rates={"hra": 0, "ticha-sedma": 0}))
    assert said(level)[-1] == ("závazky se vyrovnaly, nikdo neplatí", "0,00 Kč", "Křížový A")


def test_after_a_playout_the_first_renonc_stands_as_the_deciding_one() -> None:
    where = hra(playout=ALWAYS)
    found = (renonc(where, "naznaky", "Adam", 1), renonc(where, "neprebiti", "Dana", 2))
    assert decided(where, Decision(found)).decisive == 0
    assert decided(where, Decision((renonc(where, "humor", "Adam"),))).decisive is None


def test_what_is_no_renonc_has_no_consequence() -> None:
    where = hra()
    humor, fault = renonc(where, "humor", "Adam"), renonc(where, "neprebiti", "Dana")
    assert counted(Decision((humor, fault))) == ((1, fault),)


class TestRaisedLozena:
    """B/10."""

    SHARED = "hodnotu nad základ platí za všechny"

    def test_only_betl_and_durch(self) -> None:
        """Hra with flek and re: 0,10 × 4 × 2 (tiché sto: 90 + 40 + 20 points), two against two."""
        where = hra(tricks=(), fleky=[("Božena", "hra"), ("Adam", "hra")], events=SHOWN)
        assert paid(where) == saldo(80, -80, 80, -80)

    def test_not_without_a_flek(self) -> None:
        done = settled(self.durch())
        assert not [s for s in done.steps if self.SHARED in s.text]

    def test_not_when_the_defence_showed_it(self) -> None:
        """Adam has lost the flekovaný durch: 4,00 to each."""
        where = self.durch(fleky=[("Dana", "durch")], events=[Event("lozena", "Dana")])
        assert paid(where) == saldo(-1200, 400, 400, 400)

    def test_shown_later_but_so_from_the_first_card(self) -> None:
        """Eight trumps: nobody ever beats them; as when shown at once."""
        where = self.durch(fleky=[("Dana", "durch")], events=[Event("lozena", "Adam", 3)])
        assert paid(where) == saldo(1200, -200, -200, -800)

    def test_one_that_became_so_in_play(self) -> None:
        """Č7 could be beaten while anybody held červené: the same 4,00 from each."""
        deal = DEAL | {"Adam": "Č7 ŽE Ž10 ŽK ŽV ŽS Ž9 Ž8", "Božena": "ČE Č10 ČK ČV ČS Č9 Č8 Ž7"}
        where = self.durch(fleky=[("Dana", "durch")], events=[Event("lozena", "Adam", 3)], deal=deal)
        assert paid(where) == saldo(1200, -400, -400, -400)

    def durch(self, **kw: Any) -> Any:
        return hand("krizovy", "durch", **({"deal": DEAL, "events": SHOWN} | kw))

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
