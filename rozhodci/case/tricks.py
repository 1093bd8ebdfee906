"""The tricks as written (spec 1, 1.4) and the faults that make a record impossible rather than a play unlawful."""

from __future__ import annotations

from yaml.nodes import Node

from rozhodci.case.deal import read_card_list, read_one_card
from rozhodci.case.model import NOWHERE, Move, Trick
from rozhodci.case.moves import BARE, of_different, usual
from rozhodci.case.nodes import MAP, READY, SEQ
from rozhodci.case.reader import Reader, join

_EXPECTED = "zdvih, třeba „Č7 Č8 ČE“ nebo [Adam: Č7, Božena: Č8, Cyril: ČE]"
_NO_KINDS: frozenset[str] = frozenset()
MOVE_KEYS = dict.fromkeys(("hrac", "karta", "vraceno"))


def read_tricks(
    doc: Reader, node: Node, active: tuple[str, ...], sitter: str | None, most: int
) -> tuple[Trick, ...] | None:
    """All tricks; None if one could not be read (its problem is noted)."""
    if node.tag == READY:
        return _checked(node.value, active, most)
    before, everybody = _unreadable(doc), set(active)
    tricks = [
        usual(item, everybody) or _trick(doc, item, path) for item, path in doc.items(node, "zdvihy", "seznam zdvihů")
    ]
    read = tuple(t for t in tricks if t is not None)
    if len(tricks) > most:
        message = f"zdvihů je {len(tricks)}, karet v ruce jen {most}."
        doc.fault("zdvihu-moc", node.value[most], f"zdvihy[{most + 1}]", message, hint="přebytečné zdvihy smažte.")
    if len(read) == len(tricks) and active:
        for i, trick in enumerate(read):
            if len(trick.moves) != len(active) or trick.moves[0].place is not NOWHERE:
                path = f"zdvihy[{i + 1}]"
                _check_trick(doc, trick, node.value[i], path, active, sitter, i == len(read) - 1)
    return read if _unreadable(doc) == before else None


def _unreadable(doc: Reader) -> int:
    """Problems that leave a trick in doubt; who was meant by a misspelt name is known, or his cards are left alone."""
    return sum(p.code != "hrac-neznamy" for p in doc.problems)


def _checked(tricks: tuple[Trick, ...], active: tuple[str, ...], most: int) -> tuple[Trick, ...]:
    """Tricks of the quick way. Raises ValueError for any that the careful reader has to look at."""
    everybody = set(active)
    for (moves,) in tricks:
        named = moves[0].player is not None  # and then so are the others: a trick of the quick way is of one kind
        if named and not of_different(moves, everybody):
            raise ValueError(moves)
    *before, last = [len(moves) for (moves,) in tricks] or [0]
    if len(tricks) > most or before.count(len(active)) < len(before) or last > len(active):
        raise ValueError(tricks)
    return tricks


def _trick(doc: Reader, node: Node, path: str) -> Trick | None:
    moves = _moves(doc, node, path)
    if moves is None:
        return None
    if not moves:
        doc.fault("zdvih-prazdny", node, path, "zdvih je prázdný.", expected=_EXPECTED, hint="řádek smažte.")
        return None
    return Trick(moves)


def _moves(doc: Reader, node: Node, path: str) -> tuple[Move, ...] | None:
    """Cards alone, as a string or a list, or a list of moves with their players."""
    kinds = {item.tag for item in node.value} if node.tag == SEQ else _NO_KINDS
    if kinds == {MAP}:
        long = [_move(doc, item, place) for item, place in doc.items(node, path)]
        return None if None in long else tuple(m for m in long if m is not None)
    if node.tag == MAP or MAP in kinds:
        doc.shape(node, path, _EXPECTED)
        return None
    cards = read_card_list(doc, node, path)
    return None if cards is None else tuple([BARE[c.text] for c in cards])


def _move(doc: Reader, node: Node, path: str) -> Move | None:
    """`{Adam: Č7}` or `{hrac: Adam, karta: Č7, vraceno: ano}`."""
    key = node.value[0][0].value if len(node.value) == 1 else None
    if key is not None and (key in doc.players or key not in tuple(MOVE_KEYS)):
        pair = doc.one_player(node, path, "jméno: karta")
        one = read_one_card(doc, pair[1], f"{path}.{key}") if pair is not None else None
        return Move(one, pair[0], False, doc.place(node, path)) if one is not None and pair is not None else None
    if not any(k.value in tuple(MOVE_KEYS) for k, _ in node.value):
        hint = "každou kartu pište zvlášť: [Adam: Č7, Božena: Č8]."
        doc.fault("tah", node, path, "v jednom tahu hraje jen jeden hráč.", hint=hint)
        return None
    fields = doc.fields(node, path, MOVE_KEYS)
    if not doc.require(fields, node, path, "hrac", "karta"):
        return None
    name_read = doc.player(fields["hrac"], join(path, "hrac"))
    one = read_one_card(doc, fields["karta"], join(path, "karta"))
    back = doc.boolean(fields["vraceno"], join(path, "vraceno")) if "vraceno" in fields else False
    return Move(one, name_read, bool(back), doc.place(node, path)) if one and name_read and back is not None else None


def _check_trick(
    doc: Reader, trick: Trick, node: Node, path: str, active: tuple[str, ...], sitter: str | None, last: bool
) -> None:
    moves = trick.moves
    if moves[0].player is not None:
        moves = tuple(m for m in moves if not m.taken_back)
        _check_players(doc, trick, node, sitter)
    if len(moves) > len(active):
        message = f"ve zdvihu je karet {len(moves)}, hrají jen {len(active)} hráči."
        doc.fault("zdvih-karet", node, path, message, hint="zkontrolujte, zda nejsou dva zdvihy na jednom řádku.")
    elif len(moves) < len(active) and not last:
        message = f"ve zdvihu je karet jen {len(moves)}, hrají {len(active)} hráči; nedohraný smí být jen poslední."
        doc.fault("zdvih-nedohrany", node, path, message, hint="doplňte chybějící kartu.")


def _check_players(doc: Reader, trick: Trick, node: Node, sitter: str | None) -> None:
    seen: dict[str | None, int] = {}
    for i, move in enumerate(trick.moves):
        if move.player == sitter and sitter is not None:
            message = f"{sitter} pauzíruje a hrát nemůže."
            doc.fault("zdvih-pauzirujici", node.value[i], move.place.path, message, hint="opravte jméno.")
        if move.taken_back:
            continue
        if move.player in seen:
            message = f"{move.player} má ve zdvihu dvě karty, první jako {seen[move.player] + 1}."
            hint = "u karty vrácené do ruky napište {hrac: …, karta: …, vraceno: ano}."
            doc.fault("zdvih-dvakrat", node.value[i], move.place.path, message, hint=hint)
        seen[move.player] = i
