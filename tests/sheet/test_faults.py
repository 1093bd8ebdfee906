# ruff: noqa: E501 (sheets are quoted as they stand)
"""One fault in an otherwise clean sheet: where it is found and as what (spec 5, 5.1, checks 1-8; B of known faults)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sheet.sheets import (
    CARDS,
    KORUNA,
    KRIZOVY,
    LICITOVANY,
    SUMS,
    TROJKA,
    VOLENY,
    changed,
    findings,
    one_row,
    places,
)

Place = tuple[int, str, str]
FAULTS: list[tuple[Path, tuple[str, str], Place]] = [
    # 2. závazek, trump, fleks, result, points, limit
    (LICITOVANY, ("fleky: {betl: 2}", "fleky: {betl: 3}"), (3, "Adam", "castka")),
    (LICITOVANY, ("trumf: zelené, body: 120", "trumf: červené, body: 120"), (2, "Božena", "castka")),
    (LICITOVANY, ("body: 120", "body: 130"), (2, "Cyril", "castka")),
    (LICITOVANY, ("{hra: akter, sedma: obrana}", "{hra: akter, sedma: akter}"), (1, "Dana", "castka")),
    (LICITOVANY, ("{Adam: -100.00, Božena: 300.00, Cyril: -100.00, Dana: -100.00}",
                  "{Adam: -128.00, Božena: 384.00, Cyril: -128.00, Dana: -128.00}"), (6, "Božena", "castka")),
    (LICITOVANY, ("hlasky_obrany: 20", "hlasky_obrany: 40"), (7, "Adam", "castka")),
    (LICITOVANY, ("ticha-sedma: obrana", "ticha-sedma: akter"), (9, "Adam", "castka")),
    (LICITOVANY, ("lozena: ano,\n     vysledek", "vysledek"), (11, "Adam", "castka")),
    (LICITOVANY, ("zavazek: omyl", "zavazek: omyl, body: 60"), (5, "body", "body")),
    (TROJKA, ("{Adam: -100.00, Božena: -100.00, Cyril: 200.00}", "{Adam: -150.00, Božena: -50.00, Cyril: 200.00}"),
     (3, "Adam", "castka")),
    (VOLENY, ("vysledek: {hra: akter, sedma: obrana}", "vysledek: {hra: obrana, sedma: obrana}"), (3, "Adam", "castka")),
    (KORUNA, ("fleky: {sedma: 5}", "fleky: {sedma: 4}"), (2, "Adam", "castka")),
    (KORUNA, ("{Adam: 8, Božena: -12, Cyril: 4}", "{Adam: 4, Božena: -8, Cyril: 4}"), (5, "Božena", "castka")),
    (KRIZOVY, ("{Adam: -30, Božena: -30, Cyril: -30, Dana: 90}", "{Adam: -32, Božena: -32, Cyril: -32, Dana: 96}"),
     (4, "Dana", "castka")),
    (KRIZOVY, ("{Adam: -3.80, Božena: 1.40, Cyril: 1.40, Dana: 1.00}",
               "{Adam: -3.40, Božena: 1.00, Cyril: 1.40, Dana: 1.00}"), (6, "Božena", "castka")),
    # 3. contradictions
    (LICITOVANY, ("body: 100, vysledek: {sto: akter, ticha", "body: 80, vysledek: {sto: akter, ticha"),
     (9, "vysledek", "vysledek")),
    (LICITOVANY, ("body: 70", "body: 120"), (7, "body", "body")),
    (LICITOVANY, ("body: 120", "body: 125"), (2, "body", "body")),
    (LICITOVANY, ("body: 140", "body: 250"), (14, "body", "body")),
    (LICITOVANY, ("body: 130", "body: 40"), (8, "body", "body")),
    (LICITOVANY, ("hlasky_obrany: 20", "hlasky_obrany: 30"), (7, "hlasky_obrany", "body")),
    (LICITOVANY, ("fleky: {betl: 2}", "fleky: {betl: 5}"), (3, "fleky", "fleky")),
    (LICITOVANY, ("fleky: {hra: 1}", "fleky: {sto: 1}"), (1, "fleky", "fleky")),
    (LICITOVANY, ("zavazek: betl, fleky: {betl", "zavazek: betl, trumf: kule, fleky: {betl"), (3, "trumf", "trumf")),
    (LICITOVANY, ("zavazek: sto, trumf: kule, body: 70", "zavazek: sto, body: 70"), (7, "trumf", "trumf")),
    (LICITOVANY, ("{hra: obrana, sedma: akter}", "{hra: obrana}"), (8, "vysledek", "vysledek")),
    (LICITOVANY, ("{hra: obrana, sedma: akter}", "{hra: obrana, sedma: akter, sto: akter}"),
     (8, "vysledek", "vysledek")),
    (LICITOVANY, ("{hra: obrana, sedma: akter}", "{hra: obrana, sedma: akter, ticha-sedma: akter}"),
     (8, "vysledek", "vysledek")),
    (LICITOVANY, ("zavazek: omyl", "zavazek: omyl, vysledek: {hra: obrana}"), (5, "vysledek", "vysledek")),
    (LICITOVANY, ("schvaleno: ano", "schvaleno: ano, vysledek: {hra: obrana, sedma: akter}"),
     (10, "vysledek", "vysledek")),
    (LICITOVANY, ("akter: Adam, zavazek: omyl", "akter: Dana, zavazek: omyl"), (5, "akter", "udaj")),
    (LICITOVANY, ("akter: Adam, zavazek: omyl", "akter: Eva, zavazek: omyl"), (5, "akter", "udaj")),
    (LICITOVANY, ("zavazek: betl, fleky: {betl: 2}", "zavazek: hra, trumf: kule"), (3, "zavazek", "udaj")),
    (LICITOVANY, ("{betl: akter},\n     castky: {Adam: -12", "{betl: akter}, proti: {Adam: [sedma]},\n     castky: {Adam: -12"),
     (3, "proti", "udaj")),
    (VOLENY, ("zavazek: durch, vysledek: {durch: obrana}", "zavazek: omyl"), (4, "zavazek", "udaj")),
    (KORUNA, ("zavazek: hra, trumf: červené", "zavazek: hra, trumf: červené, partner: Cyril"), (1, "partner", "udaj")),
    (KRIZOVY, ("akter: Cyril, zavazek: betl", "akter: Cyril, partner: Adam, zavazek: betl"), (3, "partner", "udaj")),
    # 4. PB
    (LICITOVANY, ("pb: {Cyril: 8}", "pb: {Cyril: 4}"), (3, "PB Cyril", "pb")),
    (LICITOVANY, ("pb: {Cyril: 8}", "pb: {}"), (3, "PB Cyril", "pb")),
    (LICITOVANY, ("Dana: -36.00}, pb: {Adam: 8}", "Dana: -36.00}, pb: {Božena: 8}"), (4, "PB Božena", "pb")),
    (LICITOVANY, ("pb: {Dana: -4}", "pb: {}"), (11, "PB Dana", "pb")),
    (LICITOVANY, ("pb: {Adam: 64}", "pb: {Adam: 65}"), (14, "PB Adam", "pb")),
    (LICITOVANY, ("Cyril: 1.20, Dana: 1.20}, pb: {}", "Cyril: 1.20, Dana: 1.20}, pb: {Adam: 5}"), (5, "PB Adam", "pb")),
    (KORUNA, ("castky: {Adam: 4, Božena: -2, Cyril: -2}", "castky: {Adam: 4, Božena: -2, Cyril: -2}, pb: {Adam: 4}"),
     (1, "PB Adam", "pb")),
    (VOLENY, ("pb: {Adam: 4}", "pb: {Adam: 8}"), (1, "PB Adam", "pb")),
    (CARDS, ("pb: {Adam: 15}", "pb: {Adam: 10}"), (1, "PB Adam", "pb")),
    (CARDS, ("pb: {Božena: 10}", "pb: {Božena: 12}"), (2, "PB Božena", "pb")),
    (CARDS, ("vysledek: {sto: akter, sedma: akter}", "vysledek: {sto: akter, sedma: obrana}"),
     (1, "vysledek", "vysledek")),
    (CARDS, ("trumf: kule, body: 120, vysledek: {sto: akter, sedma", "trumf: zelené, body: 120, vysledek: {sto: akter, sedma"),
     (1, "pripad", "udaj")),
    # 5. hands at the threshold
    (LICITOVANY, ("popis: \"sto na 2 trumfy s oběma desítkami, na dvacku, s výnosem\", ", ""), (14, "popis", "popis")),
    (LICITOVANY, ("s výnosem\", podpisy: [Adam, Božena, Cyril, Dana]", "s výnosem\", podpisy: [Adam, Božena, Cyril]"),
     (14, "podpisy", "podpis")),
    (LICITOVANY, ("trumf: kule, body: 140", "trumf: kule, renonc: {kdo: Dana, trida: technicky, pausal: 1}, body: 140"),
     (14, "renonc", "renonc")),
    # 6. dealing
    (LICITOVANY, ("- {rozdava: Dana, akter: Adam, zavazek: omyl", "- {rozdava: Božena, akter: Adam, zavazek: omyl"),
     (5, "rozdava", "rozdavani")),
    (LICITOVANY, ("- {rozdava: Dana, akter: Adam, zavazek: omyl", "- {rozdava: Eva, akter: Adam, zavazek: omyl"),
     (5, "rozdava", "rozdavani")),
    (LICITOVANY, ("poradi: 2}, castky: {Adam: 2, Božena: 2, Cyril: -6, Dana: 2}",
                  "poradi: 2}, castky: {Adam: 0, Božena: 0, Cyril: 0, Dana: 0}"), (12, "castky", "chybne-rozdani")),
    (LICITOVANY, ("poradi: 2", "poradi: 1"), (12, "castky", "chybne-rozdani")),
    (KORUNA, ("poradi: 2}, castky: {Adam: 2, Božena: 2, Cyril: -4}", "poradi: 2}, castky: {Adam: 2, Božena: 0, Cyril: -2}"),
     (4, "Božena", "castka")),
    # renonc
    (LICITOVANY, ("{kod: nepriznani-barvy, kdo: Adam}", "{kod: nepriznani-barvy, kdo: Adam, pausal: 2}"),
     (13, "renonc", "renonc")),
    (LICITOVANY, ("{kod: nepriznani-barvy, kdo: Adam}", "{kod: nepriznani-barvy, kdo: Adam, trida: technicky}"),
     (13, "renonc", "renonc")),
    (LICITOVANY, ("{kod: nepriznani-barvy, kdo: Adam}", "{kod: nepriznani-barvy}"), (13, "renonc", "renonc")),
    (LICITOVANY, ("body: 110, vysledek: {sto: akter}", "body: 110, vysledek: {sto: obrana}"), (13, "vysledek", "vysledek")),
    (TROJKA, ("castky: {Adam: 2, Božena: -4, Cyril: 2}", "castky: {Adam: 2, Božena: -2, Cyril: 0}"), (4, "Cyril", "castka")),
    # 7. sums, 8. signatures and the scribe
    (LICITOVANY, ("Cyril: {zb: -54.40, pb: 8, sb: -46.40}", "Cyril: {zb: -54.40, pb: 8, sb: -62.40}"), (0, "Cyril", "sb")),
    (LICITOVANY, ("  Cyril: {zb: -54.40, pb: 8, sb: -46.40}\n", ""), (0, "Cyril", "soucet-sloupce")),
    (LICITOVANY, ("\npodpisy: [Adam, Božena, Cyril, Dana]\n", "\npodpisy: [Adam, Božena, Dana]\n"), (0, "podpisy", "podpis")),
    (LICITOVANY, ("\npodpisy: [Adam, Božena, Cyril, Dana]\n", "\n"), (0, "podpisy", "podpis")),
    (LICITOVANY, ("zapisovatel: Cyril\n", ""), (0, "zapisovatel", "udaj")),
    (LICITOVANY, ("zapisovatel: Cyril\n", "zapisovatel: Eva\n"), (0, "zapisovatel", "udaj")),
]  # fmt: skip


@pytest.mark.parametrize(("file", "change", "place"), FAULTS, ids=lambda x: str(x)[:60])
def test_found_in_its_row_and_nowhere_else(file: Path, change: tuple[str, str], place: Place) -> None:
    found = findings(changed(file, change), file.name)
    assert place in places(found)
    assert {f.row for f in found if f.kind not in SUMS or not place[0]} == {place[0]}
    assert all(f.cite and f.text for f in found)


def test_wrong_order_of_a_second_wrong_deal() -> None:
    """The first on the sheet is at least the second one, so the next of the same player is the third."""
    again = "  - {rozdava: Cyril, renonc: {kod: chybne-rozdani, kdo: Cyril, poradi: 2}, castky: {Adam: 2, Božena: 2, Cyril: -6, Dana: 2}}\n"
    text = changed(LICITOVANY, ("  # renonc ve hře: kontumačních", again + "  # renonc ve hře: kontumačních"))
    assert (13, "renonc", "chybne-rozdani") in places(findings(text))


def test_first_wrong_deal_is_free() -> None:
    note = "renonc: {kod: chybne-rozdani, kdo: Dana, poradi: 1}"
    assert findings(one_row(f"{{rozdava: Dana, {note}, castky: {{Adam: 0, Božena: 0, Cyril: 0, Dana: 0}}}}")) == ()
    paid = findings(one_row(f"{{rozdava: Dana, {note}, castky: {{Adam: 2, Božena: 2, Cyril: 2, Dana: -6}}}}"))
    assert (1, "castky", "chybne-rozdani") in places(paid)


def test_a_hand_missing_on_the_sheet_breaks_the_circle_once() -> None:
    """Two rows are gone from the middle: one finding, not one for each later hand."""
    lines = LICITOVANY.read_text(encoding="utf-8").splitlines(keepends=True)
    start = next(i for i, line in enumerate(lines) if "# prohrané sto: 70" in line)
    found = findings("".join([*lines[:start], *lines[start + 3 :]]))
    assert [f.row for f in found if f.kind == "rozdavani"] == [7]


class TestKnownFaults:
    """Part B: points, money, PB."""

    def test_b2_hlaska_adds_to_the_sto(self) -> None:
        row = "{rozdava: Dana, akter: Adam, zavazek: sto, trumf: kule, body: 100, vysledek: {sto: akter}, castky: %s}"
        assert findings(one_row(row % "{Adam: 2.40, Božena: -0.80, Cyril: -0.80, Dana: -0.80}")) == ()

    def test_b3_lost_betl_is_paid(self) -> None:
        row = "{rozdava: Dana, akter: Adam, zavazek: betl, vysledek: {betl: obrana}, castky: %s}"
        assert findings(one_row(row % "{Adam: -9, Božena: 3, Cyril: 3, Dana: 3}")) == ()
        assert findings(one_row(row % "{Adam: 0, Božena: 0, Cyril: 0, Dana: 0}"))

    def test_b4_no_quiet_seven_beside_an_announced_one(self) -> None:
        row = "{rozdava: Dana, akter: Adam, zavazek: sedma, trumf: kule, vysledek: {hra: akter, sedma: akter}, castky: %s}"
        assert findings(one_row(row % "{Adam: 1.80, Božena: -0.60, Cyril: -0.60, Dana: -0.60}")) == ()
        assert findings(one_row(row % "{Adam: 2.40, Božena: -0.80, Cyril: -0.80, Dana: -0.80}"))

    def test_b7_lost_sto_by_tens(self) -> None:
        row = "{rozdava: Dana, akter: Adam, zavazek: sto, trumf: kule, body: 70, vysledek: {sto: obrana}, castky: %s}"
        assert findings(one_row(row % "{Adam: -7.20, Božena: 2.40, Cyril: 2.40, Dana: 2.40}")) == ()
        assert findings(one_row(row % "{Adam: -2.40, Božena: 0.80, Cyril: 0.80, Dana: 0.80}"))

    def test_b8_flek_on_one_part_only(self) -> None:
        row = (
            "{rozdava: Dana, akter: Adam, zavazek: sedma, trumf: kule, fleky: {sedma: 1},"
            " vysledek: {hra: akter, sedma: akter}, castky: %s}"
        )
        assert findings(one_row(row % "{Adam: 3.00, Božena: -1.00, Cyril: -1.00, Dana: -1.00}")) == ()
        assert findings(one_row(row % "{Adam: 3.60, Božena: -1.20, Cyril: -1.20, Dana: -1.20}"))

    def test_b9_kule_are_not_red(self) -> None:
        row = "{rozdava: Dana, akter: Adam, zavazek: sedma, trumf: kule, vysledek: {hra: akter, sedma: akter}, castky: %s}"
        assert findings(one_row(row % "{Adam: 3.60, Božena: -1.20, Cyril: -1.20, Dana: -1.20}"))

    @pytest.mark.parametrize(("body", "won"), [(80, "akter"), (120, "obrana")])
    def test_b10_result_and_points(self, body: int, won: str) -> None:
        row = f"{{rozdava: Dana, akter: Adam, zavazek: sto, trumf: kule, body: {body}, vysledek: {{sto: {won}}}, castky: {{}}}}"
        assert {(1, "vysledek", "vysledek"), (1, "body", "body")} <= places(findings(one_row(row)))

    def test_b11_row_that_does_not_sum_to_zero(self) -> None:
        row = "{rozdava: Dana, akter: Adam, zavazek: sedma, trumf: kule, vysledek: {hra: akter, sedma: akter}, castky: %s}"
        found = findings(one_row(row % "{Adam: 1.80, Božena: -0.60, Cyril: -0.60, Dana: 0}"))
        assert places(found) == {(1, "soucet", "soucet-radku"), (1, "Dana", "castka")}
        assert [f.expected.number for f in found if f.column == "Dana"] == [-60]  # type: ignore[union-attr]


def test_what_the_sheet_leaves_open_is_not_guessed() -> None:
    """A sto without points may have had any; totals of a raised ložená hide who raised it."""
    sto = "{rozdava: Dana, akter: Adam, zavazek: sto, trumf: kule, vysledek: {sto: akter}, castky: %s}"
    assert findings(one_row(sto % "{Adam: 7.20, Božena: -2.40, Cyril: -2.40, Dana: -2.40}")) == ()
    assert findings(one_row(sto % "{Adam: 6.00, Božena: -2.00, Cyril: -2.00, Dana: -2.00}"))
    shown = "{rozdava: Dana, akter: Adam, zavazek: betl, fleky: {betl: 1}, lozena: ano, castky: %s, pb: %s}"
    assert findings(one_row(shown % ("{Adam: 18, Božena: -12, Cyril: -3, Dana: -3}", "{Božena: -4}"))) == ()
    assert findings(one_row(shown % ("{Adam: 18, Božena: -3, Cyril: -12, Dana: -3}", "{Cyril: -4}"))) == ()
    assert findings(one_row(shown % ("{Adam: 18, Božena: -6, Cyril: -6, Dana: -6}", "{Cyril: -4}")))


def test_threshold_of_voleny_is_above_fifty() -> None:
    """PB 2005: over 50; licitovaný: 50 and more. 2 trumps with both, s výnosem, is 50 in the table of 2005."""
    row = "{rozdava: Cyril, akter: Adam, zavazek: sto, trumf: kule, body: 100, vysledek: {sto: akter}, castky: %s, pb: {Adam: 50}}"
    money = "{Adam: 1.60, Božena: -0.80, Cyril: -0.80}"
    assert findings(one_row(row % money, "voleny-2005", "Adam, Božena, Cyril")) == ()
    fifty = places(findings(one_row(row % money, "licitovany-2014", "Adam, Božena, Cyril")))
    assert fifty == {(1, "popis", "popis"), (1, "podpisy", "podpis")}


class TestLozenaShownAtTheEnd:
    """PB are denied to a hand that was ložená when announced (PB 2005, ložená); the sheet only says how it ended."""

    ROW = "{rozdava: Dana, akter: Adam, zavazek: durch, %slozena: ano, vysledek: {durch: akter}, castky: %s, pb: %s}"
    PLAIN = "{Adam: 18, Božena: -6, Cyril: -6, Dana: -6}"

    @pytest.mark.parametrize("pb", ["{}", "{Adam: 10}", "{Adam: 20}", "{Adam: 40}"])
    def test_nothing_or_what_the_table_gives(self, pb: str) -> None:
        """Durch 6,00; ten points for each suit that is not safe, at most four (ČSM, tabulka 2010)."""
        assert findings(one_row(self.ROW % ("", self.PLAIN, pb))) == ()

    @pytest.mark.parametrize("pb", ["{Adam: 15}", "{Adam: 50}", "{Adam: -10}", "{Božena: 10}"])
    def test_nothing_else(self, pb: str) -> None:
        assert {f.kind for f in findings(one_row(self.ROW % ("", self.PLAIN, pb)))} >= {"pb"}

    def test_raisers_who_paid_for_it_have_minus(self) -> None:
        """II/18: of 3 × 12,00 Cyril and the sitter pay 6,00 each, Božena who raised the rest. So it was ložená when
        raised: nothing for Adam, and Božena has −8, half of −16 at two raises (PB 2005, minus)."""
        rows = self.ROW % ("fleky: {durch: 1}, ", "{Adam: 36, Božena: -24, Cyril: -6, Dana: -6}", "%s")
        assert findings(one_row(rows % "{Božena: -8}")) == ()
        assert {f.column for f in findings(one_row(rows % "{Adam: 20}")) if f.kind == "pb"} == {"PB Adam", "PB Božena"}


@pytest.mark.parametrize(
    ("pb", "text"),
    [
        ("{}", "PB chybí; není-li na ně nárok, patří důvod do popisu"),
        ("{Božena: 1}", "PB je méně, než náleží; není-li na ně nárok, patří důvod do popisu"),
        ("{Božena: -2}", "PB tu nemohou být záporné"),
        ("{Božena: 3}", "PB neodpovídají flekům a výsledku"),
    ],
)
def test_what_is_wrong_with_pb_is_said(pb: str, text: str) -> None:
    """Sedma raised twice and lost: the raiser has 2 PB, in words that fit what is written (PB 2005, fleky)."""
    row = "{rozdava: Dana, akter: Adam, zavazek: sedma, trumf: kule, fleky: [Božena: flek na sedmu, Adam: re, Božena: dobře], vysledek: {hra: akter, sedma: obrana}, castky: %s, pb: %s}"
    found = [f for f in findings(one_row(row % ("{}", pb))) if f.kind == "pb"]
    assert [f.text for f in found] == [text]


def test_missing_signatures_are_listed_after_a_colon() -> None:
    """Names in the first case fit no other sentence."""
    [found] = findings(changed(LICITOVANY, ("\npodpisy: [Adam, Božena, Cyril, Dana]", "\npodpisy: [Adam, Cyril]")))
    assert found.text == "na lístku chybí podpis: Božena a Dana"
