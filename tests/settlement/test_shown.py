"""A shown ložená with fleks (ČSM čl. II/18-20; spec 2, 2.2 and 2.9), the worked examples of the specification."""

from __future__ import annotations

import pytest

from rozhodci.cards import named
from rozhodci.judging.decide import decide
from rozhodci.replay import Announced
from rozhodci.settlement import decided
from rozhodci.settlement.shown import defending_raisers, shower, shown
from tests.settlement.hands import renonc
from tests.settlement.made import each, made, paid, ruled

SHOWN = [{"druh": "lozena", "kdo": "Adam"}]
BOZENA, BOTH = [("Božena", "{}"), ("Cyril", "")], [("Božena", "{}"), ("Cyril", "{}")]


def talk(part: str, raisers: list[tuple[str, str]], more: int = 0) -> list[tuple[str, str]]:
    """The first round by `raisers`, then Adam and Božena alternate `more` times."""
    turns = [(p, w.format(part)) for p, w in raisers]
    return [*turns, *[("Adam" if i % 2 == 0 else "Božena", part) for i in range(more)]]


class TestPool:
    def test_dve_sedmy_in_cervene_four_raises_by_both(self) -> None:
        """Spec 2, 2.2: 8,00 × 2 × 16 = 256, each share capped at 100: 300,00 due. Dana pays 16,00 unflekovaných,
        Božena and Cyril (300 - 16) / 2 = 142,00 each, under the zvýšený limit of 150."""
        hand = made("dvě sedmy", "červené", pomocna="zelené", Adam="Č7 ČE Z7 ZE", Božena="Z8 Z9 ZS",
                    Cyril="ZV ZK Z10", bez={"Božena": "Z", "Cyril": "Z"}, udalosti=SHOWN,
                    fleky=talk("dve-sedmy", BOTH, 3))  # fmt: skip
        assert hand.comments.levels == {"dve-sedmy": 4}
        assert paid(hand) == {"Adam": 30000, "Božena": -14200, "Cyril": -14200, "Dana": -1600}

    def test_one_raiser_bears_the_rest(self) -> None:
        """Betl, one flek: 6,00 × 3 = 18,00; Cyril and Dana 3,00 each, Božena the missing 12,00."""
        hand = made("betl", udalosti=SHOWN, fleky=talk("betl", BOZENA))
        assert paid(hand) == {"Adam": 1800, "Božena": -1200, "Cyril": -300, "Dana": -300}

    def test_one_raiser_is_capped_by_the_limit(self) -> None:
        """Durch, four raises: 96,00 × 3 = 288; the others 6,00 each; 276 would be left, the limit is 100."""
        hand = made("durch", udalosti=SHOWN, fleky=talk("durch", BOZENA, 3))
        assert paid(hand) == {"Adam": 11200, "Božena": -10000, "Cyril": -600, "Dana": -600}
        step = ruled(hand).steps[-1]
        assert (step.text, step.value, step.cite) == ("díl flekujícího omezuje limit", "100,00 Kč", "ČSM čl. I")

    def test_both_raisers_are_capped_by_the_raised_limit(self) -> None:
        """Due 3 × 100 at most, so with a sitter (300 - base) / 2 stays under 150 unless the base is tiny:
        own rate of 12,50 and four raises: 200,00 a share → 300; Dana 12,50; (300 - 12,50) / 2 = 143,75."""
        hand = made("durch", udalosti=SHOWN, fleky=talk("durch", BOTH, 3), sazby={"durch": 1250})
        assert paid(hand) == {"Adam": 30000, "Božena": -14375, "Cyril": -14375, "Dana": -1250}

    def test_the_raised_limit_stops_at_its_own_height(self) -> None:
        """With an own zvýšený limit of 120,00 the raisers stop there and the aktér gets less."""
        hand = made("durch", udalosti=SHOWN, fleky=talk("durch", BOTH, 3),
                    sazby={"durch": 1250, "zvyseny-limit": 12000})  # fmt: skip
        assert paid(hand) == {"Adam": 25250, "Božena": -12000, "Cyril": -12000, "Dana": -1250}
        step = next(s for s in ruled(hand).steps if "omezuje limit" in s.text)
        assert (step.value, step.cite) == ("120,00 Kč", "ČSM čl. II/18")

    def test_exactly_at_the_limit_nothing_is_cut(self) -> None:
        hand = made("durch", udalosti=SHOWN, fleky=talk("durch", BOTH, 3),
                    sazby={"durch": 1250, "zvyseny-limit": 14375})  # fmt: skip
        assert paid(hand)["Božena"] == -14375
        assert not any("omezuje limit" in s.text for s in ruled(hand).steps)

    def test_odd_haler_is_the_first_raisers(self) -> None:
        """3,01 × 2 × 3 = 18,06 less Dana's 3,01 is 15,05 for two: 7,53 and 7,52."""
        hand = made("betl", udalosti=SHOWN, fleky=talk("betl", BOTH), sazby={"betl": 301})
        assert paid(hand) == {"Adam": 1806, "Božena": -753, "Cyril": -752, "Dana": -301}

    def test_raisers_are_pooled_over_the_parts(self) -> None:
        """Sedma: Božena raises hra, Cyril the sedma. Due 3 × (2 × hra + 2 × sedma), Dana pays hra + sedma."""
        hand = made("sedma", udalosti=SHOWN, Adam="ŽE Ž10 Ž7 ČK ZV", Božena="ČV KK ŽV", Cyril="ZK KV ŽK",
                    fleky=[("Božena", "hra"), ("Cyril", "sedma"), ("Adam", "")])  # fmt: skip
        assert paid(hand) == {"Adam": 3 * 120, "Božena": -150, "Cyril": -150, "Dana": -60}  # (360 - 60) / 2

    def test_with_three_at_the_table(self) -> None:
        """Betl, flek by Božena: 6,00 × 2 = 12,00; Cyril 3,00, Božena 9,00."""
        hand = made("betl", udalosti=SHOWN, fleky=talk("betl", BOZENA), hraci=("Adam", "Božena", "Cyril"))
        assert paid(hand) == {"Adam": 1200, "Božena": -900, "Cyril": -300}

    def test_who_raised_twice_counts_once(self) -> None:
        hand = made("betl", udalosti=SHOWN, fleky=talk("betl", BOZENA, 2))
        assert defending_raisers(hand) == ("Božena",)
        assert paid(hand) == {"Adam": 7200, "Božena": -6600, "Cyril": -300, "Dana": -300}  # 24,00 × 3

    def test_reasons(self) -> None:
        steps = ruled(made("betl", udalosti=SHOWN, fleky=talk("betl", BOZENA))).steps
        told = [(s.text, s.value) for s in steps if s.cite == "ČSM čl. II/18"]
        assert told == [
            ("flekovaná ložená: aktérovi náleží celkem", "18,00 Kč"),
            ("Cyril se do flekování nezapojil(a), platí neflekovanou sazbu", "3,00 Kč"),
            ("Dana se do flekování nezapojil(a), platí neflekovanou sazbu", "3,00 Kč"),
            ("Božena (flekující) platí díl chybějící částky", "12,00 Kč"),
        ]


class TestEqual:
    def test_without_a_flek_everybody_pays_the_same(self) -> None:
        assert paid(made("betl", udalosti=SHOWN)) == each(300)

    def test_shown_in_the_middle_of_play(self) -> None:
        """II/18 is for a hand ložená as it was flekována; a later one is simply won at the flekovaná rate."""
        hand = made("betl", udalosti=SHOWN, taken="BBBB", fleky=talk("betl", BOZENA))
        assert paid(hand) == each(600)

    def test_trick_of_the_fact(self) -> None:
        first, later = ([{"druh": "lozena", "kdo": "Adam", "zdvih": n}] for n in (1, 2))
        assert paid(made("betl", udalosti=first, fleky=talk("betl", BOZENA)))["Božena"] == -1200
        assert paid(made("betl", udalosti=later, fleky=talk("betl", BOZENA), taken="BB")) == each(600)

    def test_shown_by_a_defender(self) -> None:
        """The defence shows: every part is lost by the aktér, pairs of II/18 are not spoken of."""
        hand = made("betl", udalosti=[{"druh": "lozena", "kdo": "Cyril"}], fleky=talk("betl", BOZENA))
        assert paid(hand) == each(-600)

    def test_a_doomed_dve_sedmy_is_never_due_to_the_akter(self) -> None:
        """Čl. III/1: shown or not, with four pomocné against him the aktér pays 8,00 × 2 to each."""
        hand = made("dvě sedmy", pomocna="zelené", Adam="Ž7 Z7", Božena="Z8 Z9 ZS ZV", udalosti=SHOWN,
                    fleky=talk("dve-sedmy", BOZENA))  # fmt: skip
        assert paid(hand) == each(-1600)
        assert all(t.hal > 0 for t in ruled(hand).transfers)


class TestWon:
    def test_hra_can_be_a_tiche_sto(self) -> None:
        """Before play with the trump pair: 90 + 40 = 130, eight steps of 0,20, sedma 0,40."""
        hand = made("sedma", udalosti=SHOWN, Adam="ŽE Ž10 Ž7 ŽK ŽV ČK ZV", Božena="ČV KK", Cyril="ZK KV")
        assert paid(hand) == each(160 + 40)

    def test_points_so_far_and_all_in_play(self) -> None:
        """Volený hra shown before trick 2: the defence's 20 of trick 1 stay theirs: 70 + 0, one step."""
        hand = made("hra", pravidla="voleny-2005", udalosti=SHOWN, taken="B", laid={1: "A:ČE B:Ž8! C:Č10"},
                    Adam="ČE ŽE Ž10 ČK ZV", Božena="ČV KK ŽV Ž8", Cyril="Č10 ZK KV ŽK", Dana="Z7")  # fmt: skip
        (result,) = ruled(hand).results
        assert (result.points, result.winner.value, result.steps) == (90 - 20, "akter", 1)

    def test_announced_hlaska_counts(self) -> None:
        hand = made("hra", pravidla="voleny-2005", udalosti=SHOWN, taken="A", laid={1: "A:ZK! B:Z7 C:Z8"},
                    hlasky=(Announced("Adam", 1, 1, 20, named("ZK")),),
                    Adam="ZK ZV ČK", Božena="Z7 ČV KK ŽV", Cyril="Z8 KV ŽK", Dana="Z9")  # fmt: skip
        assert [r.points for r in ruled(hand).results] == [110]


def test_nothing_is_due() -> None:
    """A rate of nothing: no raiser bears it, nobody pays."""
    done = ruled(made("betl", udalosti=SHOWN, fleky=talk("betl", BOZENA), sazby={"betl": 0}))
    assert done.transfers == ()
    assert done.steps[-1].text == "části se vyrovnají, nikdo neplatí"


class TestPlayedOut:
    """II/20: playing a ložená out costs technický 1, the hand is paid to its holder all the same."""

    def test_paid_as_won_whatever_was_played(self) -> None:
        fact = [{"druh": "rezani-michani", "kdo": "Adam", "okolnost": "lozena"}]
        hand = made("betl", udalosti=fact, taken="BBA")
        found = renonc(hand, "rezani-michani", "Adam", None, "sehravka", when="lozena")
        assert found.klass == "technicky"
        assert paid(hand, found) == each(300 - 200)

    def test_proven_by_the_cards_it_needs_no_fact(self) -> None:
        """The same hand, the ložená found in the record instead of given."""
        hand = made("betl", taken="BBA")
        found = renonc(hand, "rezani-michani", "Adam", 1, when="lozena")
        assert paid(hand, found) == each(300 - 200)
        assert [r.manner for r in ruled(hand, found).results] == ["lozena"]

    def test_of_a_defender_it_is_paid_to_the_defence(self) -> None:
        """Cyril's hand surely beat the betl: technický 1 by him, 3,00 by the aktér."""
        hand = made("betl", taken="BBB")
        found = renonc(hand, "rezani-michani", "Cyril", 1, when="lozena")
        assert paid(hand, found) == {"Adam": -900 + 200, "Božena": 500, "Cyril": 300 - 600, "Dana": 500}

    @pytest.mark.parametrize(("trick", "points"), [(1, 90), (2, 70)])
    def test_what_was_played_before_it_stays(self, trick: int, points: int) -> None:
        """Ložená from trick 2: the defence's 20 of the first one are theirs."""
        hand = made("hra", pravidla="voleny-2005", taken="BB", laid={1: "A:ČE B:Ž8! C:Č10"},
                    Adam="ČE ŽE Ž10 ČK ZV", Božena="ČV KK ŽV Ž8", Cyril="Č10 ZK KV ŽK", Dana="Z7")  # fmt: skip
        done = ruled(hand, renonc(hand, "rezani-michani", "Adam", trick, when="lozena"))
        assert [(r.points, r.winner.value) for r in done.results] == [(points, "akter")]

    def test_mixing_alone_is_no_lozena(self) -> None:
        hand = made("betl", taken="A")
        assert paid(hand, renonc(hand, "rezani-michani", "Cyril", 1)) == {
            "Adam": -900 + 200, "Božena": 500, "Cyril": 300 - 600, "Dana": 500,
        }  # fmt: skip

    def test_other_rezani_is_no_lozena(self) -> None:
        hand = made("betl", udalosti=[{"druh": "rezani-michani", "kdo": "Adam"}], taken="A")
        assert shower(hand) is None
        assert paid(hand) == each(-300)

    def test_a_fact_without_a_player_is_none(self) -> None:
        assert shower(made("betl", udalosti=[{"druh": "lozena"}])) is None


class TestTotals:
    """Only levels are recorded: which defender spoke is asked, with every answer computed."""

    def test_question(self) -> None:
        done = ruled(made("betl", udalosti=SHOWN, stupne={"betl": 1}))
        (question,) = done.questions
        assert (question.code, question.cite) == ("kdo-flekoval", "ČSM čl. II/18")
        assert {c.choice: dict(c.saldo) for c in question.choices} == {
            "Božena": {"Adam": 1800, "Božena": -1200, "Cyril": -300, "Dana": -300},
            "Cyril": {"Adam": 1800, "Božena": -300, "Cyril": -1200, "Dana": -300},
            "Božena a Cyril": {"Adam": 1800, "Božena": -750, "Cyril": -750, "Dana": -300},
        }

    def test_without_raises_there_is_nothing_to_ask(self) -> None:
        assert ruled(made("betl", udalosti=SHOWN, stupne={})).questions == ()


def test_asking_without_a_shown_hand_is_an_error_of_the_caller() -> None:
    with pytest.raises(ValueError, match="ložená"):
        shown(made("betl"))


def test_csm_lets_the_first_decision_stand() -> None:
    hand = made()
    decision = decide((renonc(hand, "neprebiti", "Cyril"),), late=False)
    assert decided(hand, decision) is decision
