"""docs/prikazy.md, written from the commands themselves: `python -m rozhodci.cli.reference > docs/prikazy.md`."""

from __future__ import annotations

import sys
from typing import Any

import typer.main

from rozhodci.cli import commands
from rozhodci.cli.app import build
from rozhodci.cli.czech import described, usage_line

HEAD = """# Příkazy

Tento soubor se vyrábí z nápovědy programu: `python -m rozhodci.cli.reference > docs/prikazy.md`.

Návratový kód: 0 hotovo · 1 nález (`posud` jen s `--exit-code`) · 2 nepoužitelný vstup nebo příkaz · 3 chyba programu ·
130 přerušeno. Výsledek jde na standardní výstup, hlášení na chybový. Nápovědu má každý příkaz: `-h`, `--help`.
"""


def markdown() -> str:
    """The reference of all commands in the order of the help."""
    program: Any = typer.main.get_command(build(commands.MODULES))
    sections = [_section("rozhodci", "rozhodci --help", program)]
    sections += [
        _section(f"rozhodci {name}", f"rozhodci {name} {usage_line(command)}", command)
        for name, command in program.commands.items()
    ]
    return "\n".join([HEAD, *sections])


def _section(title: str, usage: str, command: Any) -> str:
    lines = [f"## {title}", "", f"`{usage}`", "", command.help or "", ""]
    rows = [(name, text) for param in command.params for name, text in [described(param)]]
    if rows:
        lines += ["| | |", "|---|---|"]
        lines += [f"| `{_cell(name)}` | {_cell(text)} |" for name, text in rows]
        lines.append("")
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
    sys.stdout.write(markdown())
