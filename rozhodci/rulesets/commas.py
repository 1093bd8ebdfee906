"""A decimal comma in YAML braces: `{Adam: 10,5}` says `Adam: 10`, and `5` with nothing."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

from yaml.nodes import MappingNode, Node, ScalarNode

_WHOLE = re.compile(r"[+−-]?\s*[0-9][0-9 \u00a0\u202f]*")
_DECIMALS = re.compile(r"[0-9]{1,2}(?:\s*Kč)?", re.I)
_NOTHING = re.compile("")
_QUOTES = ("'", '"')
MESSAGE = "čárka v závorkách { } číslo rozdělila."


class Cut(NamedTuple):
    """A number cut in two: the key it stands at, the value before the comma, the key that was its decimals."""

    key: str
    whole: ScalarNode
    decimals: ScalarNode

    @property
    def written(self) -> str:
        return f"{self.whole.value},{self.decimals.value}"

    @property
    def advice(self) -> str:
        """What to write instead."""
        point = f"{self.whole.value}.{self.decimals.value.split()[0]}"
        return f'napište {point}, nebo s uvozovkami "{self.written}".'


def cut_numbers(node: MappingNode) -> list[Cut]:
    """Every number of the mapping itself that a comma has cut."""
    if not node.flow_style:
        return []
    return [
        Cut(str(name.value), whole, key)
        for (name, whole), (key, empty) in pairwise(node.value)
        if _is(whole, _WHOLE) and _is(key, _DECIMALS) and _is(empty, _NOTHING)
    ]


def _is(node: Node, pattern: re.Pattern[str]) -> bool:
    plain = isinstance(node, ScalarNode) and node.style not in _QUOTES
    return plain and pattern.fullmatch(node.value) is not None
