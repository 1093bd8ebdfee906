"""What the settlement says beside the sums: who pays whom, points item by item, since when a hand was ložená."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozhodci.ruling import Settlement
from tests.judging.hands import DURCH, DURCH_TALON
from tests.settlement.hands import renonc
from tests.settlement.made import each, made, paid, ruled
from tests.settlement.test_forfeited import SPLIT

FLEK = [("Božena", "durch"), ("Cyril", "")]
SHOWN_LATE = [{"druh": "lozena", "kdo": "Adam", "zdvih": 3}]


def step(done: Settlement, words: str) -> tuple[str, str]:
    (found,) = [s for s in done.steps if words in s.text]
    return found.value, found.cite


class TestShares:
    def test_who_pays_whom(self) -> None:
        lost, won = made("betl", taken="A"), made("betl", taken="B" * 10)
        assert ruled(lost).steps[-1].text == "aktér platí každému z ostatních"
        assert step(ruled(lost), "aktér platí každému z ostatních") == ("3,00 Kč", "ČSM čl. II/2")
        assert step(ruled(won), "každý z ostatních platí aktérovi") == ("3,00 Kč", "ČSM čl. II/2")

    def test_one_haler_is_paid_too(self) -> None:
        hand = made("betl", taken="B" * 10, sazby={"betl": 1})
        assert paid(hand) == each(1)
        assert step(ruled(hand), "každý z ostatních platí aktérovi")[0] == "0,01 Kč"

    def test_nobody_pays(self) -> None:
        """A rate of nothing is nobody's payment."""
        done = ruled(made("betl", taken="A", sazby={"betl": 0}))
        assert (done.transfers, step(done, "nikdo neplatí")[0]) == ((), "0,00 Kč")

    def test_whole_hand_over_the_limit(self) -> None:
        hand = made("durch", taken="A" * 10, stupne={"durch": 4}, vyklady={"limit": "celkem"})
        assert step(ruled(hand), "platby za hru 288,00 Kč přesahují limit") == ("100,00 Kč", "ČSM čl. I")
        assert sum(t.hal for t in ruled(hand).transfers) == 10000


class TestPoints:
    def test_items_with_their_points(self) -> None:
        """Offending aktér before play: 0 + 90 − 10 − 10 = 70."""
        done = ruled(made(**SPLIT), renonc(made(**SPLIT), "talon-po-komentari", "Adam", None, "komentovani"))
        values = [s.value for s in done.steps if s.text.startswith(("kontumace: ", "kontumačně"))]
        assert values == ["0", "90", "-10", "-10", "70"]

    def test_wrong_count(self) -> None:
        hand = made("sto", **SPLIT)
        done = ruled(hand, renonc(hand, "pocet-talonu", "Adam", None, "talon", when="sehravka"))
        words = "sto: základní sazba podle flekování pro nesprávný počet karet"
        assert step(done, words) == ("vyhrává obrana", "ČSM čl. II/12")

    def test_name_of_the_fault_in_its_pausal(self) -> None:
        hand = made("betl", taken="A")
        done = ruled(hand, renonc(hand, "rezani-michani", "Cyril"))
        words = f"Cyril platí paušál 1 každému dalšímu hráči u stolu ({hand.rules.catalogue['rezani-michani'].name})"
        assert step(done, words) == ("2,00 Kč", "ČSM čl. IV, důsledky 1")


class TestShownLate:
    """II/18 is for a hand ložená when it was flekována: shown later, it is asked of the cards."""

    def test_it_was_so_from_the_start(self) -> None:
        """Durch that no cards can beat: 12,00 × 3 are due, Cyril and Dana pay 6,00, Božena the missing 24,00."""
        hand = made("durch", Adam=DURCH, talon=DURCH_TALON, fleky=FLEK, udalosti=SHOWN_LATE)
        done = ruled(hand)
        assert paid(hand) == {"Adam": 3600, "Božena": -2400, "Cyril": -600, "Dana": -600}
        assert (done.steps[0].text, done.steps[0].value, done.steps[0].cite) == (
            "ukázaná hra ložená už při flekování, při každém rozložení", "ano, platí za ni flekující", "ČSM čl. II/18",
        )  # fmt: skip
        assert done.questions == ()
        assert {t.title for t in done.transfers} == {"hra"}

    def test_it_became_so(self) -> None:
        hand = made("betl", fleky=[("Božena", "betl"), ("Cyril", "")], udalosti=SHOWN_LATE, taken="BB")
        assert step(ruled(hand), "ložená už při flekování") == ("ne, stala se jí až v sehrávce", "ČSM čl. II/18")
        assert paid(hand) == each(600)

    def test_nobody_can_tell(self) -> None:
        """Without the deal both ways go to the referee, what everybody pays meanwhile is the equal share."""
        hand = made("betl", fleky=[("Božena", "betl"), ("Cyril", "")], udalosti=SHOWN_LATE)
        hand = replace(hand, case=replace(hand.case, hands=None), play=replace(hand.play, hands={}))
        done = ruled(hand)
        (question,) = done.questions
        assert (question.code, question.cite) == ("lozena-od-zacatku", "ČSM čl. II/18")
        assert question.question == "Byla flekovaná hra ložená už při flekování? Z karet to nelze zjistit."
        assert {c.choice: dict(c.saldo) for c in question.choices} == {
            "stala se loženou až v sehrávce": each(600),
            "byla ložená od začátku": {"Adam": 1800, "Božena": -1200, "Cyril": -300, "Dana": -300},
        }
        assert paid(hand) == each(600)


class TestMomentOfShowing:
    def test_after_the_finished_tricks(self) -> None:
        """The defence has 20 of trick 1: hra is worth 70 to the aktér who shows then."""
        hand = made("hra", pravidla="voleny-2005", udalosti=[{"druh": "lozena", "kdo": "Adam"}], taken="B",
                    laid={1: "A:ČE B:Ž8! C:Č10"}, Adam="ČE ŽE Ž10 ČK ZV", Božena="ČV KK ŽV Ž8",
                    Cyril="Č10 ZK KV ŽK", Dana="Z7")  # fmt: skip
        assert [r.points for r in ruled(hand).results] == [70]

    def test_played_out_from_the_start(self) -> None:
        """II/20 without a named trick: nothing of the play counts, all 90 are his."""
        hand = made("hra", pravidla="voleny-2005", taken="B" * 10, laid={1: "A:ČE B:Ž8! C:Č10"},
                    udalosti=[{"druh": "rezani-michani", "kdo": "Adam", "okolnost": "lozena"}],
                    Adam="ČE ŽE Ž10 ČK ZV", Božena="ČV KK ŽV Ž8", Cyril="Č10 ZK KV ŽK", Dana="Z7")  # fmt: skip
        assert [(r.points, r.winner.value) for r in ruled(hand).results] == [(90, "akter")]


def test_totals_only_show_the_equal_share_meanwhile() -> None:
    done = ruled(made("betl", udalosti=[{"druh": "lozena", "kdo": "Adam"}], stupne={"betl": 1}))
    assert done.questions[0].question == "Kdo z obrany flekoval loženou hru? Záznam uvádí jen počty."
    assert [(r.part, r.manner) for r in done.results] == [("betl", "lozena")]
    assert [x.amount for x in done.rates] == [600]
    assert {t.hal for t in done.transfers} == {600} and step(done, "platí aktérovi")[0] == "6,00 Kč"


def test_pooled_keeps_results_and_values() -> None:
    hand = made("betl", udalosti=[{"druh": "lozena", "kdo": "Adam"}], fleky=[("Božena", "betl"), ("Cyril", "")])
    done = ruled(hand)
    assert [(r.part, r.winner.value) for r in done.results] == [("betl", "akter")]
    assert [(x.part, x.amount) for x in done.rates] == [("betl", 600)]


@pytest.mark.parametrize(("amount", "asked"), [(5000, False), (5001, True)])
def test_reading_of_the_limit_at_its_very_height(amount: int, asked: bool) -> None:
    """Two opponents at 50,00 are exactly the limit of the whole hand."""
    hand = made("betl", taken="B" * 10, sazby={"betl": amount}, hraci=("Adam", "Božena", "Cyril"))
    assert paid(hand) == each(amount, sitter=False)
    assert ("limit" in hand.readings.asked) is asked
