"""The teaching library: every code in every ruleset, each file with its outcome, its reason and no unplanned fault."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from rozhodci.rulesets.load import get, names
from tests.conftest import Run
from tests.library import CASES, Judged, files, library

NO_HONERS = {"honer-mimo-ruku", "neohlaseni-sta"}
NO_SITTER = {"pauzirujici-videl", "ukazani-pauzirujicimu"}
NO_TALON = {
    "pocet-talonu", "talon-po-komentari", "ostra-v-talonu", "sedma-v-talonu", "trumf-v-talonu", "talon-po-hre",
}  # fmt: skip
CANNOT_HAPPEN = {
    "licitovany-2010": NO_HONERS,
    "licitovany-2014": NO_HONERS,
    "voleny-2005": NO_HONERS | {"neukazani-sedmy-pomocnych"},
    "koruna-2013": NO_HONERS | NO_SITTER | {"neukazani-sedmy-pomocnych", "flek-nad-ramec"},
    "krizovy": NO_TALON | NO_SITTER | {"neukazani-sedmy-pomocnych", "sedma-mimo-ruku"},
}
"""What a game has not got: called players and honery, a sitter, a talon, dvě sedmy, a last flek."""

NO_RENONC = {
    "licitovany-2010": {"flek-nad-ramec", "trumf-v-talonu"},
    "licitovany-2014": {"flek-nad-ramec", "trumf-v-talonu"},
    "voleny-2005": {"flek-nad-ramec", "trumf-v-talonu"},
    "koruna-2013": set(),
    "krizovy": {"flek-nad-ramec"},
}
"""Codes that the record itself shows to be none, so that the ruling lists no finding."""

SPOKEN_AS = {"mylna-lozena": "naznaky"}
"""A defender's wrong ložená is found as naznaky."""

SEVERAL_FAULTS = {"licitovany/dusledky4-namitka-neni-prvni", "koruna/vic-renoncu-d1-d2-d3"}
EXAMPLE = "priklad-sto-flek"


def of_ruleset(name: str) -> list[Judged]:
    return [j for j in library().values() if j.case.ruleset == name]


@pytest.mark.parametrize("name", names())
def test_every_code_has_its_case(name: str) -> None:
    shown = {code for j in of_ruleset(name) for code in j.codes}
    silent = {c for c in NO_RENONC[name] if any(j.path.stem.startswith(c) and not j.codes for j in of_ruleset(name))}
    assert set(get(name).catalogue) - shown - silent == CANNOT_HAPPEN[name]
    assert silent == NO_RENONC[name]


@pytest.mark.parametrize("folder", ["licitovany", "licitovany-2014", "voleny", "koruna", "krizovy"])
def test_a_file_named_after_a_code_shows_it(folder: str) -> None:
    for judged in library().values():
        code = _code_of(judged)
        if judged.name.startswith(f"{folder}/") and code and code not in NO_RENONC[judged.case.ruleset]:
            record = judged.case.record
            expected = {code, SPOKEN_AS.get(code, code)}
            assert record is not None and (record.kind is None or record.kind in judged.codes)
            assert not record.kind or judged.codes & expected or record.kind == "pocet-talonu", judged.name


def test_the_2014_rules_are_taught_on_hands_of_their_own() -> None:
    """No deal of licitovany-2014/ is one of another file, whatever the names and seats."""
    deals = Counter(_deal(j) for j in library().values() if j.case.hands)
    own = [j for j in library().values() if j.name.startswith("licitovany-2014/") and j.case.hands]
    assert [j.name for j in own if deals[_deal(j)] > 1] == []


def _deal(judged: Judged) -> frozenset[frozenset[str]]:
    return frozenset(frozenset(c.text for c in cards) for cards in (judged.case.hands or {}).values())


def _code_of(judged: Judged) -> str:
    """The longest code the file's name begins with."""
    stem = judged.path.stem
    fitting = (c for c in get(judged.case.ruleset).catalogue if stem == c or stem.startswith(f"{c}-"))
    return max(fitting, key=len, default="")


@pytest.mark.parametrize("path", files(), ids=lambda p: p.stem)
def test_file_says_its_schema_outcome_and_reason(path) -> None:  # type: ignore[no-untyped-def]
    first = path.read_text(encoding="utf-8").splitlines()[0]
    head, _, schema = first.partition("$schema=")
    assert head == "# yaml-language-server: " and (path.parent / schema).resolve().is_file()
    if path.stem != EXAMPLE:
        case = library()[path.relative_to(CASES).with_suffix("").as_posix()].case
        assert case.record is not None and case.record.payments is not None and case.note


def test_ids_are_unique() -> None:
    assert [i for i, n in Counter(j.case.id for j in library().values()).items() if n > 1] == []


def test_recorded_payments_sum_to_zero_over_the_whole_table() -> None:
    for judged in library().values():
        if judged.case.record is not None and judged.case.record.payments is not None:
            payments = judged.case.record.payments
            assert sum(payments.values()) == 0 and set(payments) == set(judged.case.players), judged.name


def test_nothing_is_wrong_but_what_was_planted() -> None:
    """Without a recorded renonc the ruling has none; with one, the cards show that fault and no other."""
    for judged in library().values():
        record = judged.case.record
        if record is None or judged.case.playout is not None or judged.name in SEVERAL_FAULTS:
            continue
        from_cards = [r for r in judged.ruling.renonce if r.finding.source == "karty" and r.klass != "neni"]
        assert len(from_cards) <= 1, judged.name
        if record.kind is None:
            assert judged.ruling.verdict == "bez-renoncu", judged.name


def test_audit_agrees_with_every_record(run: Run) -> None:
    done = run("audit", CASES, "--format", "json")
    assert done.code == 0, done.err
    states = Counter(c["stav"] for c in json.loads(done.out)["pripady"])
    assert states == {"shoda": len(files()) - 1, "bez-zaznamu": 1}
