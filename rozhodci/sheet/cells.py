"""Entries of a hand that may also stand in one cell: `hra 1, sedma 2`, `hra +, sedma -`, `Dana chybne-rozdani 2`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from rozhodci.case.fleky import read_fleky
from rozhodci.case.model import Comment, FlekTotals
from rozhodci.case.nodes import MAP, QUOTED, SCALAR, SEQ
from rozhodci.case.outcome import CLASSES, RESULT_PARTS
from rozhodci.case.partlist import read_part_list
from rozhodci.case.parts import in_order, read_parts
from rozhodci.case.reader import CODES_LISTED, Reader, join, shown
from rozhodci.case.words import did_you_mean, fold, visible
from rozhodci.sheet.model import RenoncNote
from rozhodci.sheet.reading import SheetReader
from rozhodci.sides import Side
from rozhodci.words import part as part_name

_AGAINST = "-proti"
_ENTRY = re.compile(r"\s*(.+?)\s*(?:[:=]\s*|\s)([+−–—-]|\d+|\w+)\s*")
_WON: Mapping[str, Side] = {
    "+": Side.AKTER, "akter": Side.AKTER, "ano": Side.AKTER,
    "-": Side.OBRANA, "−": Side.OBRANA, "–": Side.OBRANA, "—": Side.OBRANA, "obrana": Side.OBRANA, "ne": Side.OBRANA,
}  # fmt: skip
_NOTHING = frozenset({"", "-", "0", "–", "—"})
WRONG_DEAL = "chybne-rozdani"
_RENONC_KEYS = dict.fromkeys(("kod", "trida", "pausal", "kdo", "poradi"))
_MOST, MOST_PAUSAL = 99, 2


def entries(doc: Reader, node: Node, path: str, expected: str) -> Iterator[tuple[str, Node, str]]:
    """Key, value, path of a mapping, or of one text with entries divided by commas."""
    if node.tag == MAP:
        yield from ((key, value, join(path, key)) for key, value in doc.pairs(node, path))
        return
    text = doc.raw(node, path, expected)
    for one in re.split(r"[,;]", text or ""):
        found = _ENTRY.fullmatch(one)
        if found:
            yield found[1], ScalarNode(QUOTED, found[2], node.start_mark, node.end_mark), join(path, found[1])
        elif fold(one) not in _NOTHING:
            doc.fault("tvar", node, path, f"„{one.strip()[:40]}“ tu nedává smysl.", expected=expected)


def read_fleks(
    reader: SheetReader, node: Node, path: str, side: tuple[str | None, str | None]
) -> FlekTotals | tuple[Comment, ...]:
    """Totals by part, or the commenting as spoken."""
    doc = reader.doc
    spoken = _spoken(reader, node) if node.tag in SCALAR else None
    if spoken is not None or node.tag == SEQ:
        return read_fleky(doc, spoken or node, lambda p: Side.AKTER if p in side else Side.OBRANA, dict)
    levels: dict[str, int] = {}
    for key, value, place in entries(doc, node, path, "třeba hra 1, sedma 2"):
        part = _part(doc, key, value, place)
        count = doc.integer(value, place, 0, _MOST)
        if part is not None and count:
            levels[part] = count
    return FlekTotals(levels)


def _spoken(reader: SheetReader, node: Node) -> Node | None:
    """`Adam: flek na hru, Božena: dobře` of a cell as the list it stands for; None where it gives only totals.

    After the name may also stand the parts alone (`Adam: hra a sedma`), as nobody named the level.
    """
    marks = (node.start_mark, node.end_mark)

    def text(value: str) -> ScalarNode:
        return ScalarNode(QUOTED, value.strip(), *marks)

    items: list[Node] = []
    for one in re.split(r"[,;]", node.value):
        name, colon, said = one.partition(":")
        if not colon or visible(name) not in reader.doc.players:
            return None
        pairs = [(text(visible(name)), text(said))]
        if read_parts(said) is not None:
            pairs = [(text("kdo"), text(visible(name))), (text("na"), text(said))]
        items.append(MappingNode(MAP, pairs, *marks))
    return SequenceNode(SEQ, items, *marks)


def read_results(reader: SheetReader, node: Node, path: str) -> dict[str, Side]:
    """Who won each part."""
    found: dict[str, Side] = {}
    for key, value, place in entries(reader.doc, node, path, "třeba hra +, sedma -"):
        part = _part(reader.doc, key, value, place)
        text = reader.doc.raw(value, place, "akter nebo obrana")
        won = _WON.get(fold(text)) if text is not None else None
        if text is not None and won is None:
            found_text = shown(value)
            reader.doc.fault("volba", value, place, "neznámá strana.", found=found_text, expected="akter nebo obrana")
        if part is not None and won is not None:
            found[part] = won
    return found


def _part(doc: Reader, key: str, node: Node, path: str) -> str | None:
    """`sto a sedma` -> `sto-a-sedma`, `sedma proti` -> `sedma-proti`, `hra` -> `hra`."""
    word = fold(key).replace(" ", "-")
    base = word.removesuffix(_AGAINST)
    if base in RESULT_PARTS:
        return word
    parts = read_parts(base.replace("-", " "))
    name = "-a-".join(in_order(parts or ()))
    if name in RESULT_PARTS:
        return name + (_AGAINST if base != word else "")
    known = [part_name(p) for p in RESULT_PARTS]
    hint = did_you_mean(key, known) or f"možnosti: {', '.join(known)}."
    doc.fault("cast", node, path, f"„{key[:40]}“ není část závazku.", hint=hint)
    return None


def read_proti(reader: SheetReader, node: Node, path: str) -> dict[str, tuple[str, ...]]:
    """`{jméno: [sedma]}`, or `Cyril sedma` in a cell."""
    if node.tag == MAP:
        rows = list(reader.by_player(node, path, "proti", "jméno: [sedma]"))
        read = {name: read_part_list(reader.doc, value, place) for name, value, place in rows}
        return {name: in_order(parts) for name, parts in read.items() if parts}
    found: dict[str, tuple[str, ...]] = {}
    for name, value, _ in entries(reader.doc, node, path, "jméno a část, třeba Cyril sedma"):
        parts = read_part_list(reader.doc, value, path)
        if parts and reader.known(name, "proti") is not None:
            found[name] = in_order((*found.get(name, ()), *parts))
    return found


def read_renonce(reader: SheetReader, node: Node, path: str) -> tuple[RenoncNote, ...]:
    """One renonc or a list of them."""
    if node.tag == SEQ:
        return tuple(_renonc(reader, item, place) for item, place in reader.doc.items(node, path))
    if node.tag in SCALAR:
        return tuple(_from_text(reader, node, path, one) for one in re.split(r"[,;]", node.value) if fold(one))
    return (_renonc(reader, node, path),)


def _renonc(reader: SheetReader, node: Node, path: str) -> RenoncNote:
    doc, codes = reader.doc, reader.rules.catalogue
    fields = doc.fields(node, path, _RENONC_KEYS, "{kod: …, kdo: …} nebo {trida: …, pausal: …, kdo: …}")
    return RenoncNote(
        reader.name(fields["kdo"], join(path, "kdo"), "renonc", "renonc") if "kdo" in fields else None,
        doc.choice(fields["kod"], join(path, "kod"), codes, "neznámý kód", CODES_LISTED) if "kod" in fields else None,
        doc.choice(fields["trida"], join(path, "trida"), CLASSES, "neznámá třída") if "trida" in fields else None,
        doc.integer(fields["pausal"], join(path, "pausal"), 0, MOST_PAUSAL) if "pausal" in fields else None,
        doc.integer(fields["poradi"], join(path, "poradi"), 1, _MOST) if "poradi" in fields else None,
    )


def _from_text(reader: SheetReader, node: Node, path: str, text: str) -> RenoncNote:
    """`Cyril technicky 1`, `Dana chybne-rozdani 2`: a name, a code or class, the paušál or the order."""
    said = fold(text)
    who = next((p for p in reader.doc.players if _named(p).search(said)), None)
    words = [w for w in (_named(who).sub(" ", said, 1) if who else said).split() if w != "renonc"]
    numbers = [int(w) for w in words if w.isdigit()]
    word = "-".join(w for w in words if not w.isdigit() and w != "pausal")
    number = numbers[0] if numbers else None
    is_deal = word == WRONG_DEAL
    if number is not None and number > (_MOST if is_deal else MOST_PAUSAL):
        expected = f"nejvýš {_MOST if is_deal else MOST_PAUSAL}"
        reader.doc.fault("cislo", node, path, "tady má být celé číslo.", found=str(number), expected=expected)
        return RenoncNote(who)
    if word in CLASSES or not word:
        return RenoncNote(who, None, word or None, number)
    if word in reader.rules.catalogue:
        return RenoncNote(who, word, None, None if is_deal else number, number if is_deal else None)
    hint = did_you_mean(word, (*CLASSES, *reader.rules.catalogue)) or CODES_LISTED
    expected = "třeba „Cyril technicky 1“ nebo „Dana chybne-rozdani 2“"
    reader.doc.fault("volba", node, path, "neznámý renonc.", found=shown(node), expected=expected, hint=hint)
    return RenoncNote(who)


def _named(player: str) -> re.Pattern[str]:
    """The name as a word of its own, also where it has several words."""
    return re.compile(rf"(?<![\w-]){re.escape(fold(player))}(?![\w-])")
