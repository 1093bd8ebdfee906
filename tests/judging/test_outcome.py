"""From findings to money, the reasoning and the scribe's line (spec 3)."""

from __future__ import annotations

import pytest

from rozhodci.hand import prepare
from rozhodci.judge import judge, settled
from rozhodci.judging.outcome import outcome, saldo
from rozhodci.renonc import find_all
from rozhodci.rulesets import get
from rozhodci.ruling import Transfer
from tests.judging.made import BOZENA_1, CYRIL_2, LEGAL_1, case_of, judged
from tests.judging.test_complaint import FUTILE


def test_saldo_of_transfers() -> None:
    moves = [Transfer("A", "B", 30, "hra"), Transfer("B", "C", 10, "pausal"), Transfer("A", "C", 5, "hra")]
    assert saldo(("A", "B", "C", "D"), moves) == {"A": -35, "B": 20, "C": 15, "D": 0}


def test_without_premiums_the_money_is_the_same() -> None:
    case = case_of(zdvihy=[BOZENA_1])
    whole = judged(zdvihy=[BOZENA_1])
    hand, done = settled(case, get(case.ruleset), premiums=False)
    assert done.saldo == whole.saldo and done.pb.proposal == {}
    assert hand.table.akter == "Adam"
    assert settled(case, get(case.ruleset))[1].saldo == whole.saldo


def test_a_choice_lists_only_players_with_pb() -> None:
    case = case_of(zdvihy=[BOZENA_1])
    hand = prepare(case, get(case.ruleset), {})
    done = outcome(hand, find_all(hand), late=False)
    choice = done.choice("jinak")
    assert (choice.choice, choice.saldo) == ("jinak", done.saldo)
    assert all(choice.pb.values())


@pytest.mark.parametrize(
    ("case", "wanted"),
    [
        ({"zdvihy": [BOZENA_1]}, "renonc"),
        ({"zdvihy": [LEGAL_1]}, "bez-renoncu"),
        (FUTILE, "rozhodne-rozhodci"),
        ({"udalosti": [{"druh": "rezani-michani", "kdo": "Cyril"}]}, "renonc"),
        ({"udalosti": [{"druh": "humor", "kdo": "Cyril"}]}, "bez-renoncu"),
        ({"udalosti": [{"druh": "jiny", "kdo": "Cyril"}]}, "rozhodne-rozhodci"),
        # a technical one is decisive for nothing, yet a renonc it is, also beside a doubtful one
        ({"udalosti": [{"druh": "jiny", "kdo": "Cyril"}, {"druh": "rezani-michani", "kdo": "Cyril"}]}, "renonc"),
    ],
)
def test_verdict(case: dict[str, object], wanted: str) -> None:
    assert judged(**case).verdict == wanted


class TestReasoning:
    def test_order_zavazek_findings_decision_complaint_money(self) -> None:
        ruling = judged(zdvihy=[BOZENA_1, CYRIL_2], namitka=("Adam", "behem-hry", "Božena"),
                        fleky=[("Božena", "sedma"), ("Cyril", ""), ("Adam", "")])  # fmt: skip
        texts = [s.text for s in ruling.steps]
        assert texts[0] == "závazek: hra, sedma (fleky 1), trumf žaludy"
        assert [s.value for s in ruling.steps[:5]] == [
            "aktér Adam", "renonc ve hře, paušál 1", "renonc ve hře, paušál 1", "prohrává obrana", "potvrzena",
        ]  # fmt: skip
        assert texts[3] == "rozhoduje první renonc ve hře, pozdější se nepočítají: Božena (nepřiznání barvy)"
        assert ruling.steps[3].cite == "ČSM čl. IV, důsledky 4"
        assert texts[4].startswith("námitka: Božena: nepřiznání barvy")
        assert ruling.steps[4].cite == "ČSM čl. V/2"
        assert texts[5].startswith("kontumace: ")

    def test_one_renonc_decides(self) -> None:
        ruling = judged(zdvihy=[BOZENA_1])
        step = next(s for s in ruling.steps if s.text.startswith("rozhoduje"))
        assert (step.text, step.cite) == ("rozhoduje tento renonc: Božena (nepřiznání barvy)", "ČSM čl. IV, důsledky 2")

    def test_offending_akter(self) -> None:
        ruling = judged(zdvihy=[{"Adam": "ČE", "Božena": "Č8", "Cyril": "Č7"}, {"Cyril": "Z7"}])
        step = next(s for s in ruling.steps if s.text.startswith("rozhoduje"))
        assert (ruling.renonce[0].finding.who, step.value) == ("Cyril", "prohrává obrana")
        own = judged(udalosti=[{"druh": "talon-po-komentari", "kdo": "Adam"}])
        assert any(s.value == "prohrává strana aktéra" for s in own.steps)

    def test_classes_in_words(self) -> None:
        for case, value in (
            ({"udalosti": [{"druh": "humor", "kdo": "Cyril"}]}, "není renonc"),
            ({"udalosti": [{"druh": "rezani-michani", "kdo": "Cyril"}]}, "technický renonc, paušál 1"),
            (FUTILE, "rozhodne rozhodčí"),
        ):
            assert value in [s.value for s in judged(**case).steps]

    def test_before_a_zavazek(self) -> None:
        from dataclasses import replace

        case = replace(case_of(udalosti=[{"druh": "chybne-rozdani", "kdo": "Dana", "poradi": 2}]), announced=(),
                       akter=None, hands=None, trump=None)  # fmt: skip
        ruling = judge(case, get(case.ruleset))
        assert not ruling.steps[0].text.startswith("závazek")
        assert ruling.sheet_line == "Adam +2,00, Božena +2,00, Cyril +2,00, Dana -6,00"

    def test_zavazek_proti_names_who_announced_it(self) -> None:
        ruling = judged(pravidla="voleny-2005", zavazek="hra", proti={"Božena": ("sedma",)},
                        udalosti=[{"druh": "schvaleno"}])  # fmt: skip
        assert ruling.steps[0].text == "závazek: hra, sedma proti (Božena), trumf žaludy"

    def test_koruna_says_itself_which_renonc_loses(self) -> None:
        ruling = judged(pravidla="koruna-2013", zavazek="hra", zdvihy=[BOZENA_1])
        assert not any(s.text.startswith("rozhoduje") for s in ruling.steps)


class TestSheetLine:
    def test_renonc(self) -> None:
        """K = 90, sedma flekovaná: (20 + 80) × 3 + 2,00 and three paušály."""
        ruling = judged(zdvihy=[BOZENA_1], fleky=[("Božena", "sedma"), ("Cyril", ""), ("Adam", "")])
        head = ruling.sheet_line.split("; ")
        assert head[0] == "Adam: hra+sedma žaludy (flek sedma 1×)"
        assert head[1] == "renonc Božena (nepřiznání barvy, 1. zdvih)"
        assert head[2] == "Adam +5,00, Božena -9,00, Cyril +2,00, Dana +2,00"

    def test_renonc_without_a_trick(self) -> None:
        line = judged(udalosti=[{"druh": "talon-po-komentari", "kdo": "Adam"}]).sheet_line
        assert "; renonc Adam (" in line and "zdvih" not in line

    def test_results(self) -> None:
        line = judged(zavazek="betl", trumf=None, Adam="Č9 Č10 ČS ČV ČK ČE", Božena="Č7", Cyril="Č8",
                      zdvihy=["Č9 Č7 Č8"]).sheet_line  # fmt: skip
        assert line == "Adam: betl; betl -; Adam -9,00, Božena +3,00, Cyril +3,00, Dana +3,00"
        won = judged(udalosti=[{"druh": "schvaleno"}]).sheet_line
        assert "; hra +, sedma +; Adam +1,80" in won

    def test_nothing_decided(self) -> None:
        assert (
            judged(zdvihy=[LEGAL_1]).sheet_line
            == "Adam: hra+sedma žaludy; Adam 0,00, Božena 0,00, Cyril 0,00, Dana 0,00"
        )


def test_warnings_are_said_once() -> None:
    ruling = judged(zdvihy=[LEGAL_1], proti={"Božena": ("sedma",)})
    assert len(set(ruling.warnings)) == len(ruling.warnings)
    assert any("proti nelze hlásit" in w for w in ruling.warnings)
    assert any("Záznam končí dřív" in w for w in ruling.warnings)


def test_rates_of_koruna_are_said_to_be_defaults_only_where_they_are_used() -> None:
    paid = judged(pravidla="koruna-2013", zavazek="hra", zdvihy=[BOZENA_1])
    assert any(w == get("koruna-2013").rates_note for w in paid.warnings)
    idle = judged(pravidla="koruna-2013", zavazek="hra", zdvihy=[LEGAL_1])
    assert get("koruna-2013").rates_note not in idle.warnings
    own = judged(pravidla="koruna-2013", zavazek="hra", zdvihy=[BOZENA_1], sazby={"zaklad": 100})
    assert get("koruna-2013").rates_note not in own.warnings
