"""What is no case at all gets one sentence: what it is and which command reads it."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.conftest import ROOT, Run
from tests.mariasek.games import game

CASE = (ROOT / "cases" / "priklad-sto-flek.yaml").read_bytes()
SHEET = b"listek: 1\npravidla: licitovany-2010\nhraci: [Adam, Bara, Cyril, Dana]\nhry: []\n"
OTHERS = {
    "hra.hra": (game(), "uložená hra", "import {} -o hra.yaml"),
    "hra.hra.gz": (gzip.compress(game()), "uložená hra", "import {} -o hra.yaml"),
    "prejmenovana.yaml": (b"\xef\xbb\xbf" + game(), "uložená hra", "import {} -o hra.yaml"),
    "turnaj.jsonl": (b'{"pravidla": "voleny"}\n{"pravidla": "voleny"}\n', "JSON Lines", "audit {}"),
    "turnaj.jsonl.gz": (gzip.compress(b"{}\n"), "zabalené", "audit {}"),
    "hra.yaml.gz": (gzip.compress(CASE), "zabalené", "audit {}"),
    "zabaleny.yaml": (gzip.compress(CASE), "zabalené", "audit {}"),
    "stul.yaml": (SHEET, "lístek", "listek {}"),
    "stul.json": (b'{\n "listek": 1,\n "hry": []\n}\n', "lístek", "listek {}"),
    "stul.csv": (b"pravidla;licitovany-2010\nc;rozdava\n", "lístek", "listek {}"),
    "klub.yaml": (b"# nase\nzaklad: voleny-2005\nsazby: {zaklad: 1}\n", "sada pravidel", "pravidla {}"),
}


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("command", ["posud", "over"])
def test_one_sentence_with_the_command(warm: Run, tmp_path: Path, command: str, name: str) -> None:
    content, what, advice = OTHERS[name]
    file = tmp_path / name
    file.write_bytes(content)
    done = warm(command, file)
    assert (done.code, (done.out + done.err).count("\n")) == (2, 1)
    told = done.out + done.err
    assert told.startswith(f"{file}: ") and what in told
    assert f"rozhodci {advice.format(file)}\n" in told


def test_standard_input(warm: Run) -> None:
    assert "rozhodci listek -\n" in warm("posud", "-", stdin=SHEET).err


def test_a_result_of_the_program(warm: Run, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes(CASE)
    made = tmp_path / "vysledek.json"
    warm("posud", tmp_path / "a.yaml", "--format", "json", "-o", made)
    assert warm("posud", made).err == f"{made}: tohle je výsledek programu rozhodci, ne případ.\n"


def test_a_readable_case_is_a_case_whatever_it_is_called(warm: Run, tmp_path: Path) -> None:
    for name in ("a.jsonl", "b.csv", "c.hra"):
        (tmp_path / name).write_bytes(CASE)
        assert warm("over", tmp_path / name).code == 0


def test_faults_of_a_case_are_not_hidden_by_a_stray_key(warm: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_bytes(CASE + b"hry: []\n")
    assert "neznámý klíč „hry“" in warm("posud", file).err
