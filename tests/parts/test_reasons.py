"""What every part says for itself: part, key, manner, the words of its reasons and the articles they stand on."""

from __future__ import annotations

from typing import Any

import pytest

from rozhodci.hand import Hand
from rozhodci.parts.base import Forfeit
from rozhodci.parts.recorded import Points
from rozhodci.parts.recorded import results as recorded
from rozhodci.parts.results import PARTS, approved
from rozhodci.parts.score import Score, score
from rozhodci.parts.ticha_sedma import ticha_sedma
from rozhodci.ruling import PartResult
from rozhodci.sides import Side
from tests.example import example_hand
from tests.parts.made import played_so, points
from tests.parts.test_examples import TWO_SEVENS

A, B = Side.AKTER, Side.OBRANA
GENERAL, IV_2, II_19 = "ČSM čl. II/1, Obecná pravidla", "ČSM čl. IV, důsledky 2", "ČSM čl. II/19"
AKTER, OBRANA = "vyhrává aktér", "vyhrává obrana"
SEDMA, STO = {"zavazek": "sedma", "trumf": "žaludy"}, {"zavazek": "sto", "trumf": "žaludy"}
WHOLE = {"pravidla": "koruna-2013", "zavazek": "sto a sedma", "trumf": "žaludy"}
Said = list[tuple[str, str, str]]


def hand_of(case: dict[str, Any], taken: str = "", laid: dict[int, str] | None = None) -> Hand:
    return played_so(example_hand(**case), taken, laid)


def said(result: PartResult | None) -> Said:
    assert result is not None
    return [(s.text, s.value, s.cite) for s in result.reasons]


def shape(result: PartResult | None) -> tuple[str, str, str, str]:
    assert result is not None
    return result.part, result.key, result.winner.value, result.manner


@pytest.mark.parametrize(
    ("case", "taken", "laid", "body", "wanted", "reason"),
    [
        (SEDMA, "A" * 10, {10: "A:Ž7! B:Z9 C:K9"}, None, "akter", ("Ž7 vzala 10. zdvih", AKTER, GENERAL)),
        (SEDMA, "A" * 10, {10: "A:Ž7 B:Ž8! C:K9"}, None, "obrana", ("Ž7 nevzala 10. zdvih", OBRANA, GENERAL)),
        (SEDMA, "AAAA", {4: "A:Ž7! B:Z8 C:K9"}, None, "obrana", ("Ž7 padla už ve 4. zdvihu", OBRANA, GENERAL)),
        (TWO_SEVENS, "A" * 10, {9: "A:Z7! B:K8 C:K9", 10: "A:Ž7! B:KS C:KV"}, None, "akter",
         ("Z7 vzala 9. a Ž7 10. zdvih", AKTER, GENERAL)),
        (TWO_SEVENS, "A" * 10, {9: "A:Z7 B:Z8! C:K9", 10: "A:Ž7! B:KS C:KV"}, None, "obrana",
         ("Z7 nevzala 9. zdvih", OBRANA, GENERAL)),
        (TWO_SEVENS, "A" * 10, {8: "A:Z7! B:Z8 C:K9", 10: "A:Ž7! B:KS C:KV"}, None, "obrana",
         ("Z7 padla už v 8. zdvihu", OBRANA, GENERAL)),
        ({"zavazek": "betl"}, "B" * 10, {}, None, "akter", ("betl: aktér nevzal zdvih", AKTER, GENERAL)),
        ({"zavazek": "betl"}, "BA", {}, None, "obrana", ("betl: Adam vzal(a) 2. zdvih", OBRANA, GENERAL)),
        ({"zavazek": "durch"}, "A" * 10, {}, None, "akter", ("durch: aktér vzal všechny zdvihy", AKTER, GENERAL)),
        ({"zavazek": "durch"}, "AAB", {}, None, "obrana", ("durch: 3. zdvih vzala obrana", OBRANA, GENERAL)),
        (STO, "A" * 10, {}, (60, 30, (40, 40)), "akter",
         ("sto: 60 + hláška 40 = 100, se všemi hláškami 140", "vyhrává aktér, 5 kroků", GENERAL)),
        (STO, "A" * 10, {}, (50, 40, (40,), (20,)), "obrana",
         ("sto: 50 + hláška 40 = 90, hlášky soupeře 20", "vyhrává obrana, 3 kroky", GENERAL)),
    ],
)  # fmt: skip
def test_by_play(
    case: dict[str, Any], taken: str, laid: dict[int, str], body: Any, wanted: str, reason: tuple[str, str, str]
) -> None:
    hand = hand_of(case, taken, laid)
    ob = hand.comments.obligations[-1]
    result = PARTS[ob.part].by_play(hand, ob, points(*body) if body else score(hand))
    assert shape(result) == (ob.part, ob.key, wanted, "sehravka")
    assert said(result) == [reason]


def by_contumace(case: dict[str, Any], side: Side, total: int = 0, lead: int = 0) -> PartResult:
    hand = hand_of(case)
    ob = hand.comments.obligations[-1]
    return PARTS[ob.part].by_contumace(hand, ob, Forfeit(side, total, 0, lead))


@pytest.mark.parametrize(
    ("case", "side", "total", "reason"),
    [
        ({"zavazek": "betl"}, A, 0, ("betl rozhodnutý renoncem", AKTER, IV_2)),
        ({"zavazek": "durch"}, B, 0, ("durch rozhodnutý renoncem", OBRANA, IV_2)),
        (SEDMA, A, 130, ("sedma rozhodnutá renoncem", AKTER, IV_2)),
        (TWO_SEVENS, A, 0, ("dvě sedmy rozhodnuté renoncem", AKTER, IV_2)),
        (TWO_SEVENS, B, 0, ("dvě sedmy rozhodnuté renoncem", OBRANA, IV_2)),
        (STO, A, 120, ("sto z kontumačních bodů", "vyhrává aktér, 3 kroky", GENERAL)),
        (STO, B, 70, ("prohrané sto hrané na 40 z kontumačních bodů soupeře", "vyhrává obrana, 4 kroky", GENERAL)),
    ],
)
def test_by_contumace(case: dict[str, Any], side: Side, total: int, reason: tuple[str, str, str]) -> None:
    result = by_contumace(case, side, total, 40)
    assert shape(result)[2:] == (side.value, "kontumace")
    assert said(result) == [reason]
    assert result.points == (total if case is STO else None)
    assert result.part == result.key


@pytest.mark.parametrize("total", [0, 10])
def test_contumace_of_hra_says_its_points(total: int) -> None:
    case = {"pravidla": "voleny-2005", "zavazek": "hra", "trumf": "žaludy"}
    result = by_contumace(case, B, total)
    assert (shape(result), result.points) == (("hra", "hra", "obrana", "kontumace"), total)
    assert said(result) == [("hra se počítá z kontumačních bodů", str(total), "ČSM čl. IV, důsledky 2 (obdobně)")]


def test_contumace_of_a_doomed_pair_of_sevens_keeps_its_reason() -> None:
    doomed = TWO_SEVENS | {"Božena": "Z8 Z9 ZS ZV", "Cyril": "ZK Z10"}
    result = by_contumace(doomed, A)
    assert shape(result) == ("dve-sedmy", "dve-sedmy", "obrana", "zvlastni")
    assert said(result) == [("Božena má 4 pomocné karty", OBRANA, "ČSM čl. III/2")]


@pytest.mark.parametrize(
    ("case", "reason"),
    [
        ({"zavazek": "betl"}, "ložený betl"),
        ({"zavazek": "durch"}, "ložený durch"),
        (SEDMA, "sedma při ložené hře"),
        (TWO_SEVENS, "dvě sedmy při ložené hře"),
    ],
)
@pytest.mark.parametrize(("side", "value"), [(A, AKTER), (B, OBRANA)])
def test_shown(case: dict[str, Any], reason: str, side: Side, value: str) -> None:
    hand = hand_of(case)
    ob = hand.comments.obligations[-1]
    result = PARTS[ob.part].shown(hand, ob, score(hand), side)
    assert shape(result) == (ob.part, ob.key, side.value, "lozena")
    assert said(result) == [(reason, value, II_19)]


def test_shown_hra_and_sto_say_their_points() -> None:
    hand = hand_of(SEDMA)
    hra = hand.comments.obligations[0]
    result = PARTS["hra"].shown(hand, hra, points(80, 10), A)
    assert shape(result) == ("hra", "hra", "akter", "lozena")
    assert said(result) == [("ložená hra: aktér má 80 bodů", AKTER, II_19)]
    hand = hand_of(STO)
    result = PARTS["sto"].shown(hand, hand.comments.obligations[0], points(90, 0, (20,)), A)
    assert said(result)[0][0] == "sto: 90 + hláška 20 = 110, se všemi hláškami 110"
    low: Score = points(10, 0, (20,))  # shown is made whatever the count says
    assert PARTS["sto"].shown(hand, hand.comments.obligations[0], low, A).winner is A


def test_whole_sto_a_sedma_gives_both_reasons() -> None:
    hand = hand_of(WHOLE, "A" * 10, {10: "A:Ž7 B:Ž8! C:K9"})
    ob = hand.comments.obligations[0]
    result = PARTS[ob.part].by_play(hand, ob, points(80, 10, (40,)))
    assert shape(result) == ("sto-a-sedma", "sto-a-sedma", "obrana", "sehravka")
    assert [s[0] for s in said(result)] == ["sto: 80 + hláška 40 = 120, se všemi hláškami 120", "Ž7 nevzala 10. zdvih"]
    shown = PARTS[ob.part].shown(hand, ob, points(90, 0, (40,)), A)
    assert [s[0] for s in said(shown)][1:] == ["sto a sedma při ložené hře"]
    assert shape(by_contumace(WHOLE, A, 120))[3] == "kontumace"


@pytest.mark.parametrize(
    ("last", "winner", "words"),
    [
        ("A:Ž7! B:Z9 C:K9", "akter", "tichá sedma: Ž7 (Adam) poslední zdvih vzala"),
        ("A:ŽE! B:Z9 C:Ž7", "akter", "tichá sedma: Ž7 (Cyril) poslední zdvih nevzala"),
        ("A:Ž7 B:Ž9! C:K9", "obrana", "tichá sedma: Ž7 (Adam) poslední zdvih nevzala"),
    ],
)
def test_ticha_sedma(last: str, winner: str, words: str) -> None:
    result = ticha_sedma(hand_of(STO, "A" * 10, {10: last}))
    assert shape(result) == ("ticha-sedma", "ticha-sedma", winner, "sehravka")
    assert said(result) == [(words, f"vyhrává {'aktér' if winner == 'akter' else 'obrana'}", "ČSM čl. I")]


def test_approved() -> None:
    first, _ = approved(hand_of(SEDMA))
    assert said(first) == [("hra: schváleno bez sehrávky", AKTER, GENERAL)]


@pytest.mark.parametrize(
    ("case", "winners", "body", "reasons"),
    [
        (SEDMA, {"hra": A, "sedma": B}, 60,
         [("hra podle lístku", AKTER, GENERAL), ("sedma podle lístku", OBRANA, GENERAL)]),
        (STO, {"sto": A}, 120, [("sto podle lístku", "vyhrává aktér, 3 kroky", GENERAL)]),
        (STO, {"sto": B}, 70, [("sto podle lístku, hlášky soupeře 0", "vyhrává obrana, 3 kroky", GENERAL)]),
        (STO, {"sto": A, "ticha-sedma": B}, 100,
         [("sto podle lístku", "vyhrává aktér, 1 krok", GENERAL), ("tichá sedma podle lístku", OBRANA, "ČSM čl. I")]),
    ],
)  # fmt: skip
def test_recorded(case: dict[str, Any], winners: dict[str, Side], body: int, reasons: Said) -> None:
    found = recorded(hand_of(case), winners, Points(body))
    assert [x for r in found for x in said(r)] == reasons
    assert [shape(r)[1:] for r in found] == [(k, w.value, "sehravka") for k, w in winners.items()]
    assert found[0].points == body
