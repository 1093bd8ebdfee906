"""Lines that were typed but are no answers (yet): refused, taken back, broken off. None of them is lost."""

from __future__ import annotations

from collections.abc import Iterable


class Recall:
    """`line` is the one for the question asked now (empty = none); those behind it are for the questions after it."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self._stack = list(lines)[::-1]
        self.worth_saying = True

    @property
    def lines(self) -> tuple[str, ...]:
        """In the order of the questions."""
        return tuple(reversed(self._stack))

    @property
    def line(self) -> str:
        return self._stack[-1] if self._stack else ""

    def taken_back(self, line: str) -> None:
        """An answer that was undone: its question is asked again."""
        self._stack.append(line)
        self.worth_saying = True

    def typed(self, line: str) -> None:
        """A line for the question asked now, not yet known to be an answer; an empty one is nothing."""
        if line.strip():
            self._stack[-1:] = [line]
            self.worth_saying = len(line.split()) > 1  # one word is typed again sooner than it is called back

    def answered(self) -> None:
        """The question asked now has its answer."""
        del self._stack[-1:]
        self.worth_saying = True

    def broken_off(self, half: str) -> tuple[str, ...]:
        """The lines to keep when the question was left with `half` typed."""
        return (half, *self.lines[1:]) if half.strip() else self.lines
