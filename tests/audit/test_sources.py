"""Files to sources: kinds, lines, compression, standard input."""

from __future__ import annotations

import gzip
import io
import os
import sys
from pathlib import Path

import pytest

from rozhodci.audit import sources
from rozhodci.audit.chunk import CASES, HRA, LINE, OTHER, Source
from rozhodci.audit.sources import is_result, read


def taken(path: Path | str) -> list[Source]:
    return list(read([str(path)], []))


def test_lines_are_numbered_as_in_the_file_and_blank_ones_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_bytes(b'{"id": 1}\n\n  \n{"id": 2}')
    assert [(s.kind, s.line, s.content) for s in taken(file)] == [
        (LINE, 1, b'{"id": 1}\n'), (LINE, 4, b'{"id": 2}'),
    ]  # fmt: skip


@pytest.mark.parametrize(("name", "kind"), [("a.yaml", CASES), ("a.json", CASES), ("a.hra", HRA), ("a.txt", CASES)])
def test_kinds(tmp_path: Path, name: str, kind: str) -> None:
    (tmp_path / name).write_bytes(b"obsah")
    assert [(s.kind, s.content, s.fault) for s in taken(tmp_path / name)] == [(kind, b"obsah", "")]


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        ("# poznámka\nlistek: 1\npravidla: krizovy\n", OTHER),
        ("nazev: Liga\nzaklad: licitovany-2010\n", OTHER),
        ('{"listek": 1}', OTHER),
        ("id: a\nsazby:\n  zaklad: 0.20\n", CASES),
        ("id: a\nlistek: 1\nrozdava: Dana\n", CASES),
        ('{"rozhodci-audit":1,"verze":"0.1.0"}\n[["a.yaml",1,"x"],[]]\n', OTHER),
        ('[\n  {\n    "format": 1,\n    "pripad": "a",', OTHER),
        ('{"format": 1, "v_poradku": true}', OTHER),
        ('{"format": 1, "id": "a", "rozdava": "Dana"}', CASES),
        ("shoda: neznámý klíč\nrozdava: Dana\n", CASES),
    ],
)
def test_sheets_and_rulesets_beside_cases_are_told_apart(tmp_path: Path, content: str, kind: str) -> None:
    (tmp_path / "a.yaml").write_text(content, encoding="utf-8")
    assert [s.kind for s in taken(tmp_path / "a.yaml")] == [kind]


@pytest.mark.parametrize("name", ["a.jsonl.gz", "a.jsonl"])
def test_compressed_lines_whatever_the_ending(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(gzip.compress(b'{"id": 1}\n{"id": 2}\n', mtime=0))
    assert [s.content for s in taken(tmp_path / name)] == [b'{"id": 1}\n', b'{"id": 2}\n']


def test_a_torn_archive_gives_its_lines_and_then_a_fault(tmp_path: Path) -> None:
    lines = b"".join(b'{"id": %d}\n' % i for i in range(20_000))
    whole = gzip.compress(lines)
    (tmp_path / "a.jsonl.gz").write_bytes(whole[: len(whole) // 2])
    found = taken(tmp_path / "a.jsonl.gz")
    assert len(found) > 100
    assert not any(s.fault for s in found[:-1])
    assert "poškozený" in found[-1].fault


def test_an_overlong_line_does_not_take_the_next_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sources, "MAX_BYTES", 20)
    (tmp_path / "a.jsonl").write_bytes(b"{" + b" " * 100 + b"}\n{}\n")
    found = taken(tmp_path / "a.jsonl")
    assert [(s.line, len(s.content)) for s in found] == [(1, 21), (2, 3)]


def test_utf16_lines_are_refused_by_name(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_bytes('{"id": 1}\n'.encode("utf-16"))
    (only,) = taken(tmp_path / "a.jsonl")
    assert "UTF-16" in only.fault


def test_a_missing_file_is_a_source_with_a_fault(tmp_path: Path) -> None:
    (only,) = taken(tmp_path / "neni.yaml")
    assert "neexistuje" in only.fault


@pytest.mark.parametrize(
    ("given", "kinds"),
    [
        (b'{"id": 1}\n{"id": 2}\n', [LINE, LINE]),
        (b"id: a\n---\nid: b\n", [CASES]),
        (b'{\n"id": 1}\n', [CASES]),
        (b'\xef\xbb\xbf<?xml version="1.0"?><Hra/>', [HRA]),
        (gzip.compress(b'{"id": 1}\n{"id": 2}\n', mtime=0), [LINE, LINE]),
        (b"", [CASES]),
    ],
)
def test_standard_input_says_what_it_is(monkeypatch: pytest.MonkeyPatch, given: bytes, kinds: list[str]) -> None:
    stdin = io.TextIOWrapper(io.BufferedReader(io.BytesIO(given)))  # type: ignore[type-var]
    monkeypatch.setattr(sys, "stdin", stdin)
    found = taken("-")
    assert [(s.kind, s.name) for s in found] == [(kind, "<vstup>") for kind in kinds]
    assert b"".join(s.content for s in found) == (gzip.decompress(given) if given[:1] == b"\x1f" else given)


def test_numbers_go_through_all_files_and_faults(tmp_path: Path) -> None:
    (tmp_path / "a.jsonl").write_bytes(b"{}\n{}\n")
    found = list(read([str(tmp_path / "a.jsonl"), "neni"], [("vzor", "nic.")]))
    assert [s.number for s in found] == [0, 1, 2, 3]
    assert found[-1].fault == "vzor: nic."


def test_a_folder_named_as_a_file_is_told() -> None:
    (only,) = taken(Path(__file__).parent)
    assert only.fault == f"{Path(__file__).parent}: tohle není obyčejný soubor."


@pytest.mark.parametrize("given", [b"{id: a, hraci: [A, B]}", b"{" + b"[" * 100_000 + b"}"])
def test_braces_that_are_no_json_are_a_case_in_yaml(monkeypatch: pytest.MonkeyPatch, given: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(io.BytesIO(given))))  # type: ignore[type-var]
    assert [(s.kind, s.content) for s in taken("-")] == [(CASES, given)]


def test_compressed_lines_through_a_pipe_have_no_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe cannot say how far it has been read; the lines come all the same."""
    out, into = os.pipe()
    with os.fdopen(into, "wb") as writer:
        writer.write(gzip.compress(b'{"id": 1}\n{"id": 2}\n', mtime=0))
    with os.fdopen(out, "r", encoding="utf-8") as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        assert [(s.kind, s.line, s.content, s.weight) for s in taken("-")] == [
            (LINE, 1, b'{"id": 1}\n', 0), (LINE, 2, b'{"id": 2}\n', 0),
        ]  # fmt: skip


def test_lines_of_a_result_are_passed_over_as_one(tmp_path: Path) -> None:
    line = b'{"format": 1, "soubor": "a.yaml", "pripad": "a", "stav": "shoda"}\n'
    for name, content in (("a.jsonl", line * 3), ("b.jsonl.gz", gzip.compress(line * 3))):
        (tmp_path / name).write_bytes(content)
        assert [s.kind for s in taken(tmp_path / name)] == [OTHER]
        assert is_result(str(tmp_path / name))
    assert not is_result(str(tmp_path / "neni.json"))
