"""One broken file per kind of problem in tests/vadne, each with the exact words a referee gets (zpravy.txt)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rozhodci.case
import rozhodci.rulesets.model
from rozhodci.case import load as loading
from rozhodci.case import nodes
from rozhodci.errors import InputError
from tests.case.written import read_all

FOLDER = Path(__file__).parent.parent / "vadne"
FILES = sorted(FOLDER.glob("*.yaml"))
MESSAGES = (FOLDER / "zpravy.txt").read_text(encoding="utf-8").splitlines()
# These come from the file itself or from a caller that wants one case: test_source, test_load.
NO_FILE = {"neni-soubor", "nelze-cist", "velikost", "vic-pripadu"}
ENGLISH = re.compile(r"\b(?:expected|found|while|could|mapping|scalar|token|the|block|character)\b", re.I)


def found(path: Path) -> list[InputError]:
    return [c for c in read_all(path.read_bytes(), path.name) if isinstance(c, InputError)]


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_message_is_exactly_this(path: Path) -> None:
    said = [str(p) for fault in found(path) for p in fault.problems]
    assert said == [line for line in MESSAGES if line.startswith(f"{path.name}:")]


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_file_shows_the_problem_it_is_named_after(path: Path) -> None:
    codes = {p.code for fault in found(path) for p in fault.problems}
    assert codes == {path.stem.partition("--")[0]}


def test_every_code_has_its_file() -> None:
    made = re.compile(r"(?:fault|_refused|Problem|Refused)\(\s*\"([a-z-]+)\"")
    sources = Path(rozhodci.case.__file__).parent.glob("*.py")
    codes = {code for source in sources for code in made.findall(source.read_text(encoding="utf-8"))}
    assert codes - NO_FILE == {path.stem.partition("--")[0] for path in FILES}


@pytest.mark.parametrize("path", [p for p in FILES if p.stem.startswith("yaml")], ids=lambda p: p.stem)
def test_without_libyaml_it_is_the_same_kind_in_czech(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fast = [p for fault in found(path) for p in fault.problems]
    monkeypatch.setattr(nodes, "LOADERS", nodes.PURE)
    pure = [p for fault in found(path) for p in fault.problems]
    assert [p.code for p in pure] == [p.code for p in fast]
    assert [p.message for p in pure] == [p.message for p in fast]
    assert not any(ENGLISH.search(str(p)) for p in pure)


def test_several_broken_documents_do_not_hide_each_other() -> None:
    parts = [path.read_text(encoding="utf-8") for path in FILES if path.stem in ("karta", "yaml", "volba")]
    results = loading.load("---\n".join(parts).encode(), "vice.yaml", _rules)
    assert [type(r) for r in results] == [InputError] * 3
    assert [p.code for r in results if isinstance(r, InputError) for p in r.problems] == ["karta", "volba", "yaml"]


def _rules(name: str) -> rozhodci.rulesets.model.Ruleset:
    return rozhodci.rulesets.get(name, None)
