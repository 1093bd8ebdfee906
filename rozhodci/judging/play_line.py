"""A line of play in card notation, trick by trick, as the derivation and the printers write it."""

from __future__ import annotations

from collections.abc import Sequence

from rozhodci.solver.values import Laid


def tricks_text(line: Sequence[Laid], names: Sequence[str], trick: int, table: Sequence[Laid] = ()) -> list[str]:
    """`2. Adam (ZE) KK Z7` each: number, who led, cards clockwise; those lying before the line in brackets."""
    if not line:
        return []
    size = len(names)
    first = size - len(table)
    groups = [line[:first], *(line[i : i + size] for i in range(first, len(line), size))]
    told = []
    for number, group in enumerate(groups, trick):
        lying = table if number == trick else ()
        leader = names[(*lying, *group)[0].seat]
        cards = [*(f"({x.card.text})" for x in lying), *(x.card.text for x in group)]
        told.append(f"{number}. {leader} {' '.join(cards)}")
    return told
