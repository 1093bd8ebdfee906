"""One document to one Case: the keys of the top level, and what one says about another (spec 1, 1.2)."""

from __future__ import annotations

from pathlib import PurePath

from yaml.nodes import Node

from rozhodci.cards import Suit
from rozhodci.case.contract import Contract, read_contract
from rozhodci.case.events import before_contract, read_events
from rozhodci.case.fleky import read_fleky
from rozhodci.case.hands import Situation, Tricks, read_deal
from rozhodci.case.model import Case, Comment, Event, FlekTotals, Playout
from rozhodci.case.nodes import MAP, NULLS
from rozhodci.case.outcome import read_complaint, read_playout, read_record
from rozhodci.case.people import Seated, read_players, read_seats, read_sides
from rozhodci.case.reader import Fields, Reader, shown
from rozhodci.case.settings import read_bids, read_rates, read_readings, read_tournament
from rozhodci.case.top import RulesFor, Top, choose_rules
from rozhodci.case.tricks import read_tricks
from rozhodci.sides import Side

__all__ = ["KEYS", "RulesFor", "read_case"]

KEYS = dict.fromkeys((
    "format", "id", "pravidla", "vyklady", "sazby", "turnaj", "hraci", "rozdava", "pauziruje", "akter", "partner",
    "licitace", "zavazek", "proti", "trumf", "pomocna", "karty", "talon", "fleky", "zdvihy", "zbyva", "udalosti",
    "namitka", "dohravka", "zaznam", "poznamka",
))  # fmt: skip
FORMAT = "1"
_HONERS = frozenset({"sedma", "osma", "devitka"})


def read_case(doc: Reader, root: Node, suffix: str, rules_for: RulesFor, override: str | None) -> Case | None:
    """The Case of one document; None or problems in `doc` where it cannot be used.

    `suffix` tells documents of one file apart whose id is the file's name.
    """
    top = Top(doc, root, doc.fields(root, "", KEYS, "případ: řádky klíč: hodnota"))
    if root.tag != MAP:
        return None
    choose_rules(top, rules_for, override)
    read_players(top)
    if not NULLS.isdisjoint(doc.players):
        top.fields = _with_odd_names(top)
    _check_format(top)
    return _case(top, suffix)


def _case(top: Top, suffix: str) -> Case:
    doc, fields, rules = top.doc, top.fields, top.rules
    seated = read_seats(top)
    tricks = _tricks(top, seated)
    events = _events(top, tricks, len(seated.active))
    needs = not before_contract(events, rules)
    folded = any(e.kind == "omyl" for e in events)
    read_sides(top, seated, needs)
    contract = _contract(top, seated, needs, folded)
    _check_folded(top, events, contract)
    deal = read_deal(top, Situation(seated, contract, tricks), needs and not folded)
    return Case(
        id=(doc.text(fields["id"], "id") if "id" in fields else "") or f"{_stem(doc.file)}{suffix}",
        ruleset=top.ruleset,
        players=doc.players,
        dealer=seated.dealer,
        sitter=seated.sitter,
        akter=seated.akter,
        partner=seated.partner,
        announced=contract.announced,
        against=contract.against,
        trump=contract.trump,
        pomocna=contract.pomocna,
        hands=deal.hands if deal is not None else None,
        talon=deal.talon if deal is not None else (),
        bids=read_bids(doc, fields["licitace"], rules) if "licitace" in fields else (),
        fleky=_fleky(top, seated, contract),
        tricks=tricks or (),
        events=events,
        complaint=read_complaint(doc, fields["namitka"], rules) if "namitka" in fields else None,
        playout=_playout(top),
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


def _with_odd_names(top: Top) -> Fields:
    """Somebody is called null or ~: read again, now that the name is known (its problems are noted already)."""
    again = Reader(top.doc.file, top.doc.above)
    again.players = top.doc.players
    return again.fields(top.root, "", KEYS)


def _check_format(top: Top) -> None:
    node = top.fields.get("format")
    if node is not None and top.doc.raw(node, "format", "číslo 1") not in (FORMAT, None):
        top.fault("format", "format", "tuto verzi zápisu program nezná.", found=shown(node), expected=FORMAT)


def _tricks(top: Top, seated: Seated) -> Tricks:
    if "zdvihy" not in top.fields:
        return ()
    most = top.rules.trick_count if top.rules else 10
    return read_tricks(top.doc, top.fields["zdvihy"], seated.active, seated.sitter, most)


def _events(top: Top, tricks: Tricks, playing: int) -> tuple[Event, ...]:
    if "udalosti" not in top.fields:
        return ()
    recorded = len(tricks) if tricks is not None else 99  # unreadable tricks are a problem of their own
    return read_events(top.doc, top.fields["udalosti"], top.rules, recorded, playing)


def _contract(top: Top, seated: Seated, needed: bool, folded: bool) -> Contract:
    if needed:
        top.require("zavazek")
    unneeded = folded or (not needed and "zavazek" not in top.fields)
    contract = read_contract(top.doc, top.fields, top.root, top.rules, seated.defence, unneeded)
    if contract.trumpless and seated.partner is not None:
        top.fault("partner", "partner", "betl a durch hraje aktér sám.", hint="partnera smažte.")
    return contract


def _check_folded(top: Top, events: tuple[Event, ...], contract: Contract) -> None:
    """An omyl folds a plain sedma of a ruleset that knows its rate, nothing else (ČSM čl. II/17)."""
    if contract.announced in ((), ("sedma",)) and contract.trump is not Suit.CERVENE and _knows_omyl(top):
        return
    hint = "omylem lze složit jen obyčejnou sedmu v licitovaném; událost omyl smažte, nebo opravte závazek."
    for event in events:
        if event.kind == "omyl":
            line = next(n for n, path in top.doc.items(top.fields["udalosti"], "udalosti") if path == event.place.path)
            top.doc.fault("omyl", line, event.place.path, "omyl u této hry není.", hint=hint)


def _knows_omyl(top: Top) -> bool:
    rate = top.rules.rates.get("omyl") if top.rules is not None else None
    return top.rules is None or (rate is not None and rate.hal is not None)


def _fleky(top: Top, seated: Seated, contract: Contract) -> tuple[Comment, ...] | FlekTotals:
    if "fleky" not in top.fields:
        return ()
    node = top.fields["fleky"]
    known = contract.readable and seated.akter
    fleky = read_fleky(top.doc, node, seated.side, lambda: _counted(contract) if known else {})
    if seated.sitter is not None and isinstance(fleky, tuple):
        _check_silent(top.doc, seated.sitter, fleky, node)
    return fleky


def _check_silent(doc: Reader, sitter: str, fleky: tuple[Comment, ...], node: Node) -> None:
    for i, comment in enumerate(fleky):
        if comment.player == sitter:
            message = f"{sitter} pauzíruje a nekomentuje."
            doc.fault("flek-pauzirujici", node.value[i], f"fleky[{i + 1}]", message, hint="opravte jméno.")


def _counted(contract: Contract) -> dict[str, Side]:
    """Parts whose levels can be counted, by the side that announced them: a flek on one of both sides is not clear."""
    counted = dict.fromkeys(contract.announced, Side.AKTER)
    if not _HONERS.isdisjoint(contract.announced):
        counted["hra"] = Side.AKTER
    against = {part for parts in contract.against.values() for part in parts}
    twice = against & counted.keys()
    counted |= dict.fromkeys(against, Side.OBRANA)
    return {part: side for part, side in counted.items() if part not in twice}


def _playout(top: Top) -> Playout | None:
    if "dohravka" not in top.fields:
        return None
    if not top.krizovy:
        top.fault("dohravka", "dohravka", "dohrávka je jen v křížovém mariáši.", hint="řádek smažte.")
        return None
    return read_playout(top.doc, top.fields["dohravka"])
