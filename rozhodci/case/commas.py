"""One problem in place of the several that a decimal comma in braces makes (`pb: {Adam: 10,5}`)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from yaml.nodes import MappingNode, Node, SequenceNode

from rozhodci.case.mappings import join
from rozhodci.case.noting import MOST_PROBLEMS, Noting
from rozhodci.errors import Problem
from rozhodci.rulesets.commas import MESSAGE, Cut, cut_numbers


def with_commas_told(doc: Noting, root: Node) -> list[Problem]:
    """The problems of the document in its order; those that come of a comma are told as what they are."""
    problems = list(doc.problems)
    for path, cut in islice(_cuts(root), MOST_PROBLEMS):
        first, last = _spot(doc, cut.whole.start_mark), _spot(doc, cut.decimals.end_mark)
        problems = [p for p in problems if not first <= (p.line, p.column) <= last]
        problems.append(Problem("carka", MESSAGE, doc.file, *first, path, f"„{cut.written}“", hint=cut.advice))
    return sorted(problems, key=lambda p: (p.line, p.column))


def _spot(doc: Noting, mark: Any) -> tuple[int, int]:
    return mark.line + 1 + doc.above, mark.column + 1


def _cuts(root: Node) -> Iterator[tuple[str, Cut]]:
    """With their paths. What several places share is looked at once, so that aliases make no long way."""
    waiting, seen = [(root, "")], set[int]()
    while waiting:
        node, path = waiting.pop()
        if id(node) in seen:
            continue
        seen.add(id(node))
        if isinstance(node, SequenceNode):
            waiting += [(item, f"{path}[{i}]") for i, item in enumerate(node.value, 1)]
        elif isinstance(node, MappingNode):
            waiting += [(value, join(path, str(key.value))) for key, value in node.value]
            yield from ((join(path, cut.key), cut) for cut in cut_numbers(node))
