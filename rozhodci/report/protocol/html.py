"""HTML from Python values: whatever is not markup already is escaped, so no text of a case can become markup."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from rozhodci.report.layout import glued, visible


class Html(str):
    """Text that is markup already."""

    __slots__ = ()


Child = str | None | Iterable["Child"]
Attribute = str | int | bool | None
_VOID = frozenset({"meta", "input", "br", "hr"})


def text(value: str) -> Html:
    """Any text as markup; control and direction characters become visible escapes."""
    return Html(escape(visible(value), quote=True))


def sentence(value: str) -> Html:
    """Running text: as `text`, with no break between a number and its unit or inside a citation."""
    return text(glued(value))


def tag(element: str, /, *children: Child, **attributes: Attribute) -> Html:
    """One element. `class_` is `class`, `aria_label` is `aria-label`; None and False leave an attribute out."""
    head = "".join(_attribute(key, value) for key, value in attributes.items())
    if element in _VOID:
        return Html(f"<{element}{head}>")
    return Html(f"<{element}{head}>{join(children)}</{element}>")


def join(children: Child) -> Html:
    """Children one after another; nested iterables are flattened, None is nothing."""
    if children is None:
        return Html("")
    if isinstance(children, Html):
        return children
    if isinstance(children, str):
        return text(children)
    return Html("".join(map(join, children)))


def name(player: str) -> Html:
    """A player's name; its own direction of writing stays inside it."""
    return tag("bdi", player)


def _attribute(key: str, value: Attribute) -> str:
    if value is None or value is False:
        return ""
    key = key.rstrip("_").replace("_", "-")
    return f" {key}" if value is True else f' {key}="{text(str(value))}"'
