"""What koruna and křížový say of a lost hand, a play-out and a ložená: words, values, articles, questions."""

from __future__ import annotations

from typing import Any

from rozhodci.case.model import Event, Playout
from rozhodci.ruling import Settlement
from tests.settlement.hands import hand, renonc, settled

KRIZOVY: dict[str, Any] = {"ruleset": "krizovy", "announced": "hra", "trump": "Ž", "partner": "Cyril"}
KORUNA: dict[str, Any] = {"ruleset": "koruna-2013", "announced": "hra", "trump": "Ž"}
SHOWN = (Event("lozena", "Adam"),)
NAME = "náznaky, signály, prozrazení karty spoluhráči"


def said(done: Settlement) -> list[tuple[str, str, str]]:
    return [(s.text, s.value, s.cite) for s in done.steps]


def test_a_playout_turn_by_turn() -> None:
    """D/3 the first, D/4 the further ones: the right passes with Adam's renonc and stays with his partner's."""
    where = hand(**KRIZOVY, playout=Playout(always=True))
    found = (renonc(where, "neprebiti", "Dana"), renonc(where, "nepriznani-barvy", "Adam", 3),
             renonc(where, "nepriznani-barvy", "Cyril", 4))  # fmt: skip
    assert said(settled(where, *found)) == [
        ("1. renonc, Dana (nepřebití nižší karty): nárok na dohrávku má strana aktéra, hraje se dál",
         "strana aktéra", "Křížový D/3"),
        ("2. renonc, Adam (nepřiznání barvy): nárok na dohrávku přechází, má ho obrana, hraje se dál",
         "obrana", "Křížový D/4"),
        ("3. renonc, Cyril (nepřiznání barvy): nárok na dohrávku má obrana, hraje se dál", "obrana", "Křížový D/4"),
        ("Dana platí paušál 1 každému ze tří ostatních (nepřebití nižší karty)", "1,00 Kč", "Křížový C, postih"),
        ("Adam platí paušál 1 každému ze tří ostatních (nepřiznání barvy)", "1,00 Kč", "Křížový C, postih"),
        ("Cyril platí paušál 1 každému ze tří ostatních (nepřiznání barvy)", "1,00 Kč", "Křížový C, postih"),
    ]  # fmt: skip


def test_without_a_playout() -> None:
    """D/1, D/4: the base value by the offender alone."""
    where = hand(**KRIZOVY)
    done = settled(where, renonc(where, "neprebiti", "Dana"))
    assert said(done)[:3] == [
        ("renonc (Dana, nepřebití nižší karty) sehrávku prohrává, dohrávka se nežádala", "prohra", "Křížový D/1"),
        ("hra: 0,10 Kč ve prospěch aktéra", "0,10 Kč", "Křížový A"),
        ("hodnotu ohlášených závazků platí soupeřům za celou stranu jen Dana", "0,10 Kč", "Křížový D/4"),
    ]
    assert [(r.part, r.winner.value, r.manner) for r in done.results] == [("hra", "akter", "kontumace")]
    (reason,) = done.results[0].reasons
    assert (reason.text, reason.cite) == ("hra: prohráno renoncem bez dohrávky", "Křížový D/4")
    assert {t.title for t in done.transfers} == {"hra", "pausal"}


def test_lozeny_betl_raised_by_two() -> None:
    """B/10: 3 × 1,00 above the base, halves for the two who raised."""
    where = hand("krizovy", "betl", fleky=[("Božena", "betl"), ("Cyril", "betl")], events=SHOWN)
    words = "ložený betl: hodnotu nad základ platí za všechny Božena a Cyril, ostatní jen základ"
    assert said(settled(where))[-1] == (words, "3 × 1,00 Kč", "Křížový B/10")


def test_lozeny_betl_raised_by_nobody_knows_whom() -> None:
    """1,00 from each and the 3,00 above it from one, two or all three of them."""
    (question,) = settled(hand("krizovy", "betl", fleky={"betl": 1}, events=SHOWN)).questions
    assert (question.code, question.cite) == ("kdo-flekoval", "Křížový B/10")
    assert question.question == "Kdo z obrany flekoval loženou hru? Záznam uvádí jen počty."
    assert {c.choice: tuple(c.saldo.values()) for c in question.choices} == {
        "Božena": (600, -400, -100, -100), "Cyril": (600, -100, -400, -100), "Dana": (600, -100, -100, -400),
        "Božena a Cyril": (600, -250, -250, -100), "Božena a Dana": (600, -250, -100, -250),
        "Cyril a Dana": (600, -100, -250, -250), "Božena, Cyril a Dana": (600, -200, -200, -200),
    }  # fmt: skip


def test_koruna_d3() -> None:
    where = hand(**KORUNA)
    done = settled(where, renonc(where, "neprebiti", "Cyril"))
    assert said(done) == [
        ("obrana sehrávku prohrává renoncem (Cyril, nepřebití nižší karty)", "prohra", "Koruna E/1"),
        ("hra: 1,00 Kč ve prospěch aktéra", "1,00 Kč", "Koruna, sazby"),
        ("Cyril platí nahlášenou a flekovanou sumu spoluhráči a dvojnásobek aktérovi", "1,00 Kč", "Koruna D/3"),
    ]
    assert [(r.manner, r.reasons[0].text) for r in done.results] == [("kontumace", "hra: prohráno renoncem")]


def test_koruna_d3_by_the_akter() -> None:
    where = hand(**KORUNA)
    done = settled(where, renonc(where, "neprebiti", "Adam"))
    texts = [text for text, _, _ in said(done)]
    assert texts[0] == "aktér sehrávku prohrává renoncem (Adam, nepřebití nižší karty)"
    assert texts[-1] == "Adam platí každému protihráči nahlášenou a flekovanou sumu"
    assert [(t.hal, t.title) for t in done.transfers] == [(100, "hra"), (100, "hra")]


def test_koruna_d2_costs_nothing_more() -> None:
    where = hand(**KORUNA)
    assert said(settled(where, renonc(where, "naznaky", "Cyril"))) == [
        (f"obrana sehrávku prohrává renoncem (Cyril, {NAME})", "prohra", "Koruna E/1"),
        ("nad rámec postihů podle D se za sehrávku nic neplatí", "0,00 Kč", "Koruna E/1"),
        (f"Cyril platí oběma ostatním hráčům ({NAME})", "20,00 Kč", "Koruna D/2"),
    ]


def test_koruna_d2_with_the_value_by_reading() -> None:
    where = hand(**KORUNA, readings={"koruna-e1": "sazba-a-d"})
    done = settled(where, renonc(where, "naznaky", "Cyril"))
    assert said(done)[1:3] == [
        ("hra: 1,00 Kč ve prospěch aktéra", "1,00 Kč", "Koruna, sazby"),
        ("každý z ostatních platí aktérovi", "1,00 Kč", "Obecná pravidla (výklad)"),
    ]
    assert [(r.part, r.winner.value) for r in done.results] == [("hra", "akter")]
    assert [(x.part, x.amount) for x in done.rates] == [("hra", 100)]
    assert {t.title for t in done.transfers} == {"hra", "pausal"}


def test_koruna_fault_before_the_hand() -> None:
    """2,00 to both; whether the approved hand (1,00 from each) is paid besides is asked."""
    where = hand(**KORUNA, events=[Event("schvaleno")])
    done = settled(where, renonc(where, "chybne-rozdani", "Cyril", None, "pred-hrou"))
    assert said(done) == [
        ("renonc před hrou: nad rámec postihů podle D se nic neplatí", "0,00 Kč", "Koruna E/1"),
        ("Cyril platí oběma ostatním hráčům (druhé a další chybné rozdání)", "2,00 Kč", "Koruna D/1"),
    ]
    (question,) = done.questions
    assert (question.code, question.cite) == ("sehravka-po-renoncu", "Koruna F/1")
    assert question.question == "Renonc se stal před hrou, a přesto se hrálo: zaplatí se i sehrávka?"
    assert {c.choice: tuple(c.saldo.values()) for c in question.choices} == {
        "jen postih podle D": (200, 200, -400), "i sehrávka, jak skončila": (400, 100, -500),
    }  # fmt: skip
