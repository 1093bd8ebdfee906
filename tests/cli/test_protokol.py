"""`protokol` as a program: the file, the input, several cases, what cannot be judged."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import ROOT, Run

EXAMPLE = ROOT / "cases" / "priklad-sto-flek.yaml"


def test_writes_one_page(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "nález č. 1.html"
    done = run("protokol", EXAMPLE, "-o", target)
    assert (done.code, done.out, done.err) == (0, "", "")
    page = target.read_text(encoding="utf-8")
    assert page.startswith("<!DOCTYPE html>\n") and page.endswith("</html>\n")
    assert list(tmp_path.iterdir()) == [target]
    assert str(ROOT) not in page and str(tmp_path) not in page


def test_standard_output_is_the_same_bytes_whatever_the_console(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "n.html"
    run("protokol", EXAMPLE, "-o", target)
    for encoding in ("utf-8", "cp1250"):
        done = run("protokol", "-", "-o", "-", stdin=EXAMPLE.read_bytes(), encoding=encoding, env={"LC_ALL": "C"})
        assert (done.code, done.raw) == (0, target.read_bytes())


def test_the_target_must_be_named(warm: Run) -> None:
    done = warm("protokol", EXAMPLE)
    assert (done.code, done.out) == (2, "")
    assert "-o nalez.html" in done.err


def test_the_case_is_never_overwritten(warm: Run, tmp_path: Path) -> None:
    """Also by another name of the same file, and where the case stands in a folder."""
    case = tmp_path / "pripad.html"
    case.write_bytes(EXAMPLE.read_bytes())
    link = tmp_path / "odkaz.html"
    link.symlink_to(case)
    for target in (case, link, tmp_path / "." / "pripad.html"):
        done = warm("protokol", case, "-o", target)
        assert (done.code, "vstupní soubor" in done.err) == (2, True)
    assert case.read_bytes() == EXAMPLE.read_bytes()


@pytest.mark.parametrize("name", ["nalez.yaml", "nalez", "nalez.html.txt", "nalez.pdf.html.doc"])
def test_other_endings_are_refused(warm: Run, tmp_path: Path, name: str) -> None:
    done = warm("protokol", EXAMPLE, "-o", tmp_path / name)
    assert (done.code, list(tmp_path.iterdir())) == (2, [])
    assert ".html nebo .pdf" in done.err


def test_several_cases_are_one_page_and_a_broken_one_is_told(warm: Run, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes(EXAMPLE.read_bytes())
    (tmp_path / "b.yaml").write_bytes(EXAMPLE.read_bytes().replace(b"priklad-sto-flek", b"druhy"))
    (tmp_path / "c.yaml").write_bytes(b"id: x\n")
    target = tmp_path / "n.html"
    done = warm("protokol", tmp_path, "-o", target)
    assert (done.code, "c.yaml" in done.err) == (2, True)
    page = target.read_text(encoding="utf-8")
    assert page.count("<article ") == 2 and "2 nálezy" in page


def test_nothing_is_written_where_nothing_was_judged(warm: Run, tmp_path: Path) -> None:
    target = tmp_path / "n.html"
    target.write_text("starý")
    done = warm("protokol", tmp_path / "neni.yaml", "-o", target)
    assert (done.code, target.read_text()) == (2, "starý")
    assert "neexistuje" in done.err


def test_marks_and_readings(warm: Run, tmp_path: Path) -> None:
    pages = [
        warm("protokol", EXAMPLE, "-o", "-", *options).out
        for options in ([], ["--znaky", "francouzske"], ["--vyklad", "sto=nasobene"])
    ]
    assert len(set(pages)) == 3
    assert "40,40" in pages[2] and "sto=nasobene" in pages[2]
    done = warm("protokol", EXAMPLE, "-o", "-", "--znaky", "anglicke")
    assert (done.code, "nemecke nebo francouzske" in done.err) == (2, True)


def test_a_pdf_is_whole_and_the_same_whatever_surrounds_it(run: Run, tmp_path: Path) -> None:
    """Another day, another order of sets, another console: the same bytes."""
    pytest.importorskip("typst")
    made = []
    for number, env in enumerate(
        ({"PYTHONHASHSEED": "1", "TZ": "UTC"}, {"PYTHONHASHSEED": "2", "TZ": "Asia/Tokyo", "SOURCE_DATE_EPOCH": "1"})
    ):
        target = tmp_path / f"nález {number}.PDF"
        done = run("protokol", EXAMPLE, "-o", target, env=env)
        assert (done.code, done.out, done.err) == (0, "", "")
        made.append(target.read_bytes())
    assert made[0] == made[1]
    assert made[0].startswith(b"%PDF-1.") and made[0].rstrip().endswith(b"%%EOF")
    assert sorted(p.suffix for p in tmp_path.iterdir()) == [".PDF", ".PDF"]


def test_without_the_typesetter_it_is_said_how_to_get_it(run: Run, tmp_path: Path) -> None:
    """Before anything is judged; the page does without it."""
    (tmp_path / "typst.py").write_text("raise ImportError('typst')\n")
    env = {"PYTHONPATH": str(tmp_path)}
    done = run("protokol", EXAMPLE, "-o", tmp_path / "n.pdf", env=env)
    assert (done.code, done.out) == (2, "")
    assert 'pip install "rozhodci[pdf]"' in done.err and "Traceback" not in done.err
    assert not (tmp_path / "n.pdf").exists()
    assert run("protokol", EXAMPLE, "-o", tmp_path / "n.html", env=env).code == 0


def test_a_pdf_that_cannot_be_written_leaves_the_old_one(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("typst")
    target = tmp_path / "n.pdf"
    target.write_bytes(b"stary")
    assert run("protokol", tmp_path / "neni.yaml", "-o", target).code == 2
    assert target.read_bytes() == b"stary"
    assert run("protokol", EXAMPLE, "-o", tmp_path / "neni" / "n.pdf").code == 2
