"""Several documents, JSON, hostile input; nothing but Cases and InputErrors ever comes out."""

from __future__ import annotations

import json
import time
from random import Random

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from rozhodci.case import nodes
from rozhodci.case.load import load, load_one
from rozhodci.case.model import Case
from rozhodci.errors import InputError
from rozhodci.rulesets import get
from tests.case.written import EXAMPLE, KRIZOVY, edited, problem, problems, read, read_all


def test_the_example_of_the_specification() -> None:
    case = read(EXAMPLE)
    assert case.id == "priklad-sto-flek"
    assert (case.ruleset, case.players) == ("licitovany-2010", ("Adam", "Božena", "Cyril", "Dana"))
    assert (case.dealer, case.sitter, case.akter, case.announced) == ("Dana", "Dana", "Adam", ("sto",))
    assert case.trump is not None
    assert case.trump.word == "červené"
    assert case.hands is not None
    assert [str(c) for c in case.hands["Cyril"]] == ["Č8", "Č7", "ZV", "ZS", "Z7", "KS", "K8", "Ž10", "ŽV", "ŽS"]
    assert [str(c) for c in case.talon] == ["K7", "Ž7"]
    assert [[str(m.card) for m in t.moves] for t in case.tricks] == [["ČE", "ČS", "Č7"], ["ZE", "KK", "Z7"]]
    assert [m.player for m in case.tricks[1].moves] == ["Adam", "Božena", "Cyril"]
    assert case.complaint is not None
    assert case.complaint.place == (20, 10, "namitka")
    assert (case.complaint.raised_by, case.complaint.against, case.complaint.when) == ("Adam", "Božena", "behem-hry")


def test_without_libyaml_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = read(EXAMPLE)
    monkeypatch.setattr(nodes, "LOADERS", nodes.PURE)
    slow = read(EXAMPLE)
    assert slow == fast
    assert slow.complaint is not None
    assert fast.complaint is not None
    assert slow.complaint.place == fast.complaint.place


def test_several_documents_with_a_broken_one_between() -> None:
    broken = edited(EXAMPLE, ("trumf: červené", "trumf: [červené"))
    first, second, third = read_all(f"{EXAMPLE}---\n{broken}--- # další\n{KRIZOVY}")
    assert isinstance(first, Case)
    assert isinstance(second, InputError)
    assert isinstance(third, Case)
    assert second.problems[0].line == EXAMPLE.count("\n") + 1 + 7


def test_places_count_through_the_whole_file() -> None:
    _, second = read_all(f"{EXAMPLE}---\n{edited(EXAMPLE, ('trumf: červené', 'trumf: modré'))}")
    assert isinstance(second, InputError)
    assert second.problems[0].line == EXAMPLE.count("\n") + 1 + 7


def test_ids_of_documents_without_one() -> None:
    text = edited(EXAMPLE, ("id: priklad-sto-flek\n", ""))
    assert [c.id for c in read_all(f"{text}---\n{text}", "kolo/stul 7.yaml") if isinstance(c, Case)] == [
        "stul 7-1",
        "stul 7-2",
    ]
    assert [c.id for c in read_all(text, r"C:\kolo\stul7.yaml") if isinstance(c, Case)] == ["stul7"]
    assert [c.id for c in read_all(text, "-") if isinstance(c, Case)] == ["pripad"]


@pytest.mark.parametrize("text", ["---\n", "--- ~\n", "...\n", "# jen poznámka\n", "\n\n", "\ufeff"])
def test_nothing_in_the_file(text: str) -> None:
    assert {p.code for p in problems(text)} <= {"prazdny-soubor", "yaml"}


def test_an_empty_document_beside_a_case_is_no_case() -> None:
    assert [type(c) for c in read_all(f"---\n{EXAMPLE}---\n")] == [Case]


def test_load_one_wants_exactly_one() -> None:
    assert load_one(EXAMPLE.encode(), "a.yaml", get) == read(EXAMPLE)
    with pytest.raises(InputError, match="2 případů"):
        load_one(f"{EXAMPLE}---\n{KRIZOVY}".encode(), "a.yaml", get)
    with pytest.raises(InputError):
        load_one(b"", "a.yaml", get)


def test_ruleset_override() -> None:
    (case,) = read_all(edited(EXAMPLE, ("pravidla: licitovany-2010\n", "")), ruleset="licitovany-2014")
    assert isinstance(case, Case)
    assert case.ruleset == "licitovany-2014"


def as_json(text: str, **how: object) -> str:
    return json.dumps(yaml.safe_load(text), **how)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "how", [{}, {"indent": 2}, {"indent": "\t"}, {"separators": (",", ":")}, {"ensure_ascii": False}]
)
def test_json_is_read_too(how: dict[str, object]) -> None:
    assert read(as_json(EXAMPLE, **how)) == read(EXAMPLE)


def test_json_errors_have_places() -> None:
    text = edited(as_json(EXAMPLE, indent=2, ensure_ascii=False), ('"trumf": "červené"', '"trumf": "červená"'))
    only = problem(text)
    assert (only.code, only.path) == ("barva", "trumf")
    assert text.splitlines()[only.line - 1][only.column - 1 :].startswith('"červená"')
    assert problem(edited(as_json(EXAMPLE), ('"akter": "Adam",', '"akter": "Adam"'))).code == "yaml"


def test_json_writes_rare_characters_as_pairs() -> None:
    text = edited(as_json(EXAMPLE), ('"id": "priklad-sto-flek"', r'"id": "hra \ud83c\udccf \\ud83c"'))
    assert read(text).id == "hra \U0001f0cf \\ud83c"


def test_an_empty_hand_may_be_a_lone_dash() -> None:
    case = read(EXAMPLE, ("talon:", "  Dana: -\ntalon:"))
    assert case == read(EXAMPLE)


@pytest.mark.parametrize(
    "text",
    [
        "a: &x [*x]",
        "&x [*x]",
        "[" * 5000 + "]" * 5000,
        "{a: " * 5000,
        "- " * 5000,
        "? " * 5000,
        "a: &a [x]\n" + "".join(f"b{i}: &b{i} [*a, *a]\n" for i in range(5000)),
        "\n".join(f"klic{i}: 1" for i in range(20000)),
        "---\n" * 20000,
        "---\n[\n" * 300,
        f"pravidla: krizovy\nhraci: [A, B, C, D]\nrozdava: A\nzdvihy: [{'Č7 ' * 50000}]",
        f"pravidla: krizovy\nhraci: [A, B, C, D]\nrozdava: A\nkarty: {{A: {'Č' * 100000}}}",
        f"pravidla: krizovy\nhraci: [A, B, C, D]\nrozdava: A\nfleky: [{{A: {'flek ' * 50000}}}]",
        f"{'x' * 100000}: 1",
        f"id: {'9' * 100000}\nnamitka: {{zdvih: {'9' * 100000}}}\nsazby: {{hra: {'9' * 100000}}}",
    ],
    ids=range(15),
)
def test_hostile_input_is_refused_soon(text: str) -> None:
    start = time.process_time()
    assert all(isinstance(c, InputError) for c in read_all(text))
    assert time.process_time() - start < 5


def test_no_more_than_two_hundred_problems() -> None:
    assert len(problems("\n".join(f"klic{i}: 1" for i in range(1000)))) == 200


@given(st.binary(max_size=300))
@settings(max_examples=300, deadline=None)
def test_any_bytes(data: bytes) -> None:
    assert_sound(data)


@given(st.text(st.sampled_from("[]{}:-,&*!|>'\"%@`#?~ \n\tČ7a\\u0"), max_size=60))
@settings(max_examples=300, deadline=None)
def test_any_yaml_like_text(text: str) -> None:
    assert_sound(text.encode())


SNIPPETS = (
    "Adam", "null", "~", "[]", "{}", '""', "-", "*x", "&a ", "!!int 3", "<<: {}", "|", "\t", "'", '"', "zbyva: {}\n",
    "7",
    "dohravka: ano\n", "fleky: {hra: 1}\n", "re na hru", "ano", "Č7", "D", "---\n", "zdvihy: []\n", "partner: Adam\n",
    "udalosti:\n  - {druh: omyl}\n", "udalosti:\n  - {druh: chybne-rozdani, kdo: Dana, poradi: 2}\n", "zavazek: betl\n",
    "licitace:\n  - Adam: 107L\n", "proti: {Božena: sedma}\n", "zaznam: {pb: {Adam: 1.5}}\n", "hraci: [A, A]\n", "\x00",
)  # fmt: skip


@given(st.randoms(use_true_random=False), st.sampled_from([EXAMPLE, KRIZOVY]))
@settings(max_examples=400, deadline=None)
def test_mutated_good_cases(rng: Random, text: str) -> None:
    for _ in range(rng.randint(1, 4)):
        at, line = rng.randrange(len(text) + 1), rng.choice(text.splitlines(keepends=True) or [""])
        text = rng.choice(
            [
                text[:at] + rng.choice(SNIPPETS) + text[at + rng.choice([0, 0, 1, 5]) :],
                text[:at] + text[at + rng.randint(1, 30) :],
                text.replace(line, "", 1),
                text.replace(line, line + line, 1),
                text.replace(line, line.partition(":")[0] + ": " + rng.choice(SNIPPETS), 1),
            ]
        )
    assert_sound(text.encode())


def assert_sound(data: bytes) -> None:
    for one in load(data, "a.yaml", get):
        assert isinstance(one, Case | InputError)
        if isinstance(one, InputError):
            assert all(p.code and p.message and str(p) for p in one.problems)
            assert one.problems == tuple(sorted(one.problems, key=lambda p: (p.line, p.column)))
