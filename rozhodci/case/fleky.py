"""`fleky` in either form: who said what in order, or only the final counts (spec 1, 1.3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from yaml.nodes import Node

from rozhodci.case.inner import inside
from rozhodci.case.levels import Heard, check_levels
from rozhodci.case.model import Comment, FlekTotals
from rozhodci.case.nodes import MAP, SCALAR
from rozhodci.case.partlist import read_part_list
from rozhodci.case.parts import accusative, read_parts, words_known
from rozhodci.case.reader import Reader, join, shown
from rozhodci.case.speech import APPROVAL, LEVELS, Speech, UnknownWord, read_speech, without_words
from rozhodci.case.words import did_you_mean, fold
from rozhodci.sides import Side

_MOST = 99
_OBJECTS = ("hru", "sedmu", "osmu", "devítku")
_ITEM_WORDS = ("kdo", "na")
_ITEM_KEYS = dict.fromkeys(_ITEM_WORDS)


def read_fleky(
    doc: Reader, node: Node, side: Callable[[str], Side], parts: Callable[[], Mapping[str, Side]]
) -> tuple[Comment, ...] | FlekTotals:
    """`fleky` in either form. `parts` are those announced, by which side: only their levels are checked."""
    if node.tag == MAP:
        return FlekTotals(_totals(doc, node))
    before = len(doc.problems)
    spoken = [_item(doc, item, path) for item, path in doc.items(node, "fleky", "seznam, kdo co řekl")]
    heard = [one for one in spoken if one is not None]
    if len(doc.problems) == before and any(said is not APPROVAL for _, said in heard):
        check_levels(doc, heard, node, side, parts())
    return tuple([comment for comment, _ in heard])


def _totals(doc: Reader, node: Node) -> dict[str, int]:
    levels: dict[str, int] = {}
    for key, value in doc.pairs(node, "fleky"):
        path = join("fleky", key)
        named = _counted(key)
        if not named:
            known = words_known()
            hint = did_you_mean(key, (*known, *doc.players)) or f"možnosti: {', '.join(known)}."
            hint = "pořadí řečníků se píše jako seznam: - Adam: flek na hru" if key in doc.players else hint
            doc.fault("flek", value, path, f"„{key}“ není část závazku.", hint=hint)
            continue
        count = doc.integer(value, path, 0, _MOST)
        if count is None:
            continue
        if any(part in levels for part in named):
            doc.fault("flek", value, path, f"„{key}“ tu stojí podruhé.", hint="fleky každé části napište jednou.")
            continue
        levels.update(dict.fromkeys(named, count))
    return levels


def _counted(key: str) -> tuple[str, ...]:
    """Keys of parts as `obligations` names them: `sto proti` -> `sto-proti`.

    Sto a sedma stays one word: where it is one whole (Koruna A/12) a sto proti may stand beside it.
    """
    text = fold(key)
    base = text.removesuffix("proti").rstrip(" -")
    named = read_parts(base.replace("sto-a-sedma", "sto a sedma")) or ()
    parts = ("sto-a-sedma",) if set(named) == {"sto", "sedma"} else named
    return tuple(f"{part}-proti" for part in parts) if base != text else parts


def _item(doc: Reader, node: Node, path: str) -> Heard | None:
    """`Božena: flek na hru` or `{kdo: Božena, na: [hra, sedma]}`."""
    if node.tag != MAP:
        doc.shape(node, path, "jméno: slovo, třeba Božena: flek na hru")
        return None
    first = node.value[0][0].value if len(node.value) == 1 else None
    if first is None or (first in _ITEM_WORDS and first not in doc.players):
        return _longer(doc, node, path)
    pair = doc.one_player(node, path, "jméno: slovo")
    said = _speech(doc, pair[1], f"{path}.{first}") if pair is not None else None
    return (_comment(pair[0], said), said) if pair is not None and said is not None else None


def _longer(doc: Reader, node: Node, path: str) -> Heard | None:
    if any(key.value in _ITEM_WORDS for key, _ in node.value):
        return _structured(doc, node, path)
    hint = "každého dejte na řádek s pomlčkou."
    doc.fault("flek", node, path, "v jedné položce mluví jen jeden hráč.", hint=hint)
    return None


def _speech(doc: Reader, node: Node, path: str) -> Speech | None:
    text = doc.raw(node, path, "slovo, třeba flek na hru")
    if text is None:
        return None
    try:
        return read_speech(text)
    except UnknownWord as fault:
        known = (*LEVELS, "dobře", *words_known(), *_OBJECTS)
        hint = _level_missing(text) or did_you_mean(str(fault), known)
        expected = "flek, re, tutti, boty [na hru, sedmu, sto…] nebo dobře"
        doc.fault("flek", node, path, f"slovu {shown(node)} nelze rozumět.", expected=expected, hint=hint)
        return None


def _level_missing(text: str) -> str:
    """The advice for a part alone: what was said about it is not there."""
    try:
        parts = read_speech(f"flek {text}").parts
    except UnknownWord:
        return ""
    return f"napište i slovo, třeba „flek na {' a '.join(map(accusative, parts))}“." if parts else ""


def _structured(doc: Reader, node: Node, path: str) -> Heard | None:
    """`{kdo: Božena, na: [hra, sedma]}`; an empty `na` is dobře, a missing one is not."""
    item = inside(doc, node, path, _ITEM_KEYS, "{kdo: jméno, na: [části]}")
    written = {key.value for key, _ in node.value if key.tag in SCALAR}
    if item is None or not item.require(*(("kdo",) if "na" in written else _ITEM_WORDS)):
        return None
    name = item.player("kdo")
    parts = read_part_list(doc, item.fields["na"], f"{path}.na") if "na" in item.fields else ()
    if name is None or parts is None:
        return None
    said = without_words(parts)
    return _comment(name, said), said


def _comment(name: str, said: Speech) -> Comment:
    return Comment(name) if said is APPROVAL else Comment(name, said.parts, bool(said.open_level), said.level)
