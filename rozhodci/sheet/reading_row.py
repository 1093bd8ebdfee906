"""One hand of the sheet: its keys, in YAML or as cells of a table (spec 5, 5.1)."""

from __future__ import annotations

import re

from yaml.nodes import Node

from rozhodci.cards import Suit
from rozhodci.case.nodes import MAP, SEQ
from rozhodci.case.notation import read_suit
from rozhodci.case.partlist import read_part_list
from rozhodci.case.parts import in_order, read_parts, spoken, words_known
from rozhodci.case.reader import Fields, join, shown
from rozhodci.case.words import did_you_mean, fold, listed
from rozhodci.sheet.attached import read_attached
from rozhodci.sheet.cells import read_fleks, read_proti, read_renonce, read_results
from rozhodci.sheet.kept import plain
from rozhodci.sheet.model import Row
from rozhodci.sheet.reading import SheetReader

ROW_KEYS = dict.fromkeys((
    "rozdava", "pauziruje", "akter", "partner", "zavazek", "proti", "trumf", "pomocna", "fleky", "vysledek", "body",
    "hlasky_obrany", "lozena", "schvaleno", "renonc", "castky", "pb", "popis", "podpisy", "pripad", "oprava",
    "poznamka",
))  # fmt: skip
_KEPT = ("pripad", "poznamka")
OMYL = "omyl"
_POINTS = re.compile(r"-?[0-9]{1,4}")


def read_row(reader: SheetReader, node: Node, path: str, sheet: Fields) -> Row | None:
    """The hand, or None where it is no mapping at all. `sheet` are the fields around it, for an attached case."""
    doc = reader.doc
    fields = doc.fields(node, path, ROW_KEYS, "{rozdava: …, akter: …, zavazek: …, castky: {…}}")
    if node.tag != MAP:
        return None
    folded, announced = _announced(reader, fields, path)
    akter, partner = (_name(reader, fields, path, key) for key in ("akter", "partner"))
    return Row(
        number=reader.row,
        dealer=_name(reader, fields, path, "rozdava", "rozdavani"),
        sitter=_name(reader, fields, path, "pauziruje"),
        akter=akter,
        partner=partner,
        announced=announced,
        proti=read_proti(reader, fields["proti"], join(path, "proti")) if "proti" in fields else {},
        trump=_suit(reader, fields, path, "trumf"),
        pomocna=_suit(reader, fields, path, "pomocna"),
        fleky=read_fleks(reader, fields["fleky"], join(path, "fleky"), (akter, partner)) if "fleky" in fields else (),
        results=read_results(reader, fields["vysledek"], join(path, "vysledek")) if "vysledek" in fields else {},
        points=_points(reader, fields, path, "body"),
        against=_points(reader, fields, path, "hlasky_obrany"),
        folded=folded,
        shown=_yes(reader, fields, path, "lozena"),
        approved=_yes(reader, fields, path, "schvaleno"),
        renonce=read_renonce(reader, fields["renonc"], join(path, "renonc")) if "renonc" in fields else (),
        amounts=_amounts(reader, fields, path),
        pb=_pb(reader, fields, path),
        description=(doc.text(fields["popis"], join(path, "popis"), lines=True) or "") if "popis" in fields else "",
        signatures=reader.names(fields["podpisy"], join(path, "podpisy"), "podpisy") if "podpisy" in fields else None,
        attached=read_attached(reader, fields, path, sheet) if "pripad" in fields else None,
        kept={key: plain(fields[key]) for key in _KEPT if key in fields},
        places={"": doc.place(node, path), **{k: doc.place(n, join(path, k)) for k, n in fields.items()}},
    )


def _name(reader: SheetReader, fields: Fields, path: str, key: str, kind: str = "udaj") -> str | None:
    return reader.name(fields[key], join(path, key), key, kind) if key in fields else None


def _announced(reader: SheetReader, fields: Fields, path: str) -> tuple[bool, tuple[str, ...]]:
    """(omyl, parts as spoken). Unknown words are problems, a závazek these rules do not have is a finding."""
    if "zavazek" not in fields:
        return False, ()
    node, where = fields["zavazek"], join(path, "zavazek")
    if node.tag == SEQ:
        found = read_part_list(reader.doc, node, where)
    else:
        text = reader.doc.raw(node, where, "závazek, třeba sto a sedma")
        if text is None or fold(text) == OMYL:
            return text is not None, ()
        found = read_parts(text)
        if found is None:
            hint = did_you_mean(text, (*words_known(), OMYL))
            reader.doc.fault("zavazek", node, where, "neznámý závazek.", found=shown(node), hint=hint)
    parts = in_order(found or ())
    if len(parts) > 1 and not {"sto", "dve-sedmy"} & set(parts):
        parts = tuple(p for p in parts if p != "hra")
    if parts and reader.rules.parts_of(parts) is None:
        said = " a ".join(map(spoken, parts))
        known = [" a ".join(map(spoken, key.split())) for key in reader.rules.zavazky]
        expected = listed(known) if len(known) <= len(words_known()) else None
        reader.note("zavazek", "udaj", said, expected, f"závazek {said} v těchto pravidlech není", "sazba")
        return False, ()
    return False, parts


def _suit(reader: SheetReader, fields: Fields, path: str, key: str) -> Suit | None:
    if key not in fields:
        return None
    node = fields[key]
    text = reader.doc.raw(node, join(path, key), "barva")
    suit = read_suit(text) if text is not None else None
    if text is not None and suit is None and fold(text) not in ("", "-"):
        expected = "červené, zelené, kule nebo žaludy"
        reader.doc.fault("barva", node, join(path, key), f"{shown(node)} není barva.", expected=expected)
    return suit


def _points(reader: SheetReader, fields: Fields, path: str, key: str) -> int | None:
    """Points as written, also impossible ones: those are for the checks."""
    if key not in fields:
        return None
    text = reader.doc.raw(fields[key], join(path, key), "počet bodů")
    if text is None or _POINTS.fullmatch(text.strip()):
        return None if text is None else int(text)
    found = shown(fields[key])
    reader.doc.fault(
        "cislo", fields[key], join(path, key), "tady má být počet bodů.", found=found, expected="třeba 110"
    )
    return None


def _yes(reader: SheetReader, fields: Fields, path: str, key: str) -> bool:
    return bool(reader.doc.boolean(fields[key], join(path, key))) if key in fields else False


def _amounts(reader: SheetReader, fields: Fields, path: str) -> dict[str, int]:
    if "castky" not in fields:
        return {}
    rows = reader.by_player(fields["castky"], join(path, "castky"), "castky", "{jméno: částka}")
    read = {name: reader.money(value, place) for name, value, place in rows}
    return {name: hal for name, hal in read.items() if hal is not None}


def _pb(reader: SheetReader, fields: Fields, path: str) -> dict[str, int]:
    if "pb" not in fields:
        return {}
    rows = reader.by_player(fields["pb"], join(path, "pb"), "pb", "{jméno: body}")
    read = {name: reader.halves(value, place) for name, value, place in rows}
    return {name: halves for name, halves in read.items() if halves}
