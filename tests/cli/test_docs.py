"""docs/prikazy.md and the README say what the program does."""

from __future__ import annotations

from rozhodci.cli import commands
from rozhodci.cli.reference import markdown
from tests.conftest import ROOT


def test_reference_is_up_to_date() -> None:
    """Regenerate with: python -m rozhodci.cli.reference > docs/prikazy.md"""
    assert (ROOT / "docs" / "prikazy.md").read_text(encoding="utf-8") == markdown()


def test_readme_lists_every_command() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in commands.MODULES:
        assert f"`rozhodci {name}" in readme, name
