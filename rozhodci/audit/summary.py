"""Counts over all cases of an audit, whatever of them is printed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from rozhodci.audit.result import DIFFERS, DUPLICATE, FAULTY, STATES, CaseResult
from rozhodci.words import counted

CLASSES = {"ve-hre": "ve hře", "technicky": "technický", "rozhodci": "rozhodne rozhodčí"}


class Summary:
    """Adds up states, classes and findings; a duplicate counts as a duplicate and nothing else."""

    def __init__(self) -> None:
        self.states: dict[str, int] = defaultdict(int)  # a Counter takes three times as long to add one
        self.classes: dict[str, int] = defaultdict(int)
        self.findings: dict[str, int] = defaultdict(int)
        self.crashed = 0
        self.passed_over = 0

    def add(self, result: CaseResult) -> None:
        self.states[result.state] += 1
        self.crashed += result.crashed
        if result.state == DUPLICATE:
            return
        for code, klass in result.found:
            self.classes[klass] += 1
            self.findings[code] += 1

    @property
    def total(self) -> int:
        """All cases, duplicates left out."""
        return sum(self.states.values()) - self.states[DUPLICATE]

    @property
    def exit_code(self) -> int:
        """0 clean · 1 a mismatch · 2 unusable input, or no case at all · 3 our own fault (spec 6)."""
        if self.crashed:
            return 3
        return 2 if self.states[FAULTY] or not self.total else 1 if self.states[DIFFERS] else 0

    def data(self) -> dict[str, Any]:
        """For JSON: every state, classes and findings most frequent first."""
        return {
            "pripadu": self.total,
            "stavy": {state: self.states[state] for state in STATES},
            "tridy": {klass: self.classes[klass] for klass in CLASSES},
            "nalezy": dict(_ordered(self.findings)),
            "vynechano": self.passed_over,
        }

    def lines(self) -> list[str]:
        """For people: by class, by finding, and last the summary."""
        classes = ", ".join(f"{name} {self.classes[klass]}" for klass, name in CLASSES.items())
        findings = ", ".join(f"{code} {n}" for code, n in _ordered(self.findings)) or "žádné"
        states = ", ".join(f"{state} {self.states[state]}" for state in STATES if self.states[state]) or "nic"
        cases = counted(self.total, "případ", "případy", "případů")
        other = f"; vynecháno souborů, které nejsou případy (lístek, sada, výsledek): {self.passed_over}"
        return [
            f"Třídy: {classes}",
            f"Nálezy: {findings}",
            f"Souhrn: {cases}: {states}" + (other if self.passed_over else ""),
        ]


def _ordered(counts: Mapping[str, int]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda x: (-x[1], x[0]))
