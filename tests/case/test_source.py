"""Encodings, sizes and kinds of files (spec 1, 1.2; C14)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rozhodci.case.source import MAX_BYTES, decode, read_source
from rozhodci.errors import InputError
from tests.case.written import EXAMPLE, problem, read, read_all

CZECH = "hráč: Žofie Čápová, šťastná – „žaludy“\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1250", "utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_read_in_the_encodings_windows_writes(encoding: str) -> None:
    assert decode(CZECH.encode(encoding), "a.yaml") == CZECH


@pytest.mark.parametrize("encoding", ["utf-8-sig", "cp1250", "utf-16"])
def test_a_whole_case_in_another_encoding_is_the_same_case(encoding: str) -> None:
    assert read(EXAMPLE.encode(encoding)) == read(EXAMPLE)


def test_decomposed_letters_are_composed() -> None:
    decomposed = "ž\u030ca: Z\u030c7 C\u030cE".replace("ž\u030c", "z\u030c")
    assert decode(decomposed.encode(), "a.yaml") == "ža: Ž7 ČE"


@pytest.mark.parametrize(("encoding", "name"), [("iso8859-2", "ISO-8859-2"), ("cp852", "CP852")])
def test_other_encodings_are_named(encoding: str, name: str) -> None:
    only = problem(EXAMPLE.encode(encoding))
    assert only.code == "kodovani"
    assert name in only.message
    assert "UTF-8" in only.hint


def test_damaged_utf8_is_not_taken_for_cp1250() -> None:
    data = EXAMPLE.encode()
    at = data.index("ž".encode()) + 1
    only = problem(data[:at] + data[at + 1 :])
    assert (only.code, only.line) == ("kodovani", 3)


def test_ten_megabytes_are_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "velky.yaml"
    path.write_bytes(b"#" * (MAX_BYTES + 1))
    with pytest.raises(InputError) as fault:
        read_source(path)
    assert fault.value.problems[0].code == "velikost"
    (again,) = read_all(b"#" * (MAX_BYTES + 1))
    assert isinstance(again, InputError)
    assert again.problems[0].code == "velikost"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path, code in ((tmp_path, "neni-soubor"), (tmp_path / "neni.yaml", "nelze-cist"), ("a\0b", "nelze-cist")):
        with pytest.raises(InputError) as fault:
            read_source(path)
        assert fault.value.problems[0].code == code


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_devices_and_pipes_are_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "roura.yaml")
    for path in (tmp_path / "roura.yaml", Path(os.devnull)):
        with pytest.raises(InputError) as fault:
            read_source(path)
        assert fault.value.problems[0].code == "neni-soubor"


def test_read_source_gives_the_bytes(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(EXAMPLE.encode())
    assert read_source(path) == read_source(str(path)) == EXAMPLE.encode()
