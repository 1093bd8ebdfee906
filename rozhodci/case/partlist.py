"""A list of parts of a závazek in a case file: `[hra, sedma]` or `hra a sedma`."""

from __future__ import annotations

from yaml.nodes import Node

from rozhodci.case.nodes import SCALAR, SEQ
from rozhodci.case.parts import read_parts, words_known
from rozhodci.case.reader import Reader, shown
from rozhodci.case.words import did_you_mean


def read_part_list(doc: Reader, node: Node, path: str) -> tuple[str, ...] | None:
    """Each part once, in the order written; empty for nothing. None where a word of it is no part."""
    if node.tag == SEQ:
        texts = [*doc.items(node, path)]
    elif node.tag in SCALAR:
        texts = [(node, path)] if node.value.strip() else []
    else:
        doc.shape(node, path, "části závazku, třeba [hra, sedma]")
        return None
    found: list[str] = []
    for item, place in texts:
        text = doc.raw(item, place, "část závazku")
        parts = read_parts(text) if text is not None else ()
        if parts is None:
            hint = did_you_mean(item.value, words_known()) or f"možnosti: {', '.join(words_known())}."
            doc.fault("cast", item, place, f"{shown(item)} není část závazku.", hint=hint)
        if not parts:
            return None
        found.extend(parts)
    return tuple(dict.fromkeys(found))
