"""What may stand on the command line next, read off the commands themselves. Typer itself is not started."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, get_args, get_type_hints

from rozhodci.cli import commands
from rozhodci.cli.complete import Offer, Typed

SHELLS = ("bash", "zsh", "fish", "powershell")
_SETUP = ("--install-completion", "--show-completion")
_PROGRAM = {
    "--help": "Vypíše nápovědu.",
    "--version": "Vypíše verzi programu a chod řešiče.",
    "--install-completion": "Nainstaluje doplňování pro shell.",
    "--show-completion": "Vypíše skript doplňování pro shell.",
}


@dataclass(frozen=True, slots=True)
class Parameter:
    """One option (`words` = its names) or argument (no words) of a command; `choices` as its help lists them."""

    name: str
    words: tuple[str, ...]
    flag: bool
    many: bool
    help: str
    choices: tuple[str, ...]
    offer: Callable[..., Any] | None


def offers(words: Sequence[str], incomplete: str) -> Offer:
    """What may stand for the half-typed word after `words` (without the program's name); nothing = a file."""
    if words and words[-1] in _SETUP:
        return [(shell, "") for shell in SHELLS if shell.startswith(incomplete)]
    command = next((word for word in words if not word.startswith("-")), None)
    if command is None:
        return _starting(_PROGRAM if incomplete.startswith("-") else _commands(), incomplete)
    if command not in commands.MODULES:
        return []
    return _Line(parameters(commands.load(command)), words[words.index(command) + 1 :]).offers(incomplete)


def _commands() -> dict[str, str]:
    """The commands with the first line of their help."""
    return {name: (commands.load(name).__doc__ or "").partition("\n")[0] for name in commands.MODULES}


def parameters(command: Callable[..., int]) -> tuple[Parameter, ...]:
    """The options and arguments that a command function declares for Typer."""
    hints, found = get_type_hints(command, include_extras=True), []
    for name in inspect.signature(command).parameters:
        kind, info = get_args(hints[name])[:2]
        words = (info.default, *(getattr(info, "param_decls", None) or ()))  # typer keeps the first name as default
        options = tuple(word for word in words if isinstance(word, str) and word.startswith("-"))
        many = any(get_args(part) == (str,) for part in (kind, *get_args(kind)))
        choices = tuple((info.metavar or "").split("|")) if options and "|" in (info.metavar or "") else ()
        found.append(Parameter(name, options, kind is bool, many, info.help or "", choices, info.autocompletion))
    return tuple(found)


class _Line:
    """The words after the command: which parameter comes next and what was given to the others."""

    def __init__(self, known: Sequence[Parameter], words: Sequence[str]) -> None:
        self._known = known
        self._by_word = {word: p for p in known for word in p.words}
        self._arguments = [p for p in known if not p.words]
        self._given: dict[str, Any] = {}
        self._expected: Parameter | None = None
        self._only_arguments = False
        for word in words:
            self._read(word)

    def _read(self, word: str) -> None:
        if self._expected is not None:
            self._give(self._expected, word)
            self._expected = None
        elif self._only_arguments or not word.startswith("-") or word == "-":
            if (argument := self._argument()) is not None:
                self._give(argument, word)
        elif word == "--":
            self._only_arguments = True
        else:
            self._option(word)

    def _option(self, word: str) -> None:
        name, sign, value = word.partition("=")
        option = self._by_word.get(name)
        if option is None:
            return
        if sign or option.flag:
            self._give(option, value)
        else:
            self._expected = option

    def _give(self, parameter: Parameter, value: str) -> None:
        before = self._given.get(parameter.name, ())
        self._given[parameter.name] = (*before, value) if parameter.many else value

    def _argument(self) -> Parameter | None:
        return next((p for p in self._arguments if p.many or p.name not in self._given), None)

    def offers(self, incomplete: str) -> Offer:
        if self._expected is not None:
            return self._values(self._expected, incomplete)
        name, sign, value = incomplete.partition("=")
        if sign and name in self._by_word:
            return [(f"{name}={found}", about) for found, about in self._values(self._by_word[name], value)]
        if incomplete.startswith("-") and not self._only_arguments:
            return _starting(self._options(), incomplete)
        argument = self._argument()
        return self._values(argument, incomplete) if argument is not None else []

    def _options(self) -> dict[str, str]:
        free = [p for p in self._known if p.words and (p.many or p.name not in self._given)]
        return {word: p.help for p in free for word in p.words} | {"--help": _PROGRAM["--help"]}

    def _values(self, parameter: Parameter, incomplete: str) -> Offer:
        if parameter.offer is None:
            return _starting(dict.fromkeys(parameter.choices, ""), incomplete)
        context = (Typed(self._given),) if len(inspect.signature(parameter.offer).parameters) > 1 else ()
        found = parameter.offer(*context, incomplete)
        return [one if isinstance(one, tuple) else (one, "") for one in found]


def _starting(rows: dict[str, str], incomplete: str) -> Offer:
    return [(word, about) for word, about in rows.items() if word.startswith(incomplete)]
