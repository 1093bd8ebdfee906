"""The state file: what was judged is not judged again, a torn end is recognised, another audit is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from rozhodci.audit import run
from rozhodci.audit.chunk import Settings
from rozhodci.audit.drive import serial
from rozhodci.audit.names import expand
from rozhodci.audit.result import CaseResult
from rozhodci.audit.run import Plan, audit
from rozhodci.audit.summary import Summary
from rozhodci.errors import OutputError, UsageError
from tests.audit.made import as_line, document

COUNT = 40


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    file = tmp_path / "pripady.jsonl"
    file.write_text("".join(as_line(document(id=f"p{i}")) for i in range(COUNT)), encoding="utf-8")
    return file


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Numbers of the sources that really were judged."""
    numbers: list[int] = []

    def noting(work_list):  # type: ignore[no-untyped-def]
        for chunk, results in serial(work_list):
            numbers.extend(s.number for s in chunk.sources)
            yield chunk, results

    monkeypatch.setattr(run, "serial", noting)
    return numbers


def audited(cases: Path, state: Path, **more: object) -> tuple[list[CaseResult], Summary]:
    plan = Plan(Settings(**more), jobs=1, state=str(state))  # type: ignore[arg-type]
    summary = Summary()
    return results(plan, cases, summary), summary


def results(plan: Plan, cases: Path, summary: Summary | None = None) -> list[CaseResult]:
    chunks = audit(plan, *expand([str(cases)]), summary or Summary(), lambda *_: None)
    return [result for chunk in chunks for result in chunk]


def test_a_finished_audit_is_only_read_again(cases: Path, judged: list[int], tmp_path: Path) -> None:
    first = audited(cases, tmp_path / "stav")
    assert sorted(judged) == list(range(COUNT))
    judged.clear()
    again = audited(cases, tmp_path / "stav")
    assert judged == []
    assert (again[0], again[1].data()) == (first[0], first[1].data())


@pytest.mark.parametrize("lines", [0, 1, 2, 17, COUNT])
@pytest.mark.parametrize("torn", [0, 1, 30])
def test_an_interrupted_one_goes_on(cases: Path, judged: list[int], tmp_path: Path, lines: int, torn: int) -> None:
    whole, _ = audited(cases, tmp_path / "stav")
    kept = (tmp_path / "stav").read_bytes().splitlines(keepends=True)
    rest = b"".join(kept[lines:])
    (tmp_path / "stav").write_bytes(
        b"".join(kept[:lines]) + rest[: min(torn, len(rest) - 1)] if rest else b"".join(kept)
    )
    judged.clear()
    assert audited(cases, tmp_path / "stav")[0] == whole
    assert judged == list(range(max(0, lines - 1), COUNT))
    assert (tmp_path / "stav").read_bytes().splitlines(keepends=True) == kept


def test_a_torn_line_of_whole_length_is_no_result(cases: Path, judged: list[int], tmp_path: Path) -> None:
    whole, _ = audited(cases, tmp_path / "stav")
    kept = (tmp_path / "stav").read_bytes().splitlines(keepends=True)
    (tmp_path / "stav").write_bytes(b"".join(kept[:5]) + b"\0" * 20 + b"\n")
    judged.clear()
    assert audited(cases, tmp_path / "stav")[0] == whole
    assert judged[0] == 4


def test_a_changed_case_is_refused_by_name(cases: Path, tmp_path: Path) -> None:
    audited(cases, tmp_path / "stav")
    cases.write_text(cases.read_text(encoding="utf-8").replace('"p3"', '"jiny"'), encoding="utf-8")
    with pytest.raises(UsageError, match=r"pripady\.jsonl se od přerušení změnil"):
        audited(cases, tmp_path / "stav")


def test_other_options_are_refused(cases: Path, tmp_path: Path) -> None:
    audited(cases, tmp_path / "stav")
    with pytest.raises(UsageError, match="jinému auditu"):
        audited(cases, tmp_path / "stav", premiums=False)


def test_a_file_of_another_kind_stays_as_it_was(cases: Path, tmp_path: Path) -> None:
    text = cases.read_bytes()
    with pytest.raises(UsageError, match="není stav auditu"):
        audited(tmp_path, cases)
    assert cases.read_bytes() == text


def test_results_are_kept_before_they_are_shown(cases: Path, tmp_path: Path) -> None:
    plan = Plan(Settings(), jobs=1, state=str(tmp_path / "stav"))
    chunks = audit(plan, *expand([str(cases)]), Summary(), lambda *_: None)
    next(chunks)
    assert len((tmp_path / "stav").read_bytes().splitlines()) > 1


def test_the_unit_is_told_no_case_twice_by_a_pool(cases: Path, tmp_path: Path) -> None:
    serially, _ = audited(cases, tmp_path / "jeden")
    plan = Plan(Settings(), jobs=2, state=str(tmp_path / "dva"))
    assert results(plan, cases) == serially
    assert (tmp_path / "dva").read_bytes() == (tmp_path / "jeden").read_bytes()


def test_own_rules_that_changed_are_another_audit(cases: Path, tmp_path: Path) -> None:
    own = tmp_path / "liga.yaml"
    own.write_text("nazev: Liga\nzaklad: licitovany-2010\nsazby: {betl: 4.00}\n", encoding="utf-8")
    first = audited(cases, tmp_path / "stav", ruleset=str(own))
    assert audited(cases, tmp_path / "stav", ruleset=str(own))[0] == first[0]
    own.write_text(own.read_text(encoding="utf-8").replace("4.00", "5.00"), encoding="utf-8")
    with pytest.raises(UsageError, match=r"jinému auditu \(liší se pravidla\)"):
        audited(cases, tmp_path / "stav", ruleset=str(own))


def test_a_state_that_cannot_be_written_is_told(cases: Path, tmp_path: Path) -> None:
    with pytest.raises(OutputError, match="stav: nelze zapsat"):
        audited(cases, tmp_path / "neni" / "stav")


def test_a_folder_is_no_state(cases: Path, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="tohle není obyčejný soubor"):
        audited(cases, tmp_path)


def test_a_line_with_an_unknown_state_counts_as_torn(cases: Path, judged: list[int], tmp_path: Path) -> None:
    whole, _ = audited(cases, tmp_path / "stav")
    kept = (tmp_path / "stav").read_bytes().splitlines(keepends=True)
    kept[5] = kept[5].replace(b"bez-zaznamu", b"bez-verdikt")
    (tmp_path / "stav").write_bytes(b"".join(kept))
    judged.clear()
    assert audited(cases, tmp_path / "stav")[0] == whole
    assert judged[0] == 4
