"""`award` as a whole: the proposal, its state, what is left to the referee, the 50 PB threshold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from rozhodci.case.model import Event
from rozhodci.pb import award
from rozhodci.pb.proof import LOST, WITH_HELP
from rozhodci.rulesets.load import get
from rozhodci.ruling import NO_PB, PbItem, PbRuling, Settlement
from rozhodci.sides import Side
from tests.pb.deals import L2010, L2014, NO_RENONC, VOLENY, Scripted, deal, revoke, ruled, won

BY_2 = "ČE Č10 ZE Z10 KE K10 ČK ČV Ž9 Ž7", "Č7 Z7", "Ž"
FOUR_WITHOUT_ESO = "Ž10 Ž9 Ž8 Ž7 ČK ČV KE K10 ZE Z10", "Č7 Z7", "Ž"
THREE_WITHOUT_DESITKA = "ŽE ŽK ŽV ČE Č10 ČV ZE KE K10 KK", "K9 K8", "Ž"
BOTY = [("Božena", "sto"), ("Adam", "sto"), ("Božena", "sto"), ("Adam", "sto")]
TWO_ACES = "Č8 Č7 Z9 Z7 KE K10 K8 K7 ŽE Ž7", "ČS Ž9"
TWO_ESA_FLEK = [("Božena", "betl"), ("Adam", "betl")]

Answers = Callable[..., None]


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """Instead of the solver."""

    def script(**kw: object) -> None:
        monkeypatch.setattr("rozhodci.pb.context.Proof", lambda _: Scripted(**kw))  # type: ignore[arg-type]

    script()
    return script


def codes(ruling: PbRuling) -> list[str]:
    return [q.code for q in ruling.questions]


def test_published_example(answers: Answers) -> None:
    """26 PB: PB 2005, sčítání."""
    got = ruled(deal("sto", *FOUR_WITHOUT_ESO, led=False))
    assert (won(got), got.state) == ({"Adam": 26}, "udeleno")
    assert [i.cite for i in got.items] == ["PB 2005, sto 6", "PB 2005, sto 1"]


def test_sedma_on_two_trumps_with_re(answers: Answers) -> None:
    """Issue: sedma on 2 trumps s výnosem 14 + flek and re on the sedma 2 = 16."""
    got = ruled(deal("sedma", *BY_2, fleky=[("Božena", "sedma"), ("Adam", "sedma")]))
    assert won(got) == {"Adam": 16}


def test_betl_on_two_catching_aces_with_re(answers: Answers) -> None:
    """Issue: 20 + 8 = 28."""
    assert won(ruled(deal("betl", *TWO_ACES, fleky=TWO_ESA_FLEK))) == {"Adam": 28}


def test_sedma_lost_after_one_flek(answers: Answers) -> None:
    """Issue: the defender who raised 1, the other 0."""
    got = ruled(deal("sedma", *BY_2, fleky=[("Božena", "sedma")]), Side.OBRANA)
    assert (won(got), got.state) == ({"Božena": 1}, "udeleno")


@pytest.mark.parametrize(("speech", "value"), [(TWO_ESA_FLEK[:1], -4), (TWO_ESA_FLEK, -8)])
def test_flek_on_a_lozeny_betl(answers: Answers, speech: list[tuple[str, str]], value: float) -> None:
    """Issue: −4, with re −8; minus alone is `udeleno`, the aktér's rows and his re are refused."""
    answers(ložená=True)
    got = ruled(deal("betl", *TWO_ACES, fleky=speech))
    assert (won(got), got.state) == ({"Božena": value}, "udeleno")
    assert {r.who for r in got.refused} == {"Adam"}
    assert all("ložená" in r.reason for r in got.refused)


def test_nothing_to_claim() -> None:
    assert ruled(deal("hra", *BY_2)) == NO_PB


def test_no_table_no_noise() -> None:
    """Koruna and křížový have no PB."""
    got = ruled(deal("hra", *BY_2, rules="koruna-2013"))
    assert got == NO_PB


def test_omyl_brings_nothing() -> None:
    played = deal("sedma", *BY_2, rules=L2010, events=[Event("omyl")])
    assert ruled(played, Side.OBRANA) == ruled(played) == NO_PB


def test_nothing_without_a_result_or_without_cards(answers: Answers) -> None:
    """A raised ložená that nobody finished costs no minus yet; trumps nobody recorded bring nothing."""
    answers(ložená=True)
    raised = deal("betl", *TWO_ACES, fleky=TWO_ESA_FLEK)
    assert award(raised, NO_RENONC, Settlement()) == NO_PB
    bare = replace(raised, play=replace(raised.play, hands={}))
    assert ruled(bare) == NO_PB


def test_each_announcer_has_his_rows(answers: Answers) -> None:
    """Sto on four trumps s výnosem 12 + dvacka 8; Božena's sedma proti on two trumps bez výnosu 20."""
    adam = "Ž10 Ž9 Ž8 ŽK ČK ČV KE K10 ZE Z10"
    hand = deal("sto", adam, "Č7 Z7", "Ž", bozena="Ž7 ŽS ČS ZK ZV ZS KK KS K9 K8", cyril="ŽV ŽE",
                against={"Božena": ("sedma",)})  # fmt: skip
    got = ruled(hand, {"sto": Side.AKTER, "sedma": Side.OBRANA})
    assert got.items == (
        PbItem("Adam", 24, "sto na 4 trumfy bez trumfového esa, s výnosem", "PB 2005, sto 6"),
        PbItem("Adam", 16, "sto na dvacku na 4 a méně trumfů, s výnosem", "PB 2005, sto 1"),
        PbItem("Božena", 40, "sedma na 2 trumfy, bez výnosu", "PB 2005, sedma 2"),
    )
    assert (got.must_describe, got.warnings) == (False, ())


def test_approved_sto_a_sedma_takes_the_higher_value_for_the_sedma(answers: Answers) -> None:
    """Approved: sto refused; the sedma row alone counts, so its own bez-výnosu value: 14 (2010, 2 trumps)."""
    adam = "Ž10 Ž7 ČK ČV KE K10 ZE Z10 ČE Č10"
    got = ruled(deal("sto sedma", adam, "K7 Z7", "Ž", rules=L2010, led=False), manner="schvaleno")
    assert (won(got), got.state) == ({"Adam": 14}, "udeleno")
    assert got.refused and all("schválená" in r.reason for r in got.refused)


def test_sto_a_sedma_2010_keeps_halves(answers: Answers) -> None:
    """2010 with five trumps none; here 4 bez obou s výnosem 18, dvacka 8, half of 26, no sedma row on 4 trumps."""
    adam = "Ž9 Ž8 Ž7 ŽS ČK ČV KE K10 ZE Z10"
    got = ruled(deal("sto sedma", adam, "K7 Z7", "Ž", rules=L2010))
    assert won(got) == {"Adam": 18 + 8 + 13}


def test_fifty_in_licitovany_is_awarded_and_described(answers: Answers) -> None:
    """2014: 26 + 24 = 50, `vcetne`: awarded, to be described and signed."""
    got = ruled(deal("sto", *THREE_WITHOUT_DESITKA, rules=L2014, fleky=BOTY))
    assert (won(got), got.state, got.must_describe) == ({"Adam": 50}, "udeleno", True)
    assert any("popsat a podepsat" in w for w in got.warnings)


def test_fifty_in_voleny_is_not_over_fifty(answers: Answers) -> None:
    """The volený limit must be exceeded: 50 is not touched by a renonc of the defence."""
    played = deal("sto", *THREE_WITHOUT_DESITKA, rules=VOLENY, fleky=BOTY)
    got = ruled(played, decision=revoke(played, "Cyril", 4, 3))
    assert (won(got), got.state, got.must_describe) == ({"Adam": 50}, "udeleno", False)


@pytest.mark.parametrize("klass", ["ve-hre", "technicky"])
def test_fifty_touched_by_any_renonc_is_the_referees(answers: Answers, klass: str) -> None:
    """Důsledky 6, also a technical renonc; the proposal stands."""
    played = deal("sto", *THREE_WITHOUT_DESITKA, rules=L2014, fleky=BOTY)
    got = ruled(played, decision=revoke(played, "Cyril", 4, 3, klass))
    assert (won(got), got.state, codes(got)) == ({"Adam": 50}, "rozhodne-rozhodci", ["pb-50-renonc"])
    assert [dict(c.pb) for c in got.questions[0].choices] == [{"Adam": 100}, {}]


def test_below_fifty_a_technical_renonc_leaves_pb(answers: Answers) -> None:
    played = deal("sto", *FOUR_WITHOUT_ESO, rules=L2010)
    got = ruled(played, decision=revoke(played, "Cyril", klass="technicky"))
    assert (won(got), got.state) == ({"Adam": 20}, "udeleno")


def test_winnable_only_with_help_holds_the_value_for_the_referee(answers: Answers) -> None:
    """Důsledky 7; the line is in the question and in the reasoning."""
    answers(state=WITH_HELP)
    played = deal("sto", *FOUR_WITHOUT_ESO)
    got = ruled(played, decision=revoke(played, "Cyril", 4, 3))
    assert (won(got), got.state, codes(got)) == ({"Adam": 20}, "rozhodne-rozhodci", ["pb-vyhratelnost"])
    assert "zdvih 1: Č7 Č8 ČE" in got.questions[0].question
    assert any("zdvih 1: Č7 Č8 ČE" in s.text for s in got.steps)


def test_no_longer_winnable_is_refused_with_the_line(answers: Answers) -> None:
    answers(state=LOST)
    played = deal("sto", *FOUR_WITHOUT_ESO)
    got = ruled(played, decision=revoke(played, "Cyril", 4, 3))
    assert (won(got), got.state, len(got.refused)) == ({}, "bez-naroku", 2)
    assert all("důsledky 5" in r.cite for r in got.refused)


def test_akter_revoked_the_raiser_keeps_his_points(answers: Answers) -> None:
    """Sto after flek, re, tutti: 12 to Božena."""
    played = deal("sto", *FOUR_WITHOUT_ESO, fleky=BOTY[:3])
    got = ruled(played, Side.OBRANA, "kontumace", revoke(played, "Adam", 2))
    assert (won(got), got.state) == ({"Božena": 12}, "udeleno")


def test_class_of_the_renonc_left_to_the_referee_leaves_pb_to_him(answers: Answers) -> None:
    played = deal("sto", *FOUR_WITHOUT_ESO, fleky=BOTY[:1])
    got = ruled(played, Side.OBRANA, "kontumace", revoke(played, "Adam", 2, klass="rozhodci"))
    assert (won(got), got.state) == ({"Božena": 3}, "rozhodne-rozhodci")


def test_totals_only_asks_who_raised(answers: Answers) -> None:
    got = ruled(deal("sto", *FOUR_WITHOUT_ESO, fleky={"sto": 1}), Side.OBRANA)
    assert (won(got), got.state, codes(got)) == ({}, "rozhodne-rozhodci", ["pb-kdo-flekoval"])
    assert {c.choice: dict(c.pb) for c in got.questions[0].choices} == {
        "Božena": {"Božena": 6},
        "Cyril": {"Cyril": 6},
        "Božena a Cyril": {"Božena": 6, "Cyril": 6},
    }


def test_totals_only_of_two_parts_are_asked_one_by_one(answers: Answers) -> None:
    got = ruled(deal("sedma", *BY_2, fleky={"hra": 3, "sedma": 1}), Side.OBRANA)
    assert [q.question.split("?")[0] for q in got.questions] == ["Kdo flekoval hru", "Kdo flekoval sedmu"]


def test_unlisted_game_is_proposed_and_asked(answers: Answers) -> None:
    """2005, 2 trumps without desítka bez výnosu, na dvacku: 120 + 16."""
    adam = "ŽE Ž7 ČK ČV KE K10 ZE Z10 ČE Č10"
    got = ruled(deal("sto", adam, "K7 Z7", "Ž", led=False))
    assert (won(got), got.state, codes(got)) == ({"Adam": 136}, "rozhodne-rozhodci", ["pb-neuvedena-hra"])


def test_betl_of_2014_needs_a_row_no_source_shows(answers: Answers) -> None:
    got = ruled(deal("betl", *TWO_ACES, rules=L2014, fleky=TWO_ESA_FLEK))
    assert (won(got), got.state, codes(got)) == ({"Adam": 8}, "rozhodne-rozhodci", ["pb-nedolozeny-radek"])


def test_dve_sedmy_2010_propose_the_known_row(answers: Answers) -> None:
    """Four pomocné and five trumps s výnosem: 20; the rest of the table is cut off, so the referee decides."""
    adam = "ŽE Ž10 ŽK Ž9 Ž7 KE K10 KK K7 ČE"
    got = ruled(deal("dve-sedmy", adam, "Č7 Z7", "Ž", pomocna="K", rules=L2010))
    assert (won(got), got.state, codes(got)) == ({"Adam": 20}, "rozhodne-rozhodci", ["pb-nedolozeny-radek"])


def test_every_row_refusal_and_step_has_its_citation(answers: Answers) -> None:
    answers(state=LOST)
    played = deal("sto", *FOUR_WITHOUT_ESO, fleky=BOTY)
    for winner, who in ((Side.AKTER, "Cyril"), (Side.OBRANA, "Adam")):
        got = ruled(played, winner, "kontumace", revoke(played, who, 2))
        assert got.items or got.refused
        assert all(x.cite for x in (*got.items, *got.refused, *got.steps, *got.questions))


def test_dve_sedmy_without_a_listed_row_still_meet_the_cut_part_of_the_table(answers: Answers) -> None:
    """Five of each suit: no known row, but the bonifikace nobody can read: asked, nothing proposed."""
    adam = "ŽE Ž10 ŽK Ž9 Ž7 KE K10 KK K9 K7"
    got = ruled(deal("dve-sedmy", adam, "Č7 Z7", "Ž", pomocna="K", rules=L2010))
    assert (won(got), got.state, codes(got)) == ({}, "rozhodne-rozhodci", ["pb-nedolozeny-radek"])


@pytest.mark.parametrize("rules", [VOLENY, L2010, L2014])
def test_every_citation_of_pb_names_an_article_that_can_be_explained(rules: str) -> None:
    found = get(rules)
    assert found.pb is not None
    topics = [t for t in found.cites if t.startswith("pb-")]
    cites = {found.cites[t] for t in topics} | set(found.pb.cites.values()) | {r.cite for r in found.pb.rows.values()}
    assert [c for c in sorted(cites) if c not in found.articles] == []
