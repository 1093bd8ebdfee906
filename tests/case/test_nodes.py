"""Limits on nesting and aliases, tags, and that nothing is guessed (spec 1, 1.2; C13)."""

from __future__ import annotations

from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from yaml.nodes import Node

from rozhodci.case import nodes
from rozhodci.case.nodes import MAP, MAX_DEPTH, PLAIN, QUOTED, SEQ, Refused, compose

BOTH = pytest.mark.parametrize("loaders", [nodes.LOADERS, nodes.PURE], ids=["libyaml", "pure"])


@pytest.fixture
def use(monkeypatch: pytest.MonkeyPatch) -> Any:
    return lambda loaders: monkeypatch.setattr(nodes, "LOADERS", loaders)


def nested(form: str, depth: int) -> str:
    """`depth` lists or mappings inside each other with a scalar in the middle."""
    return {
        "[": "[" * depth + "x" + "]" * depth,
        "{": "{a: " * depth + "x" + "}" * depth,
        "-": "- " * depth + "x",
        "?": "? " * depth + "x",
        ":": "".join(f"{' ' * i}a:\n" for i in range(depth)) + " " * depth + "x",
    }[form]


@BOTH
@pytest.mark.parametrize("form", list("[{-?:"))
def test_sixty_four_levels_and_no_more(form: str, loaders: Any, use: Any) -> None:
    use(loaders)
    assert compose(nested(form, MAX_DEPTH))
    assert compose(f"# {':' * 100}\n{nested(form, MAX_DEPTH)}")
    with pytest.raises(Refused) as fault:
        compose(nested(form, MAX_DEPTH + 1))
    assert fault.value.code == "hloubka"


@BOTH
def test_no_value_is_guessed(loaders: Any, use: Any) -> None:
    use(loaders)
    (root,) = compose("a: no\nb: '1'\nc: [12:30, 010, ~]\nd: 2024-01-01\n")
    values = {key.value: value for key, value in root.value}
    assert root.tag == MAP
    assert [(values[k].tag, values[k].value) for k in "abd"] == [(PLAIN, "no"), (QUOTED, "1"), (PLAIN, "2024-01-01")]
    assert values["c"].tag == SEQ
    assert [item.value for item in values["c"].value] == ["12:30", "010", "~"]


@BOTH
def test_written_tags_stay_visible(loaders: Any, use: Any) -> None:
    use(loaders)
    (root,) = compose("- !!int 3\n- !moje x\n- !!python/object:os.system x\n")
    assert [item.tag for item in root.value] == [
        "tag:yaml.org,2002:int",
        "!moje",
        "tag:yaml.org,2002:python/object:os.system",
    ]


@BOTH
@pytest.mark.parametrize(
    "text", ["a: !<s> text", "!<m> text", "- !<p> [x]", "!<q> {a: b}", "a: !<m> [x]", "? !<p> [x]\n: y"]
)
def test_tags_that_pretend(text: str, loaders: Any, use: Any) -> None:
    use(loaders)
    with pytest.raises(Refused) as fault:
        compose(text)
    assert fault.value.code == "znacka"


def test_an_alias_used_a_few_times_is_read() -> None:
    (root,) = compose("a: &x [1, 2]\nb: *x\nc: *x\n")
    lists: list[Node] = [value for _, value in root.value]
    assert lists[0] is lists[1] is lists[2]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("a: &x [*x]", "odkazy"),
        ("&x {a: *x}", "odkazy"),
        ("a: &x [1]\nb: [" + "*x, " * 501 + "]", "odkazy"),
        ("\n".join(["a0: &a0 [x]", *(f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}]" for i in range(1, 40))]), "odkazy"),
        ("\n".join(["a0: &a0 [x]", *(f"a{i}: &a{i} [*a{i - 1}]" for i in range(1, 80))]), "odkazy"),
    ],
)
def test_aliases_that_grow_are_refused(text: str, code: str) -> None:
    with pytest.raises(Refused) as fault:
        compose(text)
    assert fault.value.code == code


def test_a_thousand_repeated_nodes_are_the_limit() -> None:
    assert compose("a: &x [1]\nb: [" + "*x, " * 499 + "*x]")


@settings(max_examples=300, deadline=None)
@given(
    st.lists(
        st.sampled_from(["[", "]", "{", "}", ":", "-", "?", " ", "a", ", ", "\n", "\u2028", "&x ", '"']), max_size=40
    )
)
def test_the_bound_is_never_exceeded(pieces: list[str]) -> None:
    text = "".join(pieces)
    try:
        roots = compose(text)
    except (yaml.YAMLError, Refused):
        return
    assert max(map(levels, roots), default=0) <= nodes._bound(text)


def levels(node: Node) -> int:
    """Lists and mappings inside each other."""
    return (node.tag in (SEQ, MAP)) + max(map(levels, nodes.children(node)), default=0)


@pytest.mark.parametrize(
    ("text", "depth"),
    [
        ("a:\n- b:\n  - c: [[d: e]]", 8),
        ("- - - a:\n      - b", 5),
        ("- ? - a\n  : - - b", 4),
        ("a: {b: [c: {d: e}]}", 5),
    ],
)
def test_levels_by_hand(text: str, depth: int) -> None:
    (root,) = compose(text)
    assert levels(root) == depth
    assert depth <= nodes._bound(text)
