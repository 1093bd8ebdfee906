"""Typer's help and usage errors in Czech, without rich: square brackets stay, nothing is boxed or cut."""

from __future__ import annotations

import re
import sys
from typing import Any

from typer.core import TyperCommand, TyperGroup

from rozhodci.cli.plain_values import without_validation
from rozhodci.report.plain import degrade

_HELP = "Vypíše tuto nápovědu."


def usage_line(command: Any) -> str:
    """What follows the command's name: `[VOLBY] [PŘÍPAD]…`."""
    if isinstance(command, TyperGroup):
        return "[VOLBY] PŘÍKAZ …"
    names = (
        f"[{p.metavar or p.name}]{'…' if p.nargs != 1 else ''}"
        for p in command.params
        if p.param_type_name == "argument"
    )
    return " ".join(["[VOLBY]", *names])


def for_console(text: str) -> str:
    """Typer prints the help itself and would fail on a console that cannot show all of it."""
    return degrade(text, getattr(sys.stdout, "encoding", None) or "ascii")


def _usage(command: Any, ctx: Any, formatter: Any) -> None:
    formatter.write_usage(ctx.command_path, usage_line(command), prefix="Použití: ")


def _options(command: Any, ctx: Any, formatter: Any) -> None:
    shown = [p for p in command.get_params(ctx) if not getattr(p, "hidden", False)]
    for kind, heading in (("argument", "Co se předává"), ("option", "Volby")):
        rows = [described(p) for p in shown if p.param_type_name == kind]
        if rows:
            with formatter.section(heading):
                formatter.write_dl(rows)


def described(param: Any) -> tuple[str, str]:
    """A parameter as it is typed and its help."""
    text = _HELP if "--help" in param.opts else param.help or ""
    if param.param_type_name == "argument":
        return param.metavar or param.name.upper(), text
    names = ", ".join(sorted(param.opts, key=len))
    value = "" if param.is_flag else f" {param.metavar or param.name.upper()}"
    return names + value, text


class CzechCommand(TyperCommand):
    """One command with Czech help."""

    def get_params(self, ctx: Any) -> list[Any]:
        return without_validation(super().get_params(ctx))

    def get_help(self, ctx: Any) -> str:
        return for_console(super().get_help(ctx))

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _usage(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        _options(self, ctx, formatter)


class CzechGroup(TyperGroup):
    """The program itself with Czech help."""

    def get_params(self, ctx: Any) -> list[Any]:
        return without_validation(super().get_params(ctx))

    def get_help(self, ctx: Any) -> str:
        return for_console(super().get_help(ctx))

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _usage(self, ctx, formatter)

    def format_options(self, ctx: Any, formatter: Any) -> None:
        _options(self, ctx, formatter)
        rows = [(name, (command.help or "").partition("\n")[0]) for name, command in self.commands.items()]
        with formatter.section("Příkazy"):
            formatter.write_dl(rows)


_MESSAGES = (
    (r"No such command '(.*?)'\.?(?: Did you mean (.*?)\?)?(?: .*)?$", "Neznámý příkaz {0}.", " Možná: {1}."),
    (
        r"No such option:? '?([^' ]+?)'?\.?(?: \(?(?:Possible options:|Did you mean)(?: one of:)? (.*?)[?)]+)?$",
        "Neznámá volba {0}.",
        " Možná: {1}.",
    ),
    (r"Option '(.*?)' requires (?:an argument|\d+ arguments)", "Volba {0} potřebuje hodnotu.", ""),
    (r"Option '(.*?)' does not take a value", "Volba {0} nemá hodnotu.", ""),
    (r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", "Přebývá: {0}.", ""),
    (r"Missing (?:argument|option|parameter) '(.*?)'", "Chybí {0}.", ""),
    (r"Missing command", "Chybí příkaz.", ""),
    (r"Invalid value for '(.*?)': (.*)", "Volba {0}: {1}", ""),
    (r"Invalid value: (.*)", "{0}", ""),
)


def usage_message(text: str) -> str:
    """Typer's English usage error in Czech; an unknown one is passed on whole."""
    for pattern, czech, extra in _MESSAGES:
        match = re.match(pattern, text, re.DOTALL)
        if match:
            groups = [g or "" for g in match.groups()]
            return czech.format(*groups) + (extra.format(*groups) if extra and groups[-1] else "")
    return text
