"""Finding a ruleset, its sources and dates, and the joined data that make it quick."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from rozhodci.errors import UsageError
from rozhodci.rulesets import build, get, names, nearest, source
from rozhodci.rulesets.assemble import assemble


def test_names_and_aliases() -> None:
    assert names() == ("licitovany-2010", "licitovany-2014", "voleny-2005", "koruna-2013", "krizovy")
    for alias, name in {"licitovany": names()[0], "voleny": names()[2], "koruna": names()[3]}.items():
        assert get(alias) is get(name)
        assert alias in get(name).aliases


@pytest.mark.parametrize(
    ("word", "hint"), [("licitovany-2011", "licitovany-2014"), ("Koruna2013", "koruna-2013"), ("křížový", "krizovy")]
)
def test_unknown_name_gets_the_nearest(word: str, hint: str) -> None:
    assert nearest(word) == hint
    with pytest.raises(UsageError, match=hint):
        get(word)


def test_hopeless_name_gets_the_list() -> None:
    with pytest.raises(UsageError, match="voleny-2005"):
        get("xyz")


@pytest.mark.parametrize(
    ("name", "valid_from", "discipline"),
    [
        ("licitovany-2010", "2010-01-01", "licitovany"),
        ("licitovany-2014", "2014-01-01", "licitovany"),
        ("voleny-2005", "2005-03-19", "voleny"),
        ("koruna-2013", "2013-01-01", "koruna"),
        ("krizovy", "", "krizovy"),
    ],
)
def test_source_and_validity(name: str, valid_from: str, discipline: str) -> None:
    rules = get(name)
    assert (rules.valid_from, rules.valid_to, rules.discipline) == (valid_from, "", discipline)
    assert rules.source and rules.title


def test_what_every_ruling_must_say() -> None:
    assert any("obdobně" in note for note in get("voleny").notes)
    assert "tabulku sazeb" in get("koruna").rates_note
    assert "0,10" in get("krizovy").rates_note
    assert get("licitovany").notes == ()


@pytest.mark.parametrize("name", names())
def test_joined_data_are_what_the_yaml_says(name: str) -> None:
    joined = source.joined(name, source.own_part(name))
    assert source.plain(name) == joined
    assert repr(assemble(joined).catalogue) == repr(get(name).catalogue)


def test_derived_files_are_up_to_date() -> None:
    """Regenerate with: python -m rozhodci.rulesets.build"""
    stale = [path.name for path, text in build.derived() if path.read_text(encoding="utf-8") != text]
    assert stale == []


@pytest.mark.parametrize("content", [None, "", "{", '{"otisk": 0, "zdroje": ["kody"], "data": {}}'])
def test_missing_damaged_or_old_joined_data_fall_back_to_yaml(
    content: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if content is not None:
        (tmp_path / "krizovy.json").write_text(content, encoding="utf-8")
    monkeypatch.setattr(source, "READY", tmp_path)
    assert source.plain("krizovy") == source.joined("krizovy", source.own_part("krizovy"))


def test_fingerprint_does_not_depend_on_line_endings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unix = source.fingerprint(["kody"])
    text = (source.DATA / "kody.yaml").read_bytes()
    (tmp_path / "kody.yaml").write_bytes(text.replace(b"\n", b"\r\n"))
    monkeypatch.setattr(source, "DATA", tmp_path)
    assert source.fingerprint(["kody"]) == unix


def test_a_packaged_set_is_read_without_yaml_and_without_articles() -> None:
    """Start-up time is a feature: one JSON file, nothing heavy."""
    code = (
        "import sys, json; from rozhodci.rulesets import get; r = get('licitovany-2010'); r.rate('hra');"
        "print(json.dumps(sorted({'yaml', 'jsonschema', 'difflib'} & set(sys.modules))))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == []
