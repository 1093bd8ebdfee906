"""`rozhodci novy` on a terminal: asks step by step, keeps what was typed, writes the case and judges it."""

from __future__ import annotations

import textwrap
from pathlib import Path

from rozhodci import rulesets
from rozhodci.case.words import fold
from rozhodci.cli import exits
from rozhodci.cli.kept import SUFFIX, Kept
from rozhodci.cli.output import print_text, say, write_file
from rozhodci.cli.prompt import HangUp, Prompt, hang_up_told
from rozhodci.cli.recall import Recall
from rozhodci.cli.terminal import text_width
from rozhodci.errors import UsageError
from rozhodci.files import is_folder, is_there
from rozhodci.wizard.draft import Refused
from rozhodci.wizard.interview import Interview, is_command
from rozhodci.wizard.question import BACK, END, HELP, SHOW, Question

_USUAL_FILE = "pripad.yaml"
_WELCOME = f"Nový případ. {HELP} nápověda, {BACK} krok zpět, {SHOW} co je zapsáno, {END} konec. Tab doplňuje.\n"


class _Ended(Exception):
    """The user does not want to go on now."""


def run(path: str | None, ruleset: str | None, overwrite: bool) -> int:
    """The whole conversation. 0 the case is written and judged or the user ended it, 130 broken off."""
    prompt = Prompt()
    try:
        with hang_up_told():
            print_text(_WELCOME)
            target = path or _target(prompt)
            if is_there(target) and not overwrite:
                target = _another(prompt, target)
            if not is_folder(Path(target).parent):
                raise UsageError(f"{target}: složka neexistuje, není kam případ zapsat.")
            return _Conversation(prompt, target, ruleset).run()
    except _Ended:
        return exits.DONE
    except EOFError:
        print_text("\n")
        return exits.DONE


def _target(prompt: Prompt) -> str:
    """The file to write, by default one that is free or was begun."""
    for name in (_USUAL_FILE, *(f"pripad-{n}.yaml" for n in range(2, 1000))):
        if is_there(name + SUFFIX) or not is_there(name):
            return _line(prompt, f"Do kterého souboru případ zapsat [{name}]: ") or name
    return _line(prompt, "Do kterého souboru případ zapsat: ")


def _another(prompt: Prompt, target: str) -> str:
    while target and is_there(target):
        say(f"{target}: soubor už existuje. Přepíše ho volba --prepsat.")
        target = _line(prompt, "Jiný soubor: ")
    return target or _another(prompt, _USUAL_FILE)


def _line(prompt: Prompt, text: str) -> str:
    answer = prompt.ask(text).strip()
    if is_command(answer, END):
        raise _Ended
    return answer


class _Conversation:
    """Questions and answers about one case, kept in its draft file after every answer."""

    def __init__(self, prompt: Prompt, target: str, ruleset: str | None) -> None:
        self._prompt, self._target, self._kept = prompt, target, Kept(target)
        folder = Path(target).parent
        self._interview = Interview(lambda name: rulesets.get(name, folder), Path(target).stem)
        self._recall, self._told = Recall(), ""
        self._ruleset = ruleset
        self._begun = False

    def run(self) -> int:
        try:
            self._resume()
            while (question := self._interview.question) is not None:
                self._ask(question)
        except _Ended:
            self._keep(self._recall.lines)
            self._say_kept()
            return exits.DONE
        except (KeyboardInterrupt, EOFError) as ending:
            self._keep(self._recall.broken_off(self._prompt.half))
            if not isinstance(ending, HangUp):
                print_text("\n")
                self._say_kept()
            return exits.DONE if isinstance(ending, EOFError) else exits.INTERRUPTED
        return self._finish()

    def _resume(self) -> None:
        """Go on from a kept draft, if there is one and it is wanted."""
        lines, waiting = self._kept.read()
        if lines or waiting:
            count = len(lines)
            answer = _line(
                self._prompt, f"Pro {self._target} je tu rozepsaný případ ({count} odp.). Pokračovat [ano]: "
            )
            if fold(answer) in ("", "a", "ano"):
                self._go_on(lines, waiting)
            else:
                self._kept.set_aside()
        self._begun = True
        if not self._interview.lines and self._ruleset:
            self._first(self._ruleset)

    def _first(self, ruleset: str) -> None:
        try:
            self._interview.answer(ruleset)
        except Refused as refusal:
            raise UsageError(str(refusal)) from None

    def _go_on(self, lines: tuple[str, ...], waiting: tuple[str, ...]) -> None:
        rest = self._interview.resume(lines)
        if rest:
            self._kept.set_aside()
            say(f"Odpovědi od „{rest[0]}“ dál už nesouhlasí; původní jsou v {self._kept.path}.stare.")
        self._recall = Recall((*rest, *waiting))

    def _ask(self, question: Question) -> None:
        draft = self._interview.draft
        offered, default = question.offered(draft), question.default(draft)
        if offered and question.listing:
            print_text(_wrapped("  " + ("  ".join(o.replace(" ", "\u00a0") for o in offered))))
        shown, again = f" [{default}]" if default else "", self._recall.line
        if again and self._recall.worth_saying:
            how = "Šipka nahoru vrátí" if self._prompt.recalls else "Napsáno bylo"
            print_text(_wrapped(f"* {how}: {again}"))
        line = self._prompt.ask(f"{question.text(draft)}{shown}: ", offered, again)
        if not self._command(line):
            self._take(line)

    def _command(self, line: str) -> bool:
        if is_command(line, END):
            raise _Ended
        if is_command(line, HELP):
            print_text(_wrapped(self._interview.help()))
        elif is_command(line, SHOW):
            print_text(self._interview.text())
        elif is_command(line, BACK):
            self._back()
        else:
            return False
        return True

    def _back(self) -> None:
        try:
            self._recall.taken_back(self._interview.back())
        except Refused as refusal:
            print_text(_wrapped(f"! {refusal}"))
        self._keep(self._recall.lines)

    def _take(self, line: str) -> None:
        self._recall.typed(line)
        try:
            remarks = self._interview.answer(line)
        except Refused as refusal:
            print_text(_wrapped(f"! {refusal}"))
            return
        self._recall.answered()
        for remark in remarks:
            print_text(_wrapped(f"* {remark}"))
        self._keep(self._recall.lines)

    def _keep(self, waiting: tuple[str, ...]) -> None:
        """Not before it is known what shall become of an older draft."""
        problem = self._kept.write(self._interview.lines, waiting) if self._begun else ""
        if problem and problem != self._told:
            self._told = problem
            say(problem)

    def _say_kept(self) -> None:
        if not self._told and self._kept.read() != ((), ()):
            say(f"Odpovědi zůstaly v {self._kept.path}; pokračujte: rozhodci novy -o {self._target}")

    def _finish(self) -> int:
        write_file(self._target, [self._interview.text()])
        self._kept.remove()
        print_text(f"Zapsáno: {self._target}\n\n")
        from rozhodci.cli.posud import command

        return command([self._target])


def _wrapped(text: str) -> str:
    lines = textwrap.wrap(text, text_width(), subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    return "".join(f"{line}\n" for line in lines).replace("\u00a0", " ")
