"""What editors go by: first lines, the schema behind them, the settings in the docs."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rozhodci.cards import Suit
from rozhodci.case.notation import read_suit
from rozhodci.case.parts import read_parts
from rozhodci.rulesets import get, names
from tests.conftest import ROOT, Run

MODELINE = re.compile(r"# yaml-language-server: \$schema=(\S+)")
CASES = sorted((ROOT / "cases").rglob("*.y*ml"))
PAGE = (ROOT / "docs" / "editory.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", CASES, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_every_example_names_a_schema_of_ours(file: Path) -> None:
    match = MODELINE.match(file.read_text(encoding="utf-8-sig"))
    assert match is not None
    assert (file.parent / match[1]).resolve().parent == ROOT / "schemas"
    assert (file.parent / match[1]).is_file()


def keys_of(node: Any, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every key of the schema wherever it stands, with what is said of it."""
    if isinstance(node, list):
        for below in node:
            yield from keys_of(below, path)
    elif isinstance(node, dict):
        properties = node.get("properties")
        if isinstance(properties, dict) and all(isinstance(below, dict) for below in properties.values()):
            yield from ((f"{path}.{key}", below) for key, below in properties.items())
        for word, below in node.items():
            for key, deeper in below.items() if word in ("properties", "$defs") else [("[]", below)]:
                yield from keys_of(deeper, f"{path}.{key}")


@pytest.mark.parametrize("name", ["pripad", "nalez", "listek"])
def test_every_key_of_the_schema_is_explained(warm: Run, name: str) -> None:
    """In a sentence of its own, also where its values are described elsewhere."""
    found = dict(keys_of(json.loads(warm("schema", name).out)))
    assert len(found) > 60
    assert [path for path, said in found.items() if not said.get("description", "").strip()] == []


def test_every_key_of_a_ruleset_is_explained(warm: Run) -> None:
    """There the same values stand under many keys, so what they mean is said once."""
    schema = json.loads(warm("schema", "pravidla").out)
    bare = [path for path, said in keys_of(schema) if not {"description", "$ref"} & set(said)]
    assert bare == []


@pytest.mark.parametrize("name", ["pripad", "nalez", "listek"])
def test_closed_values_are_listed(warm: Run, name: str) -> None:
    """What is described by `a = …; b = …` are words of the enum."""
    for path, said in keys_of(json.loads(warm("schema", name).out)):
        named = set(re.findall(r"(?:^|; )([a-z-]+) = ", said.get("description", "")))
        assert named <= set(said.get("enum", ())) or not isinstance(said.get("enum"), list), path


def test_words_an_editor_offers_are_words_the_program_takes() -> None:
    keys = json.loads((ROOT / "schemas" / "pripad.schema.json").read_text(encoding="utf-8"))["properties"]
    assert {get(name).name for name in keys["pravidla"]["examples"]} == set(names())
    offered = {parts for word in keys["zavazek"]["examples"] if (parts := read_parts(word))}
    assert len(offered) == len(keys["zavazek"]["examples"])
    assert all(any(get(name).parts_of(parts) for name in names()) for parts in offered)
    assert [read_suit(word) for word in keys["trumf"]["examples"]] == list(Suit)


def test_the_schema_goes_into_a_file(run: Run, tmp_path: Path) -> None:
    done = run("schema", "pravidla", "-o", tmp_path / "pravidla.schema.json")
    assert (done.code, done.out, done.err) == (0, "", "")
    assert (tmp_path / "pravidla.schema.json").read_text(encoding="utf-8") == run("schema", "pravidla").out


def test_settings_in_the_docs_are_json_and_the_task_finds_our_errors(warm: Run, tmp_path: Path) -> None:
    settings, tasks = (json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL))
    assert "./pripad.schema.json" in settings["yaml.schemas"]
    pattern = tasks["tasks"][0]["problemMatcher"]["pattern"]
    (tmp_path / "moje hra.yaml").write_text("pravidla: krizovy\nhracu: [A]\n", encoding="utf-8")
    for line in warm("posud", tmp_path / "moje hra.yaml").err.splitlines():
        match = re.match(pattern["regexp"], line)
        assert match is not None, line
        assert match[pattern["file"]] == str(tmp_path / "moje hra.yaml")
        assert match[pattern["line"]].isdecimal() and match[pattern["message"]]


def test_modelines_of_templates_name_the_file_the_docs_make(warm: Run) -> None:
    for what in ("pripad", "pravidla"):
        match = MODELINE.match(warm("novy", what).out)
        assert match is not None
        assert f"rozhodci schema {what} -o {match[1]}" in PAGE
