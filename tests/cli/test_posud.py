"""`posud` as a program: formats, several inputs, what cannot be read, consoles, pipes."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from rozhodci.rulesets import get
from tests.conftest import ROOT, Run, executable

EXAMPLE = ROOT / "cases" / "priklad-sto-flek.yaml"
SCHEMA = json.loads((ROOT / "schemas" / "nalez.schema.json").read_text(encoding="utf-8"))
BROKEN = b"id: rozbity\npravidla: licitovany-2010\nhraci: [Adam, Adam, Cyril]\n"


@pytest.fixture
def example() -> bytes:
    return EXAMPLE.read_bytes()


def without(source: bytes, key: bytes) -> bytes:
    return b"\n".join(line for line in source.split(b"\n") if not line.startswith(key))


def test_numbers_of_the_specification_example(run: Run) -> None:
    """Spec 3: 10 + 80 + 40 - 10 = 120, three steps of 0,80 × 2 × 2, three shares, paušál 1 to everybody."""
    got = json.loads(run("posud", EXAMPLE, "--format", "json").out)
    assert (got["pripad"], got["verdikt"], got["namitka"]["stav"]) == ("priklad-sto-flek", "renonc", "potvrzena")
    assert {k: got["kontumace"][k] for k in ("uhrane", "zbyva", "hlasky", "odecteno", "celkem")} == {
        "uhrane": 10, "zbyva": 80, "hlasky": 40, "odecteno": 10, "celkem": 120,
    }  # fmt: skip
    assert got["sazby"] == [
        {"cast": "sto", "sazba": 80, "cervena": 2, "fleky": 1, "kroky": 3, "castka": 960, "ve_prospech": "akter"}
    ]
    assert [(p["od"], p["komu"], p["hal"], p["titul"], p.get("renonc")) for p in got["platby"]] == [
        ("Božena", "Adam", 2880, "hra", None),
        ("Božena", "Adam", 200, "pausal", 0),
        ("Božena", "Cyril", 200, "pausal", 0),
        ("Božena", "Dana", 200, "pausal", 0),
    ]
    assert got["saldo"] == {"Adam": 3080, "Božena": -3480, "Cyril": 200, "Dana": 200}


def test_text_begins_with_the_verdict(run: Run) -> None:
    lines = run("posud", EXAMPLE).out.splitlines()
    assert lines[0] == "Renonc: Božena, 2. zdvih, nepřiznání barvy (ČSM čl. IV, renonc ve hře 1)."
    assert lines[1] == "  Hráno KK; povoleno Z9, Z8."
    assert max(map(len, lines)) <= 79


def test_short_and_long_form(warm: Run) -> None:
    short, full, long = (warm("posud", EXAMPLE, *o).out for o in (["--strucne"], [], ["--podrobne"]))
    assert full.startswith(short) and long.startswith(full)
    assert "Odůvodnění" not in short
    assert "  2.  Adam ZE  Božena KK!+20  Cyril Z7  bere Adam  10 bodů\n" in long
    assert "  ! 2. zdvih, Božena: Hráno KK; povoleno Z9, Z8.\n" in long
    assert "Výklady, které nález neovlivnily" in long


def test_reading_from_the_command_line(warm: Run) -> None:
    """sto nasobene: three steps are 2² = 4 rates, 0,80 × 2 × 2 × 4 = 12,80 a share."""
    got = json.loads(warm("posud", EXAMPLE, "--format", "json", "--vyklad", "sto=nasobene").out)
    assert got["platby"][0]["hal"] == 3 * 1280
    assert {"kod": "sto", "pouzito": "nasobene"}.items() <= next(v for v in got["vyklady"] if v["kod"] == "sto").items()


@pytest.mark.parametrize("word", ["stoo=nasobene", "sto=moc"])
def test_unknown_reading(warm: Run, word: str) -> None:
    done = warm("posud", EXAMPLE, "--vyklad", word)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"--vyklad {word.split('=')[0]}")


def test_ruleset_from_the_command_line(warm: Run) -> None:
    got = json.loads(warm("posud", EXAMPLE, "--format", "json", "--pravidla", "licitovany-2014").out)
    assert got["pravidla"] == "licitovany-2014"
    done = warm("posud", EXAMPLE, "--pravidla", "licitovany-2009")
    assert (done.code, done.out) == (2, "")


def test_standard_input(run: Run, example: bytes) -> None:
    assert run("posud", "-", stdin=example).out == run("posud", EXAMPLE).out


def test_several_documents_are_a_list_and_lines(warm: Run, example: bytes, tmp_path: Path) -> None:
    file = tmp_path / "dva.yaml"
    file.write_bytes(example + b"\n---\n" + example.replace(b"priklad-sto-flek", b"druhy"))
    names = [r["pripad"] for r in json.loads(warm("posud", file, "--format", "json").out)]
    assert names == ["priklad-sto-flek", "druhy"]
    lines = warm("posud", file, "--format", "jsonl").out.splitlines()
    assert [json.loads(line)["pripad"] for line in lines] == names
    text = warm("posud", file, "--strucne").out
    assert f"=== priklad-sto-flek ({file})\nRenonc:" in text and f"\n\n=== druhy ({file})\nRenonc:" in text


def test_folder_with_one_broken_file(warm: Run, example: bytes, tmp_path: Path) -> None:
    """Nine results and one that cannot be judged (a broken file does not stop the batch)."""
    for i in range(9):
        (tmp_path / f"p{i}.yaml").write_bytes(example.replace(b"id: priklad-sto-flek", b"id: p%d" % i))
    (tmp_path / "p4b.yml").write_bytes(BROKEN)
    (tmp_path / "poznamky.txt").write_text("není případ")
    done = warm("posud", tmp_path, "--format", "jsonl")
    assert [json.loads(line)["pripad"] for line in done.out.splitlines()] == [f"p{i}" for i in range(9)]
    assert done.code == 2
    assert f"{tmp_path / 'p4b.yml'}:3:" in done.err
    assert warm("posud", f"{tmp_path}/p[0-2].yaml", "--format", "jsonl").out.count("\n") == 3
    assert warm("posud", tmp_path / "p0.yaml", tmp_path, "--format", "jsonl").out.count("\n") == 9


def test_unreadable_inputs(warm: Run, tmp_path: Path) -> None:
    empty = tmp_path / "prazdny.yaml"
    empty.write_bytes(b"")
    done = warm("posud", empty, tmp_path / "neni.yaml", EXAMPLE)
    assert done.code == 2
    assert "prázdný soubor" in done.err and "neexistuje" in done.err
    assert "Renonc:" in done.out
    folder = tmp_path / "slozka"
    folder.mkdir()
    assert "ve složce není žádný soubor" in warm("posud", folder).err


def test_case_error_names_place_and_exit_2(warm: Run, example: bytes) -> None:
    done = warm("posud", "-", stdin=without(example, b"trumf"))
    assert (done.code, done.out) == (2, "")
    assert "trumf" in done.err and "Traceback" not in done.err


@pytest.mark.parametrize("format", ["text", "json", "jsonl"])
def test_exit_code_depends_on_the_outcome_only(warm: Run, example: bytes, format: str, tmp_path: Path) -> None:
    assert warm("posud", EXAMPLE, "--format", format).code == 0
    assert warm("posud", EXAMPLE, "--format", format, "--exit-code").code == 1
    assert warm("posud", EXAMPLE, "--format", format, "--exit-code", "-o", tmp_path / "x").code == 1
    clean = tmp_path / "cisty.yaml"
    clean.write_bytes(without(without(example, b"namitka"), b"  - [Adam: ZE"))
    assert warm("posud", clean, "--format", format, "--exit-code").code == 0


def test_output_file_has_the_same_text(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "nález 1.txt"
    done = run("posud", EXAMPLE, "-o", target)
    assert (done.code, done.out, done.err) == (0, "", "")
    assert target.read_text(encoding="utf-8") == run("posud", EXAMPLE).out
    done = run("posud", EXAMPLE, "-o", tmp_path / "neni" / "x.txt")
    assert (done.code, "nelze zapsat" in done.err) == (2, True)


def test_json_fits_its_schema_and_is_the_same_bytes_everywhere(run: Run) -> None:
    other = {"PYTHONHASHSEED": "7", "LC_ALL": "C", "TZ": "Asia/Tokyo"}
    outs = {
        run("posud", EXAMPLE, "--format", "json", encoding=encoding, env=env).raw
        for encoding, env in (("utf-8", {}), ("utf-8", other), ("cp1250", {}), ("ascii", other))
    }
    assert len(outs) == 1
    Draft202012Validator(SCHEMA).validate(json.loads(outs.pop().decode("utf-8")))


@pytest.mark.parametrize("encoding", ["cp1250", "cp852"])
def test_windows_consoles_keep_czech(run: Run, encoding: str) -> None:
    done = run("posud", EXAMPLE, "--podrobne", encoding=encoding, env={"PYTHONUTF8": "0"})
    assert done.code == 0
    assert "Božena, 2. zdvih, nepřiznání barvy" in done.out
    assert "?" not in done.out.replace("vyhrát?", "")


def test_ascii_on_request_and_by_itself(run: Run) -> None:
    asked = run("posud", EXAMPLE, "--podrobne", "--ascii")
    assert asked.out.isascii()
    assert "Renonc: Bozena, 2. zdvih, nepriznani barvy (CSM cl. IV, renonc ve hre 1)." in asked.out
    assert run("posud", EXAMPLE, "--podrobne", encoding="ascii", env={"LC_ALL": "C"}).out == asked.out


def test_no_colour_in_a_pipe(run: Run) -> None:
    assert b"\x1b" not in run("posud", EXAMPLE, env={"FORCE_COLOR": "1", "TERM": "xterm-256color"}).raw


@pytest.mark.skipif(os.name == "nt", reason="POSIX pipes")
@pytest.mark.parametrize("words", [["posud", str(EXAMPLE), "--podrobne"], ["pravidla", "licitovany-2010"], ["--help"]])
def test_closed_pipe_ends_quietly(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([executable(), *words], stdout=writing, stderr=subprocess.PIPE, timeout=60, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")
def test_full_disk_is_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([executable(), "posud", str(EXAMPLE)], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert "nelze zapsat" in done.stderr.decode("utf-8")


def test_path_with_spaces_and_diacritics(run: Run, example: bytes, tmp_path: Path) -> None:
    folder = tmp_path / "stůl č. 3"
    folder.mkdir()
    (folder / "hra 1.yaml").write_bytes(example.replace(b"\n", b"\r\n"))
    assert run("posud", folder).out == run("posud", EXAMPLE).out


@pytest.mark.skipif(os.name == "nt", reason="POSIX locale")
def test_c_locale_without_utf8(run: Run, example: bytes, tmp_path: Path) -> None:
    settings = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    file = tmp_path / "žaludy.yaml"
    file.write_bytes(example)
    done = run("posud", file, tmp_path / "chybí.yaml", env=settings, encoding="ascii")
    assert (done.code, "Renonc: Bozena" in done.out) == (2, True)
    assert "soubor neexistuje" in done.err
    assert run("over", file, env=settings, encoding="ascii").code == 0


def test_brackets_of_the_case_survive(warm: Run, example: bytes) -> None:
    source = example.replace(b"Adam", b'"[red]Adam"')
    done = warm("posud", "-", stdin=source.replace(b'"[red]Adam":', b'"[red]Adam" :'))
    assert "[red]Adam" in done.out, done.err


def test_every_step_has_an_article_that_can_be_looked_up(run: Run) -> None:
    done = run("posud", ROOT / "cases", "--format", "jsonl")
    rulings = [json.loads(line) for line in done.out.splitlines()]
    assert rulings
    validator = Draft202012Validator(SCHEMA)
    for ruling in rulings:
        validator.validate(ruling)
        articles = get(ruling["pravidla"]).articles
        for step in ruling["oduvodneni"]:
            assert step["clanek"] in articles, (ruling["pripad"], step)
        assert sum(ruling["saldo"].values()) == 0
        sums = dict.fromkeys(ruling["saldo"], 0)
        for p in ruling["platby"]:
            sums[p["od"]] -= p["hal"]
            sums[p["komu"]] += p["hal"]
        assert sums == ruling["saldo"]


def test_a_ruleset_file_on_the_command_line_counts_from_the_current_folder(warm: Run, tmp_path: Path) -> None:
    """A sto at 1,00 instead of 0,80: 1,00 × 2 × 2 × 3 is 12,00 a share, three shares and three times 2,00."""
    (tmp_path / "hry").mkdir()
    (tmp_path / "hry" / "a.yaml").write_text((ROOT / "cases" / "priklad-sto-flek.yaml").read_text("utf-8"), "utf-8")
    (tmp_path / "liga.yaml").write_text("zaklad: licitovany-2010\nsazby: {sto: 1.00}\n", "utf-8")
    done = warm("posud", "--pravidla", "./liga.yaml", "--format", "json", "hry/a.yaml", cwd=tmp_path)
    assert json.loads(done.out)["saldo"]["Božena"] == -(3 * 1200 + 600)
    assert str(tmp_path) not in done.out
