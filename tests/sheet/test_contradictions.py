# ruff: noqa: E501 (sheets are quoted as they stand)
"""What a row says twice and differently, and notes of a renonc that say too little (spec 5, 5.1, checks 3 and 5-6)."""

from __future__ import annotations

import pytest

from rozhodci.sheet.model import HAL, Quantity, SheetFinding
from tests.sheet.sheets import findings, one_row, places, report

THREE = "Adam, Božena, Cyril"


def test_nobody_played_the_hand() -> None:
    row = "{rozdava: Dana, zavazek: betl, vysledek: {betl: obrana}, castky: {Adam: -9, Božena: 3, Cyril: 3, Dana: 3}}"
    assert findings(one_row(row)) == (
        SheetFinding(1, "akter", "udaj", None, None, "ČSM čl. II/3", "chybí, kdo hru hrál"),
    )


def test_a_stranger_as_announcer_accuses_neither_fleks_nor_result() -> None:
    row = (
        "{rozdava: Dana, akter: Eva, zavazek: sedma, trumf: kule, fleky: {sedma: 1}, vysledek: {hra: akter, sedma: akter},"
        " castky: {Adam: 3, Božena: -1, Cyril: -1, Dana: -1}}"
    )
    assert places(findings(one_row(row))) == {(1, "akter", "udaj")}


def test_partner_and_announcer_are_two_players() -> None:
    """Křížový: called himself = plays alone, then there is no partner."""
    row = (
        "{rozdava: Dana, akter: Adam, partner: Adam, zavazek: hra, trumf: kule, vysledek: {hra: akter},"
        " castky: {Adam: 0.30, Božena: -0.10, Cyril: -0.10, Dana: -0.10}}"
    )
    found = findings(one_row(row, "krizovy"))
    assert (1, "partner", "udaj") in places(found)
    assert {(f.found, f.text) for f in found if f.column == "partner"} == {("Adam", "partner je týž hráč jako aktér")}


class TestKrizovyWithoutRe:
    """B/19: hra with a flek and without re is not played, the announcing side pays it twice, whatever was announced."""

    ROW = "{rozdava: Dana, akter: Adam, partner: Božena, zavazek: %s, trumf: kule%s, castky: {Adam: -0.20, Božena: -0.20, Cyril: 0.20, Dana: 0.20}}"

    @pytest.mark.parametrize("zavazek", ["hra", "osma"])
    @pytest.mark.parametrize("result", ["", ", vysledek: {hra: obrana}"])
    def test_nobody_has_to_write_who_won(self, result: str, zavazek: str) -> None:
        assert findings(one_row(self.ROW % (zavazek, f", fleky: {{hra: 1}}{result}"), "krizovy")) == ()

    def test_after_re_it_is_played(self) -> None:
        assert (1, "vysledek", "vysledek") in places(
            findings(one_row(self.ROW % ("hra", ", fleky: {hra: 2}"), "krizovy"))
        )

    def test_a_played_osma_has_its_own_result(self) -> None:
        row = self.ROW % ("osma", ", vysledek: {hra: obrana}")
        assert {f.text for f in findings(one_row(row, "krizovy")) if f.column == "vysledek"} == {
            "chybí, kdo vyhrál: osma"
        }


def test_a_quiet_seven_beside_a_krizovy_osma() -> None:
    """Hra 0.10, osma 0.20, tichá sedma half of a sedma 0.10: each of the two pays 0.40."""
    row = (
        "{rozdava: Dana, akter: Adam, partner: Božena, zavazek: osma, trumf: kule,"
        " vysledek: {hra: akter, osma: akter, ticha-sedma: akter}, castky: {Adam: 0.40, Božena: 0.40, Cyril: -0.40, Dana: -0.40}}"
    )
    assert findings(one_row(row, "krizovy")) == ()


def test_against_is_announced_by_the_defence() -> None:
    row = (
        "{rozdava: Cyril, akter: Adam, zavazek: hra, trumf: kule, proti: {Adam: [sedma]}, vysledek: {hra: akter},"
        " castky: {Adam: 0.40, Božena: -0.20, Cyril: -0.20}}"
    )
    found = findings(one_row(row, "voleny-2005", THREE))
    assert {(f.found, f.kind, f.text) for f in found if f.column == "proti"} == {
        ("Adam", "udaj", "Adam nehraje v obraně")
    }


def test_against_by_somebody_who_is_not_at_the_table() -> None:
    row = "{rozdava: Cyril, akter: Adam, zavazek: hra, trumf: kule, proti: %s, vysledek: {hra: akter}, castky: {Adam: 0.40, Božena: -0.20, Cyril: -0.20}}"
    for proti in ("{Eva: [sedma]}", "Eva sedma"):
        [found] = findings(one_row(row % proti, "voleny-2005", THREE))
        assert (found.column, found.kind, found.found, found.expected) == (
            "proti", "udaj", "Eva", "Adam, Božena nebo Cyril",
        )  # fmt: skip


class TestApprovedKoruna:
    """A/15: the chooser may not pay off after a flek, the hand must be played; unraised it may be approved."""

    ROW = "{rozdava: Cyril, akter: Adam, zavazek: hra, trumf: kule, schvaleno: ano%s, castky: {Adam: 2, Božena: -1, Cyril: -1}}"

    def test_after_a_flek(self) -> None:
        found = findings(one_row(self.ROW % ", fleky: {hra: 1}", "koruna-2013", THREE))
        assert {(f.cite, f.text) for f in found if f.column == "fleky"} == {
            ("Koruna A/15", "po fleku se hra musí sehrát")
        }

    def test_without_one(self) -> None:
        assert findings(one_row(self.ROW % "", "koruna-2013", THREE)) == ()


class TestNotesOfARenonc:
    """Who, and what: a code of the catalogue or a class (spec 5, 5.1)."""

    PAID = "castky: {Adam: 2, Božena: 2, Cyril: -6, Dana: 2}"

    def test_neither_code_nor_class(self) -> None:
        found = findings(one_row(f"{{rozdava: Dana, renonc: {{kdo: Cyril}}, {self.PAID}}}"))
        assert found == (
            SheetFinding(1, "renonc", "renonc", None, None, "ČSM čl. II/3", "chybí kód nebo třída renoncu"),
        )

    def test_nobody(self) -> None:
        found = findings(one_row(f"{{rozdava: Dana, renonc: {{trida: technicky, pausal: 1}}, {self.PAID}}}"))
        assert (1, "renonc", "renonc") in places(found)
        assert "chybí, kdo renonc udělal" in {f.text for f in found}

    def test_a_stranger_is_said_once(self) -> None:
        found = findings(one_row(f"{{rozdava: Dana, renonc: {{trida: technicky, pausal: 1, kdo: Eva}}, {self.PAID}}}"))
        assert [f.text for f in found if f.column == "renonc"] == ["Eva mezi hráči lístku není"]

    @pytest.mark.parametrize(
        ("note", "money"),
        [
            ("trida: technicky, pausal: 1", "{Adam: 2, Božena: 2, Cyril: -4}"),
            ("pausal: 2", "{Adam: 20, Božena: 20, Cyril: -40}"),
        ],
    )
    def test_what_the_referee_classes_may_have_any_class(self, note: str, money: str) -> None:
        """Koruna F/1: řezání is in no list, the referee decides; D/1 is 2 Kč and D/2 20 Kč to both."""
        row = f"{{rozdava: Cyril, renonc: {{kod: rezani-michani, kdo: Cyril, {note}}}, castky: {money}}}"
        assert findings(one_row(row, "koruna-2013", THREE)) == ()

    def test_the_catalogue_says_what_fits(self) -> None:
        """Eso in the talon is ve hře with paušál 2 (ČSM čl. IV, ve hře P2/1), but not in betl and durch."""
        note = "{kod: ostra-v-talonu, pausal: 1, kdo: Adam}"
        row = f"{{rozdava: Dana, akter: Adam, zavazek: sedma, trumf: kule, renonc: {note}, castky: {{}}}}"
        [found] = [f for f in findings(one_row(row)) if f.column == "renonc"]
        assert (found.kind, found.found) == ("renonc", "paušál 1")
        assert isinstance(found.expected, str) and found.expected.startswith("ve-hre, paušál 2")
        assert found.cite == "ČSM čl. IV, renonc ve hře P2/1"


class TestWrongDeals:
    """The same player deals again; a sheet that goes on with the next dealer is only remarked (ČSM čl. II/9)."""

    DEAL = "{rozdava: Dana, renonc: {kod: chybne-rozdani, kdo: Dana, poradi: %s}, castky: %s}"
    NEXT = "\n  - {rozdava: %s, akter: %s, zavazek: betl, vysledek: {betl: obrana}, castky: {%s: -9, %s}}"
    FREE = "{Adam: 0, Božena: 0, Cyril: 0, Dana: 0}"

    def test_the_next_dealer_is_remarked(self) -> None:
        after = self.NEXT % ("Adam", "Božena", "Božena", "Adam: 3, Cyril: 3, Dana: 3")
        done = report(one_row(self.DEAL % (1, self.FREE) + after))
        assert done.findings == ()
        assert (
            "Řádek 2: po chybném rozdání rozdává znovu Dana, lístek pokračuje dalším hráčem (ČSM čl. II/9)."
            in done.remarks
        )

    def test_the_same_dealer_is_right(self) -> None:
        after = self.NEXT % ("Dana", "Adam", "Adam", "Božena: 3, Cyril: 3, Dana: 3")
        done = report(one_row(self.DEAL % (1, self.FREE) + after))
        assert done.findings == () and not [r for r in done.remarks if "rozdává znovu" in r]

    def test_somebody_else_breaks_the_circle(self) -> None:
        after = self.NEXT % ("Cyril", "Dana", "Dana", "Adam: 3, Božena: 3, Cyril: 3")
        found = findings(one_row(self.DEAL % (1, self.FREE) + after))
        assert {(f.kind, f.cite) for f in found} == {("rozdavani", "ČSM čl. II/8")}

    @pytest.mark.parametrize("order", [2, 3])
    def test_second_and_later_cost_two_crowns_to_each(self, order: int) -> None:
        assert findings(one_row(self.DEAL % (order, "{Adam: 2, Božena: 2, Cyril: 2, Dana: -6}"))) == ()
        found = findings(one_row(self.DEAL % (order, self.FREE)))
        assert {(f.column, f.expected) for f in found if f.kind == "castka"} == {
            ("Adam", Quantity(HAL, 200)), ("Božena", Quantity(HAL, 200)),
            ("Cyril", Quantity(HAL, 200)), ("Dana", Quantity(HAL, -600)),
        }  # fmt: skip
        assert {(f.column, f.text) for f in found if f.kind == "chybne-rozdani"} == {
            ("castky", "Dana: paušál za druhé a další chybné rozdání chybí")
        }


class TestRowOfARenonc:
    """A row of a renonc without závazek needs no results, but what it says must be possible."""

    ROW = "{rozdava: Dana, renonc: {kdo: Cyril, trida: technicky, pausal: 1}, %s, castky: %s}"
    PAID = "{Adam: 2, Božena: 2, Cyril: -6, Dana: 2}"

    @pytest.mark.parametrize(
        ("entry", "place"),
        [
            ("fleky: {hra: 5}", (1, "fleky", "fleky")),
            ("body: 95", (1, "body", "body")),
            ("body: 200", (1, "body", "body")),
            ("hlasky_obrany: 30", (1, "hlasky_obrany", "body")),
        ],
    )
    def test_impossible(self, entry: str, place: tuple[int, str, str]) -> None:
        """At most four fleks (ČSM čl. I), points in tens up to 190, hlášky in twenties."""
        assert places(findings(one_row(self.ROW % (entry, self.PAID)))) == {place}

    @pytest.mark.parametrize("entry", ["fleky: {hra: 4}", "body: 90", "hlasky_obrany: 40"])
    def test_possible(self, entry: str) -> None:
        assert findings(one_row(self.ROW % (entry, self.PAID))) == ()
