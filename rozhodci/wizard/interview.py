"""The interview: which question is next, what an answer changes, a step back. It is made again from its lines alone.

interview = Interview(rules_for, stem="pripad")
while interview.question: interview.answer("…")
interview.text()
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from rozhodci.case.dump import dump
from rozhodci.case.words import fold
from rozhodci.rulesets.model import Ruleset
from rozhodci.wizard.draft import Draft, Refused
from rozhodci.wizard.question import Question
from rozhodci.wizard.questions import contract, deal, ending, extra, facts, table, talk, tricks
from rozhodci.wizard.templates import SCHEMA


class Interview:
    """What has been answered, line by line. `lines` are the answers that were taken, in order."""

    def __init__(self, rules_for: Callable[[str], Ruleset], stem: str = "pripad") -> None:
        self._plan: tuple[Question, ...] = (
            *table.questions(rules_for),
            *contract.QUESTIONS,
            *extra.QUESTIONS,
            *deal.QUESTIONS,
            *talk.QUESTIONS,
            *tricks.QUESTIONS,
            *facts.QUESTIONS,
            *ending.QUESTIONS,
            ending.name_question(stem),
        )
        self._steps: list[tuple[str, Draft]] = []

    @property
    def draft(self) -> Draft:
        return self._steps[-1][1] if self._steps else Draft()

    @property
    def lines(self) -> tuple[str, ...]:
        return tuple(line for line, _ in self._steps)

    @property
    def question(self) -> Question | None:
        """The first one that is open now; None when all is answered."""
        draft = self.draft
        return next((q for q in self._plan if q.open(draft)), None)

    def answer(self, line: str) -> tuple[str, ...]:
        """Take an answer and give the remarks on it. Raises Refused, then nothing has changed."""
        question, draft = self.question, replace(self.draft, remarks=())
        assert question is not None
        text = " ".join(line.split())
        if not text:
            default = question.default(draft)
            if default is None:
                raise Refused("Na tohle je třeba odpovědět; nápovědu vypíše ?, krok zpět je zpet.")
            text = default
        after = question.take(draft, text)
        self._steps.append((line.strip(), after))
        return after.remarks

    def back(self) -> str:
        """Undo the last answer and give it back. Raises Refused at the beginning."""
        if not self._steps:
            raise Refused("Tohle je první otázka.")
        return self._steps.pop()[0]

    def resume(self, lines: Iterable[str]) -> tuple[str, ...]:
        """Answer with kept lines as far as they are taken; the rest is returned."""
        rest = list(lines)
        while rest and self.question is not None:
            try:
                self.answer(rest[0])
            except Refused:
                break
            rest.pop(0)
        return tuple(rest)

    def help(self) -> str:
        """The help of the question, with everything that may be answered."""
        question = self.question
        if question is None:
            return ""
        offered = question.offered(self.draft)
        return question.help + (f" Možnosti: {', '.join(offered)}." if offered else "")

    def text(self) -> str:
        """The case as YAML, as far as it is known."""
        case = self.draft.case
        named = case if case.id else replace(case, id="rozepsany")
        return f"# yaml-language-server: $schema={SCHEMA}\n{dump(named)}"


def is_command(line: str, command: str) -> bool:
    """Is the line that command (whatever case and diacritics)?"""
    return fold(line) == command
