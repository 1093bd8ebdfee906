# ruff: noqa: E501 (sheets are quoted as they stand)
"""`pripad:` of a row: what cannot be attached, another hand, a play that says otherwise, cards that decide PB."""

from __future__ import annotations

import pytest

from rozhodci.errors import InputError, Problem
from rozhodci.sheet.model import HAL, PB, Quantity, SheetFinding
from tests.sheet.sheets import CARDS, changed, findings, one_row, places, read

BETL = (
    "{rozdava: Dana, akter: Adam, zavazek: betl, vysledek: {betl: obrana},"
    " castky: {Adam: -9, Božena: 3, Cyril: 3, Dana: 3}, pripad: %s}"
)


def problem(attached: str) -> Problem:
    """The one problem of a sheet whose hand has that case attached."""
    with pytest.raises(InputError) as fault:
        read(one_row(BETL % attached))
    [found] = fault.value.problems
    return found


@pytest.mark.parametrize(
    ("attached", "message"),
    [
        ("//server/sdilene/hra.yaml", "„//server/sdilene/hra.yaml“ je cesta na jiný počítač"),
        ("neni-tu.yaml", "přiložený případ nelze použít"),
        ("cisty-koruna.yaml", "přiložený případ nelze použít"),
    ],
)
def test_a_file_that_is_no_case_of_this_hand(attached: str, message: str) -> None:
    found = problem(attached)
    assert (found.path, found.line) == ("hry[1].pripad", 7) and message in found.message


def test_neither_cards_nor_a_name() -> None:
    found = problem("[karty, talon]")
    assert (found.path, found.line) == ("hry[1].pripad", 7)


def test_cards_of_somebody_else_have_their_place() -> None:
    found = problem("{talon: K7 Ž7, karty: {Eva: ČE}}")
    assert (found.path, found.line) == ("hry[1].pripad.karty", 7) and "Eva" in found.message


def test_no_name_is_no_case() -> None:
    assert findings(one_row(BETL % '""')) == ()


def test_the_shape_is_said() -> None:
    assert "{karty: …, talon: …}, nebo jméno souboru s případem" in (problem("[karty]").expected or "")


def test_an_attached_case_of_another_hand_names_what_differs() -> None:
    """The case has Dana dealing, Adam as aktér, sto a sedma, kule."""
    text = changed(
        CARDS, ("rozdava: Dana, akter: Adam, zavazek: sto a sedma", "rozdava: Dana, akter: Cyril, zavazek: sto")
    )
    [other] = [f for f in findings(text, CARDS.name) if f.column == "pripad"]
    assert other == SheetFinding(
        1, "pripad", "udaj", None, None, "ČSM čl. II/3", "přiložený případ má jiné: akter, zavazek"
    )


def test_the_play_decides_where_the_row_leaves_the_points_open() -> None:
    """Without points a sto may have had 130: 4 × 0,80 + 0,40 = 3,60; the attached play has 120: 2,80 from each."""
    text = changed(
        CARDS,
        ("zavazek: sto a sedma, trumf: kule, body: 120", "zavazek: sto a sedma, trumf: kule"),
        (
            "{Adam: 8.40, Božena: -2.80, Cyril: -2.80, Dana: -2.80}",
            "{Adam: 10.80, Božena: -3.60, Cyril: -3.60, Dana: -3.60}",
        ),
    )
    found = [f for f in findings(text, CARDS.name) if f.row == 1]
    assert {(f.column, f.kind, f.found, f.expected) for f in found} == {
        ("Adam", "castka", Quantity(HAL, 1080), Quantity(HAL, 840)),
        ("Božena", "castka", Quantity(HAL, -360), Quantity(HAL, -280)),
        ("Cyril", "castka", Quantity(HAL, -360), Quantity(HAL, -280)),
        ("Dana", "castka", Quantity(HAL, -360), Quantity(HAL, -280)),
    }
    assert {f.text for f in found} == {"částka neodpovídá přiložené sehrávce"}


def test_result_against_the_play_has_its_reason() -> None:
    text = changed(CARDS, ("vysledek: {sto: akter, sedma: akter}", "vysledek: {sto: obrana, sedma: akter}"))
    [other] = [f for f in findings(text, CARDS.name) if f.text.startswith("podle přiložené sehrávky")]
    assert (other.row, other.column, other.kind) == (1, "vysledek", "vysledek")
    assert (other.found, other.expected) == ("sto obrana", "sto aktér")
    assert other.text == "podle přiložené sehrávky vyhrává část sto aktér" and other.cite


THREE = "Adam, Božena, Cyril"
SEVEN = "{rozdava: Cyril, akter: Adam, zavazek: sedma, trumf: kule, vysledek: {hra: akter, sedma: akter}, castky: %s, pripad: {karty: {%s}, talon: %s}%s}"
HANDS = "Adam: K7 KE K10 ČE Č10 ZE Z10 ŽE Ž10 ČK, Božena: K8 K9 Č7 Č8 Č9 ČS ČV Z7 Z8 Z9, Cyril: KS KV KK ZS ZV ZK Ž9 ŽS ŽV ŽK"
TALON = "Ž7 Ž8"


def test_cards_of_a_game_without_pb_are_read_and_bring_nothing() -> None:
    """Koruna: hra 1,00 and sedma 2,00 from each of two."""
    row = SEVEN % ("{Adam: 6, Božena: -3, Cyril: -3}", HANDS, TALON, "")
    assert findings(one_row(row, "koruna-2013", THREE)) == ()
    paid = SEVEN % ("{Adam: 6, Božena: -3, Cyril: -3}", HANDS, TALON, ", pb: {Adam: 5}")
    [only] = findings(one_row(paid, "koruna-2013", THREE))
    assert (only.column, only.kind, only.expected, only.text) == (
        "PB Adam", "pb", Quantity(PB, 0), "v těchto pravidlech PB nejsou",
    )  # fmt: skip


def test_a_seven_on_three_trumps_by_the_attached_cards() -> None:
    """PB 2010: sedma on 3 trumps s výnosem (Adam sits after the dealer) 5; 10 is the row of two trumps."""
    money = "{Adam: 1.20, Božena: -0.60, Cyril: -0.60}"
    assert findings(one_row(SEVEN % (money, HANDS, TALON, ", pb: {Adam: 5}"), players=THREE)) == ()
    [wrong] = findings(one_row(SEVEN % (money, HANDS, TALON, ", pb: {Adam: 10}"), players=THREE))
    assert (wrong.column, wrong.found, wrong.expected) == ("PB Adam", Quantity(PB, 20), Quantity(PB, 10))
    assert wrong.text == "PB neodpovídají přiloženým kartám"


TWO_PAIRS = (
    "{rozdava: Cyril, akter: Adam, zavazek: sto, trumf: kule, body: 140, vysledek: {sto: akter},"
    " castky: {Adam: 8.00, Božena: -4.00, Cyril: -4.00}, pb: {%s},"
    " pripad: {karty: {Adam: KK KV KE K10 ČK ČV Č9 ZE Z9 Z8, Božena: K7 K8 K9 Č7 Č8 ČS ČE Č10 Z7 Z10, Cyril: KS ZS ZV ZK Ž9 ŽS ŽV ŽK ŽE Ž10}, talon: Ž7 Ž8}}"
)


@pytest.mark.parametrize("pb", ["", "Adam: 8"])
def test_two_pairs_leave_open_on_which_the_sto_was_made(pb: str) -> None:
    """Four trumps with both, s výnosem: 0 on the trump pair, 8 „na dvacku“ on the other one (PB 2010)."""
    assert findings(one_row(TWO_PAIRS % pb, players=THREE)) == ()


def test_two_pairs_allow_nothing_else() -> None:
    """9 is the row of five trumps: the attached cards have four."""
    [wrong] = findings(one_row(TWO_PAIRS % "Adam: 9", players=THREE))
    assert (wrong.column, wrong.kind, wrong.found) == ("PB Adam", "pb", Quantity(PB, 18))
    assert wrong.expected == "0 nebo 8" and wrong.text == "PB neodpovídají přiloženým kartám"


def test_a_case_in_place_takes_the_seats_and_the_fleks_of_its_row() -> None:
    """Betl caught by nobody's ace brings 0; with one flek lost by the defence the aktér's re is missing: nothing."""
    hands = "Adam: Č7 Č8 Č9 Z7 Z8 Z9 K7 K8 Ž7 Ž8, Božena: Č10 ČS ČV ČK ČE K9 K10 KS KV KK, Cyril: Z10 ZS ZV ZK ZE KE Ž9 Ž10 ŽS ŽV"
    row = (
        "{rozdava: Cyril, akter: Adam, zavazek: betl, fleky: {betl: 1}, vysledek: {betl: akter},"
        f" castky: {{Adam: 12, Božena: -6, Cyril: -6}}, pb: {{%s}}, pripad: {{karty: {{{hands}}}, talon: ŽK ŽE}}}}"
    )
    assert findings(one_row(row % "", players=THREE)) == ()
    assert places(findings(one_row(row % "Adam: 4", players=THREE))) == {(1, "PB Adam", "pb")}
