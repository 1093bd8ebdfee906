"""The interview without a terminal: answers in, a case out; every refusal leaves the state as it was."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rozhodci.cards import in_print_order
from rozhodci.case.dump import dump
from rozhodci.case.load import load_one
from rozhodci.case.model import Case
from rozhodci.case.parts import spoken
from rozhodci.case.seats import playing_order
from rozhodci.judge import judge
from rozhodci.rulesets import get
from rozhodci.wizard.draft import Refused
from rozhodci.wizard.interview import Interview
from tests.generate import random_case

START = ["licitovany-2010", "Adam, Božena, Cyril, Dana", "Dana", "", "Adam", "sto", "č", ""]
HANDS = ["ČE ČK ČV Č9 ZE Z10 ZK KE K10 Ž8", "K7 Ž7", "Č10 ČS Z9 Z8 KK KV K9 ŽE ŽK Ž9"]
FLEKY = ["flek na sto", "dobře", "dobře", ""]
TRICKS = ["ČE ČS Č7", "ZE KK Z7", ""]
END = ["", "Adam", "", "Božena", "", "", ""]
WHOLE = [*START, *HANDS, *FLEKY, *TRICKS, *END]


def asked(*lines: str) -> Interview:
    interview = Interview(get)
    for line in lines:
        interview.answer(line)
    return interview


def key(interview: Interview) -> str | None:
    return interview.question.key if interview.question else None


def read(interview: Interview) -> Case:
    return load_one(interview.text().encode(), "pripad.yaml", get)


def test_the_example_of_the_format_answered_question_by_question() -> None:
    interview = asked(*WHOLE)
    assert interview.question is None
    case = read(interview)
    ruling = judge(case, get(case.ruleset))
    assert ruling.verdict == "renonc"
    assert [(r.finding.code, r.finding.who, r.finding.trick) for r in ruling.renonce] == [
        ("nepriznani-barvy", "Božena", 2)
    ]
    assert ruling.complaint is not None and case.id == "pripad"


def test_the_last_hand_fills_by_itself() -> None:
    interview = asked(*START, *HANDS[:2])
    (remark,) = interview.answer(HANDS[2])
    assert remark == "Cyril má zbytek: Č8 Č7 ZV ZS Z7 KS K8 Ž10 ŽV ŽS."
    assert key(interview) == "fleky"


def test_twelve_cards_and_the_talon_out_of_them() -> None:
    interview = asked(*START, f"{HANDS[0]} {HANDS[1]}")
    question = interview.question
    assert question is not None and set(question.offered(interview.draft)) == set(f"{HANDS[0]} {HANDS[1]}".split())
    interview.answer("K7 Ž7")
    interview.answer(HANDS[2])
    assert interview.draft.case.hands is not None
    assert [len(h) for h in interview.draft.case.hands.values()] == [10, 10, 10]


def test_cards_on_several_lines() -> None:
    interview = asked(*START, "ČE ČK ČV", "Č9 ZE Z10")
    question = interview.question
    assert question is not None
    assert question.text(interview.draft) == "Karty hráče Adam, ještě 4 karty"
    assert "ČE" not in question.offered(interview.draft)


def test_a_wrong_count_can_be_closed_and_is_judged() -> None:
    """Eleven in hand and one in the talon: the rules call it pocet-talonu, the interview lets it be written."""
    interview = asked(*START, f"{HANDS[0]} K7 hotovo", "Ž7 hotovo", HANDS[2], *FLEKY, *TRICKS, *END)
    case = read(interview)
    assert case.hands is not None and len(case.hands["Adam"]) == 11
    assert "pocet-talonu" in {r.finding.code for r in judge(case, get(case.ruleset)).renonce}


@pytest.mark.parametrize(
    ("before", "line", "text"),
    [
        ([], "licitovany-2011", "Nemyslíte licitovany-2014"),
        (START[:1], "Adam Božena", "Jmen je 2"),
        (START[:1], "Adam, adam, Cyril", "stejná"),
        (START[:1], "Adam, zpet, Cyril", "zpet"),
        (START[:2], "Emil", "Rozdávající"),
        (START[:2], "", "třeba odpovědět"),
        (START[:4], "Dana", "Aktér"),
        (START[:5], "hra", "Závazek"),
        (START[:6], "modrá", "Barva"),
        (START, "ČE ČE", "ČE je tu dvakrát."),
        (START, "ČE 10Č", "není karta"),
        (START, "ČE ČK ČV Č9 ZE Z10 ZK KE K10 Ž8 Ž9", "Karet je 11, má jich být 10"),
        ([*START, HANDS[0]], "ČE", "ČE už má Adam."),
        ([*START, *HANDS], "re na sto", "podle pořadí je to flek"),
        ([*START, *HANDS], "xyz", "nerozumím"),
        ([*START, *HANDS, ""], "Č10", "Č10 Adam nemá: drží ji Božena"),
        ([*START, *HANDS, ""], "K7", "leží v talonu"),
        ([*START, *HANDS, "", "ČE ČS Č7"], "ČE", "padla v 1. zdvihu"),
        ([*START, *HANDS, "", ""], "nepriznana", "nepriznani-barvy"),
        ([*START, *HANDS, "", "", "naznaky", "Cyril"], "7", "Zdvih 7 nelze posoudit"),
        ([*START[:4], "-", ""], "", "aspoň jedna událost"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_lost(before: list[str], line: str, text: str) -> None:
    interview = asked(*before)
    here, lines = key(interview), interview.lines
    with pytest.raises(Refused, match=text):
        interview.answer(line)
    assert (key(interview), interview.lines) == (here, lines)


def test_an_unlawful_card_is_taken_with_a_remark() -> None:
    interview = asked(*START, *HANDS, "", "ČE ČS Č7", "ZE")
    (remark,) = interview.answer("KK")
    assert remark.startswith("Zapsáno, jak to padlo: Božena ve 2. zdvihu nepřiznává zelené")
    assert "Z9" in remark and "Z8" in remark
    assert key(interview) == "zdvihy"


def test_a_card_out_of_turn_and_one_taken_back() -> None:
    interview = asked(*START, *HANDS, "", "Božena: KK vráceno")
    assert interview.draft.hand().play.shown[0].card.text == "KK"
    (remark,) = interview.answer("Cyril: K8")
    assert "Cyril" in remark
    assert interview.draft.case.tricks[0].moves[-1].player == "Cyril"


def test_all_tricks_close_the_record_by_themselves() -> None:
    rng = Random(3)
    case = random_case(rng)
    assert len(case.tricks) == get(case.ruleset).trick_count
    *before, _name = lines_of(case)
    interview = asked(*before)
    assert key(interview) == "id"


def test_before_the_zavazek_only_events_are_asked() -> None:
    interview = asked(*START[:4], "-", "", "chybne-rozdani", "Dana", "", "", "", "-", "")
    case = read(interview)
    assert (case.akter, case.hands, [e.kind for e in case.events]) == (None, None, ["chybne-rozdani"])


def test_an_event_that_needs_the_zavazek_is_not_enough_without_it() -> None:
    interview = asked(*START[:4], "-", "", "naznaky", "Cyril", "")
    with pytest.raises(Refused, match="akter"):
        interview.answer("")


def test_a_step_back_undoes_exactly_one_answer() -> None:
    for count in range(1, len(WHOLE)):
        interview = asked(*WHOLE[: count + 1])
        assert interview.back() == WHOLE[count]
        assert interview.draft == asked(*WHOLE[:count]).draft
    with pytest.raises(Refused):
        asked().back()


@pytest.mark.parametrize("count", range(len(WHOLE) + 1))
def test_kept_lines_give_the_same_state(count: int) -> None:
    interview = Interview(get)
    assert interview.resume(asked(*WHOLE[:count]).lines) == ()
    assert interview.draft == asked(*WHOLE[:count]).draft


def test_lines_that_no_longer_fit_are_given_back() -> None:
    interview = Interview(get)
    assert interview.resume([*START, "nic", "KE"]) == ("nic", "KE")
    assert interview.lines == tuple(START)


def test_help_says_what_may_be_answered() -> None:
    assert "licitovany-2010" in asked().help()
    assert "nepriznani-barvy" in asked(*START, *HANDS, "", "").help()
    assert asked(*WHOLE).help() == ""


@given(st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_any_hand_can_be_told(seed: int) -> None:
    """The interview gives back the very case it was told, whatever the discipline, závazek and number of tricks."""
    rng = Random(seed)
    case = random_case(rng, rng.randint(0, 3))
    told = read(asked(*lines_of(case)))
    assert dump(told).split("karty:")[1] == dump(sorted_hands(case)).split("karty:")[1]


def sorted_hands(case: Case) -> Case:
    """As the interview writes hands: in the order of printing, players from the forhont."""
    order = playing_order(case.players, case.dealer, case.sitter)
    hands = {p: in_print_order((case.hands or {})[p], case.trump_game) for p in order}
    return replace(case, id="pripad", hands=hands, talon=in_print_order(case.talon, case.trump_game))


def lines_of(case: Case) -> list[str]:
    """The answers that tell that case."""
    rules = get(case.ruleset)
    lines = [case.ruleset, ", ".join(case.players), case.dealer]
    lines += [case.sitter or ""] if len(case.players) > (32 - rules.talon_size) // rules.hand_size else []
    lines += [case.akter or "", " a ".join(map(spoken, case.announced))]
    lines += [case.partner or "-"] if rules.discipline == "krizovy" and case.trump else []
    lines += [s.word for s in (case.trump, case.pomocna) if s] + [""]
    hands = case.hands or {}
    active = sorted_hands(case).hands or {}
    lines.append(" ".join(map(str, hands[case.akter or ""])))
    lines += [" ".join(map(str, case.talon))] if rules.talon_size else []
    lines += [" ".join(map(str, hands[p])) for p in active if p != case.akter][:-1]
    lines += [f"{c.player}: dobře" for c in case.fleky] + [""]  # type: ignore[union-attr]
    lines += [f"{m.player}: {m.card}" for t in case.tricks for m in t.moves]
    lines += [""] if len(case.tricks) < rules.trick_count else []
    return [*lines, "", "-", "pripad"]
