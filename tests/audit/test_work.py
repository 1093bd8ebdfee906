"""The unit of work: every source gives results, whatever is in it."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rozhodci.audit import work as unit
from rozhodci.audit.chunk import CASES, HRA, LINE, Chunk, Settings, Source
from rozhodci.audit.result import AGREES, DIFFERS, FAULTY, NO_RECORD, UNDECIDED, CaseResult, Mismatch, pack, unpack
from rozhodci.audit.work import work
from rozhodci.case.source import MAX_BYTES
from tests.audit.made import RIGHT, as_line, as_yaml, document, line, source


def done(*sources: Source, chosen: Settings | None = None) -> list[CaseResult]:
    return work(Chunk(sources, chosen or Settings()))


def test_a_case_without_a_record() -> None:
    (result,) = done(source(document()))
    assert (result.state, result.verdict, result.code) == (NO_RECORD, "renonc", "nepriznani-barvy")
    assert result.found == (("nepriznani-barvy", "ve-hre"),)


@pytest.mark.parametrize(
    "record", [{}, {"renonc": ""}, {"platby": {}}, {"pb": {}}, {"vysledek": {}}, {"renonc": "", "pb": {}, "platby": {}}]
)
def test_a_record_with_nothing_to_compare_is_none(record: dict[str, object]) -> None:
    text = as_yaml(document(record)).replace("''", "")
    for one in (source(text), line(document({k: v or None for k, v in record.items()}))):
        (result,) = done(one)
        assert (result.state, result.mismatches) == (NO_RECORD, ())


def test_a_record_of_pb_alone_is_none_where_pb_are_not_compared() -> None:
    case = source(document({"pb": {"Adam": "99"}}))
    assert [done(case, chosen=Settings(premiums=p))[0].state for p in (True, False)] == [DIFFERS, NO_RECORD]
    both = source(document({"pb": {"Adam": "99"}, "kdo": "Božena"}))
    assert [done(both, chosen=Settings(premiums=p))[0].state for p in (True, False)] == [DIFFERS, AGREES]


def test_a_zero_is_a_part_of_the_record() -> None:
    (result,) = done(source(document({"pausal": 0})))
    assert (result.state, result.mismatches) == (DIFFERS, (Mismatch("pausal", 0, 1),))


def test_a_right_record_agrees() -> None:
    (result,) = done(source(document(RIGHT)))
    assert (result.state, result.mismatches) == (AGREES, ())


PLAYED = {
    "the renonc of the example": (["ČE ČS Č7", "ZE KK Z7"], DIFFERS),
    "none": (["ČE ČS Č7", "ZE Z8 Z7"], AGREES),
    "a card its player did not hold, nothing before it": (["ČE ČS Č7", "ZE Z8 ŽE"], UNDECIDED),
}


@pytest.mark.parametrize(("tricks", "state"), PLAYED.values(), ids=list(PLAYED))
def test_a_record_that_there_was_no_renonc(tricks: list[str], state: str) -> None:
    (result,) = done(source(document({"renonc": "zadny"}, zdvihy=tricks, namitka=None)))
    assert result.state == state


@pytest.mark.parametrize(
    ("what", "wrong", "ruled"),
    [
        ("renonc", "neprebiti", "nepriznani-barvy"),
        ("kdo", "Cyril", "Božena"),
        ("zdvih", 1, 2),
        ("trida", "technicky", "ve-hre"),
        ("pausal", 2, 1),
    ],
)
def test_each_wrong_part_is_told_alone(what: str, wrong: str | int, ruled: str | int) -> None:
    (result,) = done(source(document({**RIGHT, what: wrong})))
    assert (result.state, result.mismatches) == (DIFFERS, (Mismatch(what, wrong, ruled),))


def test_payments_are_compared_in_halere_and_only_the_recorded_ones() -> None:
    (before,) = done(source(document({"platby": {"Adam": "1.00"}})))
    (mismatch,) = before.mismatches
    assert (mismatch.what, mismatch.recorded) == ("platby.Adam", 100)
    assert isinstance(mismatch.ruled, int)
    right = f"{mismatch.ruled // 100}.{mismatch.ruled % 100:02d}"
    (after,) = done(source(document({"platby": {"Adam": right}})))
    assert after.state == AGREES


def test_one_broken_case_among_three_leaves_two_results() -> None:
    text = as_yaml(document(id="a")) + "---\nid: b\npravidla: licitovany-2010\n---\n" + as_yaml(document(id="c"))
    results = done(source(text))
    assert [r.state for r in results] == [NO_RECORD, FAULTY, NO_RECORD]
    assert "a.yaml:" in results[1].reason
    assert "hraci" in results[1].reason


def test_json_and_yaml_give_the_same_result() -> None:
    (slow,) = done(source(document(RIGHT)))
    (quick,) = done(line(document(RIGHT)))
    assert (quick.state, quick.verdict, quick.code, quick.digest) == (slow.state, slow.verdict, slow.code, slow.digest)


def test_a_fault_of_a_line_is_located_in_the_whole_file() -> None:
    (result,) = done(line(as_line(document()).replace("ČE", "ČD", 1), 7))
    assert result.state == FAULTY
    assert result.reason.startswith("a.jsonl:7:")
    assert "ČD" in result.reason


def test_a_line_without_an_id_is_called_after_file_and_line() -> None:
    (result,) = done(line(document(id=None), 7))
    assert (result.case, result.own_id) == ("a-7", False)


def test_two_cases_on_a_line_are_a_fault() -> None:
    (result,) = done(line("{id: a}\n--- {id: b}".replace("\n", "\r")))
    assert result.state == FAULTY


def test_equal_content_has_equal_digests_whatever_the_spelling() -> None:
    one, two = document(), document()
    two["trumf"] = "srdce"
    two["karty"] = {name: " ".join(reversed(cards.split())) for name, cards in two["karty"].items()}
    other = document()
    other["talon"] = "Ž8 Ž7"
    other["karty"] = {**other["karty"], "Adam": "ČE ČK ČV Č9 ZE Z10 ZK KE K10 K7"}
    a, b, c = (done(source(d))[0].digest for d in (one, two, other))
    assert a == b != c


def test_an_own_name_is_content_a_name_of_the_file_is_not() -> None:
    same = [done(source(document(id=None), name))[0].digest for name in ("a.yaml", "b.yaml")]
    own = [done(source(document(id=name)))[0].digest for name in ("a", "b")]
    assert same[0] == same[1]
    assert own[0] != own[1]


def test_our_own_error_is_a_result_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object) -> None:
        raise ZeroDivisionError("x")

    monkeypatch.setattr(unit, "settled", broken)
    (result,) = done(source(document()))
    assert (result.state, result.crashed) == (FAULTY, True)
    assert "ZeroDivisionError" in result.reason
    assert "Traceback" not in result.reason


@pytest.mark.parametrize("reading", [("krizovy-sam", "tri-dily"), ("koruna-e1", "jen-d")])
def test_a_reading_applies_where_the_rules_have_it(reading: tuple[str, str]) -> None:
    """Volený has neither."""
    case = source(document({"kdo": "Božena"}, pravidla="voleny-2005"))
    (plain,), (chosen,) = done(case), done(case, chosen=Settings(readings=(reading,)))
    assert chosen == plain


def test_a_reading_changes_the_ruling() -> None:
    case = document({"platby": {"Adam": "1.00"}})
    plain, doubled = (
        done(source(case), chosen=Settings(readings=readings))[0].mismatches[0].ruled
        for readings in ((), (("sto", "nasobene"),))
    )
    assert plain != doubled


def test_results_and_chunks_travel() -> None:
    chunk = Chunk((source(document(RIGHT)), line(document({**RIGHT, "zdvih": 1}))), Settings())
    results = work(pickle.loads(pickle.dumps(chunk)))
    assert pickle.loads(pickle.dumps(results)) == results
    assert [unpack(r.source, pack(r)) for r in results] == results


@given(st.binary(max_size=300), st.sampled_from([CASES, LINE, HRA]))
@settings(max_examples=150, deadline=None)
def test_no_bytes_raise_and_every_source_but_an_empty_one_has_a_result(content: bytes, kind: str) -> None:
    results = done(Source(3, "x.yaml", kind, content))
    assert results
    assert all(r.source == 3 for r in results)
    assert not any(r.crashed for r in results)


def test_an_error_while_reading_is_a_result_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object) -> None:
        raise KeyError("x")

    monkeypatch.setattr(unit, "cases", broken)
    first, second = done(source(document()), source(document(), "b.yaml", 1))
    assert [(r.source, r.state, r.crashed) for r in (first, second)] == [(0, FAULTY, True), (1, FAULTY, True)]
    assert "vnitřní chyba programu (KeyError" in first.reason


def test_a_line_that_is_yaml_and_no_json() -> None:
    """The careful reader takes it; its own name stays, a missing one is made of file and line."""
    (named,) = done(line(as_line(document(RIGHT)).replace('"', "'"), 4))
    assert (named.case, named.state, named.own_id) == ("priklad-sto-flek", AGREES, True)
    (nameless,) = done(line(as_line(document(RIGHT, id=None)).replace('"', "'"), 4))
    assert (nameless.case, nameless.state, nameless.own_id) == ("a-4", AGREES, False)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ('{"a":', "a.jsonl:7: řádek končí uprostřed zápisu. Rada: každý případ má být celý na jednom řádku"),
        ('{"a": {"b": [1,\r', "a.jsonl:7: řádek končí uprostřed zápisu."),
        ("null", "a.jsonl:7: na tomto řádku není žádný případ."),
        ("# poznámka", "a.jsonl:7: na tomto řádku není žádný případ."),
        ("{" + " " * (MAX_BYTES + 1), "a.jsonl:7: řádek je větší než 10 MB."),
        ('{"id": "a\x07"}', "a.jsonl:7:10: řádek obsahuje neviditelný řídicí znak U+0007."),
    ],
)
def test_a_fault_of_a_line_speaks_of_the_line(written: str, said: str) -> None:
    (result,) = done(line(written + "\n", 7))
    assert result.state == FAULTY
    assert result.reason.startswith(said)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"id"', '"rozdava": "Dana", "id"', "klíč „rozdava“ je tu podruhé, poprvé na řádku 7."),
        ("Č10", "ČE", "karta ČE (červené eso) je tu podruhé, poprvé karty.Adam[1] na řádku 7;"),
    ],
)
def test_a_place_inside_a_fault_of_a_line_is_that_line_too(old: str, new: str, said: str) -> None:
    (result,) = done(line(as_line(document()).replace(old, new, 1), 7))
    assert said in result.reason
    assert all(one.startswith("a.jsonl:7:") for one in result.reason.splitlines())
