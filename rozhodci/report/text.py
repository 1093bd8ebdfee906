"""The ruling as Czech text for a referee who reads it aloud (end of spec 3)."""

from __future__ import annotations

from enum import StrEnum

from rozhodci.hand import Hand
from rozhodci.report import headline, payments, premiums, questions, reasoning, tricks
from rozhodci.report.layout import PIPE_WIDTH, joined, visible, wrap
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import Ruling


class Detail(StrEnum):
    """How much is printed: `strucne` ends after PB, `podrobne` adds the tricks and the unused readings."""

    STRUCNE = "strucne"
    PLNE = "plne"
    PODROBNE = "podrobne"


def render(
    ruling: Ruling, rules: Ruleset, hand: Hand | None = None, detail: Detail = Detail.PLNE, width: int = PIPE_WIDTH
) -> str:
    """The whole printed form. `hand` is needed for the trick table of `podrobne` only."""
    blocks = [
        headline.lines(ruling, rules, width),
        payments.lines(ruling, width),
        premiums.lines(ruling.pb, width),
    ]
    if detail is not Detail.STRUCNE:
        blocks += _reasons(ruling, rules, width)
    if detail is Detail.PODROBNE:
        blocks.append(tricks.lines(hand, ruling, width) if hand else [])
        blocks.append(questions.unused_lines(ruling.readings, rules, width))
    return visible("\n".join(joined(block) for block in blocks if block))


def _reasons(ruling: Ruling, rules: Ruleset, width: int) -> list[list[str]]:
    sheet = wrap(ruling.sheet_line, width, "Na lístek: ", "  ") if ruling.sheet_line else []
    return [
        questions.lines(ruling.questions, width),
        reasoning.lines(ruling, width),
        questions.reading_lines(ruling.readings, rules, width),
        sheet,
    ]
