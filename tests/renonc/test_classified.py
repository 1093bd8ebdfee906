"""Classified findings: order in time, what repeats what, who, and the circumstances of spec 2, 2.4 and 2.9."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rozhodci.case.model import Case, Complaint, Event
from rozhodci.hand import prepare
from rozhodci.renonc import find_all
from rozhodci.rulesets import get
from rozhodci.ruling import Renonc
from rozhodci.sides import Side
from tests.example import FACT, example_hand


def all_of(**case: Any) -> tuple[Renonc, ...]:
    case.setdefault("trumf", "žaludy")
    case.setdefault("Adam", "Ž7")
    return find_all(example_hand(**case))


def fact(druh: str, **more: Any) -> Renonc:
    """The one renonc of a hand without other faults and that fact."""
    fields = {k: more.pop(k) for k in FACT if k in more}
    (found,) = all_of(udalosti=[{"druh": druh, **fields}], **more)
    return found


def short(renonce: tuple[Renonc, ...]) -> list[str]:
    return [f"{r.finding.code} {r.finding.who}" for r in renonce]


# -- time


def test_phases_come_in_order() -> None:
    facts = ["odlozene-karty", "nejasna-slova", "chybne-rozdani", "ukazani-pauzirujicimu"]
    found = all_of(udalosti=[{"druh": d, "kdo": "Cyril", "poradi": 2} for d in facts] + [
        {"druh": "starsi-zdvih", "kdo": "Cyril", "zdvih": 3}], talon="Z10 Č7")  # fmt: skip
    assert [r.finding.phase for r in found] == [
        "pred-hrou", "talon", "komentovani", "komentovani", "sehravka", "po-sehravce",
    ]  # fmt: skip


def test_at_one_moment_p2_comes_before_p1() -> None:
    found = all_of(pocet={"Adam": 9, "talon": 3}, talon="ČE Č7 Č8", zdvihy=["ČK"])
    assert [(r.finding.code, r.pausal) for r in found] == [("ostra-v-talonu", 2), ("pocet-talonu", 1)]


def test_equal_moments_go_by_the_catalogue() -> None:
    facts = [{"druh": d, "kdo": "Cyril"} for d in ("neukazani-sedmy-pomocnych", "nejasna-slova", "poradi-komentovani")]
    assert [r.finding.code for r in all_of(udalosti=facts)] == [
        "nejasna-slova", "poradi-komentovani", "neukazani-sedmy-pomocnych",
    ]  # fmt: skip


@pytest.mark.parametrize(("after", "first"), [(None, "naznaky"), (1, "naznaky"), (2, "nepriznani-barvy")])
def test_a_fact_stands_between_the_cards_of_its_trick(after: int | None, first: str) -> None:
    event = {"druh": "naznaky", "kdo": "Cyril", "zdvih": 1, "po_kartach": after}
    found = all_of(Adam="Ž7 ZE", Božena="Z9 KK", zdvihy=["ZE KK"], udalosti=[event])
    assert {r.finding.code for r in found} == {"naznaky", "nepriznani-barvy"}
    assert found[0].finding.code == first


def test_a_card_taken_back_comes_before_the_one_then_played() -> None:
    moves = [("Adam", "ZE"), ("Božena", "KK", "vraceno"), ("Božena", "K9")]
    found = all_of(Adam="Ž7 ZE", Božena="Z9 KK K9", zdvihy=[moves])
    assert [(r.finding.card, r.klass) for r in found] == [("KK", "ve-hre"), ("K9", "ve-hre")]
    assert "vzata zpět" in found[0].finding.text


# -- what repeats what

NOT_FOLLOWED: dict[str, Any] = {"Adam": "Ž7 ZE", "Božena": "Z9 KK", "Cyril": "Z7", "zdvihy": ["ZE KK Z7"],
                                "bez": {"Cyril": "Z"}}  # fmt: skip


@pytest.mark.parametrize(
    "event",
    [
        {"druh": "nepriznani-barvy", "kdo": "Božena", "zdvih": 1},
        {"druh": "nepriznani-barvy", "kdo": "Božena"},
        {"druh": "nepriznani-barvy"},
        {"druh": "neprebiti", "kdo": "Božena", "zdvih": 1},
    ],
)
def test_a_fact_that_repeats_a_proved_fault_is_left_out(event: dict[str, Any]) -> None:
    (found,) = all_of(udalosti=[event], **NOT_FOLLOWED)
    assert (found.finding.code, found.finding.source) == ("nepriznani-barvy", "karty")


def test_a_fact_the_record_refutes_goes_to_the_referee() -> None:
    found = all_of(udalosti=[{"druh": "nepriznani-barvy", "kdo": "Cyril", "zdvih": 1}], **NOT_FOLLOWED)
    refuted = next(r for r in found if r.finding.who == "Cyril")
    assert (refuted.klass, refuted.proposed, refuted.cite) == ("rozhodci", "ve-hre", "ČSM čl. V/3")
    assert refuted.finding.text == "Cyril: nepřiznání barvy, 1. zdvih; zapsaný zdvih to však neukazuje."


def test_another_kind_of_fault_in_the_same_trick_is_no_repeat() -> None:
    found = all_of(udalosti=[{"druh": "naznaky", "kdo": "Božena", "zdvih": 1}], **NOT_FOLLOWED)
    assert short(found) == ["naznaky Božena", "nepriznani-barvy Božena"]


def test_only_within_one_trick_a_card_fault_may_have_been_misnamed() -> None:
    found = all_of(udalosti=[{"druh": "neprebiti", "kdo": "Božena"}], **NOT_FOLLOWED)
    assert {r.finding.code for r in found} == {"nepriznani-barvy", "neprebiti"}


def test_a_fact_of_a_trick_that_is_not_recorded_stands() -> None:
    assert fact("nepriznani-barvy", kdo="Cyril", zdvih=5).klass == "ve-hre"


def test_a_fact_settles_what_the_record_only_suggests() -> None:
    here: dict[str, Any] = {"Adam": "Ž7 ZE", "Božena": "ZK Z9", "zdvihy": [
        [("Adam", "ZE"), ("Božena", "ZK", "vraceno"), ("Božena", "Z9")]]}  # fmt: skip
    (proposed,) = all_of(**here)
    assert (proposed.klass, proposed.proposed, proposed.finding.code) == ("rozhodci", "ve-hre", "naznaky")
    (settled,) = all_of(udalosti=[{"druh": "naznaky", "kdo": "Božena", "zdvih": 1}], **here)
    assert (settled.klass, settled.finding.source) == ("ve-hre", "udalost")


# -- who


def test_naznaky_by_the_akter() -> None:
    assert (fact("naznaky", kdo="Adam", zdvih=2).finding.code, fact("naznaky", kdo="Adam", zdvih=2).klass) == (
        "prozrazeni-protihraci", "neni",
    )  # fmt: skip
    koruna = fact("naznaky", kdo="Adam", zdvih=2, pravidla="koruna-2013")
    assert (koruna.finding.code, koruna.klass, koruna.group) == ("naznaky", "ve-hre", "D/2")
    alone = fact("naznaky", kdo="Adam", zdvih=2, pravidla="krizovy")
    assert alone.klass == "neni"
    with_partner = fact("naznaky", kdo="Adam", zdvih=2, pravidla="krizovy", partner="Cyril")
    assert (with_partner.klass, with_partner.side) == ("ve-hre", Side.AKTER)


def test_naznaky_by_the_sitter_count_to_the_defence() -> None:
    found = fact("naznaky", kdo="Dana", zdvih=2)
    assert (found.klass, found.side, found.cite) == ("ve-hre", Side.OBRANA, "ČSM čl. IV, renonc ve hře 5")


def test_wrong_lozena_claim() -> None:
    assert fact("mylna-lozena", kdo="Adam", zdvih=5).klass == "neni"
    defender = fact("mylna-lozena", kdo="Cyril", zdvih=5)
    assert (defender.finding.code, defender.klass) == ("naznaky", "ve-hre")
    assert "II/21" in defender.finding.text


@pytest.mark.parametrize(
    ("kdo", "code", "klass", "pausal", "cite"),
    [
        ("Adam", "talon-po-komentari", "ve-hre", 1, "ČSM čl. IV, renonc ve hře 7"),
        ("Cyril", "talon-po-komentari", "ve-hre", 2, "ČSM čl. IV, renonc ve hře P2/3"),
        ("Dana", "pauzirujici-videl", "rozhodci", 1, "ČSM čl. V/3"),
    ],
)
def test_talon_after_comment_by_who(kdo: str, code: str, klass: str, pausal: int, cite: str) -> None:
    for druh in ("talon-po-komentari", "talon-po-hre"):
        found = fact(druh, kdo=kdo, zdvih=3)
        assert (found.finding.code, found.klass, found.pausal, found.cite) == (code, klass, pausal, cite)


def test_the_akters_look_is_his_whatever_circumstance_was_written() -> None:
    """II/10: by the aktér ve hře 7, never P2/3."""
    for more in ({"kdo": "Adam", "okolnost": "ostatni"}, {}):
        found = fact("talon-po-komentari", zdvih=3, **more)
        assert (found.finding.who, found.cite) == ("Adam", "ČSM čl. IV, renonc ve hře 7")


# -- circumstances


def test_talon_after_betl_is_a_reading() -> None:
    betl: dict[str, Any] = {"zavazek": "betl", "trumf": None, "Adam": ""}
    assert fact("talon-po-hre", kdo="Cyril", **betl).klass == "technicky"
    other = fact("talon-po-hre", kdo="Cyril", vyklady={"talon-po-hre": "p2-3"}, **betl)
    assert (other.klass, other.pausal) == ("ve-hre", 2)
    assert fact("talon-po-hre", kdo="Cyril").klass == "rozhodci"


def test_sitter_who_saw_cards() -> None:
    for moment in ({"zdvih": 2}, {"faze": "sehravka"}):
        found = fact("pauzirujici-videl", kdo="Dana", okolnost="sam", **moment)
        assert (found.cite, found.finding.phase) == ("ČSM čl. IV, renonc ve hře 9", "sehravka")
    assert fact("pauzirujici-videl", kdo="Dana", okolnost="ukazano", zdvih=2).klass == "technicky"
    assert fact("pauzirujici-videl", kdo="Dana", okolnost="sam", faze="pred-hrou").klass == "technicky"
    unknown = fact("pauzirujici-videl", kdo="Dana", zdvih=2)
    assert (unknown.klass, unknown.proposed) == ("rozhodci", "technicky")
    assert fact("pauzirujici-videl", kdo="Dana", okolnost="lozena", zdvih=2).finding.when == ""


@pytest.mark.parametrize(
    ("more", "klass"),
    [
        ({}, "technicky"),
        ({"zdvihy": ["ČE"]}, "ve-hre"),
        ({"zdvihy": ["ČE"], "udalosti": [{"druh": "pocet-talonu", "zjisteno": "pred-sehravkou"}]}, "technicky"),
        ({"udalosti": [{"druh": "pocet-talonu", "kdo": "Adam", "zdvih": 4}]}, "ve-hre"),
        ({"udalosti": [{"druh": "pocet-talonu", "zjisteno": "po-hre"}]}, "ve-hre"),
        ({"udalosti": [{"druh": "pocet-talonu", "faze": "po-sehravce"}]}, "ve-hre"),
        ({"udalosti": [{"druh": "pocet-talonu", "faze": "talon"}]}, "technicky"),
        ({"udalosti": [{"druh": "pocet-talonu", "faze": "talon"}], "zdvihy": ["ČE"]}, "ve-hre"),
        ({"udalosti": [{"druh": "pocet-talonu", "faze": "komentovani"}], "zdvihy": ["ČE"]}, "technicky"),
    ],
)
def test_when_the_wrong_talon_was_found(more: dict[str, Any], klass: str) -> None:
    (found,) = all_of(Adam="ČE Ž7", pocet={"Adam": 9, "talon": 3}, **more)
    assert (found.finding.code, found.klass, found.finding.phase) == ("pocet-talonu", klass, "talon")


def test_wrong_talon_says_both_counts() -> None:
    """known-faults A21: hand of 11, talon of 1."""
    (found,) = all_of(pocet={"Adam": 11, "talon": 1})
    assert all(word in found.finding.text for word in ("1 kartu místo 2", "11", "32"))


def test_a_mended_talon_keeps_its_technical_fault() -> None:
    found = fact("pocet-talonu", kdo="Adam", zjisteno="pred-sehravkou")
    assert (found.klass, found.cite) == ("technicky", "ČSM čl. IV, technický renonc 2")


def test_misdeal_between_defenders_is_for_the_referee() -> None:
    (found,) = all_of(pocet={"Božena": 9, "Cyril": 11})
    assert short((found,)) == ["pocet-karet Dana"]
    assert (found.klass, found.proposed) == ("rozhodci", "")
    assert (found.side, found.pausal, found.cite) == (Side.OBRANA, 0, "ČSM čl. V/3")


def test_misdeal_in_koruna_is_proposed_by_its_own_row() -> None:
    """B/6, D/1: the dealer's, if the referee classes it so."""
    (found,) = all_of(pocet={"Adam": 9, "Božena": 11}, pravidla="koruna-2013", zavazek="hra")
    assert (found.finding.code, found.finding.who, found.side) == ("pocet-karet", "Cyril", Side.OBRANA)
    assert (found.klass, found.proposed, found.pausal, found.group) == ("rozhodci", "ve-hre", 1, "D/1")


def test_a_count_given_as_a_fact_is_classed_like_the_talon_and_not_found_twice() -> None:
    counts: dict[str, Any] = {"pocet": {"Božena": 9, "Cyril": 11}}
    for more, klass in (({}, "technicky"), ({"zdvih": 4}, "ve-hre")):
        (found,) = all_of(udalosti=[{"druh": "pocet-karet", "kdo": "Adam", **more}], **counts)
        assert (found.finding.code, found.finding.who, found.klass) == ("pocet-karet", "Adam", klass)
    (early,) = all_of(udalosti=[{"druh": "pocet-karet", "kdo": "Adam", "zjisteno": "pred-sehravkou"}],
                      Adam="ČE Ž7", zdvihy=["ČE"])  # fmt: skip
    assert early.klass == "technicky"


@pytest.mark.parametrize(
    ("counts", "found"),
    [
        ({"Adam": 12, "talon": 0}, ["pocet-talonu Adam"]),  # nothing was put down
        ({"talon": 0}, []),  # a talon that is only not recorded
        ({"talon": 1}, ["pocet-talonu Adam"]),  # one card, though the hands are right
    ],
)
def test_an_empty_talon_counts_only_where_the_hands_show_it(counts: dict[str, int], found: list[str]) -> None:
    assert [f for f in short(all_of(pocet=counts)) if f.startswith("pocet-talonu")] == found


def test_the_talon_is_the_akters_even_where_nobody_is_named() -> None:
    assert fact("pocet-talonu").finding.who == "Adam"
    assert fact("pocet-talonu", kdo="Cyril").finding.who == "Cyril"


def test_what_has_no_trick_comes_before_the_first_one() -> None:
    facts = [
        {"druh": "predhozeni", "kdo": "Cyril", "zdvih": 1},
        {"druh": "naznaky", "kdo": "Cyril", "faze": "sehravka"},
    ]
    assert short(all_of(udalosti=facts)) == ["naznaky Cyril", "predhozeni Cyril"]


def test_misdeals() -> None:
    assert fact("chybne-rozdani", kdo="Dana", poradi=2).klass == "technicky"
    assert fact("chybne-rozdani", kdo="Dana", poradi=1).klass == "neni"
    unknown = fact("chybne-rozdani")
    assert (unknown.klass, unknown.proposed, unknown.finding.who) == ("rozhodci", "technicky", "Dana")


def test_put_down_cards_before_and_after_collecting_began() -> None:
    assert fact("odlozene-karty", kdo="Cyril").cite == "ČSM čl. IV, technický renonc 7"
    later = fact("odlozene-karty", kdo="Dana", okolnost="po-zahajeni-skladani")
    assert later.cite == "ČSM čl. IV, renonc ve hře 10"
    assert fact("skladajici-videl", kdo="Dana", okolnost="pred-skladanim").klass == "technicky"


@pytest.mark.parametrize(
    ("druh", "more", "never_late"),
    [
        ("skladajici-videl", {}, True),
        ("odlozene-karty", {}, True),
        ("zamichani-po-odlozeni", {}, True),
        ("rezani-michani", {}, True),
        ("rezani-michani", {"okolnost": "lozena"}, False),
        ("rezani-michani", {"zdvih": 4}, False),
        ("naznaky", {"zdvih": 4}, False),
    ],
)
def test_what_is_never_late(druh: str, more: dict[str, Any], never_late: bool) -> None:
    assert fact(druh, kdo="Cyril", **more).finding.late_ok is never_late


def test_showing_in_dve_sedmy_a_sto_touches_only_the_sto() -> None:
    here: dict[str, Any] = {"zavazek": "dvě sedmy a sto", "pomocna": "kule", "Adam": "Ž7 K7", "Božena": "KE KK KV K8"}
    found = fact("ukazal", kdo="Božena", **here)
    assert (found.finding.code, found.finding.scope, found.klass) == ("naznaky", ("sto",), "ve-hre")
    assert fact("naznaky", kdo="Božena", zdvih=2, **here).finding.scope == ()


def test_showing_in_dve_sedmy_is_a_duty() -> None:
    here: dict[str, Any] = {"zavazek": "dvě sedmy", "pomocna": "kule", "Adam": "Ž7 K7", "Božena": "KE KK KV K8"}
    assert all_of(udalosti=[{"druh": "ukazal", "kdo": "Božena"}], zdvihy=["ČE"], **here) == ()
    (hidden,) = all_of(zdvihy=["ČE"], **here)
    assert (hidden.finding.who, hidden.cite) == ("Božena", "ČSM čl. IV, technický renonc 4")
    assert all_of(**here) == (), "play has not begun"
    assert short(all_of(zdvihy=[[("Adam", "ČE", "vraceno")]], **here)) == ["neukazani-sedmy-pomocnych Božena"]
    other = {"druh": "kontrola-karet", "kdo": "Božena"}
    assert short(all_of(udalosti=[other], zdvihy=["ČE"], **here)) == ["neukazani-sedmy-pomocnych Božena"]


def test_pomocna_seven_in_the_talon_beside_an_announced_sto_is_no_reading() -> None:
    """II/17: in dvě sedmy a sto it may not lie there."""
    here: dict[str, Any] = {"zavazek": "dvě sedmy a sto", "pomocna": "kule", "talon": "K7 Č8"}
    (found,) = all_of(vyklady={"pomocna-v-talonu": "nic"}, **here)
    assert (found.finding.code, found.finding.when, found.pausal) == ("sedma-v-talonu", "", 2)


def test_omyl_needs_no_seven() -> None:
    assert all_of(Adam="ČE", Božena="Ž7", udalosti=[{"druh": "omyl"}]) == ()
    (found,) = all_of(Adam="ČE", Božena="Ž7")
    assert (found.finding.code, found.klass) == ("sedma-mimo-ruku", "rozhodci")


def test_licitace_is_checked_for_the_rung() -> None:
    def codes(won: str, **case: Any) -> list[str]:
        return [r.finding.code for r in all_of(licitace=[("Božena", "sedma"), ("Adam", won)], **case)]

    assert codes("sto", zavazek="sedma") == ["jiny"]
    assert codes("sto", zavazek="sto") == []
    assert codes("sto-cervene", zavazek="sto") == ["jiny"]
    assert codes("sto-cervene", zavazek="sto", trumf="červené", Adam="Č7") == []
    assert codes("sto-a-sedma", zavazek="betl", trumf=None) == []
    assert codes("durch", zavazek="betl", trumf=None) == ["jiny"]
    assert codes("betl", zavazek="durch", trumf=None) == []
    assert codes("dve-sedmy", zavazek="durch", trumf=None) == ["jiny"]
    two = {"zavazek": "dvě sedmy", "pomocna": "kule"}
    assert codes("durch", **two) == []
    assert codes("dve-sedmy-a-sto", **two) == codes("dve-sedmy-cervene", **two) == ["jiny"]
    assert codes("dve-sedmy-cervene", trumf="červené", Adam="Č7", **two) == []
    assert "jiny" not in codes("sto", pravidla="voleny-2005", zavazek="hra", trumf="červené", Adam="Č7")


LOZENA: dict[str, Any] = {
    "zavazek": "durch", "trumf": None, "talon": "Č7 Z7", "Adam": "ČE ČK ČV ČS ZE ZK ZV KE KK ŽE",
    "Božena": "Č10 Č8 ZS Z9 KS K10 K8 ŽK Ž10 Ž7", "Cyril": "Č9 Z10 Z8 KV K9 K7 ŽV ŽS Ž9 Ž8",
    "zdvihy": ["ČE Č10 Č9", "ŽE ŽK ŽV"],
}  # fmt: skip


def complained(kind: str | None, hand: dict[str, Any] = LOZENA) -> list[str]:
    made = example_hand(**hand)
    case = replace(made.case, complaint=Complaint("Cyril", "pred-skladanim", "Adam", kind))
    return [f"{r.finding.trick} {r.finding.code} {r.cite}" for r in find_all(prepare(case, made.rules, {}))]


def test_playing_a_lozena_is_looked_for_only_where_complained_of() -> None:
    assert complained("rezani-michani") == ["1 rezani-michani ČSM čl. II/20"]
    assert complained("nepriznani-barvy") == complained(None) == []


def test_complaint_of_a_lozena_that_was_none() -> None:
    here = LOZENA | {"Adam": "ČE ČK ČV ČS ZE ZK ZV KE KK Ž8", "Cyril": "Č9 Z10 Z8 KV K9 K7 ŽV ŽS Ž9 ŽE"}
    assert complained("rezani-michani", here | {"zdvihy": ["ČE Č10 Č9"]}) == []


def test_futile_trump_is_the_referees_with_the_class_proposed() -> None:
    case: dict[str, Any] = {"Adam": "Z8", "Božena": "Ž9", "Cyril": "Ž7 Č8", "bez": {"Božena": "Z", "Cyril": "ZŽ"}}
    (found,) = all_of(zdvihy=["Z8 Ž9 Č8"], zavazek="sto", **case)
    assert (found.finding.code, found.klass, found.proposed, found.cite) == (
        "nezatrumfovani", "rozhodci", "ve-hre", "ČSM čl. V/3",
    )  # fmt: skip


def test_koruna_names_each_card_of_the_talon_once() -> None:
    here: dict[str, Any] = {"pravidla": "koruna-2013", "zavazek": "hra"}
    assert short(all_of(talon="ŽE Č8", **here)) == ["ostra-v-talonu Adam"]
    assert short(all_of(talon="Ž8 Č8", **here)) == ["trumf-v-talonu Adam"]
    seven = {"pravidla": "koruna-2013", "zavazek": "sedma", "Adam": "ČE"}
    assert short(all_of(talon="Ž7 Ž8", **seven)) == ["sedma-v-talonu Adam"]


def test_koruna_trump_in_the_talon_of_a_hand_without_a_choice() -> None:
    hand = "ŽE Ž10 ŽK ŽV Ž9 Ž7 ČE ZE KE K10"
    here: dict[str, Any] = {"pravidla": "koruna-2013", "zavazek": "hra", "Adam": hand, "talon": "Ž8 Č8"}
    assert short(all_of(**here)) == ["trumf-v-talonu Adam"]
    turned = {"udalosti": [{"druh": "trumf-otocen", "kdo": "Adam"}]}
    assert all_of(**turned, **here) == ()
    with_a_choice = here | {"Adam": hand.replace("K10", "K8")}
    assert short(all_of(**turned, **with_a_choice)) == ["trumf-v-talonu Adam"]


def test_facts_before_there_is_a_zavazek() -> None:
    events = (Event("chybne-rozdani", "Dana", order=3), Event("nespravne-sejmuti", "Cyril"))
    for rules in ("licitovany-2010", "krizovy"):
        case = Case("x", rules, ("Adam", "Božena", "Cyril", "Dana"), "Dana", events=events)
        found = find_all(prepare(case, get(rules), {}))
        assert [r.side for r in found] == [None, None]
        assert {r.finding.phase for r in found} == {"pred-hrou"}


def test_faults_are_still_found_beside_an_impossible_card() -> None:
    hand = example_hand(trumf="žaludy", Adam="Ž7 ZE", Božena="Z9 KK", Cyril="Z7", zdvihy=["ZE KK KE"])
    assert hand.play.stopped == (1, 3)
    assert short(find_all(hand)) == ["nepriznani-barvy Božena"]


def test_findings_stay_when_the_seats_turn_round() -> None:
    """known-faults A16: renaming the players and turning the table changes nothing but the names."""
    hand = example_hand(trumf="žaludy", **NOT_FOLLOWED)
    new = dict(zip(("Adam", "Božena", "Cyril", "Dana"), ("Zdena", "Yvona", "Xaver", "Vít"), strict=True))
    case = hand.case
    turned = replace(
        case,
        players=tuple(new[p] for p in case.players[2:] + case.players[:2]),
        dealer=new[case.dealer],
        sitter=new[case.sitter or ""],
        akter=new[case.akter or ""],
        hands={new[p]: c for p, c in (case.hands or {}).items()},
    )
    before, after = find_all(hand), find_all(prepare(turned, hand.rules, {}))
    assert [(new[r.finding.who or ""], r.finding.code, r.finding.card, r.finding.legal) for r in before] == [
        (r.finding.who, r.finding.code, r.finding.card, r.finding.legal) for r in after
    ]
