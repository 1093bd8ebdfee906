"""What an open question leaves to the referee, and what it cannot explain."""

from __future__ import annotations

from typing import Any

import pytest

from rozhodci.audit.compare import mismatches, verdict_on
from rozhodci.audit.result import AGREES, DIFFERS, UNDECIDED, Mismatch
from rozhodci.case.model import NO_RENONC, Record
from rozhodci.judging.outcome import Outcome
from rozhodci.ruling import Choice, Decision, Finding, PartResult, PbRuling, Question, Renonc, Settlement
from rozhodci.sides import Side

TWO = Question("x", "co?", (Choice("jen paušál", {"A": -400, "B": 400}), Choice("i prohra", {"A": -900, "B": 900})))


def done(hal: int, undecided: bool = False, renonce: tuple[Renonc, ...] = (), decisive: int | None = None) -> Outcome:
    settlement = Settlement(undecided=undecided)
    return Outcome(Decision(renonce, decisive), settlement, {"A": -hal, "B": hal}, PbRuling({"A": 21}, "udeleno"))


def judged(record: Record, outcome: Outcome, *questions: Question) -> tuple[str, list[str]]:
    state, left = verdict_on(record, mismatches(record, outcome, "licitovany", True), outcome, questions)
    return state, [m.what for m in left]


def test_either_answer_of_a_question_agrees() -> None:
    assert judged(Record(payments={"A": -900}), done(400), TWO) == (AGREES, [])


def test_what_no_answer_gives_is_left_open_while_the_amount_is_open() -> None:
    assert judged(Record(payments={"A": -500}), done(400), TWO) == (UNDECIDED, ["platby.A"])


def test_what_every_answer_gives_alike_is_a_mismatch() -> None:
    same = Question("x", "co?", (Choice("a", {"A": -400, "B": 400}), Choice("b", {"A": -400, "B": 400})))
    assert judged(Record(payments={"A": -500}), done(400), same) == (DIFFERS, ["platby.A"])


def test_a_question_about_money_explains_no_other_renonc() -> None:
    state, left = judged(Record(kind="neprebiti", payments={"A": -900}), done(400), TWO)
    assert (state, left) == (DIFFERS, ["renonc"])


def test_an_unfinished_record_leaves_money_open_but_no_renonc() -> None:
    assert judged(Record(payments={"A": 100}), done(0, undecided=True)) == (UNDECIDED, ["platby.A"])
    assert judged(Record(kind="neprebiti"), done(0, undecided=True)) == (DIFFERS, ["renonc"])


def test_pb_are_points_and_may_be_left_out() -> None:
    record = Record(pb={"A": 20})
    assert mismatches(record, done(0), "licitovany", True) == (Mismatch("pb.A", 10, 10.5),)
    assert mismatches(record, done(0), "licitovany", False) == ()


def renonc(code: str, who: str, klass: str = "ve-hre") -> Renonc:
    return Renonc(Finding(code, who, "sehravka", "x.", "karty", trick=1), Side.OBRANA, klass, 1, "čl.")


def test_in_csm_the_record_means_the_renonc_that_decides() -> None:
    outcome = done(0, renonce=(renonc("neprebiti", "B"), renonc("naznaky", "C", "technicky")), decisive=0)
    record = Record(kind="naznaky", player="C")
    assert [m.what for m in mismatches(record, outcome, "licitovany", True)] == ["renonc", "kdo"]


def test_where_several_count_the_record_may_mean_any() -> None:
    outcome: Any = done(0, renonce=(renonc("neprebiti", "B"), renonc("naznaky", "C")), decisive=0)
    record = Record(kind="naznaky", player="C")
    assert mismatches(record, outcome, "koruna", True) == ()


def test_a_renonc_nobody_committed() -> None:
    record = Record(kind="neprebiti", player="B", trick=2, klass="ve-hre", pausal=1)
    found = mismatches(record, done(0), "licitovany", True)
    assert [(m.what, m.ruled) for m in found] == [
        ("renonc", None), ("kdo", None), ("zdvih", None), ("trida", None), ("pausal", 0),
    ]  # fmt: skip


class TestRuledThatThereWasNone:
    NONE = Record(kind=NO_RENONC)

    def test_nothing_found(self) -> None:
        assert judged(self.NONE, done(0)) == (AGREES, [])
        assert judged(Record(kind=NO_RENONC, pausal=0), done(0)) == (AGREES, [])

    def test_what_is_no_renonc_by_the_article(self) -> None:
        assert judged(self.NONE, done(0, renonce=(renonc("humor", "B", "neni"),))) == (AGREES, [])

    @pytest.mark.parametrize("discipline", ["licitovany", "koruna", "krizovy"])
    @pytest.mark.parametrize(("klass", "decisive"), [("ve-hre", 0), ("technicky", None)])
    def test_a_renonc_that_counts(self, discipline: str, klass: str, decisive: int | None) -> None:
        outcome = done(0, renonce=(renonc("neprebiti", "B", klass),), decisive=decisive)
        found = mismatches(self.NONE, outcome, discipline, True)
        assert found == (Mismatch("renonc", NO_RENONC, "neprebiti"),)
        assert verdict_on(self.NONE, found, outcome, [TWO])[0] == DIFFERS

    def test_one_that_the_referee_classes(self) -> None:
        doubtful = done(400, renonce=(renonc("neprebiti", "B", "rozhodci"),), decisive=0)
        assert judged(self.NONE, doubtful, TWO) == (AGREES, [])
        assert judged(Record(kind=NO_RENONC, payments={"A": -500}), doubtful, TWO) == (
            UNDECIDED, ["renonc", "platby.A"],
        )  # fmt: skip

    def test_after_a_late_complaint_only_what_is_never_late(self) -> None:
        """ČSM čl. V/2: a late complaint is refused, whatever the cards show."""
        late = done(0)._replace(decision=Decision((renonc("neprebiti", "B"),), None, late=True))
        assert judged(self.NONE, late) == (AGREES, [])


class TestPbLeftOpen:
    """The question is about A's 10,5 PB or none; B has none by either answer."""

    ASKED = Question("pb", "přiznat?", (Choice("ano", {"A": 0}, {"A": 21}), Choice("ne", {"A": 0}, {})))

    def test_either_answer_agrees(self) -> None:
        assert judged(Record(pb={"A": 0}), done(0), self.ASKED) == (AGREES, [])
        assert judged(Record(pb={"A": 21}), done(0), self.ASKED) == (AGREES, [])

    def test_a_third_number_is_open(self) -> None:
        assert judged(Record(pb={"A": 10}), done(0), self.ASKED) == (UNDECIDED, ["pb.A"])

    def test_another_player_is_not(self) -> None:
        assert judged(Record(pb={"B": 4}), done(0), self.ASKED) == (DIFFERS, ["pb.B"])

    def test_a_question_without_answers_leaves_everything_open(self) -> None:
        assert judged(Record(pb={"B": 4}), done(0), Question("jiny", "co?")) == (UNDECIDED, ["pb.B"])


class TestResultsLeftOpen:
    """Who won may hang on an answer that changes the money, never on one that does not."""

    WON = Settlement(results=(PartResult("hra", "hra", Side.AKTER, "sehravka"),))

    def outcome(self, hal: int) -> Outcome:
        return Outcome(Decision((), None), self.WON, {"A": -hal, "B": hal}, PbRuling({}, "bez-naroku"))

    def test_an_answer_about_money(self) -> None:
        assert judged(Record(results={"hra": "obrana"}), self.outcome(400), TWO) == (AGREES, [])
        both = Record(results={"hra": "obrana"}, payments={"A": -500})
        assert judged(both, self.outcome(400), TWO) == (UNDECIDED, ["platby.A", "vysledek.hra"])

    def test_an_answer_that_pays_alike(self) -> None:
        same = Question("x", "co?", (Choice("a", {"A": -400, "B": 400}), Choice("b", {"A": -400, "B": 400})))
        assert judged(Record(results={"hra": "obrana"}), self.outcome(400), same) == (DIFFERS, ["vysledek.hra"])


def test_class_and_pausal_hang_on_the_referee_where_he_classes() -> None:
    record = Record(kind="naznaky", player="B", klass="technicky", pausal=0)
    classed = done(0, renonce=(renonc("naznaky", "B", "rozhodci"),))
    asked = Question("trida", "jaká třída?")
    assert judged(record, classed, asked) == (UNDECIDED, ["trida", "pausal"])
    fixed = done(0, renonce=(renonc("naznaky", "B"),))
    assert judged(record, fixed, asked) == (DIFFERS, ["trida", "pausal"])
