"""Repeated content and repeated names."""

from __future__ import annotations

import pytest

from rozhodci.audit.result import AGREES, DIFFERS, DUPLICATE, FAULTY, NO_RECORD, CaseResult, Mismatch
from rozhodci.audit.seen import Seen
from rozhodci.audit.summary import Summary
from rozhodci.errors import OutputError


def case(file: str, name: str, digest: str, state: str = AGREES, own: bool = True) -> CaseResult:
    return CaseResult(0, file, name, state, "renonc", "neprebiti", (("neprebiti", "ve-hre"),), (), "", digest, own)


def marked(seen: Seen, result: CaseResult) -> CaseResult:
    """As a chunk of one."""
    (only,) = seen.marked([result])
    return only


A, B = "00000000000000aa", "ffffffffffffffbb"


def test_the_first_of_equal_content_counts_the_others_name_it() -> None:
    seen, summary = Seen(), Summary()
    results = [marked(seen, case(f, "x", A)) for f in ("a.yaml", "b.yaml", "c.yaml")]
    for r in results:
        summary.add(r)
    assert [r.state for r in results] == [AGREES, DUPLICATE, DUPLICATE]
    assert all("a.yaml: x" in r.reason for r in results[1:])
    assert (summary.total, summary.findings["neprebiti"], summary.states[DUPLICATE]) == (1, 1, 2)


def test_a_name_taken_by_another_case_is_a_mismatch() -> None:
    seen = Seen()
    marked(seen, case("a.yaml", "x", A))
    second = marked(seen, case("b.yaml", "x", B, NO_RECORD))
    assert (second.state, second.mismatches) == (DIFFERS, (Mismatch("id", "x", None),))
    assert "a.yaml" in second.reason


def test_names_taken_from_files_may_repeat() -> None:
    seen = Seen()
    marked(seen, case("a/1.yaml", "1", A, own=False))
    assert marked(seen, case("b/1.yaml", "1", B, own=False)).state == AGREES


def test_what_could_not_be_read_repeats_nothing() -> None:
    seen = Seen()
    broken = CaseResult(0, "a", "", FAULTY)
    assert [marked(seen, broken).state for _ in range(2)] == [FAULTY, FAULTY]


@pytest.mark.parametrize("size", [1, 2, 5, 12])
def test_repeated_cases_are_the_same_however_the_chunks_are_cut(size: int) -> None:
    cases = [
        case("a", "x", A), case("b", "x", B), case("c", "x", B), CaseResult(0, "d", "", FAULTY), case("a", "x", A),
        case("e", "z", "c" * 16, own=False), case("f", "z", "d" * 16), case("g", "z", "d" * 16),
        case("h", "y", "e" * 16), case("i", "z", "f" * 16), case("j", "x", "c" * 16, own=False),
        case("k", "w", "0" * 16),
    ]  # fmt: skip
    seen = Seen()
    found = [r for i in range(0, len(cases), size) for r in seen.marked(cases[i : i + size])]
    changed = [(r.file, r.state, r.reason) for r, before in zip(found, cases, strict=True) if r != before]
    assert changed == [
        ("b", DIFFERS, "id „x“ má už jiný případ v souboru a"),
        ("c", DUPLICATE, "stejný obsah jako b: x"),
        ("a", DUPLICATE, "stejný obsah jako a: x"),
        ("g", DUPLICATE, "stejný obsah jako f: z"),
        ("i", DIFFERS, "id „z“ má už jiný případ v souboru f"),
        ("j", DUPLICATE, "stejný obsah jako e: z"),
    ]


def test_many_cases() -> None:
    seen = Seen()
    keys = [f"{i * 0x9E3779B97F4A7C15 % 2**64:016x}" for i in range(3000)]
    assert [marked(seen, case("a", str(i), k)).state for i, k in enumerate(keys)] == [AGREES] * 3000
    assert [marked(seen, case("b", "y", k)).state for k in keys] == [DUPLICATE] * 3000


def test_no_room_for_the_list_ends_the_audit_with_a_reason() -> None:
    seen = Seen()
    seen._base.execute("PRAGMA max_page_count = 8")
    with pytest.raises(OutputError, match="dočasné složce"):
        for i in range(10_000):
            marked(seen, case(f"{i}.yaml", f"x{i}", f"{i:016x}"))


def test_a_file_name_that_is_no_text_is_kept_as_it_is() -> None:
    """Linux allows any bytes; those that are no UTF-8 come as halves of characters."""
    seen, odd = Seen(), "hra\udce8"
    marked(seen, case(f"{odd}.yaml", odd, A))
    assert marked(seen, case("b.yaml", "b", A)).reason == f"stejný obsah jako {odd}.yaml: {odd}"
    assert marked(seen, case("c.yaml", odd, B)).reason.endswith(f"má už jiný případ v souboru {odd}.yaml")
