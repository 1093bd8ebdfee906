"""Overrides of a case: výklady, rates, the tournament; and the licitace (spec 1, 1.2)."""

from __future__ import annotations

import re

from yaml.nodes import Node

from rozhodci.case.model import Bid
from rozhodci.case.nodes import MAP
from rozhodci.case.parts import in_order, read_parts
from rozhodci.case.reader import Reader, join, shown
from rozhodci.case.words import did_you_mean, fold
from rozhodci.rulesets.model import Ruleset

TOURNAMENT = dict.fromkeys(("nazev", "datum", "kolo", "stul", "hra"))
_PASS = frozenset({"dal", "mlcim", "pas"})
_RED = re.compile(r",?\s*\b(?:cerven[aeyou]\w*|lepsi)\b(?:\s+trumf\w*)?|(?<=\d)l\b")


def read_readings(doc: Reader, node: Node, rules: Ruleset | None) -> dict[str, str]:
    """`vyklady`: code to one of its choices."""
    chosen: dict[str, str] = {}
    if node.tag != MAP:
        doc.shape(node, "vyklady", "dvojice kód: volba")
        return chosen
    known = rules.readings if rules else None
    for code, value in doc.pairs(node, "vyklady"):
        path = join("vyklady", code)
        if known is not None and code not in known:
            hint = did_you_mean(code, known) or f"možné kódy: {', '.join(known)}."
            what = "se těchto pravidel netýká" if rules and code in rules.decided else "neexistuje"
            doc.fault("vyklad", value, path, f"výklad „{code}“ {what}.", hint=hint)
            continue
        choice = doc.choice(value, path, known[code].choices, "neznámá volba") if known else doc.raw(value, path)
        if choice is not None:
            chosen[code] = choice
    return chosen


def read_rates(doc: Reader, node: Node, rules: Ruleset | None) -> dict[str, int]:
    """`sazby` in haléře by item."""
    rates: dict[str, int] = {}
    if node.tag != MAP:
        doc.shape(node, "sazby", "dvojice položka: částka")
        return rates
    for name, value in doc.pairs(node, "sazby"):
        path = join("sazby", name)
        if rules is not None and name not in rules.rates:
            hint = did_you_mean(name, rules.rates) or f"možné položky: {', '.join(rules.rates)}."
            doc.fault("sazba", value, path, f"položka „{name}“ v sazebníku není.", hint=hint)
            continue
        hal = doc.amount(value, path)
        if hal is not None:
            rates[name] = hal
    return rates


def read_tournament(doc: Reader, node: Node) -> dict[str, str]:
    """`turnaj`: short texts."""
    fields = doc.fields(node, "turnaj", TOURNAMENT)
    read = {key: doc.text(value, join("turnaj", key)) for key, value in fields.items()}
    return {key: text for key, text in read.items() if text is not None}


def read_bids(doc: Reader, node: Node, rules: Ruleset | None) -> tuple[Bid, ...]:
    """`licitace`: one word of one player an item."""
    ladder = rules.ladder if rules else ()
    if rules is not None and not ladder:
        doc.fault("licitace", node, "licitace", "v těchto pravidlech se nelicituje.", hint="klíč licitace smažte.")
        return ()
    bids: list[Bid] = []
    for item, path in doc.items(node, "licitace", "seznam, kdo co řekl"):
        if item.tag != MAP or len(item.value) != 1:
            doc.shape(item, path, "jméno: slovo, třeba Adam: sedma")
            continue
        for name, value, place in doc.by_player(item, path, "jméno: slovo"):
            text = doc.raw(value, place, "stupeň žebříčku, mám nebo dál")
            rung = read_rung(text, ladder) if text is not None else ""
            if rung is None:
                _unknown_rung(doc, value, place, ladder)
            elif rung:
                bids.append(Bid(name, rung, doc.place(item, path)))
    return tuple(bids)


def _unknown_rung(doc: Reader, node: Node, path: str, ladder: tuple[str, ...]) -> None:
    words = ("mám", "dál", *map(_rung_in_words, ladder))
    hint = did_you_mean(node.value, words) or f"možnosti: {', '.join(words)}."
    doc.fault("licitace", node, path, f"{shown(node)} není stupeň žebříčku.", hint=hint)


def _rung_in_words(rung: str) -> str:
    """`dve-sedmy-a-sto-cervene` -> `dvě sedmy a sto červené`."""
    return rung.replace("-", " ").replace("dve ", "dvě ").replace("cervena", "červená").replace("cervene", "červené")


def read_rung(text: str, ladder: tuple[str, ...]) -> str | None:
    """`sto červených`, `107L`, `dvě sedmy, červená trumf a sto` -> a rung of the ladder, `mam` or `dal`."""
    word = fold(text)
    if word == "mam":
        return "mam"
    if word in _PASS:
        return "dal"
    if word.replace(" ", "-") in ladder:
        return word.replace(" ", "-")
    red = bool(_RED.search(word))
    parts = read_parts(_RED.sub("", word).strip(" ,"))
    if not parts:
        return None
    name = "-a-".join(in_order(parts))
    wanted = (f"{name}-cervena", f"{name}-cervene") if red else (name,)
    return next((rung for rung in ladder if rung in wanted), None)
