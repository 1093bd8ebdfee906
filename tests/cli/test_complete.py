"""Completion: what is offered, in the form each shell takes, and in the real shells that are installed here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rozhodci.cli import commands
from rozhodci.cli.completing import SHELLS, offers, parameters
from rozhodci.cli.completion_setup import script
from rozhodci.cli.shells import COMPLETE, LINE, Line, answer, split
from rozhodci.rulesets import get, names
from tests.cli.on_terminal import OnTerminal
from tests.conftest import Run, executable

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="POSIX shells")


def offered(line: str) -> list[str]:
    typed = split(line)
    return [value for value, _ in offers(typed.words[1:], typed.incomplete)]


def replied(shell: str, line: str) -> list[str]:
    return answer({COMPLETE: shell, LINE: line}).splitlines()


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("rozhodci po", ["posud"]),
        ("rozhodci novy ", ["pripad", "listek", "pravidla"]),
        ("rozhodci novy pripad --zavazek be", ["betl"]),
        ("rozhodci novy pripad --pravidla krizovy --zavazek dev", ["devítka"]),
        ("rozhodci novy pripad --pravidla koruna --zavazek d", ["durch"]),
        ("rozhodci novy --druh neprizn", ["nepriznani-barvy"]),
        ("rozhodci novy --format=c", ["--format=csv"]),
        ("rozhodci vysvetli nepriz", ["nepriznani-barvy"]),
        ("rozhodci vysvetli schval", ["schvaleno"]),
        ("rozhodci vysvetli tiche", ["tiche-sto"]),
        ('rozhodci vysvetli "Koruna D', ["Koruna D/1", "Koruna D/2", "Koruna D/3"]),
        ("rozhodci vysvetli Koruna D", ["D/1", "D/2", "D/3"]),
        ("rozhodci vysvetli krizovy\\ d/1", ["Křížový D/1"]),
        ("rozhodci vysvetli --pravidla koruna ČSM", []),
        ("rozhodci posud --pravidla licitovany-", ["licitovany-2010", "licitovany-2014"]),
        ("rozhodci posud --vyklad sto=n", ["sto=nasobene"]),
        ("rozhodci posud --vyklad=sto=n", ["--vyklad=sto=nasobene"]),
        ("rozhodci posud x.yaml --pravidla koruna --vyklad koruna-e", ["koruna-e1=jen-d", "koruna-e1=sazba-a-d"]),
        ("rozhodci posud --pravidla krizovy --vyklad koruna", []),
        ("rozhodci posud --vyklad sto=nasobene --vykl", ["--vyklad"]),
        ("rozhodci posud --ascii --asc", []),
        ("rozhodci posud --format j", ["json", "jsonl"]),
        ("rozhodci listek --format c", ["csv"]),
        ("rozhodci posud -- --ascii", []),
        ("rozhodci posud pripa", []),
        ("rozhodci pravidla kr", ["krizovy"]),
        ("rozhodci pravidla krizovy ko", ["koruna-2013"]),
        ("rozhodci schema na", ["nalez"]),
        ("rozhodci schema nalez ", []),
        ("rozhodci neznamy x", []),
        ("rozhodci --show-completion z", ["zsh"]),
        ("rozhodci --ver", ["--version"]),
    ],
)
def test_offered(line: str, expected: list[str]) -> None:
    assert offered(line) == expected


def test_every_command_code_article_ruleset_and_reading_is_offered() -> None:
    assert set(commands.MODULES) == set(offered("rozhodci "))
    every = [get(name) for name in names()]
    topics = {t for r in every for t in (*r.catalogue, *r.facts, *r.readings, *r.articles)}
    assert set(offered("rozhodci vysvetli ")) == topics
    assert set(offered("rozhodci posud --pravidla ")) == set(names())
    readings = {f"{x.code}={c}" for r in every for x in r.readings.values() for c in x.choices}
    assert set(offered("rozhodci posud --vyklad ")) == readings


@pytest.mark.parametrize("name", commands.MODULES)
def test_the_options_of_every_command_are_offered_and_explained(name: str) -> None:
    known = [p for p in parameters(commands.load(name)) if p.words]
    found = dict(offers([name], "--"))
    for parameter in known:
        assert found[max(parameter.words, key=len)] == parameter.help != ""


@pytest.mark.parametrize("name", commands.MODULES)
def test_what_is_read_off_a_command_is_what_typer_reads(name: str) -> None:
    import typer.main

    from rozhodci.cli.app import build

    built = typer.main.get_command(build([name])).commands[name]  # type: ignore[attr-defined]
    expected = {p.name: set(p.opts) if p.param_type_name == "option" else set() for p in built.params}
    found = parameters(commands.load(name))
    assert {p.name: set(p.words) for p in found} == expected
    many = {p.name for p in built.params if p.nargs == -1 or getattr(p, "multiple", False)}
    assert {p.name for p in found if p.many} == many
    assert {p.name for p in found if p.flag} == {p.name for p in built.params if getattr(p, "is_flag", False)}


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", Line((), "")),
        ("a b", Line(("a",), "b")),
        ("a b ", Line(("a", "b"), "")),
        ("a 'b c", Line(("a",), "b c", "'")),
        ('a "b c" d', Line(("a", "b c"), "d")),
        ("a b\\ c", Line(("a",), "b c")),
        ("a ''", Line(("a",), "")),
        ("a '' ", Line(("a", ""), "")),
        ("a \\", Line(("a",), "")),
        ("a 'b\\", Line(("a",), "b\\", "'")),
    ],
)
def test_splitting_a_half_typed_line(line: str, expected: Line) -> None:
    assert split(line) == expected


def test_powershell_keeps_backslashes() -> None:
    assert split("rozhodci posud C:\\hry\\a", "`") == Line(("rozhodci", "posud"), "C:\\hry\\a")


def test_bash_gets_only_what_it_will_replace() -> None:
    assert replied("bash", "rozhodci posud --vyklad sto=n") == ["nasobene"]
    assert replied("bash", "rozhodci posud --vyklad 'sto=n") == ["sto=nasobene"]
    assert replied("bash", "rozhodci vysvetli Koruna\\ D/1") == ["Koruna\\ D/1"]
    assert replied("bash", 'rozhodci vysvetli "Koruna D/1') == ["Koruna D/1"]


@pytest.mark.parametrize("shell", ["zsh", "fish", "powershell"])
def test_the_others_get_an_explanation_after_a_tab(shell: str) -> None:
    assert replied(shell, "rozhodci vysvetli nepriz") == ["nepriznani-barvy\tnepřiznání barvy"]
    assert all("\n" not in row and row.count("\t") <= 1 for row in replied(shell, "rozhodci vysvetli "))


def test_bytes_are_utf8_whatever_the_console(run: Run) -> None:
    env = {COMPLETE: "powershell", LINE: "rozhodci vysvetli krizovy\xa0d/1".replace("\xa0", "` ")}
    for encoding in ("utf-8", "cp1250", "ascii"):
        assert run(env=env, encoding=encoding).raw.decode("utf-8").startswith("Křížový D/1\t")


def powershell() -> str:
    """The statements of that script, one a line, without comments and indentation."""
    return "\n".join(line.strip() for line in script("powershell").splitlines() if not line.startswith("#"))


def test_powershell_script_keeps_the_contract_of_a_native_completer() -> None:
    """`Register-ArgumentCompleter -Native`: a block of three parameters, which gives back CompletionResult objects.

    `$cursorPosition` counts from the start of the whole line, so the start of the command is taken off.
    """
    text = powershell()
    head = "Register-ArgumentCompleter -Native -CommandName @('rozhodci', 'rozhodci.exe') -ScriptBlock {\n"
    assert text.startswith(head + "param($wordToComplete, $commandAst, $cursorPosition)\n") and text.endswith("\n}")
    assert "$typed = $cursorPosition - $commandAst.Extent.StartOffset\n" in text
    result = r"\[System\.Management\.Automation\.CompletionResult\]::new\((\$\w+), (\$\w+), '(\w+)', (\$\w+)\)"
    assert re.findall(result, text) == [("$text", "$value", "ParameterValue", "$about")]
    assert f"$Env:{COMPLETE} = 'powershell'\n" in text and f"$Env:{LINE} = $line\n" in text


def test_powershell_script_leaves_the_session_as_it_was() -> None:
    """Whatever happens: the variables are gone, the encoding of the console is the one before."""
    done, _, after = powershell().partition("} finally {")
    assert (
        "$before = [Console]::OutputEncoding\ntry {\n[Console]::OutputEncoding = [System.Text.Encoding]::UTF8" in done
    )
    assert f"Remove-Item -Path @('Env:{COMPLETE}', 'Env:{LINE}') -ErrorAction SilentlyContinue" in after
    assert "[Console]::OutputEncoding = $before" in after


def test_powershell_script_is_well_formed() -> None:
    """Strings closed, brackets in pairs, every variable given a value before it is read."""
    text = re.sub(r"""'[^'\n]*'|"(?:`.|[^"`\n])*\"""", "''", powershell())
    assert not re.search(r"""["`]""", text)
    waiting: list[str] = []
    for char in text:
        if char in "([{":
            waiting.append({"(": ")", "[": "]", "{": "}"}[char])
        elif char in ")]}":
            assert waiting.pop() == char
    assert waiting == []
    known = {"_", "null", "wordToComplete", "commandAst", "cursorPosition"}
    for line in text.splitlines()[2:]:
        given = re.match(r"((?:\$\w+(?:, )?)+) = (.*)", line)
        read = given[2] if given else line
        assert set(re.findall(r"\$(?!Env:)(\w+)", read)) <= known, line
        known |= set(re.findall(r"\$(\w+)", given[1])) if given else set()


def test_what_powershell_would_divide_stands_in_quotes() -> None:
    """The script quotes what has one of these; nothing offered has another character with a meaning of its own."""
    (quoted,) = re.findall(r'-match "\[(.*?)\]"', script("powershell"))
    every = [o for line in ("vysvetli", "posud --vyklad", "posud --pravidla", "novy --zavazek") for o in all_of(line)]
    assert len(every) > 100
    bare = {char for value in every if not re.search(f"[{quoted}]", value) for char in value}
    assert not bare & set("`\"'$@#&|<>;,(){} \t")


def all_of(words: str) -> list[str]:
    return [value for value, _ in offers(words.split(), "")]


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_is_shown(run: Run, shell: str) -> None:
    done = run("--show-completion", shell)
    assert (done.code, done.out, done.err) == (0, script(shell), "")
    assert COMPLETE in done.out and LINE in done.out


def test_unknown_shell_lists_the_known(run: Run) -> None:
    done = run("--show-completion", "tcsh")
    assert (done.code, done.out) == (2, "")
    assert "bash, zsh, fish nebo powershell" in done.err
    assert run("--show-completion", env={"SHELL": "/usr/bin/fish"}).out == script("fish")


@POSIX
@pytest.mark.parametrize(
    ("shell", "file", "start"),
    [
        ("bash", ".local/share/rozhodci/bash.sh", ".bashrc"),
        ("zsh", ".zfunc/_rozhodci", ".zshrc"),
        ("fish", ".config/fish/completions/rozhodci.fish", None),
    ],
)
def test_installing_adds_one_line_and_keeps_the_rest(
    run: Run, tmp_path: Path, shell: str, file: str, start: str | None
) -> None:
    home = {"HOME": str(tmp_path)}
    own = b"alias x=y # \xff without a newline"
    if start:
        (tmp_path / start).write_bytes(own)
    for _ in range(2):
        assert run("--install-completion", shell, env=home).code == 0
    assert (tmp_path / file).read_text(encoding="utf-8") == script(shell)
    if start:
        lines = (tmp_path / start).read_bytes().split(b"\n")
        assert (lines[0], len(lines)) == (own, 3)


@pytest.fixture(scope="module", params=["bash", "zsh", "fish"])
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A shell and a home where the script is installed."""
    shell: str = request.param
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed")
    home = tmp_path_factory.mktemp(shell)
    surroundings = os.environ | {"HOME": str(home)}
    subprocess.run([executable(), "--install-completion", shell], env=surroundings, check=True, capture_output=True)
    # Else fish reads every manual page of the machine in the background at its first start.
    for folder in ("generated_completions", "vendor_completions.d"):
        (home / ".local" / "share" / "fish" / folder).mkdir(parents=True, exist_ok=True)
    for start in (".zshrc", ".bashrc"):
        with (home / start).open("a") as file:
            file.write("PS1='> '\n")
    return shell, home


def interactive(shell: str, home: Path, folder: Path) -> OnTerminal:
    """A real interactive shell that has read the installed script; what was typed before is not offered again."""
    path = f"{Path(executable()).parent}{os.pathsep}{os.environ['PATH']}"
    quiet = {"fish": ["-C", "function fish_prompt; echo '> '; end"]}
    surroundings = {"HOME": str(home), "PATH": path, "HISTFILE": "", "fish_history": ""}
    return OnTerminal([shell, "-i", *quiet.get(shell, [])], folder, surroundings)


@POSIX
@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("rozhodci pos", ["posud"]),
        ("rozhodci vysvetli neprizn", ["vysvetli", "nepriznani-barvy"]),
        ("rozhodci vysvetli 'PB 2005, limi", ["vysvetli", "PB 2005, limit"]),
        ("rozhodci vysvetli PB 2005, limi", ["vysvetli", "PB", "2005,", "limit"]),
        ("rozhodci posud --vyklad sto=n", ["posud", "--vyklad", "sto=nasobene"]),
        ("rozhodci posud --vyklad=sto=n", ["posud", "--vyklad=sto=nasobene"]),
        ("rozhodci novy pripad --zavazek 'sto a", ["novy", "pripad", "--zavazek", "sto a sedma"]),
        ("rozhodci posud hra-s", ["posud", "hra-stolu.yaml"]),
    ],
)
def test_in_a_real_shell(tmp_path: Path, installed: tuple[str, Path], typed: str, words: list[str]) -> None:
    """Type, press Tab, then have the shell print the words of the line."""
    (tmp_path / "hra-stolu.yaml").write_text("", encoding="utf-8")
    with interactive(*installed, tmp_path) as terminal:
        terminal.until("> ")
        terminal.type(f"{typed}\t")
        terminal.type("\x01printf '<%s>' \x05\r")
        terminal.until("".join(f"<{word}>" for word in ["rozhodci", *words]))
