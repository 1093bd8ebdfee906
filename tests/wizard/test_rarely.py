"""What the interview asks for only on demand: licitace, other rates and readings, the tournament; proti and totals."""

from __future__ import annotations

import pytest

from rozhodci.case.model import FlekTotals
from rozhodci.judge import judge
from rozhodci.rulesets import get
from rozhodci.wizard.draft import Refused
from rozhodci.wizard.interview import Interview
from tests.wizard.test_interview import END, FLEKY, HANDS, START, TRICKS, WHOLE, asked, key, read

CONTRACT = START[:-1]
REST = [*HANDS, *FLEKY, *TRICKS, *END]
VOLENY = ["voleny-2005", "Adam, Božena, Cyril", "Cyril", "Adam", "hra", "č", "", *HANDS]
KRIZOVY = [
    "krizovy", "Adam, Božena, Cyril, Dana", "Dana", "Adam", "hra", "Cyril", "č", "",
    "ČE ČK ČS ČV Č10 Č9 Č8 Č7", "ZE ZK ZS ZV Z10 Z9 Z8 Z7", "KE KK KS KV K10 K9 K8 K7",
]  # fmt: skip


def offered(interview: Interview) -> tuple[str, ...]:
    assert interview.question is not None
    return interview.question.offered(interview.draft)


def text(interview: Interview) -> str:
    assert interview.question is not None
    return interview.question.text(interview.draft)


def test_the_usual_path_has_one_question_more() -> None:
    assert text(asked(*CONTRACT)) == "Další údaje (Enter = žádné)"
    assert key(asked(*CONTRACT, "")) == "karty"
    assert key(asked(*START[:4], "-")) == "dalsi" and key(asked(*START[:4], "-", "")) == "udalost"


@pytest.mark.parametrize(
    ("before", "topics"),
    [(CONTRACT, "licitace sazby vyklady turnaj"), (VOLENY[:6], "sazby vyklady turnaj")],
)
def test_licitace_only_where_there_is_a_ladder(before: list[str], topics: str) -> None:
    assert offered(asked(*before)) == tuple(topics.split())


def test_all_of_it_in_one_case() -> None:
    interview = asked(
        *CONTRACT, "licitace, sazby a vyklady turnaj",
        "Božena: sedma", "Adam: sto, Božena dál", "Cyril: pas; Adam: dvě sedmy, červená trumf a sto", "",
        "zaklad 0,50", "PAUŠÁL-1: 3 Kč", "",
        "sto nasobene", "sto-hra=s-hrou", "",
        "Přebor klubu", "", "2", "4", "",
        *REST,
    )  # fmt: skip
    case = read(interview)
    assert [(b.player, b.rung) for b in case.bids] == [
        ("Božena", "sedma"), ("Adam", "sto"), ("Božena", "dal"), ("Cyril", "dal"), ("Adam", "dve-sedmy-a-sto-cervene"),
    ]  # fmt: skip
    assert case.rates == {"zaklad": 50, "pausal-1": 300}
    assert case.readings == {"sto": "nasobene", "sto-hra": "s-hrou"}
    assert case.tournament == {"nazev": "Přebor klubu", "kolo": "2", "stul": "4"}


def test_only_what_was_wanted_is_asked() -> None:
    interview = asked(*CONTRACT, "sazby")
    assert text(interview).startswith("Jiná sazba v Kč") and "zaklad" in offered(interview)
    interview.answer("")
    assert key(interview) == "karty"


def test_the_answers_change_the_ruling() -> None:
    """Sto at twice the base rate pays twice as much; the paušál does not follow the base."""
    usual, double = (judge(read(asked(*lines)), get("licitovany-2010")) for lines in (WHOLE, doubled()))
    paid = [
        {title: sum(t.hal for t in r.settlement.transfers if t.title == title) for title in ("sto", "hra")}
        for r in (usual, double)
    ]
    assert sum(paid[1].values()) == 2 * sum(paid[0].values()) > 0


def doubled() -> list[str]:
    return [*CONTRACT, "sazby", "zaklad 0.40", "", *REST]


@pytest.mark.parametrize(
    ("before", "line", "words"),
    [
        (CONTRACT, "fleky", "Údaj"),
        ([*CONTRACT, "licitace"], "sedma", "Napište i kdo to řekl, třeba Adam: sedma"),
        ([*CONTRACT, "licitace"], "Dana: sedma", "Hráč"),
        ([*CONTRACT, "licitace"], "Božena: hra", "není stupeň žebříčku. Možnosti: mám, dál, sedma"),
        ([*CONTRACT, "sazby"], "zaklad", "třeba zaklad 0,50"),
        ([*CONTRACT, "sazby"], "zaklad 0,505", "třeba zaklad 0,50"),
        ([*CONTRACT, "sazby"], "zaklad -1", "třeba zaklad 0,50"),
        ([*CONTRACT, "sazby"], "sto-hra 1", "Položka"),
        ([*CONTRACT, "vyklady"], "sto", "sto=linearni – za každou další desítku jedna sazba navíc; sto=nasobene"),
        ([*CONTRACT, "vyklady"], "sto dvojnasobne", "Volba"),
        ([*CONTRACT, "vyklady"], "koruna-e1 x", "Výklad"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_lost(before: list[str], line: str, words: str) -> None:
    interview = asked(*before)
    here, lines = key(interview), interview.lines
    with pytest.raises(Refused, match=words):
        interview.answer(line)
    assert (key(interview), interview.lines) == (here, lines)


def test_a_step_back_undoes_a_topic_word_by_word() -> None:
    interview = asked(*CONTRACT, "licitace turnaj", "Božena: sedma", "", "Přebor")
    assert [interview.back(), interview.back(), interview.back()] == ["Přebor", "", "Božena: sedma"]
    assert interview.draft.case.bids == () and key(interview) == "licitace"
    interview.back()
    assert key(interview) == "dalsi"


def test_a_reading_holds_for_the_commenting_after_it() -> None:
    """`sto-hra=s-hrou`: beside sto there is a hra to flek, without it there is none."""
    assert "flek na hru" not in offered(asked(*START, *HANDS))
    assert "flek na hru" in offered(asked(*CONTRACT, "vyklady", "sto-hra=s-hrou", "", *HANDS))


def test_proti_is_offered_to_the_defence_and_then_commented() -> None:
    interview = asked(*VOLENY)
    assert {"sedma proti", "sto proti"} <= set(offered(interview))
    interview.answer("sedma proti")
    assert interview.draft.case.against == {"Božena": ("sedma",)}
    assert "sedma proti" not in offered(interview) and "sto proti" in offered(interview)
    interview.answer("dobře")
    assert "sto proti" in offered(interview)
    interview.answer("dobře")
    assert text(interview) == "Komentování, na řadě Adam (Enter = dál)"
    assert "flek na sedmu" in offered(interview) and "sto proti" not in offered(interview)
    interview.answer("flek na sedmu")
    assert interview.draft.remarks == () and not [word for word in offered(interview) if "proti" in word]
    assert "proti: {Božena: [sedma]}" in interview.text()


def test_proti_of_somebody_named_and_of_two_parts() -> None:
    case = asked(*VOLENY, "Cyril: sto a sedma proti").draft.case
    assert case.against == {"Cyril": ("sto", "sedma")}


@pytest.mark.parametrize(
    ("before", "line", "words"),
    [
        (VOLENY, "Adam: sedma proti", "sedma proti Adam hlásit nemůže"),
        ([*VOLENY, "sedma proti"], "Cyril: sedma proti", "hlásit nemůže"),
        ([*START, *HANDS], "sedma proti", "sedma proti Božena hlásit nemůže"),
        (VOLENY, "hra proti", "hra proti Božena hlásit nemůže"),
        (KRIZOVY, "Cyril: sedma proti", "hlásit nemůže"),
    ],
)
def test_proti_where_the_rules_do_not_know_it(before: list[str], line: str, words: str) -> None:
    """ČSM čl. II/23 in licitovaný; the aktér and his partner announce nothing against themselves."""
    interview = asked(*before)
    with pytest.raises(Refused, match=words):
        interview.answer(line)


def test_totals_close_the_commenting() -> None:
    interview = asked(*START, *HANDS, "celkem sto re")
    assert interview.draft.case.fleky == FlekTotals({"sto": 2})
    assert key(interview) == "zdvihy"
    assert "fleky: {sto: 2}" in interview.text()
    assert interview.back() == "celkem sto re" and interview.draft.case.fleky == ()


def test_totals_of_several_parts_and_of_proti() -> None:
    interview = asked(*VOLENY, "sedma proti", "Celkem: hra 1; sedma 3")
    assert interview.draft.case.fleky == FlekTotals({"hra": 1, "sedma": 3})
    interview = asked(*VOLENY[:4], "sedma", *VOLENY[5:], "Božena: sedma proti", "celkem sedma proti 1")
    assert interview.draft.case.fleky == FlekTotals({"sedma-proti": 1})
    assert interview.draft.remarks == ()


def test_totals_of_what_was_not_announced_are_told() -> None:
    (remark,) = asked(*START, *HANDS, "celkem sedma 1").draft.remarks
    assert "neplatí" in remark


@pytest.mark.parametrize(
    ("before", "line", "words"),
    [
        ([], "celkem", "třeba: celkem hra 1, sedma 2"),
        ([], "celkem sto", "třeba"),
        ([], "celkem sto 1, bílá 2", "bílá 2"),
        ([], "celkem sto 1000", "od 0 do 99"),
        (["flek na sto"], "celkem sto 1", "po řadě"),
    ],
)
def test_totals_that_cannot_be(before: list[str], line: str, words: str) -> None:
    interview = asked(*START, *HANDS, *before)
    with pytest.raises(Refused, match=words):
        interview.answer(line)
