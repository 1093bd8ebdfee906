"""Contradictions inside one row: what is written cannot all be true, whatever was paid (spec 5, 5.1, check 3).

Passing example: sto won with 140. Failing examples: sto won with 80, five fleks, betl with a trump, 95 points.
"""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.case.model import FlekTotals
from rozhodci.case.parts import TRUMPLESS
from rozhodci.comments import Obligation
from rozhodci.hand import Hand
from rozhodci.obligations import WHOLE, against_allowed
from rozhodci.parts.recorded import BY_STO, QUIET_SEVEN, pointed
from rozhodci.parts.ticha_sedma import possible
from rozhodci.ruling import Renonc
from rozhodci.settlement.krizovy_ends import without_re
from rozhodci.sheet.hands import winners
from rozhodci.sheet.model import Row, SheetFinding
from rozhodci.sides import Side
from rozhodci.words import listing, part, points

LOWEST, HIGHEST, MOST_HLASKY, HLASKA = 50, 190, 100, 20
"""90 points are shared and the winner of hra has more than half; hlášky of the deal are at most 40 + 3 × 20."""


def contradictions(hand: Hand, row: Row, renonce: tuple[Renonc, ...]) -> tuple[SheetFinding, ...]:
    """All of them. `renonce`: the row's notes; a hand lost by a renonc needs no results."""
    look = _Look(hand, row, any(r.klass == "ve-hre" for r in renonce))
    if not row.described:
        return tuple(look.nothing_announced())
    if row.folded:
        return (*look.seats(), *look.folded())
    if row.akter is None:  # whose parts they are is not known, so no result and no flek is wrong
        return (*look.seats(), *look.trump(), *look.points())
    kinds = (look.seats, look.trump, look.against, look.fleks, look.results, look.quiet_seven, look.points)
    return tuple(fault for kind in kinds for fault in kind())


class _Look:
    """One row with its hand; every method yields the faults of one kind of entry."""

    def __init__(self, hand: Hand, row: Row, lost: bool) -> None:
        self.hand, self.row, self.lost = hand, row, lost
        self.told = pointed(hand.comments.obligations)

    def fault(self, column: str, kind: str, found: object, expected: str | None, topic: str, text: str) -> SheetFinding:
        cite = self.hand.rules.cite(topic)
        return SheetFinding(self.row.number, column, kind, None if found is None else str(found), expected, cite, text)

    def nothing_announced(self) -> Iterator[SheetFinding]:
        row = self.row
        written = {"fleky": _levels(row), "vysledek": row.results, "body": row.points is not None}
        for column, there in written.items():
            if there and not row.renonce:
                yield self.fault("zavazek", "udaj", None, None, "listek", f"je tu {column}, ale chybí závazek")
                return
        yield from self.impossible_numbers()

    def seats(self) -> Iterator[SheetFinding]:
        row, rules = self.row, self.hand.rules
        if row.akter is None and "akter" not in row.places:
            yield self.fault("akter", "udaj", None, None, "listek", "chybí, kdo hru hrál")
        elif row.akter is not None and row.akter == self.hand.table.sitter and row.dealer == row.akter:
            text = f"{row.akter} rozdával a pauzíroval, aktérem být nemohl"
            yield self.fault("akter", "udaj", row.akter, None, "pauzirujici-plati", text)
        if row.partner is None:
            return
        if rules.discipline != "krizovy":
            yield self.fault("partner", "udaj", row.partner, None, "podily", "partner je jen v křížovém mariáši")
        elif row.partner == row.akter:
            yield self.fault("partner", "udaj", row.partner, None, "podily", "partner je týž hráč jako aktér")
        elif TRUMPLESS & set(row.announced):
            yield self.fault("partner", "udaj", row.partner, None, "podily-sam", "betl a durch hraje aktér sám")

    def folded(self) -> Iterator[SheetFinding]:
        """Omyl: nothing is played, only licitovaný has it."""
        row = self.row
        if "omyl" not in self.hand.rules.rates:
            yield self.fault("zavazek", "udaj", "omyl", None, "omyl", "omyl v těchto pravidlech není")
        if row.results:
            yield self.fault("vysledek", "vysledek", _results(row), None, "omyl", "při omylu se nehraje, výsledek není")
        if row.points is not None:
            yield self.fault("body", "body", row.points, None, "omyl", "při omylu se nehraje, body nejsou")

    def trump(self) -> Iterator[SheetFinding]:
        row = self.row
        said = listing(part(p) for p in row.announced)
        if TRUMPLESS & set(row.announced):
            if row.trump is not None:
                topic = "betl" if "betl" in row.announced else "durch"
                yield self.fault("trumf", "trumf", row.trump.word, None, topic, f"{said} se hraje bez trumfů")
        elif row.trump is None:
            yield self.fault("trumf", "trumf", None, None, "cervene", f"chybí trumf, závazek je {said}")

    def against(self) -> Iterator[SheetFinding]:
        for player in self.row.proti:
            if not against_allowed(self.hand.rules):
                text = f"{player}: závazek proti v těchto pravidlech hlásit nelze"
                yield self.fault("proti", "udaj", player, None, "proti", text)
            elif self.hand.side(player) is Side.AKTER:
                yield self.fault("proti", "udaj", player, None, "proti", f"{player} nehraje v obraně")

    def fleks(self) -> Iterator[SheetFinding]:
        most = self.hand.rules.max_fleks
        known = {name for o in self.hand.comments.obligations for name in _names(o)}
        for name, level in _levels(self.row).items():
            if name not in known:
                text = f"flek na {part(name)}: nic takového nebylo ohlášeno"
                yield self.fault("fleky", "fleky", f"{part(name)} {level}", None, "fleky", text)
            elif most is not None and level > most:
                yield self._too_many(name, level, most)

    def _too_many(self, name: str, level: int, most: int) -> SheetFinding:
        text = f"{part(name)}: {level} fleků, poslední platný je {most}"
        return self.fault("fleky", "fleky", f"{level}", f"nejvýš {most}", "flek-nad-ramec", text)

    def impossible_numbers(self) -> Iterator[SheetFinding]:
        """Fleks and points that no závazek can have, in a row of a renonc that names none."""
        most = self.hand.rules.max_fleks
        levels = _levels(self.row) if most is not None else {}
        yield from (self._too_many(name, n, most) for name, n in levels.items() if most is not None and n > most)
        yield from self._out_of_range()

    def results(self) -> Iterator[SheetFinding]:
        row, due = self.row, self.hand.comments.obligations
        given = winners(self.hand, row)
        known = {name for o in due for name in _names(o)} | {QUIET_SEVEN}
        known |= {WHOLE} if {"sto", "sedma"} <= known else set()
        extra = [name for name in row.results if name not in known]
        for name in extra:
            text = f"výsledek části {part(name)}, kterou závazek nemá"
            yield self.fault("vysledek", "vysledek", _results(row), None, "sazba", text)
        missing = [o for o in due if o.key not in given]
        if missing and not (self.lost or row.shown or row.approved or self._unplayed()):
            text = f"chybí, kdo vyhrál: {listing(part(o.key) for o in missing)}"
            yield self.fault("vysledek", "vysledek", _results(row) or None, None, "listek", text)
        if row.approved:
            yield from self._approved(given)

    def _unplayed(self) -> bool:
        """Křížový B/19: a flekovaná hra without re is not played; who pays is known, and honery have no result."""
        krizovy = self.hand.rules.discipline == "krizovy"
        return krizovy and set(self.row.results) <= {"hra"} and without_re(self.hand) is not None

    def _approved(self, given: dict[str, Side]) -> Iterator[SheetFinding]:
        if any(given.get(o.key, o.side) is not Side.AKTER for o in self.hand.comments.obligations):
            text = "schválená hra se nehraje, vyhrává ji aktér"
            yield self.fault("vysledek", "vysledek", _results(self.row), None, "schvaleno", text)
        if self.hand.rules.discipline == "koruna" and any(self.hand.comments.levels.values()):
            yield self.fault("fleky", "fleky", None, None, "nehraje-se", "po fleku se hra musí sehrát")

    def quiet_seven(self) -> Iterator[SheetFinding]:
        if QUIET_SEVEN in self.row.results and not possible(self.hand):
            text = "tichá sedma se v tomto závazku nehraje"
            yield self.fault("vysledek", "vysledek", _results(self.row), None, "ticha-sedma", text)

    def points(self) -> Iterator[SheetFinding]:
        """Multiples of ten inside what the deal can hold, and fitting the result."""
        wrong = list(self._out_of_range())
        yield from wrong
        row = self.row
        if row.points is None or wrong:
            return
        if TRUMPLESS & set(row.announced):
            yield self.fault("body", "body", row.points, None, "body", "v betlu a durchu se body nepočítají")
        elif self.told is not None and self.told.key in winners(self.hand, row) and not self.lost:
            yield from self._fitting(self.told, winners(self.hand, row)[self.told.key], row.points)

    def _out_of_range(self) -> Iterator[SheetFinding]:
        row = self.row
        for column, number, most in (("body", row.points, HIGHEST), ("hlasky_obrany", row.against, MOST_HLASKY)):
            step = 10 if column == "body" else HLASKA
            if number is not None and (number % step or not 0 <= number <= most):
                text = f"{points(number)} nejde uhrát"
                expected = f"násobek {step} od 0 do {most}"
                yield self.fault(column, "body", number, expected, "body", text)
                return

    def _fitting(self, told: Obligation, winner: Side, number: int) -> Iterator[SheetFinding]:
        made = winner is told.side
        if told.part == "hra":
            if number < LOWEST:
                text = f"hra se vyhrává nejméně s {LOWEST} body, zapsáno je {number}"
                yield self.fault("body", "body", number, f"od {LOWEST} do {HIGHEST}", "vitez-hry", text)
            return
        lost_by_seven = told.part == WHOLE and self.row.results.get("sedma", told.side) is not told.side
        if made and number < 100:
            yield from self._both("sto", f"sto vyhrané s {number} body", "nejméně 100", number)
        elif not made and number >= 100 and told.part in BY_STO and not (lost_by_seven or told.part == WHOLE):
            yield from self._both("prohrane-sto", f"sto prohrané s {number} body", "nejvýš 90", number)

    def _both(self, topic: str, text: str, expected: str, number: int) -> Iterator[SheetFinding]:
        """Which of the two entries is wrong the sheet does not say."""
        text = f"{text}: výsledek a body si odporují"
        yield self.fault("vysledek", "vysledek", _results(self.row), None, topic, text)
        yield self.fault("body", "body", number, expected, topic, text)


def _names(ob: Obligation) -> tuple[str, ...]:
    """What the sheet may call a part; the whole sto a sedma also by its halves."""
    return (ob.key, "sto", "sedma") if ob.part == WHOLE else (ob.key,)


def _levels(row: Row) -> dict[str, int]:
    return dict(row.fleky.levels) if isinstance(row.fleky, FlekTotals) else {}


def _results(row: Row) -> str:
    """`hra +, sedma -`, as a cell has it."""
    return ", ".join(f"{part(name)} {'+' if side is Side.AKTER else '-'}" for name, side in row.results.items())
