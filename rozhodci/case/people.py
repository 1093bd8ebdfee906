"""Who sits at the table and what he is in this hand: players, dealer, pauzírující, aktér, partner (spec 1, 1.2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from yaml.nodes import Node

from rozhodci.cards import DECK
from rozhodci.case.nodes import SCALAR, SEQ
from rozhodci.case.reader import Reader
from rozhodci.case.seats import playing_order, sitting
from rozhodci.case.top import Top
from rozhodci.case.words import listed, visible
from rozhodci.sides import Side

_USUALLY_PLAY = 3
_LONGEST_NAME = 100


@dataclass(slots=True)
class Seated:
    """Who sits where, as far as it could be read. `active` play, clockwise from the forhont; empty if not known."""

    dealer: str = ""
    sitter: str | None = None
    active: tuple[str, ...] = ()
    akter: str | None = None
    partner: str | None = None

    @property
    def defence(self) -> tuple[str, ...]:
        return tuple(p for p in self.active if p not in (self.akter, self.partner)) if self.akter else ()

    def side(self, player: str) -> Side:
        return Side.AKTER if player in (self.akter, self.partner) else Side.OBRANA


def read_players(top: Top) -> None:
    """Sets the reader's players; `sure` False where the list has a fault, for then names cannot be checked."""
    if not top.require("hraci"):
        return
    doc, node = top.doc, top.fields["hraci"]
    doc.players = _usual(node) or _one_by_one(doc, node)
    doc.sure = len(doc.players) == len(node.value)
    seats = top.rules.seats if top.rules else (3, 4)
    if isinstance(node.value, list) and len(node.value) not in seats:
        doc.sure = False
        expected = f"{listed(map(str, seats))} hráči po směru hodinových ručiček"
        top.fault("hraci-pocet", "hraci", f"hráčů je {len(node.value)}.", expected=expected)


def _usual(node: Node) -> tuple[str, ...]:
    """Different names of letters alone, in which nothing can be wrong; else none, and each is looked at by itself."""
    if node.tag != SEQ:
        return ()
    names = tuple([item.value for item in node.value if item.tag in SCALAR])
    short = len("".join(names)) <= _LONGEST_NAME
    return names if short and len(names) == len(node.value) and _different_words(names) else ()


@lru_cache(1024)
def _different_words(names: tuple[str, ...]) -> bool:
    """The same table comes again and again."""
    return len(set(names)) == len(names) and all(n.isalpha() and visible(n) == n for n in names)


def _one_by_one(doc: Reader, node: Node) -> tuple[str, ...]:
    found: list[str] = []
    for item, path in doc.items(node, "hraci", "seznam jmen, třeba [Adam, Božena, Cyril]"):
        name = doc.text(item, path)
        if name is not None:
            _check_name(doc, name, found, item, path)
            found.append(name)
    return tuple(dict.fromkeys(name for name in found if name))


def _check_name(doc: Reader, name: str, others: list[str], node: Node, path: str) -> None:
    if not name:
        doc.fault("text", node, path, "jméno hráče je prázdné.", hint="doplňte jméno.")
    elif len(name) > _LONGEST_NAME:
        doc.fault("text", node, path, f"jméno je delší než {_LONGEST_NAME} znaků.", hint="zkraťte ho.")
    elif name in others:
        hint = "rozlište hráče třeba příjmením."
        doc.fault("hrac-dvakrat", node, path, f"hráč „{name}“ je v seznamu dvakrát.", hint=hint)


def read_seats(top: Top) -> Seated:
    """The dealer, who sits out, who plays."""
    doc, fields, seated = top.doc, top.fields, Seated()
    if top.require("rozdava"):
        seated.dealer = doc.player(fields["rozdava"], "rozdava") or ""
    playing = _playing(top)
    named = doc.player(fields["pauziruje"], "pauziruje") if "pauziruje" in fields else None
    seated.sitter = sitting(doc.players, seated.dealer, named, playing) or None
    if named is not None and len(doc.players) == playing:
        hint = "klíč pauziruje smažte, nebo doplňte čtvrtého hráče."
        top.fault("pauziruje", "pauziruje", f"hrají všichni {playing}, nikdo nepauzíruje.", hint=hint)
    if doc.sure and seated.dealer in doc.players and len(doc.players) - (seated.sitter is not None) == playing:
        seated.active = playing_order(doc.players, seated.dealer, seated.sitter)
    return seated


def _playing(top: Top) -> int:
    """How many hold cards: the deck without the talon divided by a hand."""
    return (len(DECK) - top.rules.talon_size) // top.rules.hand_size if top.rules else _USUALLY_PLAY


def read_sides(top: Top, seated: Seated, needed: bool) -> None:
    """Sets the aktér and his partner."""
    if needed:
        top.require("akter")
    if "akter" in top.fields:
        seated.akter = top.doc.player(top.fields["akter"], "akter")
    if seated.akter is not None and seated.akter == seated.sitter:
        message = f"{seated.akter} pauzíruje, aktérem být nemůže."
        hint = "pauzíruje rozdávající; jinak doplňte klíč pauziruje."
        top.fault("akter", "akter", message, expected=listed(seated.active), hint=hint)
    if "partner" in top.fields:
        seated.partner = _partner(top, seated.akter)


def _partner(top: Top, akter: str | None) -> str | None:
    if not top.krizovy:
        top.fault("partner", "partner", "partner je jen v křížovém mariáši.", hint="řádek smažte.")
        return None
    partner = top.doc.player(top.fields["partner"], "partner")
    if partner is not None and partner == akter:
        hint = "hraje-li aktér sám, nechte partner prázdné."
        top.fault("partner", "partner", "partner je týž hráč jako aktér.", hint=hint)
    return partner
