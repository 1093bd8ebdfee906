"""States of the complaint (spec 1, 1.6; spec 3; ČSM V/1-2, koruna F/1, křížový D/5)."""

from __future__ import annotations

import pytest

from tests.judging.made import BOZENA_1, CYRIL_2, LEGAL_1, judged

DURING = "behem-hry"
TWO = {"zdvihy": [BOZENA_1, CYRIL_2]}
ONE = {"zdvihy": [BOZENA_1]}
SECOND = {"zdvihy": [LEGAL_1, CYRIL_2]}


def state(namitka: tuple[object, ...], **case: object) -> str:
    return judged(namitka=namitka, **case).complaint.state


def test_none_raised() -> None:
    ruling = judged(**ONE)
    assert (ruling.complaint.state, ruling.verdict) == ("zadna", "renonc")
    assert not any("námitka" in s.text for s in ruling.steps)


@pytest.mark.parametrize(
    ("namitka", "wanted"),
    [
        (("Adam", DURING), "potvrzena"),  # "something was wrong, look at it"
        (("Dana", DURING, "Božena"), "potvrzena"),  # anyone may point it out, the sitter too (V/1)
        (("Božena", DURING, "Božena"), "potvrzena"),
        (("Adam", DURING, "Božena", "nepriznani-barvy", 1), "potvrzena"),
        (("Adam", DURING, "Božena", "neprebiti", 1), "potvrzena"),  # right player and trick, another kind
        (("Adam", DURING, "Cyril", "nepriznani-barvy", 2), "potvrzena-neni-prvni"),
        (("Adam", DURING, "Cyril"), "potvrzena-neni-prvni"),
        (("Adam", DURING, None, None, 2), "potvrzena-neni-prvni"),
        (("Božena", DURING, "Adam"), "zamitnuta"),  # nothing by the accused
        (("Božena", DURING, "Adam", None, 7), "nelze-posoudit"),  # that trick is not recorded
        (("Adam", "pred-skladanim", "Božena"), "potvrzena"),
        (("Adam", "po-zahajeni-skladani", "Božena"), "opozdena"),
        (("Adam", "po-slozeni", "Božena"), "opozdena"),
        (("Adam", "po-slozeni", "Adam"), "opozdena"),
    ],
)
def test_states(namitka: tuple[object, ...], wanted: str) -> None:
    assert state(namitka, **TWO) == wanted


def test_right_kind_stands_in_the_reason() -> None:
    wrong_kind = judged(namitka=("Adam", DURING, "Božena", "neprebiti", 1), **ONE).complaint
    assert wrong_kind.reason == "Božena: nepřiznání barvy, 1. zdvih (správné určení místo namítaného)"
    right = judged(namitka=("Adam", DURING, "Božena", "nepriznani-barvy", 1), **ONE).complaint
    assert right.reason == "Božena: nepřiznání barvy, 1. zdvih"


def test_right_trick_stands_in_the_reason() -> None:
    wrong_trick = judged(namitka=("Adam", DURING, "Božena", None, 2), **TWO).complaint
    assert wrong_trick.state == "potvrzena"
    assert wrong_trick.reason == "Božena: nepřiznání barvy, 1. zdvih (správný zdvih místo namítaného)"


def test_rejected_while_somebody_elses_decides() -> None:
    ruling = judged(namitka=("Božena", DURING, "Adam"), **ONE)
    assert ruling.complaint.reason == "Adam: žádný renonc nebyl shledán; rozhoduje renonc jiného hráče"
    assert next(r for r in ruling.renonce if r.decisive).finding.who == "Božena"


def test_rejected_without_any_renonc() -> None:
    ruling = judged(namitka=("Adam", DURING), zdvihy=[LEGAL_1])
    assert (ruling.complaint.state, ruling.verdict) == ("zamitnuta", "bez-renoncu")
    assert ruling.complaint.reason == "žádný renonc nebyl shledán"


def test_not_the_first() -> None:
    ruling = judged(namitka=("Adam", DURING, "Cyril"), **TWO)
    assert ruling.complaint.reason == "Cyril: nepřiznání barvy, 2. zdvih; rozhoduje však dřívější renonc"
    assert [r.decisive for r in ruling.renonce] == [True, False]


def test_technical_renonc_is_confirmed_beside_the_decisive_one() -> None:
    """Its paušál is paid, so it is no later renonc that counts for nothing."""
    fact = [{"druh": "poradi-zdvihu", "kdo": "Cyril", "zdvih": 2}]
    assert state(("Adam", DURING, "Cyril", "poradi-zdvihu"), udalosti=fact, **ONE) == "potvrzena"


def test_what_is_no_renonc_confirms_nothing() -> None:
    fact = [{"druh": "humor", "kdo": "Cyril"}]
    assert state(("Adam", DURING, "Cyril"), udalosti=fact, zdvihy=[LEGAL_1]) == "zamitnuta"


def test_late_findings_are_shown_without_consequence() -> None:
    """V/2; the record stops here, so nothing at all is paid."""
    ruling = judged(namitka=("Adam", "po-zahajeni-skladani", "Božena"), **ONE)
    assert (ruling.verdict, len(ruling.renonce), any(r.decisive for r in ruling.renonce)) == ("renonc", 1, False)
    assert set(ruling.saldo.values()) == {0}
    assert ruling.complaint.reason == "Adam: námitka přišla až po zahájení skládání karet"
    assert "ČSM čl. V/2" in {s.cite for s in ruling.steps}


@pytest.mark.parametrize(("kind", "wanted"), [("odlozene-karty", "potvrzena"), ("rezani-michani", "potvrzena")])
def test_faults_of_collecting_are_never_late(kind: str, wanted: str) -> None:
    fact = [{"druh": kind, "kdo": "Cyril", "faze": "po-sehravce"}]
    ruling = judged(namitka=("Adam", "po-slozeni", "Cyril", kind), udalosti=fact, zdvihy=[LEGAL_1])
    assert ruling.complaint.state == wanted
    assert ruling.saldo["Cyril"] == -600


@pytest.mark.parametrize(
    ("ruleset", "when", "late"),
    [
        ("licitovany-2010", "pred-skladanim", False),
        ("licitovany-2010", "po-zahajeni-skladani", True),
        ("voleny-2005", "po-zahajeni-skladani", True),
        ("koruna-2013", "po-zahajeni-skladani", False),
        ("koruna-2013", "po-slozeni", True),
        ("krizovy", "po-zahajeni-skladani", False),
        ("krizovy", "po-slozeni", True),
    ],
)
def test_each_document_has_its_own_end(ruleset: str, when: str, late: bool) -> None:
    """ČSM: until collecting begins; koruna and křížový: until the cards are stacked."""
    four = {"Dana": "Č9 Z9"} if ruleset == "krizovy" else {}
    tricks = ["ČE K8 Č7 Č9"] if four else [BOZENA_1]
    deal = {"Adam": "ČE ZE Ž7", "Božena": "Č8 Z8 K8", "Cyril": "Č7 Z7 K7", **four}
    got = state(("Adam", when, "Božena"), pravidla=ruleset, zavazek="sedma", zdvihy=tricks, **deal)
    assert got == ("opozdena" if late else "potvrzena")


def test_after_an_impossible_card_nothing_can_be_told() -> None:
    """Trick 2 has a card its player does not hold: later tricks are not judged."""
    case = {"zdvihy": [LEGAL_1, {"Adam": "ZE", "Božena": "Ž10", "Cyril": "Z7"}]}
    got = judged(namitka=("Adam", DURING, "Cyril", None, 2), **case).complaint
    assert (got.state, got.reason) == ("nelze-posoudit", "zdvihy od 2. nelze posoudit, záznam karet nesedí")
    assert state(("Adam", DURING, "Cyril"), **case) == "nelze-posoudit"
    assert state(("Adam", DURING, "Cyril", None, 1), **case) == "zamitnuta"


FUTILE = {
    "Adam": "ČE Č10 ČK ČV ČS Č9 Č8 Ž7", "talon": "Č7 K7", "Božena": "ŽE Z8", "Cyril": "Ž8 Z7", "zdvihy": ["ČE ŽE Z7"],
    "bez": {"Božena": "Č", "Cyril": "Č"},
}  # fmt: skip
"""Cyril, void in červené, throws zelené though he holds trumps – all of them lower than Božena's eso: V/3."""


def test_doubtful_one_is_confirmed_and_left_to_the_referee() -> None:
    ruling = judged(namitka=("Adam", DURING, "Cyril"), **FUTILE)
    assert (ruling.renonce[0].finding.code, ruling.renonce[0].klass) == ("nezatrumfovani", "rozhodci")
    assert (ruling.verdict, ruling.complaint.state) == ("rozhodne-rozhodci", "potvrzena")
    assert ruling.complaint.reason.endswith("; zda jde o renonc, rozhodne rozhodčí")


def test_doubtful_one_found_too_late_is_only_shown() -> None:
    """Spec 2, 2.3: verdict `renonc`, nothing decisive, nothing left to ask."""
    ruling = judged(namitka=("Adam", "po-slozeni", "Cyril"), **FUTILE)
    assert (ruling.verdict, ruling.complaint.state, ruling.questions) == ("renonc", "opozdena", ())
    assert not any(r.decisive for r in ruling.renonce)
