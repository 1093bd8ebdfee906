"""The Czech sentence of every kind of finding: who, where, what he did and what he should have done."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rozhodci.hand import prepare
from rozhodci.renonc import find_all
from rozhodci.ruling import Finding
from tests.example import example_hand

DEAL = {"Adam": "ČE ZE Ž7 ŽE Ž10 ČK ZV K9", "Božena": "Č8 Z8 K8 ČV KK ŽV", "Cyril": "Č7 Z7 K7 ZK KV ŽK"}
CERVENE = {
    "Adam": "ČE Č10 ČK ČV ČS Č9 Č8 Ž7", "talon": "Č7 K7", "Božena": "ŽE Z8", "Cyril": "Ž8 Z7",
    "bez": {"Božena": "Č", "Cyril": "Č"},
}  # fmt: skip
TWO_SEVENS = {"zavazek": "dvě sedmy", "pomocna": "zelené"}
KRIZOVY = {"pravidla": "krizovy", "partner": "Cyril"}
BETL = "Č7 Č8 Č9 Z7 Z8 K7 K8 Ž7 Ž8 Ž9"


def findings(**case: Any) -> list[Finding]:
    case = {"trumf": "žaludy"} | (DEAL if not {"Adam", "pocet", "talon", "Cyril", "Božena"} & set(case) else {}) | case
    return [r.finding for r in find_all(example_hand(**case))]


SHOWN = [[("Adam", "ČE"), ("Božena", "K8", True), ("Božena", "Č8"), ("Cyril", "Č7")]]
SENTENCES = [
    ({"zdvihy": ["ČE K8 Č7"]}, "Božena v 1. zdvihu nepřiznává červené: hraje K8, má hrát ČV nebo Č8."),
    ({"zdvihy": SHOWN},
     "Božena v 1. zdvihu nepřiznává červené: hraje K8, má hrát ČV nebo Č8 (karta byla vzata zpět)."),
    ({"zdvihy": ["K9 K8 KS"], "Adam": "K9", "Božena": "K8 KE K10 KK", "Cyril": "KS"},
     "Božena v 1. zdvihu nepřebíjí K9: hraje K8, má hrát KE, K10 nebo KK."),
    ({"zdvihy": ["K9 KS K7"], "Adam": "K9", "Božena": "KS", "Cyril": "K7 KE"},
     "Cyril v 1. zdvihu nepřebíjí KS: hraje K7, má hrát KE, K10, KK nebo KV."),
    ({"zdvihy": ["ČE Č8 Č7", {"Cyril": "Z7", "Adam": "ZE", "Božena": "Z8"}]},
     "Cyril ve 2. zdvihu vynáší Z7, na výnosu je Adam."),
    ({"zdvihy": ["K9 KK KV", {"Adam": "ČE", "Božena": "Č8", "Cyril": "Č7"}, {"Cyril": "Z7"}]},
     "Adam ve 2. zdvihu vynáší ČE, na výnosu je Božena."),
    ({"zdvihy": ["K9 KK KV", {"Adam": "ČE", "Božena": "Č8", "Cyril": "Č7"}, {"Cyril": "Z7"}]},
     "Cyril ve 3. zdvihu vynáší Z7, na výnosu je Adam."),
    ({"zdvihy": [{"Božena": "KK", "Cyril": "K7", "Adam": "K9"}, {"Božena": "Č8"}]},
     "Božena v 1. zdvihu vynáší KK, na výnosu je Adam."),
    ({"zdvihy": ["ČE Č8 Č7", "ZE K8 Z7"]}, "Božena ve 2. zdvihu nepřiznává zelené: hraje K8, má hrát ZS, Z9 nebo Z8."),
    ({"zdvihy": ["K10 K8 KV"], "Adam": "K10", "Božena": "K8", "Cyril": "KV KE"},
     "Cyril v 1. zdvihu nepřebíjí K10: hraje KV, má hrát KE."),
    ({"zdvihy": ["Z10 Ž8 Ž7"], "zavazek": "sto", "Adam": "Z10 ŽE Ž10", "Božena": "Ž8", "Cyril": "Ž7 ŽK",
      "bez": {"Božena": "Z", "Cyril": "Z"}},
     "Cyril v 1. zdvihu nepřebíjí Ž8: hraje Ž7, má hrát ŽK nebo ŽV."),
    ({"zdvihy": ["Č9 K8 Č8"], "zavazek": "betl", "trumf": None, "Adam": "Č9", "Božena": "Č10 ČS ČE K8", "Cyril": "Č8"},
     "Božena v 1. zdvihu nepřiznává červené: hraje K8, má hrát ČE, ČS nebo Č10."),
    ({"zdvihy": [{"Božena": "Č8", "Cyril": "Č7", "Adam": "ČE"}]},
     "Božena v 1. zdvihu vynáší Č8, na výnosu je Adam."),
    ({"zdvihy": [{"Adam": "ČE", "Cyril": "Č7", "Božena": "Č8"}]},
     "Cyril v 1. zdvihu předhazuje Č7, na řadě je Božena."),
    ({"zdvihy": ["ČE Z8 Ž8"], **CERVENE},
     "Božena v 1. zdvihu nemá červené a netrumfuje: hraje Z8, má hrát ŽE."),
    ({"zdvihy": ["Ž7 ŽV ŽK"]},
     "Adam v 1. zdvihu předčasně hraje hlášenou Ž7, která patří do 10. zdvihu;"
     " má hrát ČE, Č10, ČK, ZE, Z10, ZV, K9, ŽE nebo Ž10."),
    ({"zdvihy": [[("Adam", "ČE"), ("Božena", "Č8", True), ("Božena", "ČV"), ("Cyril", "Č7")]]},
     "Božena v 1. zdvihu ukazuje Č8 a bere ji zpět; mohou to být náznaky (karta byla vzata zpět)."),
    ({"talon": "K10 Z10", "Adam": "Ž7"},
     "Adam odkládá do talonu K10 a Z10; eso ani desítka tam v trumfové hře nesmí."),
    ({"talon": "Ž7 Z9", "Adam": "ŽE", "zavazek": "sto a sedma"}, "Adam odkládá do talonu hlášenou sedmu: Ž7."),
    ({"talon": "Z7 K9", "Adam": "Ž7", **TWO_SEVENS}, "Adam odkládá do talonu hlášenou sedmu: Z7."),
    ({"pocet": {"Adam": 11, "talon": 1}, "Adam": "Ž7"},
     "Adam odkládá do talonu 1 kartu místo 2 a v ruce má 11 (karet je dohromady 32)."),
    ({"pocet": {"Adam": 9, "talon": 3}, "Adam": "Ž7"},
     "Adam odkládá do talonu 3 karty místo 2 a v ruce má 9 (karet je dohromady 32)."),
    ({"pocet": {"Adam": 8, "talon": 4}, "Adam": "Ž7"},
     "Adam odkládá do talonu 4 karty místo 2 a v ruce má 8 (karet je dohromady 32)."),
    ({"pocet": {"Adam": 7, "talon": 5}, "Adam": "Ž7"},
     "Adam odkládá do talonu 5 karet místo 2 a v ruce má 7 (karet je dohromady 32)."),
    ({"pocet": {"Božena": 11, "Cyril": 9}, "Adam": "Ž7"},
     "Chybně rozdáno (Dana): počty karet v rukou Božena 11, Cyril 9 místo 10."),
    ({"fleky": [("Cyril", "hra"), ("Božena", "sedma"), ("Adam", "")]},
     "Cyril při komentování zvyšuje mimo pořadí: na řadě dřív je Božena."),
    ({"Adam": "ŽE", "Cyril": "Ž7"}, "Adam hraje závazek sedma, Ž7 však v ruce nemá (ČSM čl. II/17)."),
    ({"licitace": [("Adam", "sto"), ("Božena", "dal")]},
     "Adam ohlašuje závazek sedma, ač licitace došla ke stupni sto (ČSM čl. I)."),
    ({"Adam": "Ž7 Z7 ČE", "Božena": "Z8 Z9 ZS ZV Č7", "zdvihy": ["ČE Č7"], **TWO_SEVENS},
     "Božena po komentování neukazuje ZV ZS Z9 Z8 a hraje se (ČSM čl. III/1)."),
    ({"talon": "Ž8 Z9", "Adam": "ŽE", "pravidla": "koruna-2013", "zavazek": "hra"},
     "Adam odkládá do talonu trumf Ž8."),
    ({"Božena": "Ž8", "zavazek": "osma", **KRIZOVY}, "Adam hlásí osmu, v ruce však není Ž8."),
    ({"Božena": "Ž8", "Dana": "Ž9", "zavazek": "osma a devitka", **KRIZOVY},
     "Adam hlásí osmu a devítku, v ruce však není Ž8 a Ž9."),
    ({"Cyril": "ŽK ŽV", "zavazek": "hra", **KRIZOVY}, "Cyril má jako volaný hráč ŽK a ŽV a sto nehlásí."),
    ({"udalosti": [{"druh": "naznaky", "kdo": "Cyril", "zdvih": 4, "po_kartach": 1}]},
     "Cyril: náznaky, signály, prozrazení karty spoluhráči, 4. zdvih po 1. kartě."),
    ({"udalosti": [{"druh": "naznaky", "kdo": "Cyril", "zdvih": 4}]},
     "Cyril: náznaky, signály, prozrazení karty spoluhráči, 4. zdvih."),
    ({"udalosti": [{"druh": "cizi-karty", "kdo": "Božena", "faze": "pred-hrou"}]},
     "Božena: zhlédnutí cizích karet nebo talonu hrajícím, před hrou."),
    ({"udalosti": [{"druh": "jiny"}]}, "Neurčený hráč: jiné provinění, při komentování."),
    ({"licitace": [("Adam", "sto-a-sedma")], "zavazek": "sto"},
     "Adam ohlašuje závazek sto, ač licitace došla ke stupni sto a sedma (ČSM čl. I)."),
    ({"licitace": [("Adam", "durch")], "zavazek": "sto a sedma"},
     "Adam ohlašuje závazek sto a sedma, ač licitace došla ke stupni durch (ČSM čl. I)."),
    ({"trumf": "červené", "Adam": "ČE", "Božena": "Č7"},
     "Adam hraje závazek sedma, Č7 však v ruce nemá; musí hrát vyšší hru (ČSM čl. II/17)."),
    ({"talon": "Ž7 K9", "Adam": "Z7", **TWO_SEVENS}, "Adam odkládá do talonu hlášenou sedmu: Ž7."),
    ({"talon": "Ž8 Č8", "Adam": "ŽE Ž10 ŽK ŽV Ž9 Ž7 ČE ZE KE K10", "pravidla": "koruna-2013", "zavazek": "hra"},
     "Adam odkládá do talonu trumf Ž8 a neotáčí ho."),
    ({"udalosti": [{"druh": "ukazal", "kdo": "Božena"}], "zavazek": "dvě sedmy a sto", "pomocna": "zelené",
      "Adam": "Ž7 Z7"},
     "Božena při závazku dvě sedmy a sto ukazuje karty: náznaky, ale jen vůči stu (ČSM čl. III/2)."),
    ({"udalosti": [{"druh": "ukazal"}], "zavazek": "dvě sedmy a sto", "pomocna": "zelené", "Adam": "Ž7 Z7"},
     "Hráč při závazku dvě sedmy a sto ukazuje karty: náznaky, ale jen vůči stu (ČSM čl. III/2)."),
]  # fmt: skip


@pytest.mark.parametrize(("case", "sentence"), SENTENCES, ids=range(len(SENTENCES)))
def test_sentence(case: dict[str, Any], sentence: str) -> None:
    (found,) = [f for f in findings(**case) if f.text == sentence]
    told = "udalost" if "udalosti" in case else "zaznam" if {"fleky", "licitace"} & set(case) else "karty"
    assert found.source == told


def test_right_to_lead_the_first_trick_hangs_on_no_written_order_of_seats() -> None:
    hand = example_hand(trumf="žaludy", **DEAL, zdvihy=[{"Božena": "Č8"}])
    turned = replace(hand.case, players=("Cyril", "Dana", "Adam", "Božena"))
    (found,) = find_all(prepare(turned, hand.rules, {}))
    assert found.finding.text == "Božena v 1. zdvihu vynáší Č8, na výnosu je Adam."


def test_a_trump_that_would_have_been_in_vain() -> None:
    (found,) = findings(zdvihy=["ČE ŽE Z7"], **CERVENE)
    assert found.text.startswith("Cyril v 1. zdvihu nemá červené a netrumfuje: hraje Z7, má hrát ")
    assert found.text.endswith("; žádný držený trumf by zdvih nevzal.")
    assert found.when == "marny-trumf"


def test_natural_order_without_trumps() -> None:
    """In betl the alternatives stand with the desítka under the spodek."""
    (found,) = findings(zavazek="betl", trumf=None, Adam="Č9", Božena="Č10 ČS ČE K8", Cyril="Č8", zdvihy=["Č9 K8 Č8"])
    assert found.legal[0] == "ČE" and found.legal.index("ČS") < found.legal.index("Č10")


def test_a_shown_card_keeps_its_moment() -> None:
    (found,) = findings(zdvihy=SHOWN)
    assert (found.trick, found.place, found.after, found.source) == (1, 2, 1, "karty")


def test_on_after_a_doubt() -> None:
    """II/20: one more trick was allowed, the second is technický 1; he holds a ložený betl."""
    doubt = [{"druh": "pochybnost", "kdo": "Adam", "zdvih": 1}]
    case = {"zavazek": "betl", "trumf": None, "Adam": BETL, "Božena": "ČS ZS", "Cyril": "Č10"}
    (found,) = [f for f in findings(**case, zdvihy=["Č7 ČS Č10", "ZS"], udalosti=doubt) if f.code == "rezani-michani"]
    assert found.text == "Adam po pochybnosti o ložené pokračuje ve 2. zdvihu (ČSM čl. II/20)."
    assert (found.phase, found.source, found.trick, found.place) == ("sehravka", "zaznam", 2, 1)
