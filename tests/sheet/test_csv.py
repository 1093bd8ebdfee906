"""Tables: separators, encodings, minus signs, quotes; guarded cells; problems with line and column (E7)."""

from __future__ import annotations

import pytest

from rozhodci.errors import InputError
from rozhodci.sheet.csv_cells import rows, written
from rozhodci.sheet.model import RenoncNote
from tests.sheet.sheets import findings, places, read, report

HEAD = (
    "c;rozdava;akter;zavazek;trumf;fleky;vysledek;body;popis;podpisy;Řehoř;Božena;Čeněk;PB Řehoř;PB Božena;PB Čeněk\n"
)
HANDS = (
    "1;Čeněk;Řehoř;sedma;kule;hra 1, sedma 2;hra +, sedma -;;;;-2,40;1,20;1,20;0;2;0\n"
    "2;Řehoř;Božena;betl;;;betl +;;;;-3,00;6,00;-3,00;0;0;0\n"
)
SUMS = "soucet;;;;;;;;;;-5,40;7,20;-1,80;0;2;0\n"
TABLE = HEAD + HANDS + SUMS
RULES = "licitovany-2010"


def check(text: str | bytes, name: str = "listek.csv") -> set[tuple[int, str, str]]:
    return places(findings(text, name, RULES))


def test_clean_and_what_is_not_checked_is_said() -> None:
    """Sedma flek a re: 1,60 against the aktér, hra flek 0,40 for him: 1,20; the raiser Božena has 2 PB."""
    done = report(TABLE, "listek.csv", RULES)
    assert done.findings == ()
    assert [r.split(":")[0] for r in done.remarks] == ["Podpisy lístku se nekontrolují", "Zapisovatel se nekontroluje"]


@pytest.mark.parametrize(
    "text",
    [
        TABLE.encode("utf-8-sig"),
        TABLE.encode("cp1250"),
        TABLE.encode("utf-16"),
        TABLE.replace("\n", "\r\n"),
        "sep=;\n" + TABLE,
        TABLE.replace("-", "−").replace("sedma −", "sedma -"),
        TABLE.replace("-2,40", "(2,40)").replace("-3,00", "( 3,00 )"),
        TABLE.replace("-2,40", "-2,40 Kč").replace("6,00", "+6,00"),
        TABLE.replace("-2,40", "-2.4").replace("1,20", "1.20"),
        TABLE.replace(";", "\t"),
        TABLE.replace("hra +, sedma -", "hra: akter, sedma: obrana").replace("hra 1, sedma 2", "hra: 1, sedma: 2"),
        TABLE.replace(";-2,40", ";'-2,40"),
        TABLE.replace("soucet", "Součet").replace("c;rozdava;akter", "č.;Rozdává;Aktér").replace("č.;", "c;"),
        "zapisovatel;Čeněk\npodpisy;Řehoř;Božena;Čeněk\n" + TABLE,
        "zapisovatel;Čeněk\npodpisy;Řehoř, Božena, Čeněk\n" + TABLE,
    ],
    ids=range(15),
)  # fmt: skip
def test_the_same_sheet_in_other_clothes(text: str | bytes) -> None:
    assert check(text) == set()


def test_comma_separated_with_quoted_decimal_commas() -> None:
    def cell(text: str) -> str:
        return f'"{text}"' if "," in text else text

    table = "\n".join(",".join(cell(c) for c in line.split(";")) for line in TABLE.splitlines())
    assert check(table) == set()
    wrong = check(table.replace('"-2,40"', '"-2,60"'))
    assert wrong == {(1, "soucet", "soucet-radku"), (1, "Řehoř", "castka")}


def test_decimal_comma_outside_quotes_is_said_with_its_place() -> None:
    table = TABLE.replace(";", ",")
    with pytest.raises(InputError) as fault:
        read(table, "listek.csv", RULES)
    assert "řádek má víc buněk než záhlaví" in str(fault.value) and ":2:" in str(fault.value)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (("-3,00;6,00;-3,00", "-3,00;6,00;-2,00"), (2, "Čeněk", "castka")),
        (("-5,40;7,20", "-5,40;7,30"), (0, "Božena", "soucet-sloupce")),
        (("-1,80;0;2;0", "-1,80;0;3;0"), (0, "PB Božena", "soucet-sloupce")),
        (("2;Řehoř;Božena", "2;Božena;Božena"), (2, "rozdava", "rozdavani")),
        (("0;2;0\n2;", "0;8;0\n2;"), (1, "PB Božena", "pb")),
        (("hra 1, sedma 2", "hra 1, sedma 5"), (1, "fleky", "fleky")),
        (("betl;;", "betl;kule;"), (2, "trumf", "trumf")),
        (("betl +;;", "betl +;60;"), (2, "body", "body")),
    ],
)
def test_one_fault(change: tuple[str, str], place: tuple[int, str, str]) -> None:
    assert TABLE.count(change[0]) == 1
    assert place in check(TABLE.replace(*change))


def test_signatures_and_scribe_are_checked_where_the_table_has_them() -> None:
    table = "zapisovatel;Eva\npodpisy;Řehoř;Božena\n" + TABLE
    assert check(table) == {(0, "zapisovatel", "udaj"), (0, "podpisy", "podpis")}


def test_rows_of_amounts_only() -> None:
    table = HEAD + "1;Čeněk;;;;;;;;;1,80;-0,60;-1,20;0;7;0\n2;Řehoř;;;;;;;;;-0,60;1,20;-0,50;0;0;0\n"
    assert check(table) == {(2, "soucet", "soucet-radku")}


@pytest.mark.parametrize(
    ("table", "message", "place"),
    [
        (TABLE.replace("-2,40", "málo"), "tady má být částka v Kč", ":2:"),
        (TABLE.replace("kule", "kulee"), "není barva", ":2:"),
        (TABLE.replace("hra +, sedma -", "hra +, sedma ?"), "tu nedává smysl", ":2:"),
        (TABLE.replace("hra 1, sedma 2", "kvarta 1"), "není část závazku", ":2:"),
        (TABLE.replace("2;Řehoř;Božena;betl", "2;Řehoř;Božena;betyl"), "neznámý závazek", ":3:"),
        (TABLE.replace("PB Božena", "PB Bozena"), "nepatří k žádnému sloupci", ":1:"),
        (TABLE.replace("betl +", '"betl +'), "uvozovky v buňce nejsou uzavřené", ":3:"),
        ("a;b\n1;2\n", "chybí záhlaví", ":1:1"),
        ("podpisi;A\n" + TABLE, "nemá význam", ":1:1"),
        ("", "prázdný soubor", ""),
    ],
)  # fmt: skip
def test_unreadable(table: str, message: str, place: str) -> None:
    with pytest.raises(InputError) as fault:
        read(table, "listek.csv", RULES)
    assert message in str(fault.value) and place in str(fault.value)


def test_all_problems_at_once() -> None:
    with pytest.raises(InputError) as fault:
        read(TABLE.replace("-2,40", "x").replace("6,00", "y").replace("kule", "x"), "listek.csv", RULES)
    assert [(p.line, p.code) for p in fault.value.problems] == [(2, "barva"), (2, "castka"), (3, "castka")]


def test_without_a_ruleset_it_is_said() -> None:
    with pytest.raises(InputError, match="--pravidla"):
        read(TABLE, "listek.csv")
    assert read("pravidla;licitovany-2010\n" + TABLE, "listek.csv").ruleset == RULES


@pytest.mark.parametrize(
    ("value", "cell"),
    [
        ("-1058", "-1058"),
        ("-0,60", "-0,60"),
        ("=1+1", "'=1+1"),
        ("+420 777", "'+420 777"),
        ("-", "'-"),
        ("@Adam", "'@Adam"),
        ("a;b", '"a;b"'),
        ('řekl "dobře"', '"řekl ""dobře"""'),
        ("dva\nřádky", '"dva\nřádky"'),
        ("", ""),
        ("'", "'"),
    ],
)
def test_guarded_cells_read_back(value: str, cell: str) -> None:
    assert written(value) == cell
    back = rows(f"c;x\n1;{cell}\n", "a.csv")[1][1]
    assert (back[1].text if len(back) > 1 else "") == value


@pytest.mark.parametrize(
    ("cell", "note"),
    [
        ("Čeněk technicky 1", RenoncNote("Čeněk", klass="technicky", pausal=1)),
        ("Řehoř chybne-rozdani 2", RenoncNote("Řehoř", code="chybne-rozdani", order=2)),
        ("renonc Božena nepriznani-barvy", RenoncNote("Božena", code="nepriznani-barvy")),
        ("Božena ve hře paušál 2", RenoncNote("Božena", klass="ve-hre", pausal=2)),
        ("Božena", RenoncNote("Božena")),
    ],
)
def test_renonc_in_a_cell(cell: str, note: RenoncNote) -> None:
    table = (
        TABLE.replace("c;rozdava", "c;renonc;rozdava")
        .replace("1;Čeněk;Ř", f"1;{cell};Čeněk;Ř")
        .replace("2;Řehoř;B", "2;;Řehoř;B")
    )
    assert read(table, "listek.csv", RULES).rows[0].renonce == (note,)


@pytest.mark.parametrize("cell", ["Čeněk technicky 95", "Čeněk neprebyti"])
def test_no_renonc(cell: str) -> None:
    table = TABLE.replace("c;rozdava", "c;renonc;rozdava").replace("1;Čeněk;Ř", f"1;{cell};Čeněk;Ř")
    with pytest.raises(InputError) as fault:
        read(table, "listek.csv", RULES)
    assert (fault.value.problems[0].line, fault.value.problems[0].column) == (2, 3)


def test_a_name_inside_a_code_is_no_name() -> None:
    head = HEAD.replace("Řehoř", "ne").replace("c;rozdava", "c;renonc;rozdava")
    table = head + "1;Božena chybne-rozdani 2;Božena;;;;;;;;;2;-4;2;0;0;0\n"
    assert read(table, "listek.csv", RULES).rows[0].renonce == (RenoncNote("Božena", code="chybne-rozdani", order=2),)
