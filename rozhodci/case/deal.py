"""The deal: hands and talon as written, and the check that they are the 32 cards (spec 1, 1.1 and 1.2).

Counts that are off but add up to 32 different cards are no errors: the rules judge them (`pocet-talonu`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import chain

from yaml.nodes import Node

from rozhodci.cards import DECK, Card
from rozhodci.case.nodes import MAP, READY, SCALAR, SEQ
from rozhodci.case.notation import SPELLINGS, UnreadableCard, located_cards, one_in_words, read_cards
from rozhodci.case.reader import Reader, shown

Cards = tuple[Card, ...]
_EXPECTED = "karty, třeba „Č10 ZE KV ŽS“"


@dataclass(slots=True)
class Deal:
    """Hands by player and the talon, with the nodes they came from; None where something was unreadable."""

    hands: dict[str, Cards] = field(default_factory=dict)
    talon: Cards = ()
    nodes: dict[str, Node] = field(default_factory=dict)
    readable: bool = True


def read_card_list(doc: Reader, node: Node, path: str) -> Cards | None:
    """Cards of one string or of a list; a problem and None for the first text that is no card."""
    if node.tag in SCALAR:
        try:
            return tuple(map(SPELLINGS.__getitem__, node.value.split()))
        except KeyError:
            return _slowly(doc, node, path)
    if node.tag != SEQ:
        doc.shape(node, path, _EXPECTED)
        return None
    found = [read_one_card(doc, item, place) for item, place in doc.items(node, path)]
    return tuple(c for c in found if c is not None) if None not in found else None


def _slowly(doc: Reader, node: Node, path: str) -> Cards | None:
    try:
        return read_cards(node.value)
    except UnreadableCard as fault:
        number = _count_before(node.value, fault.offset)
        message = f"„{fault.token[:20]}“ není karta."
        doc.fault("karta", node, f"{path}[{number}]", message, offset=fault.offset, hint=fault.hint)
        return None


def _count_before(text: str, offset: int) -> int:
    return len(read_cards(text[:offset])) + 1 if text[:offset].strip() else 1


def read_one_card(doc: Reader, node: Node, path: str) -> Card | None:
    """Exactly one card."""
    if node.tag not in SCALAR:
        _no_card(doc, node, path)
        return None
    one = SPELLINGS.get(node.value)
    if one is not None:
        return one
    try:
        cards = read_cards(node.value)
    except UnreadableCard as fault:
        doc.fault("karta", node, path, f"„{fault.token[:20]}“ není karta.", offset=fault.offset, hint=fault.hint)
        return None
    if len(cards) != 1:
        doc.fault("karta", node, path, "tady má být právě jedna karta.", found=shown(node), expected="třeba Č10")
        return None
    return cards[0]


def _no_card(doc: Reader, node: Node, path: str) -> None:
    """A mapping where a card is due, such as `{barva: žaludy}`."""
    keys = {str(key.value) for key, _ in node.value} if node.tag == MAP else set[str]()
    if "barva" not in keys:
        doc.shape(node, path, "jedna karta, třeba Č10")
        return
    message = "karta se píše barva a hodnota dohromady." if "hodnota" in keys else "kartě chybí hodnota."
    doc.fault("karta", node, path, message, expected="barva a hodnota, třeba Ž10")


def read_hands(doc: Reader, node: Node, key: str, active: tuple[str, ...], sitter: str | None) -> Deal:
    """`karty` or `zbyva`: cards of each playing player."""
    if node.tag == READY:
        return _ready(node.value, active)
    deal = Deal()
    for name, value, path in doc.by_player(node, key, "ruce podle hráčů, třeba Adam: ČE ČK …"):
        cards = read_card_list(doc, value, path)
        if cards is None or (name not in active and doc.stranger(name)):
            deal.readable = False
        elif name == sitter:
            if cards:
                doc.fault("ruka-navic", value, path, f"{name} pauzíruje a karty nemá.", hint="řádek smažte.")
        else:
            deal.hands[name] = cards
            deal.nodes[path] = value
    missing = [p for p in active if p not in deal.hands] if deal.readable else []
    for name in missing:
        doc.fault("ruka-chybi", node, key, f"chybějí karty hráče {name}.", hint=f"doplňte řádek {name}: …")
    deal.readable = deal.readable and not missing and bool(deal.hands)
    return deal


def _ready(hands: list[tuple[str, Cards]], active: tuple[str, ...]) -> Deal:
    """Hands of the quick way. Raises ValueError for any that the careful reader has to look at."""
    deal = Deal(dict(hands))
    if len(hands) != len(active) or deal.hands.keys() != set(active):
        raise ValueError(hands)
    return deal


def take_out_talon(deal: Deal, akter: str | None) -> None:
    """The aktér may be given with his talon (12 cards): then it is taken out of his hand."""
    if sum(map(len, deal.hands.values())) + len(deal.talon) <= len(DECK):
        return
    hand = deal.hands.get(akter or "")
    if akter is None or not hand or not deal.talon or not set(deal.talon) <= set(hand):
        return
    if len(set().union(*deal.hands.values())) == len(DECK) and len(set(hand)) == len(hand):
        deal.hands[akter] = tuple(c for c in hand if c not in deal.talon)


def check_deck(doc: Reader, deal: Deal, node: Node, extra: Mapping[str, tuple[Node, Card]] | None = None) -> bool:
    """32 different cards, or a problem for each doubled or missing one. `extra` = cards of the tricks by path."""
    dealt = [*deal.talon, *chain.from_iterable(deal.hands.values())]
    seen = set(dealt)
    if len(dealt) == len(seen) == len(DECK):
        return True
    if node.tag == READY:
        raise ValueError(node)  # where the cards stand only the careful reader knows
    missing = tuple(c for c in DECK if c not in seen)
    twice = _doubled(deal, extra or {})
    for one, places in twice.items():
        _report_double(doc, one, places, missing)
    if not twice and missing:
        _report_missing(doc, deal, node, missing)
    return False


Where = tuple[Node, str, int]


def _doubled(deal: Deal, extra: Mapping[str, tuple[Node, Card]]) -> dict[Card, list[Where]]:
    places: dict[Card, list[Where]] = {}
    for path, node in deal.nodes.items():
        for i, (one, where, offset) in enumerate(_located(node), 1):
            places.setdefault(one, []).append((where, f"{path}[{i}]", offset))
    for path, (node, one) in extra.items():
        places.setdefault(one, []).append((node, path, 0))
    return {one: found for one, found in places.items() if len(found) > 1}


def _located(node: Node) -> list[tuple[Card, Node, int]]:
    if node.tag in SCALAR:
        return [(one, node, offset) for one, offset in located_cards(node.value)] if read_cards(node.value) else []
    return [(read_cards(item.value)[0], item, 0) for item in node.value]


def _report_double(doc: Reader, one: Card, places: list[Where], missing: Cards) -> None:
    (first, first_path, _), (again, path, offset) = places[0], places[-1]
    lost = f"; chybí {' '.join(map(str, missing))}" if missing else ""
    line = first.start_mark.line + 1 + doc.above
    message = f"karta {one} ({one_in_words(one)}) je tu podruhé, poprvé {first_path} na řádku {line}{lost}."
    hint = "zkontrolujte háček: Z je zelené, Ž žaludy." if _hacek(one, missing) else "jednu z nich opravte."
    doc.fault("karta-dvakrat", again, path, message, offset=offset, hint=hint)


def _hacek(one: Card, missing: Cards) -> bool:
    pair = {"Z": "Ž", "Ž": "Z"}.get(one.suit.value, "")
    return any(c.suit.value == pair and c.rank is one.rank for c in missing)


def _report_missing(doc: Reader, deal: Deal, node: Node, missing: Cards) -> None:
    counts = ", ".join(f"{name} {len(cards)}" for name, cards in deal.hands.items())
    total = sum(map(len, deal.hands.values())) + len(deal.talon)
    message = f"v rozdání {'chybí karta' if len(missing) == 1 else 'chybějí karty'} {' '.join(map(str, missing))}."
    found = f"{counts}, talon {len(deal.talon)}, dohromady {total}"
    doc.fault(
        "karta-chybi",
        node,
        "karty",
        message,
        found=found,
        expected="32 karet",
        hint="doplňte je do ruky nebo do talonu.",
    )
