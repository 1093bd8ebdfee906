"""Tables of a sheet: rows above the header, missing cells, cut ends, too many cells (spec 5, 5.1; E7)."""

from __future__ import annotations

import pytest

from rozhodci.errors import InputError
from rozhodci.sheet.csv_cells import MAX_CELLS, rows
from rozhodci.sheet.model import ZB, Quantity, SheetFinding
from tests.sheet.sheets import findings, places, read, report

HEAD = "c;rozdava;akter;zavazek;trumf;body;vysledek;Adam;Božena;Cyril\n"
HAND = "1;Cyril;Adam;hra;kule;120;hra +;{};{};{}\n"
SUMS = "soucet;;;;;;;{};{};{}\n"
ABOVE = "pravidla;voleny-2005\nzapisovatel;Adam\npodpisy;Adam;Božena;Cyril\n"


def table(adam: str, others: str, above: str = "") -> str:
    return ABOVE + above + HEAD + HAND.format(adam, others, others) + SUMS.format(adam, others, others)


@pytest.mark.parametrize(
    ("above", "adam", "others"),
    [
        ("", "2,40", "-1,20"),
        ("sazby;zaklad 0,50\n", "6,00", "-3,00"),
        ("vyklady;tiche-sto jednou\n", "0,80", "-0,40"),
        ("sazby;zaklad 0,50\nvyklady;tiche-sto jednou\n", "2,00", "-1,00"),
        ("zapisovatel;\nnazev;\n", "2,40", "-1,20"),
    ],
)
def test_own_rates_and_readings_above_the_header(above: str, adam: str, others: str) -> None:
    """Hra with 120: six rates (opakovat) or two (jednou) from each of two."""
    assert findings(table(adam, others, above), "listek.csv") == ()
    assert (1, "Adam", "castka") in places(findings(table("9,00", "-4,50", above), "listek.csv"))


def test_the_tournament_stands_above_the_header() -> None:
    sheet = read(table("2,40", "-1,20", "nazev;Pohár\ndatum;2024-03-16\nkolo;2\nstul;7\n"), "listek.csv")
    assert sheet.tournament == {"nazev": "Pohár", "datum": "2024-03-16", "kolo": "2", "stul": "7"}


def test_a_player_without_a_sum() -> None:
    """-1,20 is what his column adds up to."""
    text = table("2,40", "-1,20").replace("soucet;;;;;;;2,40;-1,20;-1,20", "soucet;;;;;;;2,40;-1,20;")
    cite = "ČSM čl. II/3 (obdobně)"
    assert findings(text, "listek.csv") == (
        SheetFinding(0, "Cyril", "soucet-sloupce", None, Quantity(ZB, -120), cite, "chybí součty hráče"),
    )


@pytest.mark.parametrize("text", ["2,40;-1,20;-1,20", "2,40;-1,20;-1,20;", "2,40;-1,20;-1,20;;;"])
def test_the_last_line_may_be_cut_or_have_empty_cells(text: str) -> None:
    whole = ABOVE + HEAD + HAND.format("2,40", "-1,20", "-1,20") + f"soucet;;;;;;;{text}"
    assert findings(whole, "listek.csv") == ()


def test_more_cells_than_any_sheet_has() -> None:
    with pytest.raises(InputError, match=f"tabulka má víc než {MAX_CELLS} buněk"):
        rows(";" * (MAX_CELLS + 1), "listek.csv")


def test_a_remark_says_what_the_table_does_not_have() -> None:
    bare = "pravidla;voleny-2005\n" + HEAD + HAND.format("2,40", "-1,20", "-1,20")
    assert [r.split(":")[0] for r in report(bare, "listek.csv").remarks if "kontroluj" in r] == [
        "Podpisy lístku se nekontrolují",
        "Zapisovatel se nekontroluje",
        "Součty se nekontrolují",
    ]


def test_a_sheet_with_more_problems_than_anybody_reads_names_the_first_ones() -> None:
    """Reading stops; nothing is said twice and nothing breaks."""
    hands = "".join(HAND.format("x", "y", "z") for _ in range(400))
    with pytest.raises(InputError) as fault:
        read(ABOVE + HEAD + hands, "listek.csv")
    found = fault.value.problems
    assert 1 < len(found) < 1200 and (found[0].line, found[0].code) == (5, "castka")


class TestFiftyPoints:
    """A table of amounts has no place for a description; one that describes hands has (ČSM čl. II/3)."""

    COLUMNS = "c;rozdava;{}A;B;C;PB A;PB B;PB C\n1;C;{}2,40;-1,20;-1,20;50;0;0\n"
    RULES = "licitovany-2010"

    def test_only_amounts(self) -> None:
        assert findings(self.COLUMNS.format("", ""), "listek.csv", self.RULES) == ()

    def test_described_hands(self) -> None:
        """2 trumps with both 32 and na dvacku 32 = 64: sto 120 is three steps of 0,80."""
        text = self.COLUMNS.format("akter;zavazek;trumf;vysledek;body;", "A;sto;kule;sto +;120;")
        text = text.replace("2,40;-1,20;-1,20;50", "4,80;-2,40;-2,40;64")
        found = findings(text, "listek.csv", self.RULES)
        assert {(f.row, f.column, f.kind, f.cite) for f in found} == {
            (1, "popis", "popis", "ČSM čl. II/3"),
            (1, "podpisy", "podpis", "ČSM čl. II/3"),
        }
        assert all("§8 Disciplinárního řádu" in f.text for f in found)
