"""Names that are no ordinary files: links in a circle, pipes, devices, folders; disks that are full."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from tests.conftest import Run
from tests.faults.processes import CASE, LINUX, UNIX, begun, ended, finished, told

READERS = ("posud", "over", "ukaz", "sehravka", "audit", "listek", "tabulka", "import", "pravidla")


@UNIX
@pytest.mark.parametrize("command", READERS)
def test_link_in_a_circle(command: str, tmp_path: Path, warm: Run) -> None:
    loop = tmp_path / "kruh.yaml"
    loop.symlink_to(loop)
    got = warm(command, loop)
    assert got.code == 2
    assert "kruh.yaml" in told(got.out + got.err)


@UNIX
@pytest.mark.parametrize("command", READERS)
def test_dangling_link(command: str, tmp_path: Path, warm: Run) -> None:
    link = tmp_path / "nikam.yaml"
    link.symlink_to(tmp_path / "neni")
    got = warm(command, link)
    assert got.code == 2
    assert "nikam.yaml" in told(got.out + got.err)


@UNIX
def test_pipe_into_which_nobody_writes(tmp_path: Path) -> None:
    """Every command gives it up only after a while, so they wait together."""
    pipe = tmp_path / "roura.yaml"
    os.mkfifo(pipe)
    started = {command: begun(command, pipe) for command in READERS}
    done = {command: finished(process) for command, process in started.items()}
    assert {command: code for command, (code, _, _) in done.items()} == dict.fromkeys(READERS, 2)
    assert [command for command, (_, out, err) in done.items() if "roura.yaml" not in told(out + err)] == []


@UNIX
def test_pipe_into_which_somebody_writes_is_read(tmp_path: Path) -> None:
    pipe = tmp_path / "roura.yaml"
    os.mkfifo(pipe)
    writer = threading.Timer(0.3, pipe.write_bytes, [CASE.read_bytes()])
    writer.start()
    code, out, _ = ended("over", pipe)
    writer.join(5)
    assert (code, out) == (0, f"{pipe}: priklad-sto-flek: v pořádku\n")


@LINUX
@pytest.mark.parametrize("command", READERS)
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null"])
def test_device(command: str, device: str, tmp_path: Path, warm: Run) -> None:
    link = tmp_path / "zarizeni.yaml"
    link.symlink_to(device)
    got = warm(command, link)
    assert got.code == 2
    assert "zarizeni.yaml" in told(got.out + got.err)


@UNIX
@pytest.mark.parametrize("command", ["posud", "over", "audit"])
def test_folder_with_all_of_that_still_gives_its_sound_case(command: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.yaml")
    (tmp_path / "b.yaml").symlink_to(tmp_path / "b.yaml")
    (tmp_path / "c.yaml").symlink_to("/dev/zero")
    (tmp_path / "d.yaml").mkdir()
    (tmp_path / "kruh").symlink_to(tmp_path)
    (tmp_path / "e.yaml").write_bytes(CASE.read_bytes())
    code, out, err = ended(command, tmp_path)
    assert code == 2
    assert "priklad-sto-flek" in out
    assert all(name in told(out + err) for name in ("a.yaml", "b.yaml", "c.yaml"))


@UNIX
@pytest.mark.parametrize("target", ["/dev/zero", "roura.yaml", "slozka.yaml", "kruh.yaml"])
def test_case_that_names_such_a_place_as_its_rules(target: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "roura.yaml")
    (tmp_path / "slozka.yaml").mkdir()
    (tmp_path / "kruh.yaml").symlink_to(tmp_path / "kruh.yaml")
    case = tmp_path / "pripad.yaml"
    case.write_text(CASE.read_text(encoding="utf-8").replace("licitovany-2010", target), encoding="utf-8")
    code, _, err = ended("posud", case)
    assert code == 2
    assert "pravidla" in told(err)


@UNIX
@pytest.mark.parametrize("target", ["/dev/zero", "roura.yaml", "../neni.yaml"])
def test_sheet_that_attaches_such_a_place(target: str, tmp_path: Path) -> None:
    from tests.fuzz.samples import SHEET_YAML

    os.mkfifo(tmp_path / "roura.yaml")
    sheet = tmp_path / "listek.yaml"
    sheet.write_text(SHEET_YAML[: SHEET_YAML.index("pripad:")] + f"pripad: {target}\n", encoding="utf-8")
    code, _, err = ended("listek", sheet)
    assert code == 2
    assert "pripad" in told(err)


@LINUX
@pytest.mark.parametrize("state", ["/dev/zero", "roura"])
def test_state_of_an_audit_that_is_no_file(state: str, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "roura")
    code, _, err = ended("audit", CASE, "--pokracuj", tmp_path / state)
    assert code == 2
    assert "není obyčejný soubor" in told(err)


WRITERS = (
    ("posud", CASE),
    ("posud", CASE, "--format", "json"),
    ("over", CASE),
    ("ukaz", CASE),
    ("protokol", CASE, "-o", "-"),
    ("audit", CASE),
    ("audit", CASE, "--format", "csv"),
    ("pravidla",),
    ("vysvetli", "II/20"),
    ("schema",),
    ("novy", "pripad"),
    ("--help",),
    ("posud", "--help"),
    ("--version",),
)
STARTED = {WRITERS[0], WRITERS[1], WRITERS[4], WRITERS[6], WRITERS[11]}
"""For these the interpreter is started and ended too: short and long text, data, a page and help."""


@pytest.fixture
def into(run: Run, warm: Run) -> Run:
    """The command with its output going there."""
    return lambda stdout, args: (run if args in STARTED else warm)(*args, stdout=stdout)


@LINUX
@pytest.mark.parametrize("args", WRITERS, ids=lambda a: " ".join(map(str, a)).replace(str(CASE), "případ"))
def test_full_disk_behind_stdout(args: tuple[object, ...], into: Run) -> None:
    with Path("/dev/full").open("wb") as full:
        got = into(full.fileno(), args)
    assert got.code == 2
    assert "na disku není místo" in told(got.err)


@UNIX
@pytest.mark.parametrize("args", WRITERS, ids=lambda a: " ".join(map(str, a)).replace(str(CASE), "případ"))
def test_closed_pipe_ends_quietly(args: tuple[object, ...], into: Run) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        got = into(write, args)
    finally:
        os.close(write)
    assert got.err == ""
    assert got.code in (0, 1)


@LINUX
@pytest.mark.parametrize("args", [("posud",), ("posud", "--format", "json"), ("ukaz",), ("protokol",)])
def test_disk_that_fills_while_writing_leaves_the_old_file(args: tuple[str, ...], tmp_path: Path) -> None:
    import resource

    target = tmp_path / "nalez.html"
    target.write_text("starý", encoding="utf-8")
    code, _, err = ended(
        *args, CASE, "-o", target, before=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500))
    )
    assert code == 2
    assert "příliš velký" in told(err)
    assert target.read_text(encoding="utf-8") == "starý"
    assert list(tmp_path.iterdir()) == [target]


@UNIX
@pytest.mark.parametrize("target", ["neni/nalez.html", "slozka.html", "x" * 300 + ".html", "a.txt/n.html"])
def test_place_where_nothing_can_be_written(target: str, tmp_path: Path, warm: Run) -> None:
    (tmp_path / "slozka.html").mkdir()
    (tmp_path / "a.txt").write_text("a")
    got = warm("protokol", CASE, "-o", tmp_path / target)
    assert got.code == 2
    assert "nelze zapsat" in told(got.err)


@pytest.mark.parametrize("command", ["posud", "ukaz", "sehravka", "audit", "protokol", "tabulka", "listek", "import"])
def test_result_never_replaces_what_is_read(command: str, tmp_path: Path, warm: Run) -> None:
    case = tmp_path / "pripad.html"
    case.write_bytes(CASE.read_bytes())
    got = warm(command, case, "-o", tmp_path / "." / "pripad.html")
    assert got.code == 2
    assert "pripad.html" in told(got.err)
    assert case.read_bytes() == CASE.read_bytes()


@pytest.mark.parametrize("command", ["posud", "ukaz", "audit"])
def test_nor_a_file_of_the_folder_that_is_read(command: str, tmp_path: Path, warm: Run) -> None:
    case = tmp_path / "pripad.yaml"
    case.write_bytes(CASE.read_bytes())
    got = warm(command, tmp_path, "-o", case)
    assert got.code == 2
    assert "to je vstupní soubor" in told(got.err)
    assert case.read_bytes() == CASE.read_bytes()
