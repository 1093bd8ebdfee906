"""Judging many cases one after another: a case that cannot be read is reported and the rest go on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from rozhodci import rulesets
from rozhodci.case.load import load
from rozhodci.case.model import Case
from rozhodci.cli import crash, exits
from rozhodci.cli.inputs import Source, sources
from rozhodci.cli.output import say
from rozhodci.cli.own_rules import from_here
from rozhodci.errors import InputError, RozhodciError, UsageError
from rozhodci.hand import Hand, prepare
from rozhodci.judge import judge
from rozhodci.rulesets.load import is_path
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import Ruling

Done = TypeVar("Done")


@dataclass(frozen=True, slots=True)
class Judged:
    """One case with its rules and ruling; `file` is the name as the user gave it."""

    file: str
    case: Case
    rules: Ruleset
    ruling: Ruling


class Batch:
    """Runs over sources and remembers the gravest exit code (`code`), how many cases failed (`failed`) and which
    rulesets of the user's own were asked for (`rule_files`)."""

    def __init__(self, ruleset: str | None, chosen: Mapping[str, str]) -> None:
        self._ruleset = ruleset if ruleset is None or not is_path(ruleset) else from_here(ruleset)
        self._chosen = chosen
        self.code = exits.DONE
        self.failed = 0
        self.rule_files: set[str] = set()
        self._said: set[str] = set()

    def cases(self, given: list[str]) -> Iterator[tuple[str, Case]]:
        """Every readable case with its file; the others go to stderr."""
        for source in sources(given):
            if isinstance(source, InputError):
                self.reject(source)
                continue
            for case in self._documents(source):
                if isinstance(case, InputError):
                    self.reject(case)
                else:
                    yield source.name, case

    def rulings(self, given: list[str], watch: bool = False) -> Iterator[Judged]:
        """Every case that could be read and judged. With `watch` a verdict other than bez-renoncu is exit code 1."""
        for judged in self.each(given, self._judged):
            if watch and judged.ruling.verdict != "bez-renoncu":
                self.code = max(self.code, exits.FINDINGS)
            yield judged

    def each(self, given: list[str], work: Callable[[str, Case, Ruleset], Done]) -> Iterator[Done]:
        """What `work` makes of every readable case (its file, the case, its rules); one that fails is reported."""
        for file, case in self.cases(given):
            try:
                done = work(file, case, self._rules(file, case))
            except RozhodciError as error:
                self.reject(error)
            except Exception as error:
                self._crashed(error, f"{file}, {case.id}")
            else:
                yield done

    def written(self, rulings: Iterable[Judged], write: Callable[[Judged], str]) -> Iterator[tuple[Judged, str]]:
        """Each ruling with its text; one that cannot be written is reported and the rest go on."""
        for judged in rulings:
            try:
                text = write(judged)
            except Exception as error:
                self._crashed(error, f"{judged.file}, {judged.case.id}")
            else:
                yield judged, text

    def hand(self, judged: Judged) -> Hand:
        """The replayed hand behind a ruling, for the trick table."""
        return prepare(judged.case, judged.rules, {**judged.case.readings, **self._chosen})

    def reject(self, error: RozhodciError) -> None:
        """Report once what cannot be used; the batch will end with exit code 2."""
        text = str(error)
        if text not in self._said:
            self._said.add(text)
            say(text)
        self.failed += 1
        self.code = max(self.code, exits.UNUSABLE)

    def _rules(self, file: str, case: Case) -> Ruleset:
        rules = self._rules_beside(file)(case.ruleset)
        for code, choice in self._chosen.items():
            check_reading(rules, code, choice)
        return rules

    def _rules_beside(self, file: str) -> Callable[[str], Ruleset]:
        """A user's own ruleset is looked for beside the case file."""
        folder = Path(file).parent

        def found(name: str) -> Ruleset:
            if is_path(name):
                self.rule_files.add(str(folder / name))
            return rulesets.get(name, folder)

        return found

    def _judged(self, file: str, case: Case, rules: Ruleset) -> Judged:
        return Judged(file, case, rules, judge(case, rules, self._chosen))

    def _documents(self, source: Source) -> list[Case | InputError]:
        try:
            found = load(source.content, source.name, self._rules_beside(source.name), self._ruleset)
        except Exception as error:
            self._crashed(error, source.name)
            return []
        return found if any(isinstance(one, Case) for one in found) else _instead(source) or found

    def _crashed(self, error: Exception, about: str) -> None:
        say(crash.report(error, about))
        self.failed += 1
        self.code = max(self.code, exits.INTERNAL)


def _instead(source: Source) -> list[Case | InputError]:
    """One sentence where a file without a readable case is no case at all."""
    from rozhodci.cli.other_file import recognised

    other = recognised(source.content, source.name)
    return [other] if other is not None else []


def check_reading(rules: Ruleset, code: str, choice: str) -> None:
    """Raises UsageError for a reading or a choice that the ruleset does not know."""
    reading = rules.readings.get(code)
    if reading is None:
        raise UsageError(f"--vyklad {code}: sada {rules.name} takový výklad nemá ({', '.join(rules.readings)}).")
    if choice not in reading.choices:
        raise UsageError(f"--vyklad {code}={choice}: očekává se {' nebo '.join(reading.choices)}.")
