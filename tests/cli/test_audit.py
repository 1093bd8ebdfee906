"""`rozhodci audit` as a process: exit codes, equal bytes, interruption, closed pipes, the terminal."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.audit.made import RIGHT, as_line, as_yaml, document
from tests.conftest import ROOT, Run, executable

ENV = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "ROZHODCI"))}


def folder(tmp_path: Path, **cases: dict[str, object]) -> Path:
    made = tmp_path / "turnaj"
    made.mkdir(exist_ok=True)
    for name, data in cases.items():
        (made / f"{name}.yaml").write_text(as_yaml(data), encoding="utf-8")
    return made


def many(tmp_path: Path, count: int) -> Path:
    file = tmp_path / "mnoho.jsonl"
    before, after = as_line(document({**RIGHT}, id="p-")).split("p-")
    file.write_text("".join(f"{before}p{i}{after}" for i in range(count)), encoding="utf-8")
    return file


def states(out: str) -> dict[str, str]:
    return {x["pripad"]: x["stav"] for x in map(json.loads, out.splitlines())}


def test_the_library_agrees_with_its_records(run: Run) -> None:
    ran = run("audit", "cases", "--format", "jsonl", cwd=ROOT)
    assert (ran.code, ran.err) == (0, "")
    found = [json.loads(line) for line in ran.out.splitlines()]
    files = [f for f in (ROOT / "cases").rglob("*.yaml") if "\nlistek: 1\n" not in f.read_text(encoding="utf-8")]
    assert len(found) == len(files)
    wrong = [x for x in found if x["stav"] not in ("shoda", "bez-zaznamu")]
    assert wrong == []
    assert sum(x["stav"] == "bez-zaznamu" for x in found) <= 1  # the example of the readme has no record


def test_clean_is_0_a_mismatch_1_unusable_2(run: Run, tmp_path: Path) -> None:
    clean = folder(tmp_path, a=document(RIGHT, id="a"))
    assert run("audit", clean).code == 0
    wrong = folder(tmp_path, b=document({**RIGHT, "zdvih": 1}, id="b"))
    assert run("audit", wrong).code == 1
    broken = folder(tmp_path, c=document(id="c", hraci=None))
    ran = run("audit", broken, "--format", "jsonl")
    assert ran.code == 2
    assert states(ran.out) == {"a": "shoda", "b": "neshoda", "": "chyba"}
    assert run("audit", tmp_path / "neni.yaml").code == 2
    assert run("audit").code == 2


def test_ten_cases_one_broken_nine_results(run: Run, tmp_path: Path) -> None:
    where = folder(tmp_path, **{f"p{i}": document(RIGHT, id=f"p{i}") for i in range(1, 10)})
    (where / "p5b.yaml").write_text("hraci: [Adam, {\n", encoding="utf-8")
    ran = run("audit", where)
    lines = ran.out.splitlines()
    assert ran.code == 2
    assert sum(line.startswith("shoda") for line in lines) == 9
    assert any(line.startswith("chyba") and "p5b.yaml" in line for line in lines)
    assert lines[-1] == "Souhrn: 10 případů: shoda 9, chyba 1"


def test_natural_order_and_equal_bytes_for_any_number_of_workers(run: Run, tmp_path: Path) -> None:
    where = folder(tmp_path, **{f"p{i}": document({**RIGHT, "zdvih": 1 + i % 2}, id=f"p{i}") for i in range(40)})
    folder(tmp_path, kopie=document({**RIGHT, "zdvih": 1}, id="p0"))
    outputs = [run("audit", where, "--format", "jsonl", "--jobs", jobs).raw for jobs in ("1", "2", "3")]
    assert outputs[0] == outputs[1] == outputs[2]
    names = [Path(json.loads(line)["soubor"]).stem for line in outputs[0].decode().splitlines()]
    assert names == ["kopie", *(f"p{i}" for i in range(40))]
    assert states(outputs[0].decode())["p0"] == "duplikat"


@pytest.mark.parametrize(("only", "left"), [("neshody", ["b"]), ("renonce", ["a", "b"]), ("chyby", [""])])
def test_only_some_are_printed_the_summary_counts_all(warm: Run, tmp_path: Path, only: str, left: list[str]) -> None:
    where = folder(
        tmp_path, a=document(RIGHT, id="a"), b=document({**RIGHT, "zdvih": 1}, id="b"), c=document(id="c", hraci=None)
    )
    folder(tmp_path, d=document(id="d", zdvihy=None, namitka=None))
    assert list(states(warm("audit", where, "--jen", only, "--format", "jsonl").out)) == left
    assert warm("audit", where, "--jen", only).out.splitlines()[-1].startswith("Souhrn: 4 případy")


def test_a_sheet_and_a_ruleset_beside_cases_are_passed_over_and_said(warm: Run, tmp_path: Path) -> None:
    where = folder(tmp_path, a=document(RIGHT, id="a", pravidla="./liga.yaml"))
    (where / "liga.yaml").write_text("zaklad: licitovany-2010\n", encoding="utf-8")
    (where / "stul.yaml").write_text("listek: 1\nhry: []\n", encoding="utf-8")
    ran = warm("audit", where)
    assert ran.code == 0
    assert ran.out.splitlines()[-1].startswith("Souhrn: 1 případ: shoda 1; vynecháno")
    assert warm("audit", where / "stul.yaml").code == 2


def test_standard_input_and_several_documents(warm: Run) -> None:
    text = as_yaml(document(RIGHT, id="a")) + "---\n" + as_yaml(document(id="b"))
    assert states(warm("audit", "-", "--format", "jsonl", stdin=text.encode()).out) == {
        "a": "shoda",
        "b": "bez-zaznamu",
    }
    lines = as_line(document(RIGHT, id="a")) + as_line(document(id="b"))
    ran = warm("audit", "-", "--format", "jsonl", stdin=lines.encode())
    assert states(ran.out) == {"a": "shoda", "b": "bez-zaznamu"}


def test_a_file_is_written_whole_or_not_at_all(warm: Run, tmp_path: Path) -> None:
    where = folder(tmp_path, a=document(RIGHT, id="a"))
    target = tmp_path / "vysledek.csv"
    assert warm("audit", where, "--format", "csv", "-o", target).code == 0
    assert target.read_bytes().startswith(b"\xef\xbb\xbfsoubor;")
    before = target.read_bytes()
    (tmp_path / "stav").write_text("něco jiného", encoding="utf-8")
    assert warm("audit", where, "-o", target, "--pokracuj", tmp_path / "stav").code == 2
    assert target.read_bytes() == before
    assert sorted(p.name for p in tmp_path.iterdir()) == ["stav", "turnaj", "vysledek.csv"]


def test_an_audit_of_the_folder_one_stands_in_goes_on(warm: Run, tmp_path: Path) -> None:
    """The state and the result lie among the cases the next time."""
    where = folder(tmp_path, a=document(RIGHT, id="a"), b=document(id="b"))
    args = ("audit", ".", "--pokracuj", "prubeh.json", "-o", "vysl.json", "--format", "json")
    assert warm(*args, cwd=where).code == 0
    first, state = ((where / name).read_bytes() for name in ("vysl.json", "prubeh.json"))
    assert [json.loads(first)["souhrn"][key] for key in ("pripadu", "vynechano")] == [2, 0]
    assert warm(*args, cwd=where).code == 0
    assert (where / "vysl.json").read_bytes() == first
    assert (where / "prubeh.json").read_bytes() == state
    (where / "prubeh.json").write_bytes(state[: state.rindex(b"[[")])
    assert warm(*args[:4], cwd=where).out.splitlines()[-1].startswith("Souhrn: 2 případy: shoda 1, bez-zaznamu 1; vyn")
    assert (where / "prubeh.json").read_bytes() == state
    assert warm("audit", "*.json", "b.yaml", *args[2:], cwd=where).err.startswith(
        "--pokracuj prubeh.json: patří k jiné"
    )


@pytest.mark.parametrize("form", ["table", "json", "jsonl", "csv", "junit"])
@pytest.mark.parametrize("only", ["renonce", "chyby"])
def test_an_earlier_result_in_the_folder_is_no_case(warm: Run, tmp_path: Path, form: str, only: str) -> None:
    where = folder(tmp_path, a=document(RIGHT, id="a"))
    names = ("stary.jsonl",) if form == "jsonl" else ("stary.yaml", "stary.jsonl")
    for name in names:
        assert warm("audit", where / "a.yaml", "--format", form, "--jen", only, "-o", where / name).code == 0
    assert warm("audit", where / "a.yaml", "--pokracuj", where / "stav.json").code == 0
    ran = warm("audit", where)
    assert ran.code == 0
    empty = form == "jsonl" and only == "chyby"  # a file of no lines is none
    assert ran.out.endswith(f"výsledek): {len(names) + 1 - empty}\n")


@pytest.mark.parametrize("option", ["-o", "--pokracuj"])
def test_a_file_named_as_an_input_is_not_written_over(warm: Run, tmp_path: Path, option: str) -> None:
    where = folder(tmp_path, a=document(RIGHT, id="a"))
    before = (where / "a.yaml").read_bytes()
    ran = warm("audit", where, "a.yaml", option, "a.yaml", cwd=where)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"{option} a.yaml: to je vstupní soubor, přepsal by se. Rada: ")
    assert (where / "a.yaml").read_bytes() == before


def test_one_file_cannot_hold_both_the_state_and_the_result(warm: Run, tmp_path: Path) -> None:
    where = folder(tmp_path, a=document(RIGHT, id="a"))
    ran = warm("audit", "a.yaml", "-o", "x.json", "--pokracuj", where / "x.json", cwd=where)
    assert (ran.code, ran.out) == (2, "")
    assert "je to tentýž soubor" in ran.err
    assert [p.name for p in where.iterdir()] == ["a.yaml"]


def test_a_dash_is_standard_output(warm: Run, tmp_path: Path) -> None:
    where = folder(tmp_path, a=document(RIGHT, id="a"))
    for form in ("table", "jsonl"):
        plain, dash = (warm("audit", "a.yaml", "--format", form, *o, cwd=where) for o in ((), ("-o", "-")))
        assert (dash.code, dash.raw) == (0, plain.raw)
    assert [p.name for p in where.iterdir()] == ["a.yaml"]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--jobs", "0"], "--jobs 0"),
        (["--jobs", "x"], "--jobs x"),
        (["--jen", "vse"], "--jen vse"),
        (["--format", "xml"], "--format xml"),
        (["--pravidla", "nic"], "nic"),
        (["--vyklad", "foo=bar"], "--vyklad foo: žádná sada takový výklad nemá."),
        (["--vyklad", "sto=bar"], "--vyklad sto=bar: očekává se linearni"),
    ],
)
def test_wrong_options(warm: Run, tmp_path: Path, args: list[str], said: str) -> None:
    ran = warm("audit", folder(tmp_path, a=document()), *args)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_own_rules_count_from_here_not_from_the_case(warm: Run, tmp_path: Path) -> None:
    where = folder(tmp_path, a=document({"platby": {"Adam": "0.01"}}, id="a"))
    (tmp_path / "liga.yaml").write_text("zaklad: licitovany-2010\nsazby: {zaklad: 1.00}\n", encoding="utf-8")
    plain = json.loads(warm("audit", where, "--format", "jsonl").out)
    ran = warm("audit", where, "--format", "jsonl", "--pravidla", "./liga.yaml", cwd=tmp_path)
    own = json.loads(ran.out)
    assert own["neshody"][0]["vypocet"] > plain["neshody"][0]["vypocet"]


def test_no_progress_away_from_a_terminal(run: Run, tmp_path: Path) -> None:
    assert run("audit", many(tmp_path, 300), "--jobs", "2").err == ""


def started(*args: str | Path, **more: object) -> subprocess.Popen[bytes]:
    return subprocess.Popen(  # type: ignore[call-overload,no-any-return]
        [executable(), "audit", *map(str, args)], env=ENV, **{"stdout": subprocess.PIPE, **more}
    )


def test_killed_and_resumed_nothing_is_lost_or_judged_twice(run: Run, tmp_path: Path) -> None:
    cases, state = many(tmp_path, 1500), tmp_path / "stav"
    whole = run("audit", cases, "--format", "jsonl", "--jobs", "1").raw
    process = started(cases, "--pokracuj", state, "--jobs", "2", stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 30
    while (not state.exists() or state.stat().st_size < 20_000) and time.monotonic() < deadline:
        time.sleep(0.01)
    process.kill()
    process.wait()
    kept = state.read_bytes().splitlines(keepends=True)
    assert 1 < len(kept) < 1501
    state.write_bytes(b"".join(kept)[:-3])
    again = run("audit", cases, "--format", "jsonl", "--jobs", "2", "--pokracuj", state)
    assert (again.raw, again.code) == (whole, 0)
    rows = [json.loads(row) for row in state.read_bytes().splitlines()[1:]]
    assert [row[0][1] for row in rows] == list(range(1, 1501))


def living(group: int) -> list[str]:
    """Processes of a group that are more than a line in the system's table."""
    rows = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it may end while we look
            rows.append(stat.read_text().rsplit(")", 1))
    found = [(head.partition(" ")[0], *tail.split()[:3]) for head, tail in rows]
    return [pid for pid, state, _, its_group in found if int(its_group) == group and state not in "ZX"]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into the system's table of processes")
def test_workers_end_with_a_parent_that_was_killed(tmp_path: Path) -> None:
    process = started(many(tmp_path, 6000), "--jobs", "2", stdout=subprocess.DEVNULL, start_new_session=True)
    deadline = time.monotonic() + 30
    while len(living(process.pid)) < 3 and time.monotonic() < deadline:
        time.sleep(0.01)
    assert len(living(process.pid)) == 3
    process.kill()
    process.wait()
    while living(process.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert living(process.pid) == []


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_closed_pipe_ends_quietly(tmp_path: Path, jobs: str) -> None:
    process = started(many(tmp_path, 1500), "--jobs", jobs, stderr=subprocess.PIPE)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(30) == 0


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(("sent", "code"), [("SIGINT", 130), ("SIGTERM", -15), ("SIGHUP", -1)])
def test_an_interrupted_audit_ends_cleanly(tmp_path: Path, jobs: str, sent: str, code: int) -> None:
    """Ctrl-C, `kill`, a closed terminal; a shell shows the end by signal 15 as 143."""
    target = tmp_path / "vysledek"
    process = started(
        many(tmp_path, 6000), "--jobs", jobs, "-o", target, "--pokracuj", tmp_path / "stav",
        stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    deadline = time.monotonic() + 30
    while not ((tmp_path / "stav").exists() and (tmp_path / "stav").stat().st_size > 5000):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert list(tmp_path.glob(".vysledek*"))
    whom = os.killpg if sent != "SIGTERM" else os.kill  # a terminal tells the workers as well, `kill` does not
    whom(process.pid, getattr(signal, sent))
    _, err = process.communicate(timeout=30)
    assert (process.returncode, err.decode()) == (code, "Přerušeno.\n")
    assert not target.exists()
    assert not list(tmp_path.glob(".vysledek*"))
    while living(process.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert living(process.pid) == []


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_progress_on_a_terminal_only_on_stderr(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    process = started(many(tmp_path, 1500), "--jobs", "1", "--format", "jsonl", "-o", tmp_path / "x", stderr=theirs)
    os.close(theirs)
    shown = b""
    while select.select([ours], [], [], 30)[0]:
        try:
            part = os.read(ours, 4096)
        except OSError:
            break
        if not part:
            break
        shown += part
    os.close(ours)
    assert process.wait(30) == 0
    assert "případů" in shown.decode(errors="replace")
    assert "/s" in shown.decode(errors="replace")
    assert b"\x1b" not in (tmp_path / "x").read_bytes()
