"""One document to one Case: the keys of the top level, and what one says about another (spec 1, 1.2)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PurePath

from yaml.nodes import Node

from rozhodci.cards import DECK, Card
from rozhodci.case.contract import Contract, read_contract
from rozhodci.case.deal import Deal, check_deck, read_card_list, read_hands, take_out_talon
from rozhodci.case.events import before_contract, read_complaint, read_events, read_playout, read_record
from rozhodci.case.model import Case, Comment, Event, FlekTotals, Playout, Trick
from rozhodci.case.nodes import MAP, NULLS, PLAIN
from rozhodci.case.reader import Fields, Reader, shown
from rozhodci.case.seats import playing_order, sitting
from rozhodci.case.settings import read_bids, read_rates, read_readings, read_tournament
from rozhodci.case.speech import read_fleky
from rozhodci.case.tricks import check_cards, owners, read_tricks
from rozhodci.case.words import did_you_mean, listed
from rozhodci.errors import RozhodciError
from rozhodci.rulesets import names
from rozhodci.rulesets.model import Ruleset
from rozhodci.sides import Side

KEYS = dict.fromkeys((
    "format", "id", "pravidla", "vyklady", "sazby", "turnaj", "hraci", "rozdava", "pauziruje", "akter", "partner",
    "licitace", "zavazek", "proti", "trumf", "pomocna", "karty", "talon", "fleky", "zdvihy", "zbyva", "udalosti",
    "namitka", "dohravka", "zaznam", "poznamka",
))  # fmt: skip
FORMAT = 1
_ALIASES = ("licitovany", "voleny", "koruna")
_OWN_FILE = re.compile(r"[/\\]|\.ya?ml$", re.I)
_PLAIN_TABLE = 3
_LONGEST_NAME = 100

RulesFor = Callable[[str], Ruleset]


@dataclass(slots=True)
class _Table:
    """Who sits where, as far as it could be read."""

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


def read_case(doc: Reader, root: Node, suffix: str, rules_for: RulesFor, override: str | None) -> Case | None:
    """The Case of one document; None or problems in `doc` where it cannot be used.

    `suffix` tells documents of one file apart whose id is the file's name.
    """
    fields = doc.fields(root, "", KEYS, "případ: řádky klíč: hodnota")
    if root.tag != MAP:
        return None
    ruleset, rules = _ruleset(doc, fields, root, rules_for, override)
    doc.players = _players(doc, fields, root, rules)
    if not NULLS.isdisjoint(doc.players):
        fields = _with_odd_names(doc, root)
    _check_format(doc, fields)
    table = _seats(doc, fields, root, rules)
    tricks = _tricks(doc, fields, table, rules)
    events = _events(doc, fields, rules, tricks, len(table.active))
    folded = any(e.kind == "omyl" for e in events)
    needs = not before_contract(events, rules)
    _akter(doc, fields, root, table, rules, needs)
    if needs:
        doc.require(fields, root, "", "zavazek")
    contract = read_contract(doc, fields, root, rules, table.defence, folded or (not needs and "zavazek" not in fields))
    if contract.trumpless and table.partner is not None:
        doc.fault("partner", fields["partner"], "partner", "betl a durch hraje aktér sám.", hint="partnera smažte.")
    deal = _deal(doc, fields, root, table, contract, rules, tricks, needs and not folded)
    return Case(
        id=(doc.text(fields["id"], "id") if "id" in fields else "") or f"{_stem(doc.file)}{suffix}",
        ruleset=ruleset,
        players=doc.players,
        dealer=table.dealer,
        sitter=table.sitter,
        akter=table.akter,
        partner=table.partner,
        announced=contract.announced,
        against=contract.against,
        trump=contract.trump,
        pomocna=contract.pomocna,
        hands=deal.hands if deal is not None else None,
        talon=deal.talon if deal is not None else (),
        bids=read_bids(doc, fields["licitace"], rules) if "licitace" in fields else (),
        fleky=_fleky(doc, fields, table, contract),
        tricks=tricks or (),
        events=events,
        complaint=read_complaint(doc, fields["namitka"], rules) if "namitka" in fields else None,
        playout=_playout(doc, fields, rules),
        record=read_record(doc, fields["zaznam"], rules) if "zaznam" in fields else None,
        readings=read_readings(doc, fields["vyklady"], rules) if "vyklady" in fields else {},
        rates=read_rates(doc, fields["sazby"], rules) if "sazby" in fields else {},
        tournament=read_tournament(doc, fields["turnaj"]) if "turnaj" in fields else {},
        note=(doc.text(fields["poznamka"], "poznamka", lines=True) or "") if "poznamka" in fields else "",
        source=doc.file,
        own_id="id" in fields,
    )


def _stem(file: str) -> str:
    """The file's name without folders and ending; `pripad` for standard input."""
    return PurePath(file.replace("\\", "/")).stem.strip("-") or "pripad"


def _with_odd_names(doc: Reader, root: Node) -> Fields:
    """Somebody is called null or ~: read again, now that the name is known (its problems are noted already)."""
    again = Reader(doc.file, doc.above)
    again.players = doc.players
    return again.fields(root, "", KEYS)


def _ruleset(
    doc: Reader, fields: Fields, root: Node, rules_for: RulesFor, override: str | None
) -> tuple[str, Ruleset | None]:
    """The name to keep (canonical for a known set, the path for a user's own) and the rules."""
    node, name = fields.get("pravidla"), override
    if name is None:
        if node is None:
            hint = "doplňte třeba řádek pravidla: licitovany-2010."
            doc.fault("klic-chybi", root, "", "chybí klíč „pravidla“.", expected=listed(names()), hint=hint)
            return "", None
        name = doc.text(node, "pravidla")
        if name is None:
            return "", None
    try:
        rules = rules_for(name)
    except (RozhodciError, LookupError) as fault:
        _no_rules(doc, node, name, fault)
    else:
        return rules.name if name in rules.aliases else name, rules
    return name, None


def _no_rules(doc: Reader, node: Node | None, name: str, fault: Exception) -> None:
    if _OWN_FILE.search(name):  # a file of the user's own has its faults at its own places
        doc.fault("pravidla-soubor", node, "pravidla", f"sadu „{name}“ nelze použít: {fault}")
        return
    hint = did_you_mean(name, (*names(), *_ALIASES)) or "vlastní sada je cesta k souboru .yaml."
    doc.fault("pravidla", node, "pravidla", f"neznámá pravidla „{name}“.", expected=listed(names()), hint=hint)


def _players(doc: Reader, fields: Fields, root: Node, rules: Ruleset | None) -> tuple[str, ...]:
    if not doc.require(fields, root, "", "hraci"):
        return ()
    node, found = fields["hraci"], list[str]()
    for item, path in doc.items(node, "hraci", "seznam jmen, třeba [Adam, Božena, Cyril]"):
        name = item.value if item.tag == PLAIN and item.value.isalpha() else doc.text(item, path)
        if name == "":
            doc.fault("text", item, path, "jméno hráče je prázdné.", hint="doplňte jméno.")
        elif name is not None and len(name) > _LONGEST_NAME:
            doc.fault("text", item, path, f"jméno je delší než {_LONGEST_NAME} znaků.", hint="zkraťte ho.")
        elif name is not None and name in found:
            hint = "rozlište hráče třeba příjmením."
            doc.fault("hrac-dvakrat", item, path, f"hráč „{name}“ je v seznamu dvakrát.", hint=hint)
        if name:
            found.append(name)
    doc.sure = len(found) == len(node.value) == len(set(found))
    seats = rules.seats if rules else (3, 4)
    if isinstance(node.value, list) and len(node.value) not in seats:
        doc.sure = False
        expected = f"{listed(map(str, seats))} hráči po směru hodinových ručiček"
        doc.fault("hraci-pocet", node, "hraci", f"hráčů je {len(node.value)}.", expected=expected)
    return tuple(dict.fromkeys(found))


def _check_format(doc: Reader, fields: Fields) -> None:
    if "format" in fields and doc.raw(fields["format"], "format", "číslo 1") not in (str(FORMAT), None):
        found = shown(fields["format"])
        doc.fault("format", fields["format"], "format", "tuto verzi zápisu program nezná.", found=found, expected="1")


def _seats(doc: Reader, fields: Fields, root: Node, rules: Ruleset | None) -> _Table:
    table = _Table()
    if doc.require(fields, root, "", "rozdava"):
        table.dealer = doc.player(fields["rozdava"], "rozdava") or ""
    playing = _playing(doc, rules)
    named = doc.player(fields["pauziruje"], "pauziruje") if "pauziruje" in fields else None
    table.sitter = sitting(doc.players, table.dealer, named, playing) or None
    if named is not None and table.sitter is None and len(doc.players) == playing:
        hint = "klíč pauziruje smažte, nebo doplňte čtvrtého hráče."
        doc.fault(
            "pauziruje", fields["pauziruje"], "pauziruje", f"hrají všichni {playing}, nikdo nepauzíruje.", hint=hint
        )
    if doc.sure and table.dealer in doc.players and len(doc.players) - (table.sitter is not None) == playing:
        table.active = playing_order(doc.players, table.dealer, table.sitter)
    return table


def _playing(doc: Reader, rules: Ruleset | None) -> int:
    """How many hold cards: the deck without the talon divided by a hand."""
    return (len(DECK) - rules.talon_size) // rules.hand_size if rules else _PLAIN_TABLE


def _akter(doc: Reader, fields: Fields, root: Node, table: _Table, rules: Ruleset | None, needed: bool) -> None:
    if needed:
        doc.require(fields, root, "", "akter")
    if "akter" in fields:
        table.akter = doc.player(fields["akter"], "akter")
        if table.akter is not None and table.akter == table.sitter:
            message = f"{table.akter} pauzíruje, aktérem být nemůže."
            hint = "pauzíruje rozdávající; jinak doplňte klíč pauziruje."
            doc.fault("akter", fields["akter"], "akter", message, expected=listed(table.active), hint=hint)
    if "partner" not in fields:
        return
    if rules is not None and rules.discipline != "krizovy":
        doc.fault("partner", fields["partner"], "partner", "partner je jen v křížovém mariáši.", hint="řádek smažte.")
        return
    table.partner = doc.player(fields["partner"], "partner")
    if table.partner is not None and table.partner == table.akter:
        hint = "hraje-li aktér sám, nechte partner prázdné."
        doc.fault("partner", fields["partner"], "partner", "partner je týž hráč jako aktér.", hint=hint)


def _tricks(doc: Reader, fields: Fields, table: _Table, rules: Ruleset | None) -> tuple[Trick, ...] | None:
    if "zdvihy" not in fields:
        return ()
    return read_tricks(doc, fields["zdvihy"], table.active, table.sitter, rules.trick_count if rules else 10)


def _events(
    doc: Reader, fields: Fields, rules: Ruleset | None, tricks: tuple[Trick, ...] | None, playing: int
) -> tuple[Event, ...]:
    if "udalosti" not in fields:
        return ()
    recorded = len(tricks) if tricks is not None else 99  # unreadable tricks are a problem of their own
    return read_events(doc, fields["udalosti"], rules, recorded, playing)


def _fleky(doc: Reader, fields: Fields, table: _Table, contract: Contract) -> tuple[Comment, ...] | FlekTotals:
    if "fleky" not in fields:
        return ()
    both = {part for parts in contract.against.values() for part in parts}
    known = {*contract.announced, *both} if contract.readable and table.akter else set[str]()
    if {"sedma", "osma", "devitka"} & set(contract.announced):
        known.add("hra")
    once = [p for p in known if not (p in both and p in contract.announced)]
    counted = {p: Side.OBRANA if p in both else Side.AKTER for p in once}
    fleky = read_fleky(doc, fields["fleky"], table.side, counted)
    for i, comment in enumerate(fleky if isinstance(fleky, tuple) else ()):
        if comment.player == table.sitter:
            message = f"{comment.player} pauzíruje a nekomentuje."
            doc.fault("flek-pauzirujici", fields["fleky"].value[i], comment.place.path, message, hint="opravte jméno.")
    return fleky


def _playout(doc: Reader, fields: Fields, rules: Ruleset | None) -> Playout | None:
    if "dohravka" not in fields:
        return None
    if rules is not None and rules.discipline != "krizovy":
        doc.fault(
            "dohravka", fields["dohravka"], "dohravka", "dohrávka je jen v křížovém mariáši.", hint="řádek smažte."
        )
        return None
    return read_playout(doc, fields["dohravka"])


def _deal(
    doc: Reader, fields: Fields, root: Node, table: _Table, contract: Contract, rules: Ruleset | None,
    tricks: tuple[Trick, ...] | None, needed: bool,
) -> Deal | None:  # fmt: skip
    """The hands when play starts, from `karty` or from `zbyva` and the tricks."""
    key = "zbyva" if "zbyva" in fields else "karty"
    if "zbyva" in fields and "karty" in fields:
        doc.fault(
            "karty-a-zbyva", fields["zbyva"], "zbyva", "karty a zbyva se vylučují.", hint="nechte jen jedno z nich."
        )
        return None
    if key not in fields:
        if needed:
            doc.fault("klic-chybi", root, "", "chybí klíč „karty“.", hint="doplňte ruce hráčů, nebo zbyva.")
        return None
    deal = read_hands(doc, fields[key], key, table.active, table.sitter)
    talon_read = _talon(doc, fields, root, deal, rules, needed)
    if not deal.readable or not talon_read or not table.active or rules is None:
        return deal
    node = fields[key]
    if key == "zbyva":
        return _rebuilt(doc, fields, deal, table, contract, rules, tricks)
    take_out_talon(deal, table.akter)
    if check_deck(doc, deal, node) and tricks and contract.readable and table.akter:
        _check_record(doc, fields["zdvihy"], deal, table, contract, rules, tricks)
    return deal


def _talon(doc: Reader, fields: Fields, root: Node, deal: Deal, rules: Ruleset | None, needed: bool) -> bool:
    """Reads the talon into the deal; False if it is missing or unreadable."""
    if "talon" not in fields:
        if rules is None or not rules.talon_size or not needed:
            return True
        if deal.readable:
            _no_talon(doc, root, deal)
        return False
    node = fields["talon"]
    cards = read_card_list(doc, node, "talon")
    if cards and rules is not None and not rules.talon_size:
        doc.fault("talon", node, "talon", "v těchto pravidlech talon není.", found=shown(node), hint="řádek smažte.")
        return False
    deal.talon = cards or ()
    deal.nodes["talon"] = node
    return cards is not None


def _no_talon(doc: Reader, root: Node, deal: Deal) -> None:
    left = [str(c) for c in DECK if all(c not in hand for hand in deal.hands.values())]
    near = f"v rukou nejsou {' '.join(left)}." if 0 < len(left) <= 4 else "napište karty, které aktér odložil."
    doc.fault("talon", root, "", "chybí klíč „talon“.", expected="odložené karty, třeba talon: K7 Ž7", hint=near)


def _leader(table: _Table, contract: Contract, rules: Ruleset) -> str:
    """Spec 2, 2.1: the forhont; the aktér in betl and durch, the volící in koruna and křížový."""
    chooser = contract.trumpless or rules.discipline in ("koruna", "krizovy")
    return table.akter if chooser and table.akter else table.active[0]


def _rebuilt(
    doc: Reader, fields: Fields, deal: Deal, table: _Table, contract: Contract, rules: Ruleset,
    tricks: tuple[Trick, ...] | None,
) -> Deal | None:  # fmt: skip
    """Hands at the start = cards left + cards played, short tricks replayed to know whose they were."""
    if tricks is None or not contract.readable:
        return None
    extra: dict[str, tuple[Node, Card]] = {}
    hands: dict[str, list[Card]] = {name: [] for name in table.active}
    for who, move, number, place in owners(tricks, table.active, _leader(table, contract, rules), contract.trump):
        if not move.taken_back and who in hands:
            hands[who].append(move.card)
            extra[f"zdvihy[{number}][{place}]"] = (fields["zdvihy"].value[number - 1], move.card)
    for name in table.active:
        deal.hands[name] = (*hands[name], *deal.hands.get(name, ()))
    check_deck(doc, deal, fields["zbyva"], extra)
    return deal


def _check_record(
    doc: Reader, node: Node, deal: Deal, table: _Table, contract: Contract, rules: Ruleset, tricks: tuple[Trick, ...]
) -> None:
    """Cards nobody has. The quick look first: different cards, none of the talon, cannot be anybody's fault here."""
    cards = [m.card for t in tricks for m in t.moves]
    different = set(cards)
    if len(different) == len(cards) and different.isdisjoint(deal.talon):
        return
    owned = owners(tricks, table.active, _leader(table, contract, rules), contract.trump)
    check_cards(doc, owned, deal.hands, node)
