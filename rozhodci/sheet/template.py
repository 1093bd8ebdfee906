"""A sheet to start from, one for every ruleset: hands of each kind with the amounts that follow from its own rates.

It is a clean sheet by its own checks, so that a referee sees what each entry looks like when it is right.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rozhodci.cards import Suit
from rozhodci.case.model import FlekTotals
from rozhodci.rulesets.model import PbTable, Ruleset
from rozhodci.sheet.audit import Look, examine
from rozhodci.sheet.corrected import Corrected
from rozhodci.sheet.model import RenoncNote, Row, Sheet
from rozhodci.sheet.pb_values import awards
from rozhodci.sheet.totals import as_sums, columns, totals
from rozhodci.sheet.write_csv import render as as_table
from rozhodci.sheet.write_yaml import written
from rozhodci.sides import Side

PLAYERS = ("Adam", "Božena", "Cyril", "Dana")
TABLE = {"nazev": "Název turnaje", "kolo": "1", "stul": "1"}
AKTER, OBRANA = Side.AKTER, Side.OBRANA
HEAD = """# yaml-language-server: $schema=listek.schema.json
# Vzor stolového lístku: přepište ho podle svého stolu a zkontrolujte příkazem rozhodci listek SOUBOR
# Jeden řádek pod hry je jedna hra. Co se nehodí, smažte; částky jsou v Kč, kladné dostává, záporné platí.
# vysledek: kdo vyhrál kterou část (akter, obrana). fleky: kolikrát byla část zvýšena.
# body: u hry a vyhraného sta všechny body vítěze, u prohraného sta jeho karty a jedna hláška.
"""


@dataclass(frozen=True, slots=True)
class Sample:
    """One hand of the template and what its row shows."""

    note: str
    row: Row
    redeal: bool = False
    high: bool = False


def yaml_template(rules: Ruleset) -> str:
    """A commented sheet in YAML, ending with a newline."""
    samples = _samples(rules)
    sheet = _sheet(rules, samples)
    notes = {i: (sample.note,) for i, sample in enumerate(samples, 1)}
    return HEAD + written(sheet, {**notes, 0: ("zb = součet částek, sb = zb + pb",)})


def csv_template(rules: Ruleset) -> str:
    """The same as a table that opens right in a Czech spreadsheet: BOM, `;`, decimal comma."""
    return as_table(Corrected(_sheet(rules, _samples(rules)), {}))


def _samples(rules: Ruleset) -> list[Sample]:
    hand = {"licitovany": _licitovany, "voleny": _voleny, "koruna": _koruna, "krizovy": _krizovy}
    return [*hand[rules.discipline](), *_renonce()]


def _game(zavazek: str, trump: Suit | None, won: str, **more: object) -> Row:
    """`won`: `hra+ sedma-`."""
    results = {part[:-1]: AKTER if part[-1] == "+" else OBRANA for part in won.split()}
    row = Row(0, announced=tuple(zavazek.split()), trump=trump, results=results)
    return replace(row, **more)  # type: ignore[arg-type]


def _licitovany() -> list[Sample]:
    return [
        Sample("sedma: hraje se hra a sedma", _game("sedma", Suit.ZALUDY, "hra+ sedma+")),
        Sample("omyl: aktér kartu nevynesl a platí", Row(0, folded=True)),
        *_common(),
    ]


def _voleny() -> list[Sample]:
    return [Sample("hra", _game("hra", Suit.ZALUDY, "hra+")), *_common()]


def _common() -> list[Sample]:
    return [
        Sample("vyhrané sto: body jsou karty i všechny hlášky", _game("sto", Suit.ZELENE, "sto+", points=120)),
        Sample(
            "prohrané sto: body jsou karty a jedna hláška, hlášky obrany zvlášť",
            _game("sto", Suit.KULE, "sto-", points=80, against=20),
        ),
        Sample("betl po fleku a re", _game("betl", None, "betl+", fleky=FlekTotals({"betl": 2}))),
        Sample(
            "hra za hranicí PB se popisuje a podepisují ji všichni u stolu",
            _game("sto", Suit.CERVENE, "sto+", points=100, description="sem popište, čím hra body dostala"),
            high=True,
        ),
    ]


def _koruna() -> list[Sample]:
    return [
        Sample("hra", _game("hra", Suit.ZALUDY, "hra+")),
        Sample("sedma po fleku na sedmu", _game("sedma", Suit.KULE, "hra+ sedma-", fleky=FlekTotals({"sedma": 1}))),
        Sample("sto a sedma platí jen celé", _game("sto sedma", Suit.ZELENE, "sto-a-sedma+", points=110)),
        Sample("betl", _game("betl", None, "betl-")),
    ]


def _krizovy() -> list[Sample]:
    return [
        Sample("hra s partnerem", _game("hra", Suit.ZALUDY, "hra+", partner="+3")),
        Sample("dva honery", _game("sedma osma", Suit.KULE, "hra+ sedma+ osma-", partner="+3")),
        Sample("betl hraje aktér sám", _game("betl", None, "betl-")),
    ]


def _renonce() -> list[Sample]:
    technical = RenoncNote("+2", klass="technicky", pausal=1)
    deal = RenoncNote("+0", code="chybne-rozdani", order=2)
    return [
        Sample("technický renonc: paušál dostane každý u stolu", Row(0, renonce=(technical,))),
        Sample("druhé chybné rozdání téhož hráče v kole; rozdává znovu", Row(0, renonce=(deal,)), redeal=True),
    ]


def _sheet(rules: Ruleset, samples: list[Sample]) -> Sheet:
    players = PLAYERS[: max(rules.seats)]
    rows, dealer = [], len(players) - 1
    for number, sample in enumerate(samples, 1):
        rows.append(_seated(sample, number, players, dealer))
        dealer = dealer if sample.redeal else (dealer + 1) % len(players)
    bare = Sheet(rules.name, players, tuple(rows), scribe=players[0], signatures=players, tournament=TABLE)
    looks = examine(bare, rules).looks
    paid = tuple(_paid(look, rules.pb, sample.high) for look, sample in zip(looks, samples, strict=True))
    money, pb = columns(players, (r.amounts for r in paid)), columns(players, (r.pb for r in paid))
    sums = {p: as_sums(t) for p, t in totals(players, money, pb, "halere").items()}
    return replace(bare, rows=paid, sums=sums)


def _seated(sample: Sample, number: int, players: tuple[str, ...], dealer: int) -> Row:
    """The aktér sits after the dealer; `+2` in a sample is the player two places after the dealer."""

    def seat(name: str | None) -> str | None:
        return players[(dealer + int(name)) % len(players)] if name else None

    row = sample.row
    renonce = tuple(replace(n, player=seat(n.player)) for n in row.renonce)
    akter = players[(dealer + 1) % len(players)] if row.described else None
    signed = players if sample.high else None
    return replace(
        row,
        number=number,
        dealer=players[dealer],
        akter=akter,
        partner=seat(row.partner),
        renonce=renonce,
        signatures=signed,
    )


def _paid(look: Look, table: PbTable | None, high: bool) -> Row:
    ending = look.endings[0]
    if table is None or not look.row.announced:
        return replace(look.row, amounts=ending.balance, description="", signatures=None)
    due = awards(look.hand, ending, table)
    least = table.threshold + 1 if high else 0
    options = {p: sorted(v for v in due.by_player[p].values or (0,) if v >= (least if p == look.row.akter else 0))
               for p in due.by_player}  # fmt: skip
    return replace(look.row, amounts=ending.balance, pb={p: v[0] for p, v in options.items() if v and v[0]})
