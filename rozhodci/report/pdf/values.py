"""The content of protocols as plain JSON for the layout: its texts are data there, so none of them can be a command."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

from rozhodci.cards import Card, Suit
from rozhodci.report.layout import glued, visible
from rozhodci.report.protocol.cards import mark_picture, picture, spoken, suit_picture
from rozhodci.report.protocol.content import Content

_RANK_FONT = '.hodnota { font-family: "DejaVu Sans Mono"; }'
"""One of those the typesetter brings with it."""

GOOD, WRONG = "#0f5f38", "#a3121b"


def text(contents: Sequence[Content], title: str, marks: str) -> str:
    """Everything the layout needs: the cases and each drawing once."""
    cards = {c for content in contents for c in _cards(content)}
    drawings = {
        "karty": {c.text: {"svg": picture(c, marks, _RANK_FONT), "slovy": spoken(c)} for c in cards},
        "barvy": {s.word: suit_picture(s, marks) for s in Suit},
        "znaky": {"ano": mark_picture(True, GOOD), "ne": mark_picture(False, "#ffffff")},
    }
    cases = [{f.name: _plain(getattr(c, f.name)) for f in fields(c) if f.name != "written"} for c in contents]
    return json.dumps({"title": visible(title), "cases": cases, **drawings}, ensure_ascii=False, sort_keys=True)


def _cards(value: Any) -> Iterator[Card]:
    """Every card somewhere in the values."""
    if isinstance(value, Card):
        yield value
    elif is_dataclass(value):
        for field in fields(value):
            yield from _cards(getattr(value, field.name))
    elif isinstance(value, tuple):
        for one in value:
            yield from _cards(one)


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return value.text
    if isinstance(value, Suit):
        return value.word
    if isinstance(value, str):
        return visible(glued(value))
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return value
