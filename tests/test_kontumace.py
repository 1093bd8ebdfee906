"""Contumace points (spec 2, 2.5; ČSM čl. IV, důsledky 2), each number derived in its test.

K of the innocent side = its card points from finished tricks + all card points not in finished tricks + 10 for the
last trick + its hlášky - trump eso and desítka that the offenders would have taken in any case.
"""

from __future__ import annotations

import doctest
from typing import Any, ClassVar

import pytest

from rozhodci import kontumace
from rozhodci.hand import Hand
from rozhodci.kontumace import Moment, contumace, forfeit, lead, moment_of
from rozhodci.ruling import Contumace, Finding
from rozhodci.sides import Side
from tests.example import example_hand

BEFORE = Moment(1)


def state(vyklady: dict[str, str] | None = None, **case: Any) -> Hand:
    return example_hand(vyklady=vyklady, **({"zavazek": "sedma", "trumf": "žaludy"} | case))


def points(innocent: str, moment: Moment = BEFORE, vyklady: dict[str, str] | None = None, **case: Any) -> Contumace:
    """K of that side; the hands are filled up from suits a player lacks, so pairs are given by the tests."""
    return contumace(state(vyklady, **case), Side(innocent), moment)


def told(k: Contumace) -> str:
    return f"{k.won} + {k.remaining} + {k.hlasky} - {k.deducted} = {k.total}"


def kept(innocent: str, zdvih: int = 1, **case: Any) -> str:
    return told(points(innocent, Moment(zdvih), **case))


# Cards: no whole pair anywhere but where given (K of each suit apart from its V).
SPLIT = {"Adam": "ČK ZV", "Božena": "ČV KK ŽV", "Cyril": "ZK KV ŽK"}


def split(**more: str) -> dict[str, str]:
    return {p: f"{SPLIT[p]} {more.get(p, '')}".strip() for p in SPLIT}


def test_docstring_examples_hold() -> None:
    (test,) = doctest.DocTestFinder(recurse=False).find(kontumace, extraglobs={"kept": kept})
    report: list[str] = []
    failed, tried = doctest.DocTestRunner(verbose=False).run(test, out=report.append)
    assert tried == 3 and not failed, "".join(report)


class TestRemaining:
    """Everything still in play with the last trick."""

    def test_before_play_ninety(self) -> None:
        assert told(points("akter", **split(Adam="ŽE Ž10"))) == "0 + 90 + 0 - 0 = 90"

    def test_finished_tricks_belong_to_who_took_them(self) -> None:
        """Trick 1: ČE over Č10 is Adam's 20; 60 cards + 10 remain. The aktér keeps 20, the defence 0."""
        case = {**split(Adam="ŽE Ž10 ČE", Božena="Č10", Cyril="Č7"), "zdvihy": ["ČE Č10 Č7"]}
        assert told(points("akter", Moment(2), **case)) == "20 + 70 + 0 - 0 = 90"
        assert told(points("obrana", Moment(2), **case)) == "0 + 70 + 0 - 20 = 50"

    def test_the_unfinished_trick_is_remaining(self) -> None:
        """ZE and Z10 lie in the trick of the renonc: they are still in play, the renonc card too."""
        case = {**split(Adam="ŽE Ž10 ZE", Božena="Z10", Cyril="Z7"), "zdvihy": ["ZE Z10 K10"]}
        case["Cyril"] += " K10"
        assert told(points("akter", Moment(1, 3, laid=True), **case)) == "0 + 90 + 0 - 0 = 90"

    def test_the_last_trick_belongs_to_the_innocent_side_too(self) -> None:
        """A renonc in trick 10: nine tricks are done, the rest and the ten of the last trick are in play."""
        hand = state(**split(Adam="ŽE Ž10"))
        assert contumace(hand, Side.AKTER, Moment(1)).remaining == 80 + 10

    @pytest.mark.parametrize(("reading", "remaining"), [("nezapocitat", 80), ("zapocitat", 90)])
    def test_ostra_in_the_talon(self, reading: str, remaining: int) -> None:
        case = split(Adam="ŽE Ž10") | {"talon": "ZE Z9", "vyklady": {"ostra-v-talonu": reading}}
        assert points("akter", **case).remaining == remaining

    def test_reading_of_the_talon_is_asked_only_when_there_is_one(self) -> None:
        for talon, asked in (("Z8 Z9", False), ("ZE Z9", True)):
            hand = state(**split(Adam="ŽE Ž10"), talon=talon)
            contumace(hand, Side.AKTER, Moment(1))
            assert ("ostra-v-talonu" in hand.readings.asked) is asked


class TestHlasky:
    """Every pair announced before the renonc or still whole in one hand of the innocent side."""

    def test_whole_pairs_of_both_defenders_count(self) -> None:
        case = {"Adam": "ČK", "Božena": "ZK ZV ŽV ČV", "Cyril": "KK KV ŽK"}
        assert points("obrana", **case).hlasky == 40
        assert points("akter", **case).hlasky == 0

    def test_trump_pair_counts_forty(self) -> None:
        assert points("akter", Adam="ŽK ŽV ČK", Božena="ČV KK", Cyril="KV ZK").hlasky == 40

    def test_pair_of_two_players_is_none(self) -> None:
        assert points("obrana", **split()).hlasky == 0

    def test_announced_in_a_finished_trick(self) -> None:
        case = {"Adam": "ZK ZV ČK", "Božena": "ČV KK ŽV Z7", "Cyril": "KV ŽK Z8", "zdvihy": ["ZK Z7 Z8"]}
        assert points("akter", Moment(2), **case).hlasky == 20

    def test_announced_in_the_unfinished_trick(self) -> None:
        """The first card of the pair lies on the table: announced before the renonc, whole at the trick's start."""
        case = {"Adam": "ZK ZV ČK", "Božena": "ČV KK ŽV Z7 K7", "Cyril": "KV ŽK Z8", "zdvihy": ["ZK K7"]}
        for reading in ("vsechny", "ohlasene"):
            k = points("akter", Moment(1, 2, laid=True), vyklady={"kontumace-hlasky": reading}, **case)
            assert k.hlasky == 20

    def test_only_announced_by_reading(self) -> None:
        """Zelené announced in trick 1, žaludy (trump) still whole: 60, or only 20."""
        case = {"Adam": "ZK ZV ŽK ŽV ČK", "Božena": "ČV KK Z7", "Cyril": "KV Z8", "zdvihy": ["ZK Z7 Z8"]}
        assert points("akter", Moment(2), **case).hlasky == 60
        assert points("akter", Moment(2), vyklady={"kontumace-hlasky": "ohlasene"}, **case).hlasky == 20

    def test_reading_is_asked_only_when_a_pair_is_whole_and_not_announced(self) -> None:
        case = {"Adam": "ZK ZV ČK", "Božena": "ČV KK ŽV Z7", "Cyril": "KV ŽK Z8", "zdvihy": ["ZK Z7 Z8"]}
        hand = state(**case)
        contumace(hand, Side.AKTER, Moment(2))
        assert "kontumace-hlasky" not in hand.readings.asked
        contumace(hand, Side.AKTER, Moment(1))
        assert "kontumace-hlasky" in hand.readings.asked

    def test_pair_announced_after_the_renonc_is_still_whole_then(self) -> None:
        """Complaint comes in trick 3, the renonc was in trick 1: the pair announced in trick 2 was in the hand."""
        case = {
            "Adam": "ZK ZV ČK ČE", "Božena": "ČV KK ŽV Z7 Č7", "Cyril": "KV ŽK Z8 Č8",
            "zdvihy": ["ČE Č7 Č8", "ZK Z7 Z8"],
        }  # fmt: skip
        assert points("akter", Moment(1, 2, laid=True), **case).hlasky == 20
        assert points("akter", Moment(1), vyklady={"kontumace-hlasky": "ohlasene"}, **case).hlasky == 0

    def test_after_cards_of_a_fact_the_spoken_one_counts(self) -> None:
        """Náznaky after one card of trick 1: the aktér had led the král of his pair already."""
        case = {"Adam": "ZK ZV ČK", "Božena": "ČV KK ŽV Z7", "Cyril": "KV ŽK Z8", "zdvihy": ["ZK Z7 Z8"]}
        for after, wanted in ((0, 0), (1, 20)):
            finding = Finding("naznaky", "Cyril", "sehravka", "", "udalost", trick=1, after=after or None)
            hand = state(vyklady={"kontumace-hlasky": "ohlasene"}, **case)
            assert contumace(hand, Side.AKTER, moment_of(hand, finding)).hlasky == wanted

    def test_announced_by_the_defence(self) -> None:
        """Božena announced zelené in trick 1 and holds the trump pair whole: 60, or only 20; Adam has nothing."""
        case = {"Adam": "Z9 ČK KK", "Božena": "ZK ZV ŽK ŽV ČV", "Cyril": "Z8 KV", "zdvihy": ["Z9 ZK Z8"]}
        for reading, own in (("vsechny", 60), ("ohlasene", 20)):
            assert points("obrana", Moment(2), vyklady={"kontumace-hlasky": reading}, **case).hlasky == own
            assert points("akter", Moment(2), vyklady={"kontumace-hlasky": reading}, **case).hlasky == 0

    def test_only_own_announced_ones(self) -> None:
        """The aktér announced zelené before; the defence, innocent, has nothing announced."""
        case = {"Adam": "ZK ZV ČK", "Božena": "ČV KK ŽV Z7", "Cyril": "KV ŽK Z8", "zdvihy": ["ZK Z7 Z8"]}
        for reading in ("vsechny", "ohlasene"):
            assert points("obrana", Moment(2), vyklady={"kontumace-hlasky": reading}, **case).hlasky == 0


class TestExclusions:
    """Důsledky 2: trump eso, and the trump desítka with it, that the offenders would have taken in any case."""

    @pytest.mark.parametrize(
        ("adam", "bozena", "cyril", "out"),
        [
            ("ŽE Ž10", "", "", 0),  # both with the innocent aktér
            ("Ž10", "ŽE", "", 10),  # the eso
            ("", "ŽE Ž10", "", 20),  # both in one hand
            ("", "ŽE", "Ž10", 20),  # both on the offenders' side
            ("ŽE", "Ž10", "", 0),  # the desítka alone can still be beaten
        ],
    )
    def test_before_play(self, adam: str, bozena: str, cyril: str, out: int) -> None:
        k = points("akter", **split(Adam=adam, Božena=bozena, Cyril=cyril))
        assert (k.deducted, k.total) == (out, 90 - out)

    def test_offending_akter(self) -> None:
        assert points("obrana", **split(Adam="ŽE Ž10")).deducted == 20
        assert points("obrana", **split(Adam="Ž10", Cyril="ŽE")).deducted == 0

    def test_eso_already_played(self) -> None:
        """Trick 1: Adam's ŽE is gone; the defence's desítka can no longer be beaten."""
        case = {**split(Adam="ŽE", Božena="Ž10", Cyril="Ž8"), "zdvihy": ["ŽE ŽV Ž8"]}
        assert told(points("akter", Moment(2), **case)) == "10 + 80 + 0 - 10 = 80"
        assert points("akter", Moment(1), **case).deducted == 0

    def test_eso_buried_in_the_talon(self) -> None:
        case = split(Božena="Ž10") | {"talon": "ŽE Z9"}
        k = points("akter", **case)
        assert told(k) == "0 + 80 + 0 - 10 = 70"

    def test_desitka_already_played(self) -> None:
        case = {**split(Adam="ŽE", Božena="Ž10", Cyril="Ž8"), "zdvihy": ["ŽE Ž10 Ž8"]}
        assert told(points("akter", Moment(2), **case)) == "20 + 70 + 0 - 0 = 90"

    def test_desitka_in_the_talon_is_on_nobodys_side(self) -> None:
        case = split(Božena="ŽE") | {"talon": "Ž10 Z9"}
        assert told(points("akter", **case)) == "0 + 80 + 0 - 10 = 70"

    def test_in_betl_there_is_none(self) -> None:
        assert contumace(example_hand(zavazek="betl"), Side.AKTER, Moment(1)).deducted == 0

    @pytest.mark.parametrize(("reading", "out"), [("neodehrane", 20), ("odehrane", 10)])
    def test_trump_eso_laid_by_the_offenders_into_the_unfinished_trick(self, reading: str, out: int) -> None:
        """Božena answers zelené with ŽE though she has zelené: neodehrané -20; odehrané: only the desítka."""
        case = {**split(Adam="Z7", Božena="ŽE Ž10 Z8"), "zdvihy": ["Z7 ŽE"]}
        assert points("akter", Moment(1, 2, laid=True), vyklady={"trumf-na-stole": reading}, **case).deducted == out

    def test_laid_desitka_alone(self) -> None:
        """The eso lies in the trick from the innocent aktér; the desítka of the offender under it."""
        case = {**split(Adam="ŽE", Božena="Ž10 Ž9", Cyril="Ž8"), "zdvihy": ["ŽE Ž10 Ž8"]}
        moment = Moment(1, 2, laid=True)
        assert points("akter", moment, **case).deducted == 0
        assert points("akter", moment, vyklady={"trumf-na-stole": "odehrane"}, **case).deducted == 0

    def test_eso_on_the_table_makes_their_desitka_sure_by_reading(self) -> None:
        """Adam led ŽE, Božena holds Ž10 and did not follow: played by the reading, her desítka cannot be beaten."""
        case = {**split(Adam="ŽE", Božena="Ž10 Z8", Cyril="Ž8"), "zdvihy": ["ŽE Z8"]}
        moment = Moment(1, 2, laid=True)
        assert points("akter", moment, **case).deducted == 0
        assert points("akter", moment, vyklady={"trumf-na-stole": "odehrane"}, **case).deducted == 10

    def test_reading_is_asked_only_when_such_a_card_lies_there(self) -> None:
        for led, asked in (("ŽE", True), ("Z7", False)):
            case = {**split(Adam="ŽE Z7", Božena="Ž10 Z8", Cyril="Ž8"), "zdvihy": [f"{led} Z8"]}
            hand = state(**case)
            contumace(hand, Side.AKTER, Moment(1, 2, laid=True))
            assert ("trumf-na-stole" in hand.readings.asked) is asked

    def test_other_ostre_on_the_table_ask_nothing(self) -> None:
        """Božena's zelené eso lies in the trick of her renonc: no trump, the reading is not touched."""
        case = {**split(Adam="Č7", Božena="ZE Č8 ŽE"), "zdvihy": ["Č7 ZE"]}
        hand = state(**case)
        assert contumace(hand, Side.AKTER, Moment(1, 2, laid=True)).deducted == 10
        assert "trumf-na-stole" not in hand.readings.asked

    @pytest.mark.parametrize("phase", ["talon", "komentovani"])
    def test_before_play_nothing_lies_on_the_table(self, phase: str) -> None:
        """A talon fault found later: the eso led to trick 1 was still in hand then, whatever the reading."""
        case = {**split(Adam="ŽE", Božena="Ž10 ŽV", Cyril="Ž8"), "zdvihy": ["ŽE ŽV Ž8"]}
        hand = state(vyklady={"trumf-na-stole": "odehrane"}, **case)
        finding = Finding("ostra-v-talonu", "Adam", phase, "", "karty")
        k = contumace(hand, Side.OBRANA, moment_of(hand, finding))
        assert k.deducted == 10
        assert "trumf-na-stole" not in hand.readings.asked


class TestMoment:
    """All tricks before the trick of the renonc are finished; before play none (spec 2, 2.5)."""

    @pytest.mark.parametrize(
        ("finding", "wanted"),
        [
            ({"phase": "sehravka", "trick": 4, "place": 2}, Moment(4, 2, laid=True)),
            ({"phase": "sehravka", "trick": 4, "after": 1}, Moment(4, 2)),
            ({"phase": "sehravka", "trick": 4}, Moment(4, 1)),
            ({"phase": "sehravka", "trick": 4, "place": 2, "after": 1}, Moment(4, 2)),  # taken back
            ({"phase": "sehravka"}, Moment(1, 1)),
            ({"phase": "talon"}, Moment(1)),
            ({"phase": "komentovani"}, Moment(1)),
            ({"phase": "po-sehravce"}, Moment(2)),  # one trick is finished in this hand
        ],
    )
    def test_moment(self, finding: dict[str, Any], wanted: Moment) -> None:
        hand = state(**split(Adam="ČE", Božena="Č7", Cyril="Č8"), zdvihy=["ČE Č7 Č8", "ČK"])
        assert moment_of(hand, Finding("naznaky", "Cyril", text="", source="udalost", **finding)) == wanted


class TestLead:
    """The hláška a lost sto is played on: first announced in finished tricks, else the highest whole, else 0."""

    DEAL: ClassVar = {"Adam": "ZK ZV ŽK ŽV ČK", "Božena": "ČV KK Z7", "Cyril": "KV Z8"}

    def test_first_announced(self) -> None:
        hand = state(**self.DEAL, zdvihy=["ZK Z7 Z8"])
        assert lead(hand, Side.AKTER, Moment(2)) == 20

    def test_not_one_announced_only_in_the_unfinished_trick(self) -> None:
        hand = state(**self.DEAL, zdvihy=["ZK Z7"])
        assert lead(hand, Side.AKTER, Moment(1, 2, laid=True)) == 40

    def test_else_the_highest_whole(self) -> None:
        assert lead(state(**self.DEAL), Side.AKTER, Moment(1)) == 40

    def test_else_none(self) -> None:
        assert lead(state(**split()), Side.AKTER, Moment(1)) == 0

    def test_goes_to_the_parts_with_the_points(self) -> None:
        hand = state(**self.DEAL)
        k = contumace(hand, Side.OBRANA, Moment(1))
        got = forfeit(hand, k, Moment(1))
        assert (got.winner, got.total, got.hlasky, got.lead) == (Side.OBRANA, k.total, k.hlasky, 40)


def test_items_add_up_and_cite_the_article() -> None:
    case = {"Adam": "ZK ZV ČK ČE", "Božena": "ČV KK ŽE Ž10 Č10 ŽV", "Cyril": "KV ŽK Č8", "zdvihy": ["ČE Č10 Č8"]}
    k = points("akter", Moment(2), **case)
    assert told(k) == "20 + 70 + 20 - 20 = 90"
    assert [(i.what, i.points) for i in k.items] == [
        ("body z dokončených zdvihů (aktér)", 20),
        ("body dosud ve hře včetně posledního zdvihu", 70),
        ("hláška", 20),
        ("neodehrané trumfové eso (obrana)", -10),
        ("neodehraná trumfová desítka (obrana)", -10),
    ]
    assert sum(i.points for i in k.items) == k.total
    assert {i.cite for i in k.items} == {"ČSM čl. IV, důsledky 2"}
    other = points("obrana", Moment(2), **case)
    assert other.items[0].what == "body z dokončených zdvihů (obrana)"
    assert other.won == 0
