"""Every template is a whole, valid, judged case; every key it offers in a comment can be switched on."""

from __future__ import annotations

import json
import re

import pytest
import yaml
from jsonschema import Draft202012Validator

from rozhodci.case.load import load_one
from rozhodci.case.model import Case
from rozhodci.errors import UsageError
from rozhodci.judge import judge
from rozhodci.rulesets import get, names
from rozhodci.ruling import Ruling
from rozhodci.wizard.samples import sample, zavazky
from rozhodci.wizard.templates import case_template
from tests.conftest import ROOT

SCHEMA = json.loads((ROOT / "schemas" / "pripad.schema.json").read_text(encoding="utf-8"))
EVERY = [(name, zavazek) for name in names() for zavazek in zavazky(get(name))]
CODES = [(name, code) for name in names() for code in get(name).catalogue]


def read(text: str) -> Case:
    return load_one(text.encode(), "vzor.yaml", get)


def judged(text: str) -> Ruling:
    case = read(text)
    return judge(case, get(case.ruleset))


def switched_on(text: str) -> list[str]:
    """The text with one of its commented blocks switched on, for each of them."""
    lines = text.split("\n")
    starts = [i for i, line in enumerate(lines) if re.match(r"#[a-z]+:", line)]
    found = []
    for start in starts:
        end = next(i for i in range(start + 1, len(lines)) if not lines[i].startswith("#  "))
        found.append("\n".join([*lines[:start], *(line[1:] for line in lines[start:end]), *lines[end:]]))
    return found


def test_there_is_one_for_every_zavazek_of_the_licitace_and_the_usual_ones_elsewhere() -> None:
    assert zavazky(get("licitovany-2010")) == (
        "sedma", "sto", "sto a sedma", "betl", "durch", "dvě sedmy", "dvě sedmy a sto",
    )  # fmt: skip
    usual = ("hra", "sedma", "sto", "sto a sedma", "betl", "durch")
    assert zavazky(get("voleny-2005")) == zavazky(get("koruna-2013")) == usual
    assert set(zavazky(get("krizovy"))) == {*usual, "osma", "devítka"}


@pytest.mark.parametrize(("name", "zavazek"), EVERY)
def test_the_dispute_of_the_sample_decides(name: str, zavazek: str) -> None:
    text = case_template(get(name), name, zavazek)
    ruling, played = judged(text), sample(get(name), zavazek)
    assert ruling.verdict == "renonc"
    (found,) = ruling.renonce
    assert (found.finding.code, found.finding.who) == (played.code, played.offender)
    assert found.finding.trick == len(played.tricks)
    assert sum(ruling.saldo.values()) == 0
    assert text.startswith("# yaml-language-server: $schema=pripad.schema.json\n")
    assert not re.search(r"<[a-z_]+>", text)
    assert max(map(len, text.splitlines())) <= 120


@pytest.mark.parametrize(("name", "zavazek"), EVERY)
def test_every_offered_key_can_be_switched_on(name: str, zavazek: str) -> None:
    texts = switched_on(case_template(get(name), name, zavazek))
    assert len(texts) >= 6
    for text in texts:
        Draft202012Validator(SCHEMA).validate(json.loads(json.dumps(yaml.safe_load(text), default=str)))
        assert judged(text).saldo


@pytest.mark.parametrize(("name", "code"), CODES)
def test_one_for_every_code(name: str, code: str) -> None:
    """User wish: a ready case for each kind of renonc."""
    zavazek = "betl" if code == "talon-po-hre" else "sto"
    ruling = judged(case_template(get(name), name, zavazek, code))
    assert [r.finding.code for r in ruling.renonce] == [code]


def test_unknown_words_are_refused_with_what_there_is() -> None:
    rules = get("koruna-2013")
    with pytest.raises(UsageError, match="hra, sedma, sto, sto a sedma, betl, durch"):
        case_template(rules, "koruna-2013", "dvě sedmy")
    with pytest.raises(UsageError, match="rozhodci pravidla koruna-2013"):
        case_template(rules, "koruna-2013", code="nic")


@pytest.mark.parametrize(
    ("said", "meant"), [("100", "sto"), ("kilo", "sto"), ("107", "sto a sedma"), ("2x7", "dvě sedmy")]
)
def test_zavazek_in_any_spelling(said: str, meant: str) -> None:
    rules = get("licitovany-2010")
    assert case_template(rules, "licitovany-2010", said) == case_template(rules, "licitovany-2010", meant)
