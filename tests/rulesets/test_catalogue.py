"""The catalogue of renonce, row by row, against the table of spec 2, 2.4 and the documents it cites."""

from __future__ import annotations

import pytest

from rozhodci.rulesets import get, names

ORDER = [
    "nepriznani-barvy",
    "neprebiti",
    "nezatrumfovani",
    "nespravne-vyneseni",
    "predhozeni",
    "naznaky",
    "pocet-talonu",
    "pocet-karet",
    "talon-po-komentari",
    "predcasna-sedma",
    "pauzirujici-videl",
    "skladajici-videl",
    "rezani-michani",
    "honer-mimo-ruku",
    "sedma-mimo-ruku",
    "starsi-zdvih",
    "poradi-zdvihu",
    "nejasna-slova",
    "poradi-komentovani",
    "neukazani-sedmy-pomocnych",
    "chybne-rozdani",
    "ukazani-pauzirujicimu",
    "odlozene-karty",
    "nesrovnani-karet",
    "ostra-v-talonu",
    "sedma-v-talonu",
    "cizi-karty",
    "trumf-v-talonu",
    "rozdani-do-plnych",
    "nespravne-sejmuti",
    "nezeptani-na-barvu",
    "neopravnene-sebrani",
    "neohlaseni-sta",
    "zamichani-po-odlozeni",
    "talon-po-hre",
    "jiny",
    "prozrazeni-protihraci",
    "flek-nad-ramec",
    "humor",
    "mylna-lozena",
    "preriknuti",
]
FACTS = [
    "lozena",
    "pochybnost",
    "ukazal",
    "trumf-otocen",
    "schvaleno",
    "omyl",
    "platim",
    "betl-nenalezen",
    "zapomnel-volit",
    "kontrola-karet",
]


@pytest.mark.parametrize("name", names())
def test_codes_and_their_order(name: str) -> None:
    assert list(get(name).catalogue) == ORDER
    assert list(get(name).facts) == FACTS


DUS = "ČSM čl. "
VE, TE, NENI = (f"{DUS}IV, {kind} " for kind in ("renonc ve hře", "technický renonc", "není renonc"))
# code, circumstance: class, paušál, article
CSM = {
    ("nepriznani-barvy", ""): ("ve-hre", 1, VE + "1"),
    ("neprebiti", ""): ("ve-hre", 1, VE + "2"),
    ("nezatrumfovani", ""): ("ve-hre", 1, VE + "2"),
    ("nezatrumfovani", "marny-trumf"): ("rozhodci", 1, DUS + "V/3"),
    ("nespravne-vyneseni", ""): ("ve-hre", 1, VE + "3"),
    ("predhozeni", ""): ("ve-hre", 1, VE + "4"),
    ("naznaky", ""): ("ve-hre", 1, VE + "5"),
    ("pocet-talonu", "pred-sehravkou"): ("technicky", 1, TE + "2"),
    ("pocet-talonu", ""): ("ve-hre", 1, VE + "6"),
    ("pocet-karet", "pred-sehravkou"): ("technicky", 1, TE + "2"),
    ("pocet-karet", ""): ("ve-hre", 1, VE + "6"),
    ("talon-po-komentari", ""): ("ve-hre", 1, VE + "7"),
    ("talon-po-komentari", "ostatni"): ("ve-hre", 2, VE + "P2/3"),
    ("predcasna-sedma", ""): ("ve-hre", 1, VE + "8"),
    ("pauzirujici-videl", "sam"): ("ve-hre", 1, VE + "9"),
    ("pauzirujici-videl", "ukazano"): ("technicky", 1, TE + "6"),
    ("pauzirujici-videl", ""): ("rozhodci", 1, DUS + "V/3"),
    ("skladajici-videl", ""): ("ve-hre", 1, VE + "10"),
    ("rezani-michani", ""): ("technicky", 1, TE + "1"),
    ("rezani-michani", "lozena"): ("technicky", 1, DUS + "II/20"),
    ("sedma-mimo-ruku", ""): ("rozhodci", 0, DUS + "V/3"),
    ("starsi-zdvih", ""): ("rozhodci", 0, DUS + "V/3"),
    ("poradi-zdvihu", ""): ("technicky", 1, TE + "1"),
    ("nejasna-slova", ""): ("technicky", 1, TE + "3"),
    ("poradi-komentovani", ""): ("technicky", 1, TE + "3"),
    ("neukazani-sedmy-pomocnych", ""): ("technicky", 1, TE + "4"),
    ("chybne-rozdani", ""): ("technicky", 1, TE + "5"),
    ("chybne-rozdani", "prvni"): ("neni", 0, DUS + "II/9"),
    ("ukazani-pauzirujicimu", ""): ("technicky", 1, TE + "6"),
    ("odlozene-karty", ""): ("technicky", 1, TE + "7"),
    ("nesrovnani-karet", ""): ("technicky", 1, TE + "8"),
    ("ostra-v-talonu", ""): ("ve-hre", 2, VE + "P2/1"),
    ("ostra-v-talonu", "betl-durch"): ("neni", 0, VE + "P2/1"),
    ("sedma-v-talonu", ""): ("ve-hre", 2, VE + "P2/2"),
    ("cizi-karty", ""): ("ve-hre", 2, VE + "P2/3"),
    ("trumf-v-talonu", ""): ("neni", 0, DUS + "II/1, Obecná pravidla"),
    ("rozdani-do-plnych", ""): ("rozhodci", 0, DUS + "V/3"),
    ("nespravne-sejmuti", ""): ("rozhodci", 0, DUS + "V/3"),
    ("nezeptani-na-barvu", ""): ("rozhodci", 0, DUS + "V/3"),
    ("neopravnene-sebrani", ""): ("rozhodci", 0, DUS + "V/3"),
    ("zamichani-po-odlozeni", ""): ("technicky", 1, TE + "1"),
    ("talon-po-hre", ""): ("technicky", 1, TE + "7"),
    ("talon-po-hre", "p2-3"): ("ve-hre", 2, VE + "P2/3"),
    ("jiny", ""): ("rozhodci", 0, DUS + "V/3"),
    ("prozrazeni-protihraci", ""): ("neni", 0, NENI + "1"),
    ("flek-nad-ramec", ""): ("neni", 0, NENI + "2"),
    ("humor", ""): ("neni", 0, NENI + "3"),
    ("mylna-lozena", ""): ("neni", 0, DUS + "II/21"),
    ("mylna-lozena", "obrana"): ("ve-hre", 1, VE + "5"),
    ("preriknuti", ""): ("neni", 0, DUS + "II/13"),
}


@pytest.mark.parametrize(("code", "when"), CSM)
def test_licitovany(code: str, when: str) -> None:
    row = get("licitovany").catalogue[code].variant(when)
    assert (row.when, (row.klass, row.pausal, row.cite)) == (when, CSM[code, when])


def test_voleny_is_the_same_by_analogy() -> None:
    csm, voleny = get("licitovany").catalogue, get("voleny").catalogue
    for code, offence in csm.items():
        for ours, theirs in zip(offence.variants, voleny[code].variants, strict=True):
            assert (ours.when, ours.klass, ours.pausal) == (theirs.when, theirs.klass, theirs.pausal)
            assert theirs.cite == f"{ours.cite} (obdobně)"


# code: class, group of section D, article of section B (or F/1: the referee)
KORUNA = {
    "nepriznani-barvy": ("ve-hre", "D/-", "B/10"),
    **dict.fromkeys(["neprebiti", "nezatrumfovani"], ("ve-hre", "D/3", "B/11")),
    **dict.fromkeys(["nespravne-vyneseni", "predhozeni"], ("ve-hre", "D/-", "B/12")),
    "neopravnene-sebrani": ("ve-hre", "D/3", "B/13"),
    "predcasna-sedma": ("ve-hre", "D/3", "B/14"),
    "naznaky": ("ve-hre", "D/2", "B/15"),
    "sedma-v-talonu": ("ve-hre", "D/2", "B/16"),
    "trumf-v-talonu": ("ve-hre", "D/2", "B/16"),
    "ostra-v-talonu": ("ve-hre", "D/2", "B/4"),
    "chybne-rozdani": ("ve-hre", "D/1", "B/1"),
    "rozdani-do-plnych": ("ve-hre", "D/1", "B/2"),
    "nespravne-sejmuti": ("ve-hre", "D/1", "B/3"),
    "pocet-talonu": ("ve-hre", "D/1", "B/5"),
    "pocet-karet": ("ve-hre", "D/1", "B/6"),
    "nezeptani-na-barvu": ("ve-hre", "D/1", "B/7"),
    "nejasna-slova": ("ve-hre", "D/1", "B/8"),
    "poradi-komentovani": ("ve-hre", "D/1", "B/8"),
    "talon-po-komentari": ("ve-hre", "D/1", "B/9"),
    "humor": ("neni", "", "C/1"),
    "preriknuti": ("neni", "", "A/7"),
    "cizi-karty": ("rozhodci", "D/2", "F/1"),
}


@pytest.mark.parametrize("code", ORDER)
def test_koruna(code: str) -> None:
    """What section B does not name is the referee's (F/1)."""
    row = get("koruna").catalogue[code].variant()
    klass, group, article = KORUNA.get(code, ("rozhodci", "", "F/1"))
    assert (row.klass, row.group, row.cite) == (klass, group, f"Koruna {article}")
    assert row.pausal == {"D/1": 1, "D/2": 2}.get(group, 0)


def test_koruna_exceptions() -> None:
    catalogue = get("koruna").catalogue
    assert catalogue["trumf-v-talonu"].variant("trumf-otocen").klass == "neni"
    assert catalogue["ostra-v-talonu"].variant("betl-durch").klass == "neni"
    assert catalogue["chybne-rozdani"].variant("prvni").klass == "neni"
    proposal = catalogue["cizi-karty"].variant()
    assert (proposal.proposed, proposal.basis) == ("ve-hre", "Koruna B/15")


# code: class, paušál, article (C/7, C/9, C/10 lose no hand)
KRIZOVY = {
    "nepriznani-barvy": ("ve-hre", 1, "C/1"),
    "neprebiti": ("ve-hre", 1, "C/2"),
    "nezatrumfovani": ("ve-hre", 1, "C/2"),
    "nespravne-vyneseni": ("ve-hre", 1, "C/3"),
    "predhozeni": ("ve-hre", 1, "C/4"),
    "rezani-michani": ("ve-hre", 1, "C/5"),
    "naznaky": ("ve-hre", 1, "C/6"),
    "predcasna-sedma": ("ve-hre", 1, "C/8"),
    "honer-mimo-ruku": ("ve-hre", 1, "C/8"),
    "neohlaseni-sta": ("ve-hre", 1, "C/8"),
    "nejasna-slova": ("technicky", 1, "C/7"),
    "poradi-komentovani": ("technicky", 1, "C/7"),
    "chybne-rozdani": ("technicky", 1, "C/9"),
    "zamichani-po-odlozeni": ("technicky", 2, "C/10"),
    "cizi-karty": ("rozhodci", 1, "D/6"),
    "prozrazeni-protihraci": ("neni", 0, "C, není renonc 1"),
    "humor": ("neni", 0, "C, není renonc 3"),
    "flek-nad-ramec": ("neni", 0, "A"),
    "mylna-lozena": ("neni", 0, "B/12"),
    "preriknuti": ("neni", 0, "B/6"),
}


@pytest.mark.parametrize("code", ORDER)
def test_krizovy(code: str) -> None:
    """What section C does not name is the referee's (D/6)."""
    row = get("krizovy").catalogue[code].variant()
    klass, pausal, article = KRIZOVY.get(code, ("rozhodci", 0, "D/6"))
    assert (row.klass, row.pausal, row.cite) == (klass, pausal, f"Křížový {article}")


def test_krizovy_playing_a_lozena_costs_only_the_pausal() -> None:
    row = get("krizovy").catalogue["rezani-michani"].variant("lozena")
    assert (row.klass, row.pausal, row.cite, row.basis) == ("technicky", 1, "Křížový C/8", "Křížový B/11")


@pytest.mark.parametrize("name", names())
def test_every_circumstance_gives_exactly_one_row(name: str) -> None:
    for code, offence in get(name).catalogue.items():
        whens = [v.when for v in offence.variants]
        assert len(whens) == len(set(whens)), code
        assert "" in whens, code
        assert offence.variant("neznámá okolnost").when == ""
        for row in offence.variants:
            assert row.klass in ("ve-hre", "technicky", "rozhodci", "neni")
            assert not (row.proposed and row.klass != "rozhodci"), code
            assert not (row.klass == "neni" and row.pausal), code


@pytest.mark.parametrize("name", names())
def test_every_code_has_a_name_and_a_phase(name: str) -> None:
    for offence in get(name).catalogue.values():
        assert offence.name and offence.meaning
        assert offence.phase in ("pred-hrou", "licitace", "talon", "komentovani", "sehravka", "po-sehravce")
