"""Facts, complaint, play-out, record (spec 1, 1.5 - 1.7)."""

from __future__ import annotations

import pytest

from rozhodci.case.dump import dump
from rozhodci.case.model import NO_RENONC, Complaint, Demand, Event, Playout, Record
from rozhodci.case.outcome import NONE_WORDS
from tests.case.written import EXAMPLE, KRIZOVY, edited, problem, problems, read

NAMITKA = EXAMPLE[EXAMPLE.index("namitka:") :]
EARLY = "pravidla: licitovany\nhraci: [Adam, Božena, Cyril, Dana]\nrozdava: Dana\n"


def event(written: str) -> Event:
    (one,) = read(edited(EXAMPLE, (NAMITKA, f"udalosti:\n  - {written}\n"))).events
    return one


def test_event() -> None:
    assert event("{druh: naznaky, kdo: Cyril, zdvih: 2, po_kartach: 1}") == Event("naznaky", "Cyril", 2, 1)
    assert event("{druh: chybne-rozdani, kdo: Dana, poradi: 2}") == Event("chybne-rozdani", "Dana", order=2)
    assert event("{druh: pauzirujici-videl, kdo: Dana, okolnost: sam, zdvih: 2}").circumstance == "sam"
    assert event("{druh: pocet-talonu, kdo: Adam, zjisteno: po-hre}").found == "po-hre"
    assert event("{druh: cizi-karty, kdo: Cyril, faze: licitace}").phase == "licitace"
    assert event('{druh: jiny, kdo: Cyril, popis: "čl. IV: [x]"}').text == "čl. IV: [x]"


@pytest.mark.parametrize("kind", ["schvaleno", "zapomnel-volit", "betl-nenalezen"])
def test_facts_without_a_doer(kind: str) -> None:
    assert event(f"{{druh: {kind}}}").player is None


@pytest.mark.parametrize("kind", ["naznaky", "lozena", "ukazal", "platim", "chybne-rozdani"])
def test_others_need_one(kind: str) -> None:
    assert problem(edited(EXAMPLE, (NAMITKA, f"udalosti:\n  - {{druh: {kind}}}\n"))).code == "klic-chybi"


@pytest.mark.parametrize(
    ("written", "code", "path"),
    [
        ("{druh: naznak, kdo: Cyril}", "volba", "udalosti[1].druh"),
        ("{kdo: Cyril}", "klic-chybi", "udalosti[1]"),
        ("{druh: naznaky, kdo: Kiril}", "hrac-neznamy", "udalosti[1].kdo"),
        ("{druh: naznaky, kdo: Cyril, zdvih: 0}", "cislo", "udalosti[1].zdvih"),
        ("{druh: naznaky, kdo: Cyril, zdvih: 11}", "cislo", "udalosti[1].zdvih"),
        ("{druh: naznaky, kdo: Cyril, zdvih: 4}", "udalost-zdvih", "udalosti[1].zdvih"),
        ("{druh: naznaky, kdo: Cyril, po_kartach: 1}", "udalost-zdvih", "udalosti[1].po_kartach"),
        ("{druh: naznaky, kdo: Cyril, zdvih: 2, po_kartach: 4}", "udalost-zdvih", "udalosti[1].po_kartach"),
        ("{druh: naznaky, kdo: Cyril, zdvih: 2, faze: talon}", "udalost-faze", "udalosti[1].faze"),
        ("{druh: naznaky, kdo: Cyril, faze: sehravka}", "udalost-faze", "udalosti[1].faze"),
        ("{druh: naznaky, kdo: Cyril, faze: potom}", "volba", "udalosti[1].faze"),
        ("{druh: naznaky, kdo: Cyril, okolnost: sam}", "okolnost", "udalosti[1].okolnost"),
        ("{druh: pauzirujici-videl, kdo: Dana, okolnost: sama}", "volba", "udalosti[1].okolnost"),
        ("{druh: naznaky, kdo: Cyril, zjisteno: potom}", "volba", "udalosti[1].zjisteno"),
        ("{druh: naznaky, kdo: Cyril, zdvyh: 2}", "klic-neznamy", "udalosti[1]"),
        ("naznaky", "tvar", "udalosti[1]"),
    ],
)
def test_faulty_event(written: str, code: str, path: str) -> None:
    only = problem(edited(EXAMPLE, (NAMITKA, f"udalosti:\n  - {written}\n")))
    assert (only.code, only.path, only.line) == (code, path, 21)


def test_an_event_may_name_the_trick_after_the_last_recorded() -> None:
    assert event("{druh: naznaky, kdo: Cyril, zdvih: 3, po_kartach: 1}").trick == 3


@pytest.mark.parametrize(
    "written",
    [
        "{druh: chybne-rozdani, kdo: Dana, poradi: 2}",
        "{druh: naznaky, kdo: Cyril, faze: licitace}",
        "{druh: cizi-karty, kdo: Cyril, faze: pred-hrou}",
    ],
)
def test_before_the_contract_only_the_table_is_needed(written: str) -> None:
    case = read(f"{EARLY}udalosti: [{written}]\n")
    assert (case.hands, case.akter, case.announced, case.sitter) == (None, None, (), "Dana")


@pytest.mark.parametrize(
    "written",
    ["{druh: naznaky, kdo: Cyril}", "{druh: chybne-rozdani, kdo: Dana, poradi: 2}, {druh: naznaky, kdo: Cyril}"],
)
def test_later_events_need_the_whole_hand(written: str) -> None:
    missing = {p.message.split("„")[1].split("“")[0] for p in problems(f"{EARLY}udalosti: [{written}]\n")}
    assert missing == {"akter", "zavazek", "karty"}


def test_no_event_at_all_needs_the_whole_hand() -> None:
    assert len(problems(EARLY)) == len(problems(f"{EARLY}udalosti: []\n")) == 3


def test_omyl_needs_neither_trump_nor_cards() -> None:
    case = read(f"{EARLY}akter: Adam\nzavazek: sedma\nudalosti: [{{druh: omyl}}]\n")
    assert (case.hands, case.trump, case.announced) == (None, None, ("sedma",))


@pytest.mark.parametrize(
    "hand", ["zavazek: sto", "zavazek: sedma\ntrumf: červené", "zavazek: sto a sedma", "zavazek: betl"]
)
def test_omyl_folds_a_plain_sedma_alone(hand: str) -> None:
    """ČSM čl. II/17: "obyčejnou sedmu"."""
    found = problem(f"{EARLY}akter: Adam\n{hand}\nudalosti: [{{druh: omyl}}]\n")
    assert (found.code, found.path) == ("omyl", "udalosti[1]")


@pytest.mark.parametrize("rules", ["voleny-2005", "koruna-2013"])
def test_omyl_is_in_licitovany_alone(rules: str) -> None:
    early = f"pravidla: {rules}\nhraci: [Adam, Božena, Cyril]\nrozdava: Cyril\nakter: Adam\nzavazek: sedma\n"
    assert problem(f"{early}udalosti: [{{druh: omyl}}]\n").code == "omyl"


def test_complaint() -> None:
    written = "{vznesl: Dana, na: Božena, druh: nepriznani-barvy, zdvih: 2, kdy: po-slozeni, popis: asi}"
    case = read(EXAMPLE, (NAMITKA, f"namitka: {written}\n"))
    assert case.complaint == Complaint("Dana", "po-slozeni", "Božena", "nepriznani-barvy", 2, "asi")


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("{vznesl: Dana}", "klic-chybi"),
        ("{kdy: behem-hry}", "klic-chybi"),
        ("{vznesl: Dana, kdy: během hry}", "volba"),
        ("{vznesl: Dana, kdy: behem-hry, druh: lozena}", "volba"),
        ("{vznesl: Dana, kdy: behem-hry, zdvih: ano}", "cislo"),
        ("Dana", "tvar"),
    ],
)
def test_faulty_complaint(written: str, code: str) -> None:
    assert problem(EXAMPLE, (NAMITKA, f"namitka: {written}\n")).code == code


def test_playout() -> None:
    assert read(KRIZOVY + "dohravka: ano\n").playout == Playout(True)
    assert read(KRIZOVY + "dohravka: ne\n").playout is None
    listed = "dohravka: [{po: 1, zada: Adam}, {po: 2, zada: Dana}]\n"
    assert read(KRIZOVY + listed).playout == Playout(False, (Demand(1, "Adam"), Demand(2, "Dana")))
    assert problem(KRIZOVY + "dohravka: snad\n").code == "ano-ne"
    assert problem(KRIZOVY + "dohravka: [{po: 1}]\n").code == "klic-chybi"
    assert problem(EXAMPLE + "dohravka: ano\n").code == "dohravka"


def test_record() -> None:
    case = read(
        EXAMPLE + "zaznam: {renonc: nepriznani-barvy, kdo: Božena, zdvih: 2, trida: ve-hre, pausal: 1, kontumace: 120,"
        ' platby: {Adam: 30.80, Božena: "-34,80 Kč", Cyril: 2, Dana: 2}, pb: {Adam: 10.5, Cyril: −2},'
        " vysledek: {sto: akter}}\n"
    )
    assert case.record == Record(
        "nepriznani-barvy", "Božena", 2, "ve-hre", 1, 120,
        {"Adam": 3080, "Božena": -3480, "Cyril": 200, "Dana": 200}, {"Adam": 21, "Cyril": -4}, {"sto": "akter"},
    )  # fmt: skip
    assert read(EXAMPLE + "zaznam: {}\n").record == Record()


@pytest.mark.parametrize("word", NONE_WORDS)
def test_the_table_may_have_ruled_that_there_was_no_renonc(word: str) -> None:
    case = read(f"{EXAMPLE}zaznam: {{renonc: {word}, pausal: 0, platby: {{Adam: 2}}}}\n")
    assert case.record == Record(NO_RENONC, pausal=0, payments={"Adam": 200})
    assert read(dump(case)).record == case.record


def test_a_complaint_names_a_renonc() -> None:
    written = "namitka: {vznesl: Dana, kdy: behem-hry, druh: zadny}\n"
    assert problem(EXAMPLE, (NAMITKA, written)).code == "volba"


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("{renonc: zadny, kdo: Adam}", "zaznam"),
        ("{renonc: zadny, trida: ve-hre}", "zaznam"),
        ("{pausal: 3}", "cislo"),
        ("{trida: velka}", "volba"),
        ("{pb: {Adam: 1.25}}", "cislo"),
        ("{pb: {Adam: .nan}}", "castka"),
        ("{platby: {Adam: inf}}", "castka"),
        ("{platby: {Adan: 1}}", "hrac-neznamy"),
        ("{vysledek: {sto: Adam}}", "volba"),
        ("{vysledek: {stoh: akter}}", "klic-neznamy"),
        ("{platby: 3}", "tvar"),
    ],
)
def test_faulty_record(written: str, code: str) -> None:
    assert problem(f"{EXAMPLE}zaznam: {written}\n").code == code


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("udalosti: [{druh: xyz, kdo: Cyril}]", "neznámý druh události."),
        ("udalosti: [{druh: naznaky, kdo: Cyril, faze: xyz}]", "neznámá fáze."),
        ("udalosti: [{druh: naznaky, kdo: Cyril, zjisteno: xyz}]", "neznámá doba zjištění."),
        ("udalosti: [{druh: pauzirujici-videl, kdo: Dana, okolnost: xyz}]", "neznámá okolnost."),
        ("namitka: {vznesl: Dana, kdy: xyz}", "neznámá doba námitky."),
        ("namitka: {vznesl: Dana, kdy: behem-hry, druh: xyz}", "neznámý druh renoncu."),
        ("zaznam: {renonc: xyz}", "neznámý druh renoncu."),
        ("zaznam: {trida: xyz}", "neznámá třída."),
        ("zaznam: {vysledek: {sto: xyz}}", "neznámá strana."),
        ("vyklady: {sto: xyz}", "neznámá volba."),
    ],
)
def test_an_unknown_word_is_called_what_it_is_and_told_what_to_write(written: str, message: str) -> None:
    found = problem(EXAMPLE, (NAMITKA, f"{written}\n"))
    assert (found.code, found.message) == ("volba", message)
    assert found.expected or "rozhodci pravidla SADA" in found.hint


def test_a_far_kind_of_event_is_told_the_facts_too() -> None:
    """The list of the ruleset has the renonce alone."""
    hint = problem(EXAMPLE, (NAMITKA, "udalosti: [{druh: xyz, kdo: Cyril}]\n")).hint
    assert "rozhodci pravidla SADA" in hint and "lozena" in hint and "kontrola-karet" in hint


@pytest.mark.parametrize(
    ("written", "paths"),
    [
        ("zaznam: {platby: {Adam: 10,50, Božena: -10,5, Cyril: 1 234,5 Kč}}", ["Adam", "Božena", "Cyril"]),
        ("zaznam: {pb: {Adam: 10, 5}}", ["Adam"]),
        ("sazby: {zaklad: 0,50}", ["zaklad"]),
        ("zaznam:\n  pb: {Cyril: 2,\n    5, Adam: 1}", ["Cyril"]),
    ],
)
def test_a_decimal_comma_in_braces_is_one_problem_of_its_number(written: str, paths: list[str]) -> None:
    found = problems(f"{EXAMPLE}{written}\n")
    assert [(p.code, p.path.rpartition(".")[2]) for p in found] == [("carka", path) for path in paths]
    assert all("." in p.hint and '"' in p.hint for p in found)


def test_a_decimal_comma_hides_no_other_problem() -> None:
    found = problems(f"{EXAMPLE}zaznam: {{pb: {{Adan: 1,5, Cyril: 1.25}}}}\n")
    assert [p.code for p in found] == ["hrac-neznamy", "carka", "cislo"]
