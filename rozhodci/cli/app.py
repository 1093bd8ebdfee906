"""Builds the Typer application for one run: only the called command, or all of them for help and completion."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import typer

from rozhodci import __version__
from rozhodci.cli import commands
from rozhodci.cli.czech import CzechCommand, CzechGroup

_SETTINGS: dict[Any, Any] = {"help_option_names": ["-h", "--help"]}


def build(names: Iterable[str]) -> typer.Typer:
    """An application with those commands."""
    app = typer.Typer(
        cls=CzechGroup,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        add_completion=False,
        context_settings=_SETTINGS,
        no_args_is_help=True,
    )
    app.callback()(root)
    for name in names:
        app.command(name, cls=CzechCommand)(commands.load(name))
    return app


def _version(wanted: bool) -> None:
    if wanted:
        from rozhodci.solver.gear import gear

        typer.echo(f"rozhodci {__version__} (řešič: {gear()})")
        raise typer.Exit


def root(
    version: Annotated[
        bool, typer.Option("--version", help="Vypíše verzi programu a chod řešiče.", callback=_version, is_eager=True)
    ] = False,
    install_completion: Annotated[
        bool,
        typer.Option("--install-completion", help="Nainstaluje doplňování; za ni jde napsat shell: bash, zsh, fish…"),
    ] = False,
    show_completion: Annotated[
        bool, typer.Option("--show-completion", help="Vypíše skript doplňování; za ni jde napsat shell.")
    ] = False,
) -> None:
    """Rozhodčí soutěžního mariáše: z popisu jedné hry nález s články, platbami a prémiovými body.

    Příklad: rozhodci posud pripad.yaml
    """


def wanted(args: list[str]) -> list[str]:
    """Which commands this run needs: the named command alone, else everything."""
    return [args[0]] if args and args[0] in commands.MODULES else list(commands.MODULES)
