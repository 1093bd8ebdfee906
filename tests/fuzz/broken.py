"""Broken files: any bytes, trees of the right words in the wrong places, sound files with few faults."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import yaml
from hypothesis import strategies as st

from rozhodci.case.document import KEYS

HOSTILE = (
    "", "~", "null", "-", "=", "<<", "*a", "&a x", "!!int 1", "!x", "@", "%", "`", "|", ">", "\"", "'", "{", "[", "]",
    "0x10", "010", ".inf", ".nan", "1e999", "-0", "9" * 40, "1_000", "12:30", "2024-13-45", "yes", "ne", "😀", "Ž10",
    "\"\\e[31m\"", "\"\\u202e\"", "\"\\0\"", "\"\\ud800\"", "\"\\x9b\"", "\u00a0", "\u200b", "e\u0301", "İ", "٣",
    "../../etc/passwd", "/dev/zero", "nase.yaml", "=cmd|' /C calc'!A0", "<script>alert(1)</script>", "]]>", "a" * 3000,
)  # fmt: skip
WORDS = (
    *KEYS,
    "Adam", "Božena", "Cyril", "Dana", "sto", "sedma", "hra", "betl", "durch", "dvě sedmy", "sto a sedma",
    "flek", "re", "dobře", "flek na sto", "tutti", "červené", "žaludy", "zelené", "kule", "kdo", "na", "druh", "karta",
    "zdvih", "po", "faze", "okolnost", "zjisteno", "nepriznani-barvy", "lozena", "pochybnost", "ukazal",
    "rezani-michani",
    "licitovany-2010", "licitovany-2014", "voleny-2005", "koruna-2013", "krizovy", "behem-hry", "po-hre", "obrana",
    "1", "2", "10", "0", "-1", "1,20", "100", "ano", "ČE", "Z7", "K10 K9", "ČE ZE KE ŽE", "hlaska", "pb", "saldo",
)  # fmt: skip


def any_bytes() -> st.SearchStrategy[bytes]:
    """Bytes of no kind, and those that begin like a known encoding or format."""
    heads = (b"", b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf", b"\x1f\x8b", b"<?xml", b"{", b"---\n", b"PK")
    head = st.sampled_from(heads)
    return st.one_of(
        st.binary(max_size=300),
        st.tuples(head, st.binary(max_size=200)).map(b"".join),
        st.text(max_size=200).map(lambda t: t.encode("utf-8", "surrogatepass")),
        st.text(max_size=100).map(lambda t: t.encode("utf-16", "surrogatepass")),
    )


_scalars = st.one_of(
    st.sampled_from(WORDS),
    st.sampled_from(HOSTILE),
    st.integers(-5, 200),
    st.floats(allow_nan=False, allow_infinity=False, width=16),
    st.booleans(),
    st.none(),
    st.text(max_size=8),
)
trees: st.SearchStrategy[Any] = st.recursive(
    _scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=5),
        st.dictionaries(st.one_of(st.sampled_from(WORDS), st.text(max_size=5)), inner, max_size=6),
    ),
    max_leaves=25,
)


def _one_of(sound: Sequence[str]) -> st.SearchStrategy[str]:
    """By number, so that Hypothesis does not print all of them when it names the strategy."""
    return st.integers(0, len(sound) - 1).map(lambda i: sound[i])


@st.composite
def grafted(draw: st.DrawFn, sound: Sequence[str]) -> bytes:
    """A sound document with up to three of its branches replaced, dropped or doubled, written as YAML or JSON."""
    root = yaml.load(draw(_one_of(sound)), yaml.BaseLoader)
    for _ in range(draw(st.integers(1, 3))):
        places = list(_places(root))
        parent, key = draw(st.sampled_from(places))
        _graft(draw, parent, key)
    if draw(st.booleans()):
        return json.dumps(root, ensure_ascii=draw(st.booleans())).encode("utf-8", "surrogatepass")
    return yaml.safe_dump(root, allow_unicode=True).encode("utf-8", "surrogatepass")


def _graft(draw: st.DrawFn, parent: Any, key: Any) -> None:
    what = draw(st.sampled_from(("jine", "pryc", "dvakrat", "slovo")))
    if what == "pryc":
        del parent[key]
    elif what == "dvakrat" and isinstance(parent, list):
        parent.insert(key, parent[key])
    elif what == "slovo":
        parent[key] = draw(st.sampled_from(WORDS))
    else:
        parent[key] = draw(trees)


def _places(node: Any) -> Any:
    """(parent, key) of every value inside; the root alone where it is empty."""
    pairs = list(node.items()) if isinstance(node, dict) else list(enumerate(node)) if isinstance(node, list) else []
    for key, value in pairs:
        yield node, key
        yield from _places(value)


_TOKEN = re.compile(r"\w+|[^\w\s]")


@st.composite
def mutated(draw: st.DrawFn, sound: Sequence[str]) -> bytes:
    """A sound text with up to five small faults of a hurried writer or a damaged file."""
    text = draw(_one_of(sound))
    for _ in range(draw(st.integers(1, 5))):
        text = draw(st.sampled_from(_FAULTS))(draw, text)
    encoding = draw(st.sampled_from(("utf-8",) * 6 + ("utf-8-sig", "utf-16", "cp1250", "cp852")))
    if draw(st.integers(0, 7)) == 0:
        text = text.replace("\n", draw(st.sampled_from(("\r\n", "\r", "\u2028"))))
    return text.encode(encoding, "replace" if encoding.startswith("cp") else "surrogatepass")


def _cut(draw: st.DrawFn, text: str) -> str:
    return text[: draw(st.integers(0, len(text)))]


def _without_line(draw: st.DrawFn, text: str) -> str:
    lines = text.split("\n")
    del lines[draw(st.integers(0, len(lines) - 1))]
    return "\n".join(lines)


def _moved_line(draw: st.DrawFn, text: str) -> str:
    lines = text.split("\n")
    line = lines[draw(st.integers(0, len(lines) - 1))]
    lines.insert(draw(st.integers(0, len(lines))), line)
    return "\n".join(lines)


def _other_word(draw: st.DrawFn, text: str) -> str:
    found = list(_TOKEN.finditer(text))
    if not found:
        return text
    one = draw(st.sampled_from(found))
    word = draw(st.sampled_from((*WORDS, *HOSTILE, *(other.group() for other in found))))
    return text[: one.start()] + word + text[one.end() :]


def _other_letter(draw: st.DrawFn, text: str) -> str:
    at = draw(st.integers(0, len(text)))
    letter = draw(st.one_of(st.sampled_from(" \t\n:-,[]{}\"'#&*!|>%@;=<\0\x1b\x85\u202e"), st.characters()))
    return text[:at] + letter + text[at + draw(st.integers(0, 2)) :]


def _indented(draw: st.DrawFn, text: str) -> str:
    lines = text.split("\n")
    at = draw(st.integers(0, len(lines) - 1))
    lines[at] = draw(st.sampled_from((" ", "  ", "\t", "- "))) + lines[at]
    return "\n".join(lines)


def _twice(_draw: st.DrawFn, text: str) -> str:
    return f"{text}\n---\n{text}"


_FAULTS = (_cut, _without_line, _moved_line, *(_other_word,) * 4, *(_other_letter,) * 2, _indented, _twice)


def files(sound: Sequence[str]) -> st.SearchStrategy[bytes]:
    """Broken files of one kind: half of them near to a sound one, so that they get far into the program."""
    return st.one_of(mutated(sound), mutated(sound), any_bytes())


def documents(sound: Sequence[str]) -> st.SearchStrategy[bytes]:
    """The same where a file is a YAML document."""
    loose = st.one_of(trees, st.dictionaries(st.sampled_from(WORDS), trees, max_size=12))
    whole = loose.map(lambda tree: yaml.safe_dump(tree, allow_unicode=True).encode("utf-8", "surrogatepass"))
    return st.one_of(mutated(sound), mutated(sound), grafted(sound), grafted(sound), whole, any_bytes())


def lines(sound: Sequence[str]) -> st.SearchStrategy[bytes]:
    """JSON Lines: sound and broken lines among each other."""
    line = st.one_of(
        _one_of(sound).map(lambda t: json.dumps(yaml.load(t, yaml.BaseLoader)).encode()),
        grafted(sound).map(lambda b: b.replace(b"\n", b" ")),
        st.binary(max_size=60),
        st.just(b""),
    )
    return st.lists(line, max_size=4).map(b"\n".join)
