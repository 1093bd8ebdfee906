"""From located nodes to the Sheet: the keys of the top level (spec 5, 5.1). A faulty name is a finding, no error."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from yaml.nodes import Node, ScalarNode

from rozhodci.case.nodes import MAP, QUOTED, SCALAR
from rozhodci.case.people import read_players
from rozhodci.case.reader import Fields, Reader, join, read_amount, shown
from rozhodci.case.settings import read_rates, read_readings, read_tournament
from rozhodci.case.top import RulesFor, Top, choose_rules
from rozhodci.case.words import did_you_mean, listed, visible
from rozhodci.rulesets import names
from rozhodci.rulesets.model import Ruleset
from rozhodci.sheet.amount_text import advice, plain_amount
from rozhodci.sheet.model import WHOLE_SHEET, Row, Sheet, SheetFinding, Sums, Value

KEYS = dict.fromkeys((
    "listek", "pravidla", "vyklady", "sazby", "turnaj", "hraci", "zapisovatel", "hry", "soucty", "podpisy", "poznamka",
))  # fmt: skip
FORMAT = "1"
_SUM_KEYS = dict.fromkeys(("zb", "pb", "sb"))
HALF_POINT = 50
"""Hundredths in half a point of PB."""


@dataclass(slots=True)
class SheetReader:
    """The document, its rules, the players, and what was found while reading. `row` is the hand being read."""

    doc: Reader
    rules: Ruleset
    rules_for: RulesFor
    row: int = WHOLE_SHEET
    findings: list[SheetFinding] = field(default_factory=list)

    def note(self, column: str, kind: str, found: Value, expected: Value, text: str, topic: str = "listek") -> None:
        """A finding of the row being read."""
        self.findings.append(SheetFinding(self.row, column, kind, found, expected, self.rules.cite(topic), text))

    def name(self, node: Node, path: str, column: str, kind: str = "udaj") -> str | None:
        """Somebody at the table; anybody else is a finding."""
        text = self.doc.text(node, path)
        return None if text is None else self.known(text, column, kind)

    def known(self, text: str, column: str, kind: str = "udaj") -> str | None:
        """The name if it is one at the table, else a finding."""
        if text in self.doc.players:
            return text
        near = did_you_mean(text, self.doc.players)
        hint = f" ({near.rstrip('?')})" if near else ""
        self.note(column, kind, text, listed(self.doc.players), f"{text} mezi hráči lístku není{hint}")
        return None

    def names(self, node: Node, path: str, column: str) -> tuple[str, ...]:
        """Signatures: a list, or one text divided by commas."""
        if node.tag in SCALAR:
            texts = [(visible(t), path) for t in node.value.replace(";", ",").split(",") if t.strip()]
        else:
            read = [(self.doc.text(item, place), place) for item, place in self.doc.items(node, path, "seznam jmen")]
            texts = [(text, place) for text, place in read if text]
        known = (self.known(text, column, "podpis") for text, _ in texts)
        return tuple(dict.fromkeys(name for name in known if name is not None))

    def by_player(self, node: Node, path: str, column: str, expected: str) -> Iterator[tuple[str, Node, str]]:
        """Name, value, path of a mapping by players; unknown names are findings."""
        if node.tag != MAP:
            self.doc.shape(node, path, expected)
            return
        for name, value in self.doc.pairs(node, path):
            if self.known(name, column) is not None:
                yield name, value, join(path, name)

    def money(self, node: Node, path: str) -> int | None:
        """Haléře; besides the forms of a case also `–1,20` and `(1,20)` for a negative amount."""
        if node.tag not in SCALAR:
            return self.doc.amount(node, path, negative=True)
        text, hint = plain_amount(node.value), advice(node.value)
        if hint and read_amount(text) is None:
            expected = "třeba 1,20 nebo 1.20 nebo „1,20 Kč“"
            message = "tady má být částka v Kč."
            self.doc.fault("castka", node, path, message, found=shown(node), expected=expected, hint=hint)
            return None
        scalar = ScalarNode(QUOTED, text, node.start_mark, node.end_mark)
        return self.doc.amount(scalar, path, negative=True)

    def halves(self, node: Node, path: str) -> int | None:
        """PB in halves of a point."""
        hundredths = self.money(node, path)
        if hundredths is not None and hundredths % HALF_POINT:
            message = "prémiové body jsou celé nebo půlky."
            self.doc.fault("cislo", node, path, message, found=shown(node), expected="třeba 26 nebo 26,5")
            return None
        return None if hundredths is None else hundredths // HALF_POINT


def read_sheet(doc: Reader, root: Node, rules_for: RulesFor, override: str | None, csv: bool) -> Sheet | None:
    """The Sheet of a document; None or problems in `doc` where it cannot be used."""
    top = Top(doc, root, doc.fields(root, "", KEYS, "lístek: řádky klíč: hodnota"))
    if root.tag != MAP:
        return None
    node = top.fields.get("listek")
    if node is not None and doc.raw(node, "listek", "číslo 1") not in (FORMAT, None):
        top.fault("format", "listek", "tuto verzi lístku program nezná.", found=shown(node), expected=FORMAT)
    if csv and override is None and "pravidla" not in top.fields:
        hint = "přidejte volbu --pravidla licitovany-2010, nebo nad záhlaví řádek pravidla;licitovany-2010."
        top.missing("klic-chybi", "pravidla", expected=listed(names()), hint=hint)
        return None
    choose_rules(top, rules_for, override)
    read_players(top)
    if top.rules is None or not doc.players or not doc.sure or not top.require("hry"):
        return None
    return _sheet(SheetReader(doc, top.rules, rules_for), top, csv)


def _sheet(reader: SheetReader, top: Top, csv: bool) -> Sheet:
    doc, fields = top.doc, top.fields
    scribe = signed = None
    if "zapisovatel" in fields:  # a scribe from elsewhere is a finding already, not a missing one
        scribe = reader.name(fields["zapisovatel"], "zapisovatel", "zapisovatel") or ""
    if "podpisy" in fields:
        signed = reader.names(fields["podpisy"], "podpisy", "podpisy")
    rows = _rows(reader, fields)
    return Sheet(
        ruleset=top.ruleset,
        players=doc.players,
        rows=rows,
        sums=_sums(reader, fields["soucty"]) if "soucty" in fields else {},
        scribe=scribe,
        signatures=signed,
        tournament=read_tournament(doc, fields["turnaj"]) if "turnaj" in fields else {},
        readings=read_readings(doc, fields["vyklady"], top.rules) if "vyklady" in fields else {},
        rates=read_rates(doc, fields["sazby"], top.rules) if "sazby" in fields else {},
        csv=csv,
        findings=tuple(reader.findings),
        source=doc.file,
    )


def _rows(reader: SheetReader, fields: Fields) -> tuple[Row, ...]:
    from rozhodci.sheet.reading_row import read_row

    rows = []
    for number, (item, path) in enumerate(reader.doc.items(fields["hry"], "hry", "seznam her"), 1):
        reader.row = number
        row = read_row(reader, item, path, fields)
        if row is not None:
            rows.append(row)
    reader.row = WHOLE_SHEET
    return tuple(rows)


def _sums(reader: SheetReader, node: Node) -> dict[str, Sums]:
    """`soucty`: name -> {zb, pb, sb}."""
    found: dict[str, Sums] = {}
    for name, value, path in reader.by_player(node, "soucty", "soucty", "{jméno: {zb: …, pb: …, sb: …}}"):
        fields = reader.doc.fields(value, path, _SUM_KEYS, "{zb: …, pb: …, sb: …}")
        zb, sb = (reader.money(fields[k], join(path, k)) if k in fields else None for k in ("zb", "sb"))
        pb = reader.halves(fields["pb"], join(path, "pb")) if "pb" in fields else None
        found[name] = Sums(zb, pb, sb)
    return found
