# ruff: noqa: E501 (sheets are quoted as they stand)
"""Entries of a row in their other forms, and a row that says less: what is paid, what stays open (spec 5, 5.1)."""

from __future__ import annotations

import pytest

from rozhodci.case.model import Comment, FlekTotals
from rozhodci.errors import InputError
from rozhodci.sheet.model import HAL, PB, Quantity, RenoncNote, SheetFinding
from tests.sheet.sheets import findings, one_row, places, read, report

FOUR = "{Adam: %s, Božena: %s, Cyril: %s, Dana: %s}"
STO = "{rozdava: Dana, akter: Adam, zavazek: sto, trumf: kule, vysledek: {sto: obrana}, castky: %s%s}"
SEVEN = "{rozdava: Dana, akter: Adam, zavazek: sedma, trumf: kule, fleky: %s, vysledek: {hra: akter, sedma: akter}, castky: %s%s}"
THREE = "Adam, Božena, Cyril"


def money(adam: str, box: str, cyril: str, dana: str) -> str:
    return FOUR % (adam, box, cyril, dana)


def test_no_flek_beside_one() -> None:
    """Hra flek 0,40 and sedma 0,40: 0,80 from each."""
    row = SEVEN % ('"hra 1, -"', money("2.40", "-0.80", "-0.80", "-0.80"), "")
    assert read(one_row(row)).rows[0].fleky == FlekTotals({"hra": 1})
    assert findings(one_row(row)) == ()


def test_a_word_that_is_no_flek_has_its_place() -> None:
    with pytest.raises(InputError) as fault:
        read(one_row(SEVEN % ('"hra 1, něco"', money("0", "0", "0", "0"), "")))
    [found] = fault.value.problems
    assert (found.line, found.path, found.expected) == (7, "hry[1].fleky", "třeba hra 1, sedma 2")
    assert "„něco“ tu nedává smysl" in found.message


def test_the_commenting_in_one_cell_with_parts_alone() -> None:
    """Božena raises both parts: 0,40 + 0,80 from each; the sedma brings her nothing, the aktér made it."""
    row = SEVEN % ('"Božena: hra a sedma, Cyril: dobře, Adam: dobře"', money("3.60", "-1.20", "-1.20", "-1.20"), "")
    first = read(one_row(row)).rows[0].fleky
    assert isinstance(first, tuple) and [c.player for c in first] == ["Božena", "Cyril", "Adam"]
    assert isinstance(first[0], Comment) and first[0].parts == ("hra", "sedma")
    assert findings(one_row(row)) == ()


def test_the_scores_of_two_technical_renonce_add_up() -> None:
    """Each offender pays 2,00 to the three others (ČSM čl. IV, důsledky 1)."""
    notes = "[{trida: technicky, pausal: 1, kdo: Cyril}, {trida: technicky, pausal: 1, kdo: Dana}]"
    row = f"{{rozdava: Dana, renonc: {notes}, castky: %s}}"
    assert read(one_row(row % money("4", "4", "-4", "-4"))).rows[0].renonce == (
        RenoncNote("Cyril", klass="technicky", pausal=1), RenoncNote("Dana", klass="technicky", pausal=1),
    )  # fmt: skip
    assert findings(one_row(row % money("4", "4", "-4", "-4"))) == ()
    found = findings(one_row(row % money("2", "2", "-6", "2")))
    assert {(f.column, f.expected) for f in found} == {
        ("Adam", Quantity(HAL, 400)), ("Božena", Quantity(HAL, 400)),
        ("Cyril", Quantity(HAL, -400)), ("Dana", Quantity(HAL, -400)),
    }  # fmt: skip
    assert {f.cite for f in found} == {"ČSM čl. IV, důsledky 1"}


@pytest.mark.parametrize("zavazek", ["[sto, sedma]", "[sedma, sto]", "sto a sedma", '"107"'])
@pytest.mark.parametrize("won", ["{sto: akter, sedma: akter}", "{sto-a-sedma: akter}", '"sto a sedma +"'])
def test_sto_a_sedma_as_a_list_and_in_one_word(zavazek: str, won: str) -> None:
    """Sto 100: 0,80 and sedma 0,40."""
    row = f"{{rozdava: Dana, akter: Adam, zavazek: {zavazek}, trumf: kule, body: 100, vysledek: {won}, castky: %s}}"
    assert findings(one_row(row % money("3.60", "-1.20", "-1.20", "-1.20"))) == ()
    assert {f.kind for f in findings(one_row(row % money("2.40", "-0.80", "-0.80", "-0.80")))} == {"castka"}


def test_a_lost_whole_does_not_say_which_part_was_lost() -> None:
    row = "{rozdava: Dana, akter: Adam, zavazek: sto a sedma, trumf: kule, body: 90, vysledek: {sto-a-sedma: obrana}, castky: %s}"
    [found] = findings(one_row(row % money("-3.60", "1.20", "1.20", "1.20")))
    assert (found.column, found.kind, found.text) == ("vysledek", "vysledek", "chybí, kdo vyhrál: sto a sedma")


def test_nothing_to_pay_needs_no_amounts() -> None:
    """Hra flek 0,40 for the aktér, sedma 0,40 against him."""
    row = (
        "{rozdava: Dana, akter: Adam, zavazek: sedma, trumf: kule, fleky: {hra: 1},"
        " vysledek: {hra: akter, sedma: obrana}%s}"
    )
    assert findings(one_row(row % "")) == ()
    assert {(f.column, f.expected) for f in findings(one_row(row.replace("{hra: 1}", "{}") % ""))} >= {
        ("Adam", Quantity(HAL, -60)), ("Dana", Quantity(HAL, 20)),
    }  # fmt: skip


def test_a_sheet_without_dealers_is_not_checked_for_them() -> None:
    row = "{akter: Adam, zavazek: betl, vysledek: {betl: obrana}, castky: %s}"
    text = one_row(row % money("-9", "3", "3", "3")) + f"  - {row % money('-9', '3', '3', '3')}\n"
    assert findings(text) == ()
    assert places(findings(text.replace("castky: {Adam: -9", "castky: {Adam: -8"))) >= {(1, "Adam", "castka")}


class TestLostStoWithoutPoints:
    """0,80 for each ten missing to 100 and for each ten of the other side's hlášky; which ones the sheet hides."""

    @pytest.mark.parametrize("share", [80, 160, 240, 320, 400])
    def test_any_number_of_steps(self, share: int) -> None:
        other = f"{share / 100:.2f}"
        assert findings(one_row(STO % (money(f"-{3 * share / 100:.2f}", other, other, other), ""))) == ()

    def test_no_part_of_a_step(self) -> None:
        found = findings(one_row(STO % (money("-3.00", "1.00", "1.00", "1.00"), "")))
        assert {f.column for f in found} == {"Adam", "Božena", "Cyril", "Dana"}
        assert {f.expected for f in found if f.column == "Dana"} == {
            "0,80 Kč nebo 2,40 Kč nebo 4,00 Kč nebo 5,60 Kč nebo …"
        }

    def test_the_hlasky_alone_give_the_least(self) -> None:
        """20 of hlášky: two steps and at least one for the missing ten."""
        assert findings(one_row(STO % (money("-7.20", "2.40", "2.40", "2.40"), ", hlasky_obrany: 20"))) == ()
        assert findings(one_row(STO % (money("-4.80", "1.60", "1.60", "1.60"), ", hlasky_obrany: 20")))

    @pytest.mark.parametrize(("share", "hlasky"), [("1.60", 0), ("3.20", 20), ("4.80", 40), ("9.60", 100)])
    def test_hlasky_left_blank_are_unknown(self, share: str, hlasky: int) -> None:
        """80 points: two steps of 0,80 to the hundred, and two for each 20 of the opponents (Obecná pravidla)."""
        right = money(f"-{3 * float(share):.2f}", share, share, share)
        assert findings(one_row(STO % (right, ", body: 80"))) == ()
        assert findings(one_row(STO % (right, f", body: 80, hlasky_obrany: {hlasky}"))) == ()
        assert findings(one_row(STO % (right, f", body: 80, hlasky_obrany: {100 - hlasky}")))

    def test_an_amount_that_no_hlasky_give(self) -> None:
        found = findings(one_row(STO % (money("-7.20", "2.40", "2.40", "2.40"), ", body: 80")))
        assert {f.column for f in found} == {"Adam", "Božena", "Cyril", "Dana"}
        assert all(f.kind == "castka" and "chybí hlasky_obrany" in f.text for f in found)
        said = findings(one_row(STO % (money("-7.20", "2.40", "2.40", "2.40"), ", body: 80, hlasky_obrany: 0")))
        assert not any("hlasky_obrany" in f.text for f in said)

    def test_what_is_open_is_said(self) -> None:
        done = report(one_row(STO % (money("-2.40", "0.80", "0.80", "0.80"), "")))
        assert any(
            r.startswith("Řádek 1: lístek neříká vše (body, hlášky obrany nebo kdo flekoval)") for r in done.remarks
        )


def test_two_stos_of_one_hand_would_need_two_numbers() -> None:
    """Sto of the aktér and sto proti: the one number of points is of neither, nothing is computed."""
    row = (
        "{rozdava: Cyril, akter: Adam, zavazek: sto, trumf: kule, proti: {Božena: [sto]}, body: 120,"
        " vysledek: {sto: akter, sto-proti: akter}, castky: {Adam: 10, Božena: -5, Cyril: -5}}"
    )
    assert findings(one_row(row, "voleny-2005", THREE)) == ()


class TestShown:
    """Ložená of the defence: the hand is lost, the defender who showed it is not named."""

    ROW = "{rozdava: Dana, akter: Adam, zavazek: betl, lozena: ano, vysledek: {betl: obrana}, castky: %s}"

    def test_paid_to_everybody(self) -> None:
        assert findings(one_row(self.ROW % money("-9", "3", "3", "3"))) == ()

    def test_not_won_by_the_announcer(self) -> None:
        found = findings(one_row(self.ROW % money("9", "-3", "-3", "-3")))
        assert {(f.column, f.expected) for f in found} == {
            ("Adam", Quantity(HAL, -900)), ("Božena", Quantity(HAL, 300)),
            ("Cyril", Quantity(HAL, 300)), ("Dana", Quantity(HAL, 300)),
        }  # fmt: skip


class TestRaisesOfAnUnknownDefender:
    """Sto lost at 90 after one flek: 1,60 to each; 3 PB for the one of two who raised (PB 2005, fleky)."""

    LOST = money("-4.80", "1.60", "1.60", "1.60")

    def row(self, pb: str) -> str:
        return one_row(STO % (self.LOST, f", body: 90, fleky: {{sto: 1}}, pb: {{{pb}}}"))

    @pytest.mark.parametrize("who", ["Božena", "Cyril"])
    def test_either_may_have_them(self, who: str) -> None:
        assert findings(self.row(f"{who}: 3")) == ()

    def test_one_must(self) -> None:
        [found] = findings(self.row(""))
        assert found == SheetFinding(
            1, "PB Božena", "pb", None, Quantity(PB, 6), "PB 2005, fleky (obdobně)",
            "Božena nebo Cyril: chybí PB (flek na sto, 1× zvýšeno (flek)); není-li na ně nárok, patří důvod do popisu",
        )  # fmt: skip

    def test_not_the_sitter_and_not_another_number(self) -> None:
        assert {f.column for f in findings(self.row("Dana: 3"))} == {"PB Dana", "PB Božena"}
        [wrong] = findings(self.row("Božena: 6"))
        assert (wrong.column, wrong.found, wrong.expected) == ("PB Božena", Quantity(PB, 12), "0 nebo 3")

    def test_a_reason_in_the_description_is_enough(self) -> None:
        row = STO % (self.LOST, ", body: 90, fleky: {sto: 1}, popis: všechny hlášky měl flekující")
        assert findings(one_row(row)) == ()
