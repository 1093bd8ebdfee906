"""Parts of the file that a corrected sheet only passes on, as plain texts, lists and mappings."""

from __future__ import annotations

from yaml.nodes import Node

from rozhodci.case.nodes import MAP, SEQ

Kept = str | list["Kept"] | dict[str, "Kept"]


def plain(node: Node) -> Kept:
    """The node without its places."""
    if node.tag == MAP:
        return {str(key.value): plain(value) for key, value in node.value}
    return [plain(item) for item in node.value] if node.tag == SEQ else str(node.value)
