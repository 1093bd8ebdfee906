"""`rozhodci novy`: templates, and the interview on a real terminal."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml

from rozhodci.cli.kept import Kept
from rozhodci.cli.prompt import completions
from tests.cli.on_terminal import OnTerminal
from tests.conftest import Run, executable

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="POSIX terminals")
ANSWERS = [
    "licitovany-2010", "Adam, Božena, Cyril, Dana", "Dana", "", "Adam", "sto", "červené", "",
    "ČE ČK ČV Č9 ZE Z10 ZK KE K10 Ž8", "K7 Ž7", "Č10 ČS Z9 Z8 KK KV K9 ŽE ŽK Ž9",
    "flek na sto", "dobře", "dobře", "", "ČE ČS Č7", "ZE KK Z7", "", "", "Adam", "", "Božena", "", "", "hra7",
]  # fmt: skip
FIRST = "Do kterého souboru"
UP = "\x1b[A"


@pytest.mark.parametrize(("rules", "zavazek"), [("licitovany-2014", "2x7"), ("koruna", "sedma"), ("krizovy", "betl")])
def test_a_template_in_a_file_is_judged(warm: Run, tmp_path: Path, rules: str, zavazek: str) -> None:
    file = tmp_path / "můj případ.yaml"
    done = warm("novy", "pripad", "--pravidla", rules, "--zavazek", zavazek, "-o", file)
    assert (done.code, done.out) == (0, "")
    assert f"rozhodci posud {file}" in done.err and "rozhodci schema pripad -o" in done.err
    assert warm("novy", "pripad", "--pravidla", rules, "--zavazek", zavazek).raw == file.read_bytes()
    assert warm("over", file).code == 0
    assert warm("posud", file).out.startswith("Renonc:")


def test_a_template_for_a_code(run: Run) -> None:
    ruling = run("posud", "-", "--format", "json", stdin=run("novy", "pripad", "--druh", "cizi-karty").raw)
    assert [r["kod"] for r in json.loads(ruling.out)["renonce"]] == ["cizi-karty"]


def test_nothing_is_overwritten_without_being_asked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("moje")
    done = run("novy", "pripad", "-o", file)
    assert (done.code, file.read_text()) == (2, "moje")
    assert "--prepsat" in done.err
    assert run("novy", "pripad", "-o", file, "--prepsat").code == 0
    assert file.read_text(encoding="utf-8").startswith("# yaml-language-server")


@pytest.mark.parametrize(
    ("words", "sign"),
    [
        (["listek", "-o", "a.csv"], ";"),
        (["listek", "-o", "B.CSV", "--format", "csv"], ";"),
        (["listek", "-o", "c.yaml"], "# yaml"),
        (["listek", "-o", "d", "--format", "csv"], ";"),
        (["listek", "-o", "e.txt"], "# yaml"),
        (["pripad", "-o", "f"], "# yaml"),
    ],
)
def test_the_ending_gives_the_shape_and_the_advice_is_right(
    warm: Run, tmp_path: Path, words: list[str], sign: str
) -> None:
    done = warm("novy", *words, cwd=tmp_path)
    assert done.code == 0, done.err
    assert sign in (tmp_path / words[2]).read_text(encoding="utf-8-sig").splitlines()[0]
    advised = done.err.partition("rozhodci ")[2].split()
    assert warm(*advised[:2], cwd=tmp_path).code == 0


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["listek", "-o", "a.csv", "--format", "yaml"], "si odporují"),
        (["listek", "-o", "a.yaml", "--format", "csv"], "si odporují"),
        (["listek", "-o", "a.xlsx"], "vzor je YAML nebo CSV, soubor má končit .yaml nebo .csv"),
        (["pripad", "-o", "a.csv"], "vzor je YAML, soubor má končit .yaml"),
        (["pripad", "-o", "a.json"], "vzor je YAML, soubor má končit .yaml"),
        (["pravidla", "-o", "a.csv"], "vzor je YAML, soubor má končit .yaml"),
        (["pravidla", "-o", "klub"], "vzor je YAML, soubor má končit .yaml"),
        (["pripad", "-o", ""], "napište jméno souboru"),
        (["pripad", "-o", "."], "napište jméno souboru"),
        (["pripad", "-o", "a" * 300 + ".yaml"], "jméno je příliš dlouhé"),
    ],
)
def test_an_ending_that_says_otherwise(warm: Run, tmp_path: Path, words: list[str], text: str) -> None:
    done = warm("novy", *words, cwd=tmp_path)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert text in done.err
    assert not list(tmp_path.iterdir())


def test_a_dash_is_standard_output(warm: Run, tmp_path: Path) -> None:
    assert warm("novy", "listek", "-o", "-", cwd=tmp_path).out == warm("novy", "listek").out
    assert not list(tmp_path.iterdir())


def test_the_schema_beside_is_the_one_of_the_modeline(warm: Run, tmp_path: Path) -> None:
    for what in ("pripad", "pravidla"):
        file = tmp_path / f"{what}.yaml"
        done = warm("novy", what, "-o", file, "--schema")
        name = file.read_text(encoding="utf-8").partition("$schema=")[2].split()[0]
        assert (tmp_path / name).read_text(encoding="utf-8") == warm("schema", what).out
        assert "rozhodci schema" not in done.err
    (tmp_path / "pripad.schema.json").write_text("{}")
    warm("novy", "pripad", "-o", tmp_path / "b.yaml", "--schema")
    assert (tmp_path / "pripad.schema.json").read_text() == "{}"


def test_a_ruleset_of_ones_own_and_a_case_for_it(warm: Run, tmp_path: Path) -> None:
    assert warm("novy", "pravidla", "--pravidla", "voleny", "-o", "klub.yaml", cwd=tmp_path).code == 0
    assert "Pravidla našeho klubu" in warm("pravidla", "./klub.yaml", cwd=tmp_path).out
    made = warm("novy", "pripad", "--pravidla", "./klub.yaml", "--zavazek", "hra", "-o", "h.yaml", cwd=tmp_path)
    assert made.code == 0, made.err
    assert yaml.safe_load((tmp_path / "h.yaml").read_text(encoding="utf-8"))["pravidla"] == "./klub.yaml"
    assert warm("posud", "h.yaml", cwd=tmp_path).code == 0


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["novy"], "rozhodci novy pripad, listek, nebo pravidla"),
        (["novy", "hra"], "očekává se pripad, listek nebo pravidla"),
        (["novy", "pripad", "--zavazek", "bílá"], "sedma, sto"),
        (["novy", "pripad", "--druh", "x"], "rozhodci pravidla licitovany-2010"),
        (["novy", "pripad", "--pravidla", "mars"], "mars"),
        (["novy", "pravidla", "--zavazek", "sto"], "patří jen k novy pripad"),
        (["novy", "pripad", "--format", "csv"], "patří jen k novy listek"),
        (["novy", "pravidla", "--pravidla", "./x.yaml"], "přibalených"),
    ],
)
def test_wrong_use_is_one_sentence(warm: Run, words: list[str], text: str) -> None:
    done = warm(*words)
    assert (done.code, done.out) == (2, "")
    assert text in done.err and "Traceback" not in done.err


@pytest.mark.parametrize(
    ("typed", "offered", "found"),
    [
        ("", ("ano", "ne"), ["ano", "ne"]),
        ("kr", ("krizovy", "koruna-2013"), ["krizovy"]),
        ("dve s", ("dvě sedmy", "dvě sedmy a sto", "sto"), ["sedmy", "sedmy a sto"]),
        ("ČE č", ("ČE", "ČK", "Č9", "ZE"), ["ČK", "Č9"]),
        ("ČE,", ("ČE", "ČK"), ["ČK"]),
        ("Božena: fl", ("dobře", "flek na hru"), ["flek na hru"]),
    ],
)
def test_tab_completes_without_diacritics_and_offers_no_card_twice(
    typed: str, offered: tuple[str, ...], found: list[str]
) -> None:
    assert completions(typed, offered) == found


def test_kept_lines_are_read_back_as_typed(tmp_path: Path) -> None:
    kept = Kept(str(tmp_path / "a.yaml"))
    assert kept.read() == ((), ())
    assert kept.write(["", " # x", "~ y", "Božena"], ["ČE ČK ", "", "> x"]) == ""
    assert kept.read() == (("", " # x", "~ y", "Božena"), ("ČE ČK ", "", "> x"))
    assert kept.write([]) == "" and not Path(kept.path).exists()
    assert "nelze zapsat" in Kept(str(tmp_path / "neni" / "a.yaml")).write(["x"])


def asking(folder: Path, *words: str) -> OnTerminal:
    return OnTerminal([executable(), "novy", *words], folder)


def told(terminal: OnTerminal, answers: list[str]) -> None:
    for answer in answers:
        terminal.until(": ")
        terminal.line(answer)


@POSIX
def test_the_whole_conversation(tmp_path: Path, warm: Run) -> None:
    with asking(tmp_path) as terminal:
        terminal.until(FIRST)
        told(terminal, ["stul4.yaml", *ANSWERS])
        assert terminal.ended() == 0
        shown = terminal.seen
    assert "Cyril má zbytek: Č8 Č7" in shown
    assert "Zapsáno, jak to padlo: Božena ve 2. zdvihu nepřiznává zelené" in shown
    assert "Renonc: Božena, 2. zdvih, nepřiznání barvy" in shown.partition("Zapsáno: stul4.yaml")[2]
    assert [p.name for p in tmp_path.iterdir()] == ["stul4.yaml"]
    assert warm("posud", tmp_path / "stul4.yaml", "--format", "json").code == 0
    assert yaml.safe_load((tmp_path / "stul4.yaml").read_text(encoding="utf-8"))["id"] == "hra7"


@POSIX
def test_help_a_step_back_and_a_refusal(tmp_path: Path) -> None:
    with asking(tmp_path, "-o", "a.yaml", "--pravidla", "krizovy") as terminal:
        terminal.until("Jména 4 hráčů")
        terminal.line("?")
        terminal.until("oddělení čárkou")
        terminal.until("Jména 4 hráčů")
        terminal.line("Adam Božena")
        terminal.until("! Jmen je 2")
        terminal.until("Šipka nahoru vrátí: Adam Božena")
        terminal.until("ručiček: ")
        terminal.line(f"{UP} Cyril Dana")
        terminal.until("Kdo rozdával")
        terminal.line("zpět")
        terminal.until("Šipka nahoru vrátí: Adam Božena Cyril Dana")
        terminal.until("ručiček: ")
        terminal.line("Adam Božena Cyril Emil")  # a new answer is just typed
        terminal.until("Kdo rozdával")
        terminal.line("vypis")
        terminal.until("hraci: [Adam, Božena, Cyril, Emil]")
        terminal.line("konec")
        assert terminal.ended() == 0
    assert [p.name for p in tmp_path.iterdir()] == ["a.yaml.rozepsane"]


@POSIX
@pytest.mark.parametrize("how", ["ctrl-c", "eof", "window closed"])
def test_breaking_off_loses_nothing_typed(tmp_path: Path, how: str) -> None:
    with asking(tmp_path, "-o", "a.yaml") as terminal:
        told(terminal, ANSWERS[:8])
        terminal.until("Karty hráče Adam, 10 karet: ")
        if how == "eof":
            terminal.type("\x04")
            assert terminal.ended() == 0
        elif how == "ctrl-c":
            terminal.type("ČE ČK ČV")
            terminal.until("ČE ČK ČV")
            time.sleep(0.3)  # a signal between two keys waits in readline for the next key
            terminal.type("\x03")
            assert terminal.ended() == 130
            assert "pokračujte: rozhodci novy -o a.yaml" in terminal.seen
        else:
            terminal.close_terminal()
    assert [p.name for p in tmp_path.iterdir()] == ["a.yaml.rozepsane"]
    with asking(tmp_path, "-o", "a.yaml") as terminal:
        terminal.until("rozepsaný případ (8 odp.)")
        terminal.line()
        terminal.until("Karty hráče Adam, 10 karet: ")
        if how == "ctrl-c":
            assert "Šipka nahoru vrátí: ČE ČK ČV" in terminal.seen
            terminal.line(f"{UP} Č9 ZE Z10 ZK KE K10 Ž8")
        else:
            terminal.line(ANSWERS[8])
        told(terminal, ANSWERS[9:])
        assert terminal.ended() == 0
        assert "Renonc: Božena" in terminal.seen
    assert [p.name for p in tmp_path.iterdir()] == ["a.yaml"]


@POSIX
@pytest.mark.parametrize("how", ["ctrl-c", "konec", "window closed"])
def test_a_refused_answer_and_those_taken_back_are_kept_too(tmp_path: Path, how: str) -> None:
    """Two steps back and a refusal, then the end: each line comes back at its own question."""
    with asking(tmp_path, "-o", "a.yaml") as terminal:
        told(terminal, ANSWERS[:7])
        terminal.until("Další údaje")
        for before in ("Trumf", "Závazek"):
            terminal.line("zpet")
            terminal.until(f"{before}: ")
        terminal.line("sto a bílá")
        terminal.until("! Závazek")
        terminal.until("Závazek: ")
        if how == "konec":
            terminal.line("konec")
        elif how == "ctrl-c":
            time.sleep(0.3)
            terminal.type("\x03")
        else:
            terminal.close_terminal()
        assert terminal.ended() == {"konec": 0, "ctrl-c": 130}.get(how, terminal.ended())
    assert Kept(str(tmp_path / "a.yaml")).read() == (tuple(ANSWERS[:5]), ("sto a bílá", "červené"))
    with asking(tmp_path, "-o", "a.yaml") as terminal:
        terminal.until("Pokračovat")
        terminal.line()
        terminal.until("Šipka nahoru vrátí: sto a bílá")
        terminal.until("Závazek: ")
        terminal.line("sto")
        terminal.until("Šipka nahoru vrátí: červené")
        terminal.until("Trumf: ")
        terminal.line(UP)
        terminal.until("Další údaje")


@POSIX
@pytest.mark.parametrize("how", ["ctrl-c", "konec", "eof"])
def test_a_draft_survives_the_question_whether_to_go_on(tmp_path: Path, how: str) -> None:
    draft = tmp_path / "a.yaml.rozepsane"
    draft.write_text("> krizovy\n", encoding="utf-8")
    with asking(tmp_path, "-o", "a.yaml") as terminal:
        terminal.until("Pokračovat [ano]: ")
        if how == "ctrl-c":
            time.sleep(0.3)
        terminal.type({"ctrl-c": "\x03", "konec": "konec\r", "eof": "\x04"}[how])
        terminal.ended()
    assert draft.read_text(encoding="utf-8") == "> krizovy\n"


@POSIX
def test_answers_that_no_longer_fit_can_be_called_back(tmp_path: Path) -> None:
    Kept(str(tmp_path / "a.yaml")).write(["licitovany-2010", "Adam, Božena", "Dana"])
    with asking(tmp_path, "-o", "a.yaml") as terminal:
        terminal.until("Pokračovat")
        terminal.line()
        terminal.until("a.yaml.rozepsane.stare")
        terminal.until("Šipka nahoru vrátí: Adam, Božena")
        terminal.until("ručiček: ")
        terminal.line(f"{UP}, Dana")
        terminal.until("Šipka nahoru vrátí: Dana")


@POSIX
def test_a_draft_that_is_not_wanted_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "a.yaml.rozepsane").write_text("> krizovy\n", encoding="utf-8")
    with asking(tmp_path, "-o", "a.yaml") as terminal:
        terminal.until("Pokračovat")
        terminal.line("ne")
        terminal.until("Podle kterých pravidel")
        terminal.type("\x04")
        terminal.ended()
    assert [p.name for p in tmp_path.iterdir()] == ["a.yaml.rozepsane.stare"]


@POSIX
def test_tab_completes_on_the_terminal(tmp_path: Path) -> None:
    with asking(tmp_path, "-o", "a.yaml") as terminal:
        terminal.until("Podle kterých pravidel")
        terminal.type("kr\t")
        terminal.until("krizovy")
        terminal.line()
        terminal.until("Jména 4 hráčů")


@POSIX
def test_an_existing_file_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / "pripad.yaml").write_text("moje")
    with asking(tmp_path) as terminal:
        terminal.until("[pripad-2.yaml]")
        terminal.line("pripad.yaml")
        terminal.until("--prepsat")
        terminal.until("Jiný soubor")
        terminal.line("konec")
        assert terminal.ended() == 0
    assert (tmp_path / "pripad.yaml").read_text() == "moje"


@POSIX
def test_a_folder_that_is_not_there_is_told_before_the_first_question(tmp_path: Path) -> None:
    with asking(tmp_path, "-o", "neni/a.yaml") as terminal:
        assert terminal.ended() == 2
        assert "složka neexistuje" in terminal.seen and "Podle kterých" not in terminal.seen


@POSIX
def test_a_case_that_cannot_be_written_stays_in_the_draft(tmp_path: Path) -> None:
    with asking(tmp_path, "-o", "a.yaml") as terminal:
        told(terminal, ANSWERS[:-1])
        terminal.until("Označení případu")
        (tmp_path / "a.yaml").mkdir()
        (tmp_path / "a.yaml" / "x").touch()
        terminal.line("hra7")
        assert terminal.ended() == 2
        assert "nelze zapsat" in terminal.seen
    assert Kept(str(tmp_path / "a.yaml")).read()[0] == (*ANSWERS[:-1], "hra7")


@POSIX
def test_half_a_terminal_is_none(tmp_path: Path) -> None:
    """Output into a pipe: nobody would see the questions."""
    import pty

    main, side = pty.openpty()
    done = subprocess.run(
        [executable(), "novy"], stdin=side, capture_output=True, cwd=tmp_path, timeout=60, check=False
    )
    os.close(side)
    os.close(main)
    assert (done.returncode, done.stdout) == (2, b"")


def test_a_prompt_without_readline_still_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python for Windows has none."""
    from rozhodci.cli import prompt

    monkeypatch.setattr(prompt, "_readline", lambda: None)
    monkeypatch.setattr("builtins.input", lambda shown: f"<{shown}>")
    asked = prompt.Prompt()
    assert asked.ask("Kdo: ", ("Adam",), "A") == "<Kdo: >"
    assert asked.recalls == (sys.platform == "win32")
    monkeypatch.setattr("builtins.input", lambda _: (_ for _ in ()).throw(EOFError))
    with pytest.raises(EOFError):
        asked.ask("Kdo: ")
    assert asked.half == ""


@pytest.mark.parametrize("rules", ["licitovany-2010", "voleny-2005", "koruna-2013", "krizovy"])
def test_a_sheet_is_clean_by_its_own_check(warm: Run, tmp_path: Path, rules: str) -> None:
    for name, format in (("listek.yaml", "yaml"), ("listek.csv", "csv")):
        assert warm("novy", "listek", "--pravidla", rules, "--format", format, "-o", tmp_path / name).code == 0
        assert warm("listek", tmp_path / name, "--pravidla", rules).code == 0
    table = (tmp_path / "listek.csv").read_bytes()
    assert table.startswith(b"\xef\xbb\xbf") and table.count(b"\xef\xbb\xbf") == 1 and b";" in table
    assert (tmp_path / "listek.yaml").read_text(encoding="utf-8").startswith("# yaml-language-server: $schema=listek.")
