"""Pages lead somewhere, name only what exists, and what is generated is fresh."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer.main

from rozhodci.cli import commands as registered
from rozhodci.cli.app import build
from rozhodci.rulesets import get, names
from tests.conftest import ROOT
from tests.docs.pages import PAGES, anchors, blocks, links, spoken
from tools import renonce

BY_NAME = pytest.mark.parametrize("page", PAGES, ids=lambda p: p.name)


@BY_NAME
def test_links_lead_somewhere(page: Path) -> None:
    for target in links(page):
        file, _, anchor = target.partition("#")
        there = (page.parent / file).resolve() if file else page
        assert there.exists(), f"{page.name}: {target}"
        assert not anchor or anchor in anchors(there), f"{page.name}: {target}"


@pytest.fixture(scope="module")
def known() -> dict[str, frozenset[str]]:
    """Command -> its options."""
    program: Any = typer.main.get_command(build(registered.MODULES))
    return {
        name: frozenset(opt for param in command.params for opt in (*param.opts, *param.secondary_opts))
        | {"-h", "--help"}
        for name, command in program.commands.items()
    }


@BY_NAME
def test_every_command_and_option_named_exists(page: Path, known: dict[str, frozenset[str]]) -> None:
    for said in spoken(page):
        _, *words = said.split()
        if not words or words[0].startswith(("-", "[")):
            continue
        assert words[0] in known, f"{page.name}: {said}"
        options = {word.partition("=")[0] for word in words[1:] if re.match(r"--?[a-z]", word)}
        assert options <= known[words[0]], f"{page.name}: {said}"


def test_every_page_can_be_reached_from_the_readme() -> None:
    seen: set[Path] = set()
    waiting = [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        seen.add(page)
        targets = {(page.parent / target.partition("#")[0]).resolve() for target in links(page)}
        waiting += [t for t in targets if t.suffix == ".md" and t not in seen]
    assert seen >= set(PAGES)


def test_the_catalogue_page_is_fresh() -> None:
    """Regenerate with: python -m tools.renonce"""
    assert (ROOT / "docs" / "renonce.md").read_text(encoding="utf-8") == renonce.page()


@pytest.mark.parametrize("name", names())
def test_every_code_has_its_section_and_example(name: str) -> None:
    text = (ROOT / "docs" / "renonce.md").read_text(encoding="utf-8")
    sections = {part.partition("\n")[0]: part for part in text.split("\n## ")[1:]}
    for code in get(name).catalogue:
        assert "\nPříklad: [cases/" in sections[code], code


def test_windows_lines_of_the_readme_say_the_same_as_the_others() -> None:
    """`.venv\\Scripts\\rozhodci posud cases\\x.yaml` runs what `.venv/bin/rozhodci posud cases/x.yaml` runs."""
    said = {"bash": "", "powershell": ""}
    for block in blocks(ROOT / "README.md"):
        if block.language in said and "posud" in block.text:
            said[block.language] = block.text.replace("\\", "/").replace("Scripts", "bin").rpartition(".venv/bin/")[2]
    assert said["bash"] == said["powershell"] != ""


def test_the_architecture_names_every_room_and_the_layers_in_force() -> None:
    text = (ROOT / "docs" / "architektura.md").read_text(encoding="utf-8")
    rooms = {p.stem for p in (ROOT / "rozhodci").iterdir() if not p.name.startswith("_")}
    assert rooms == set(re.findall(r"`(\w+)`", text.partition("Vrstvy")[0]))
    (contract,) = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = [layer.replace("rozhodci.", "").replace(" : ", ", ") for layer in contract["layers"]]
    assert f"`{' → '.join(layers)}`" in text


def test_every_term_of_the_glossary_stands_once() -> None:
    """One word for one thing."""
    rows = (ROOT / "docs" / "slovnik.md").read_text(encoding="utf-8").splitlines()
    cells = [row.split("|")[1].strip() for row in rows if row.startswith("| ")][1:]
    terms = [term for cell in cells for term in cell.split(", ")]
    assert len(terms) == len(set(terms)) > 50
    assert sorted(cells, key=_czech) == cells


def _czech(word: str) -> list[int]:
    """Sorts as a Czech dictionary does, `ch` after `h`."""
    order = "aábcčdďeéěfghχiíjklmnňoópqrřsštťuúůvwxyýzž"
    flat = dict(zip("áďéěíňóťúůý", "adeeinotuuy", strict=True))
    return [order.find(flat.get(c, c)) for c in word.casefold().replace("ch", "χ")]


def test_every_promise_of_the_readme_has_its_test() -> None:
    promises = (ROOT / "README.md").read_text(encoding="utf-8").partition("program slibuje\n")[2].partition("\n## ")[0]
    for promise in re.split(r"^\d\. ", promises, flags=re.M)[1:]:
        tests = re.findall(r"<!-- test: (\S+)::(\w+) -->", promise)
        assert tests, promise
        for file, name in tests:
            assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), name
