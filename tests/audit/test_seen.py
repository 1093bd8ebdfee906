"""Repeated content and repeated names."""

from __future__ import annotations

import pytest

from rozhodci.audit.result import AGREES, DIFFERS, DUPLICATE, FAULTY, NO_RECORD, CaseResult, Mismatch
from rozhodci.audit.seen import Seen
from rozhodci.audit.summary import Summary
from rozhodci.errors import OutputError


def case(file: str, name: str, digest: str, state: str = AGREES, own: bool = True) -> CaseResult:
    return CaseResult(0, file, name, state, "renonc", "neprebiti", (("neprebiti", "ve-hre"),), (), "", digest, own)


A, B = "00000000000000aa", "ffffffffffffffbb"


def test_the_first_of_equal_content_counts_the_others_name_it() -> None:
    seen, summary = Seen(), Summary()
    results = [seen.marked(case(f, "x", A)) for f in ("a.yaml", "b.yaml", "c.yaml")]
    for r in results:
        summary.add(r)
    assert [r.state for r in results] == [AGREES, DUPLICATE, DUPLICATE]
    assert all("a.yaml: x" in r.reason for r in results[1:])
    assert (summary.total, summary.findings["neprebiti"], summary.states[DUPLICATE]) == (1, 1, 2)


def test_a_name_taken_by_another_case_is_a_mismatch() -> None:
    seen = Seen()
    seen.marked(case("a.yaml", "x", A))
    second = seen.marked(case("b.yaml", "x", B, NO_RECORD))
    assert (second.state, second.mismatches) == (DIFFERS, (Mismatch("id", "x", None),))
    assert "a.yaml" in second.reason


def test_names_taken_from_files_may_repeat() -> None:
    seen = Seen()
    seen.marked(case("a/1.yaml", "1", A, own=False))
    assert seen.marked(case("b/1.yaml", "1", B, own=False)).state == AGREES


def test_what_could_not_be_read_repeats_nothing() -> None:
    seen = Seen()
    broken = CaseResult(0, "a", "", FAULTY)
    assert [seen.marked(broken).state for _ in range(2)] == [FAULTY, FAULTY]


def test_many_cases() -> None:
    seen = Seen()
    keys = [f"{i * 0x9E3779B97F4A7C15 % 2**64:016x}" for i in range(3000)]
    assert [seen.marked(case("a", str(i), k)).state for i, k in enumerate(keys)] == [AGREES] * 3000
    assert [seen.marked(case("b", "y", k)).state for k in keys] == [DUPLICATE] * 3000


def test_no_room_for_the_list_ends_the_audit_with_a_reason() -> None:
    seen = Seen()
    seen._base.execute("PRAGMA max_page_count = 8")
    with pytest.raises(OutputError, match="dočasné složce"):
        for i in range(10_000):
            seen.marked(case(f"{i}.yaml", f"x{i}", f"{i:016x}"))
