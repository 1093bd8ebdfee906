"""The quick way in for JSON gives exactly what the careful reader gives, or nothing."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from rozhodci import rulesets
from rozhodci.case.dump import dump
from rozhodci.case.load import load
from rozhodci.case.model import Case
from rozhodci.case.quick import read_json
from rozhodci.errors import InputError
from tests.case.generated import cases
from tests.generate import random_case

PLAIN = yaml.load(dump(random_case(Random(3))), yaml.BaseLoader)


def quick(text: str) -> Case | None:
    return read_json(text, "a.json", 1, "", rulesets.get, None)


def careful(text: str) -> Case | InputError:
    (found,) = load(text.encode("utf-8", "surrogatepass"), "a.json", rulesets.get)
    return found


def agree(text: str) -> None:
    """Where the quick way gives a case it is the careful one's."""
    found = quick(text)
    if found is not None:
        assert found == careful(text)
        assert found.own_id == ('"id":' in text)


@given(cases())
def test_every_kind_of_case(case: Case) -> None:
    agree(json.dumps(yaml.load(dump(case), yaml.BaseLoader), ensure_ascii=False))


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("form", ["jmena", "kratce", "seznam"])
def test_tricks_in_every_form(seed: int, form: str) -> None:
    data = yaml.load(dump(random_case(Random(seed))), yaml.BaseLoader)
    cards = [[card for move in trick for card in move.values()] for trick in data["zdvihy"]]
    data["zdvihy"] = {"jmena": data["zdvihy"], "kratce": [" ".join(c) for c in cards], "seznam": cards}[form]
    assert quick(json.dumps(data)) is not None
    agree(json.dumps(data, ensure_ascii=seed % 2 == 0, indent=seed % 3 or None))


@pytest.mark.parametrize(
    "changed",
    [
        {"zdvihy": ""}, {"zdvihy": None}, {"zdvihy": [""]}, {"zdvihy": [[]]}, {"zdvihy": "Č7"}, {"zdvihy": [None]},
        {"zdvihy": [["Č7"], "Z7"]}, {"zdvihy": [[{"Adam": "Č7", "Božena": "Č8"}]]}, {"zdvihy": [[{"Nikdo": "Č7"}]]},
        {"zdvihy": [[{"Adam": "ČD"}]]}, {"zdvihy": [[{"Adam": "Č7"}, {"Adam": "Č8"}]]}, {"zdvihy": ["Č7 Č8 ČE Z7 Z8"]},
        {"zdvihy": ["Č7", "Č8"]}, {"zdvihy": ["Č7 Č8 Č9"] * 11}, {"zdvihy": {"1": "Č7"}}, {"zdvihy": [{"Adam": "Č7"}]},
        {"zdvihy": [[True]]},
        {"zdvihy": [[{}, {"Adam": "Č7", "Božena": "Č8"}]]}, {"zdvihy": [[{}]]}, {"talon": 7}, {"nic": 1},
        {"hraci": 4}, {"trumf": None}, {"poznamka": True},
    ],
)  # fmt: skip
def test_odd_values(changed: dict[str, Any]) -> None:
    agree(json.dumps(PLAIN | changed, ensure_ascii=False))


HANDS: dict[str, str] = PLAIN["karty"]
FIRST, SECOND, *_ = HANDS
SITTER = next(p for p in PLAIN["hraci"] if p not in HANDS)


@pytest.mark.parametrize(
    "changed",
    [
        {FIRST: HANDS[FIRST] + " " + HANDS[SECOND].split()[0]}, {FIRST: HANDS[SECOND]}, {FIRST: "Č7"}, {FIRST: ""},
        {FIRST: HANDS[FIRST].split()}, {FIRST: HANDS[FIRST].lower()}, {FIRST: HANDS[FIRST].replace("K", "D")},
        {FIRST: None}, {FIRST: 7}, {FIRST: {"Č": "7"}}, {SITTER: "-"}, {SITTER: "Č7"}, {"Nikdo": "Č7"},
        {FIRST: HANDS[FIRST] + " " + PLAIN["talon"]}, {FIRST: " ".join([*HANDS[FIRST].split()[1:], "Č7"])},
    ],
)  # fmt: skip
def test_odd_hands(changed: dict[str, Any]) -> None:
    agree(json.dumps(PLAIN | {"karty": HANDS | changed}, ensure_ascii=False))


def test_hands_of_the_wrong_kind() -> None:
    for value in ("", None, 7, [], {}, [HANDS], {FIRST: HANDS[FIRST]}):
        agree(json.dumps(PLAIN | {"karty": value}, ensure_ascii=False))
    agree(json.dumps(PLAIN | {"zbyva": HANDS}, ensure_ascii=False))


def test_one_player_twice_in_his_hand_or_trick() -> None:
    text = json.dumps(PLAIN, ensure_ascii=False)
    hand = f'"{FIRST}": "{HANDS[FIRST]}"'
    assert quick(text.replace(hand, f"{hand}, {hand}", 1)) is None
    move = json.dumps(PLAIN["zdvihy"][0][0], ensure_ascii=False)
    assert move in text
    assert quick(text.replace(move, f"{move[:-1]}, {move[1:]}", 1)) is None


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "1", "{", '{"id": NaN}', '{"id": "\\ud83d"}', '{"id": "\\ud83d\\ude00"}', "{" * 100,
        '{"a":' * 90 + "1" + "}" * 90,
    ],
)  # fmt: skip
def test_odd_documents(text: str) -> None:
    assert quick(text) is None


@pytest.mark.parametrize("between", ["", " ", "\n", "\t", "\r\n ", "\u00a0"])
def test_a_key_that_stands_twice_is_never_overlooked(between: str) -> None:
    text = json.dumps(PLAIN, ensure_ascii=False)
    assert quick(text) is not None
    again = text[:-1] + f', "akter"{between}: "Adam"' + "}"
    assert quick(again) is None
    moved = text.replace('"akter":', f'"akter"{between} :', 1)
    assert quick(moved[:-1] + ', "akter": "Adam"}') is None
    assert quick(text[:-1] + ', "turnaj": {"kolo": "1", "kolo": "2"}}') is None


@given(st.text(max_size=30), st.sampled_from(["id", "poznamka", "akter", "zavazek"]))
def test_any_text(word: str, key: str) -> None:
    agree(json.dumps(PLAIN | {key: word}, ensure_ascii=False))
