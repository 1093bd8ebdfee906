"""The hands when play starts, from `karty`, or from `zbyva` and the tricks (spec 1, 1.2)."""

from __future__ import annotations

from dataclasses import dataclass

from yaml.nodes import Node

from rozhodci.cards import DECK, Card
from rozhodci.case.contract import Contract
from rozhodci.case.deal import Deal, check_deck, read_card_list, read_hands, take_out_talon
from rozhodci.case.model import Trick
from rozhodci.case.people import Seated
from rozhodci.case.reader import shown
from rozhodci.case.record import Owned, check_cards, owners
from rozhodci.case.top import Top

Tricks = tuple[Trick, ...] | None


@dataclass(slots=True)
class Situation:
    """What the cards are read against; `tricks` None where they could not be read."""

    seated: Seated
    contract: Contract
    tricks: Tricks

    def owned(self, top: Top) -> Owned:
        """Each recorded move with who made it. Leads: the forhont; the aktér in betl and durch, the volící in koruna
        and křížový (spec 2, 2.1)."""
        chooser = self.contract.trumpless or (top.rules is not None and top.rules.discipline in ("koruna", "krizovy"))
        first = self.seated.akter if chooser and self.seated.akter else self.seated.active[0]
        return owners(self.tricks or (), self.seated.active, first, self.contract.trump)


def read_deal(top: Top, now: Situation, needed: bool) -> Deal | None:
    """Hands and talon, checked to be the 32 cards; None where none are given."""
    fields, key = top.fields, "zbyva" if "zbyva" in top.fields else "karty"
    if "zbyva" in fields and "karty" in fields:
        top.fault("karty-a-zbyva", "zbyva", "karty a zbyva se vylučují.", hint="nechte jen jedno z nich.")
        return None
    if key not in fields:
        if needed:
            top.missing("klic-chybi", "karty", hint="doplňte ruce hráčů, nebo zbyva.")
        return None
    deal = read_hands(top.doc, fields[key], key, now.seated.active, now.seated.sitter)
    talon_read = _talon(top, deal, needed)
    if not deal.readable or not talon_read or not now.seated.active or top.rules is None:
        return deal
    if key == "zbyva":
        return _rebuilt(top, deal, now)
    take_out_talon(deal, now.seated.akter)
    if check_deck(top.doc, deal, fields[key]) and now.tricks and now.contract.readable and now.seated.akter:
        _check_record(top, deal, now)
    return deal


def _talon(top: Top, deal: Deal, needed: bool) -> bool:
    """Reads the talon into the deal; False if it is missing or unreadable."""
    size = top.rules.talon_size if top.rules else 0
    if "talon" not in top.fields:
        if not size or not needed:
            return True
        if deal.readable:
            _no_talon(top, deal)
        return False
    node = top.fields["talon"]
    cards = read_card_list(top.doc, node, "talon")
    if cards and top.rules is not None and not size:
        top.fault("talon", "talon", "v těchto pravidlech talon není.", found=shown(node), hint="řádek smažte.")
        return False
    deal.talon = cards or ()
    deal.nodes["talon"] = node
    return cards is not None


def _no_talon(top: Top, deal: Deal) -> None:
    left = [str(c) for c in DECK if all(c not in hand for hand in deal.hands.values())]
    near = f"v rukou nejsou {' '.join(left)}." if 0 < len(left) <= 4 else "napište karty, které aktér odložil."
    top.missing("talon", "talon", expected="odložené karty, třeba talon: K7 Ž7", hint=near)


def _rebuilt(top: Top, deal: Deal, now: Situation) -> Deal | None:
    """Hands at the start = cards left + cards played, short tricks replayed to know whose they were."""
    if now.tricks is None or not now.contract.readable:
        return None
    extra: dict[str, tuple[Node, Card]] = {}
    played: dict[str, list[Card]] = {name: [] for name in now.seated.active}
    for who, move, number, place in now.owned(top):
        if not move.taken_back and who in played:
            played[who].append(move.card)
            extra[f"zdvihy[{number}][{place}]"] = (top.fields["zdvihy"].value[number - 1], move.card)
    for name, cards in played.items():
        deal.hands[name] = (*cards, *deal.hands.get(name, ()))
    check_deck(top.doc, deal, top.fields["zbyva"], extra)
    return deal


def _check_record(top: Top, deal: Deal, now: Situation) -> None:
    """Cards nobody has. The quick look first: different cards, none of the talon, cannot be anybody's fault here."""
    cards = [m.card for (moves,) in now.tricks or () for m in moves]
    different = set(cards)
    if len(different) < len(cards) or not different.isdisjoint(deal.talon):
        check_cards(top.doc, now.owned(top), deal.hands, top.fields["zdvihy"])
