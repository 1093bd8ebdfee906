"""A row of the sheet as a Hand without play, so that the settlement and the PB rules can be asked about it."""

from __future__ import annotations

from dataclasses import replace

from rozhodci.cards import DECK
from rozhodci.case.model import Case, Event
from rozhodci.case.seats import sitting
from rozhodci.hand import Hand, prepare
from rozhodci.obligations import WHOLE
from rozhodci.parts.recorded import QUIET_SEVEN
from rozhodci.rulesets.model import Ruleset
from rozhodci.sheet.model import Row, Sheet
from rozhodci.sides import Side

HALVES = ("sto", "sedma")


def hand_of(sheet: Sheet, row: Row, rules: Ruleset, dealer: str | None) -> Hand:
    """The hand as the row tells it; with the cards of an attached case. `dealer` None: any that lets the aktér play."""
    dealer = dealer or _some_dealer(sheet, row)
    sitter = sitting(sheet.players, dealer, row.sitter, playing(rules))
    case = Case(
        id=str(row.number),
        ruleset=rules.name,
        players=sheet.players,
        dealer=dealer,
        sitter=sitter,
        akter=row.akter,
        partner=row.partner,
        announced=row.announced,
        against=row.proti,
        trump=row.trump,
        pomocna=row.pomocna,
        fleky=row.fleky,
    )
    if row.attached is not None:
        case = replace(case, hands=row.attached.hands, talon=row.attached.talon)
    return prepare(replace(case, events=_events(case, row)), rules, sheet.readings)


def playing(rules: Ruleset) -> int:
    """How many hold cards."""
    return (len(DECK) - rules.talon_size) // rules.hand_size


def _some_dealer(sheet: Sheet, row: Row) -> str:
    """The one before the aktér: with four he sits out, so nobody else's part is guessed."""
    place = sheet.players.index(row.akter) if row.akter else 0
    return sheet.players[place - 1]


def _events(case: Case, row: Row) -> tuple[Event, ...]:
    facts = [Event("omyl")] if row.folded else []
    facts += [Event("schvaleno")] if row.approved else []
    facts += [Event("lozena", shower(case, row))] if row.shown else []
    return tuple(facts)


def shower(case: Case, row: Row) -> str | None:
    """Who showed the ložená: the aktér, a defender where the row gives everything to the defence."""
    sides = set(row.results.values())
    if sides == {Side.OBRANA}:
        return next((p for p in case.players if p not in (case.akter, case.partner, case.sitter)), None)
    return case.akter


def winners(hand: Hand, row: Row, missing: Side | None = None) -> dict[str, Side]:
    """Key of a part -> who won it by the row; a part the row leaves out goes to `missing` (None: it stays out)."""
    found: dict[str, Side] = {}
    for ob in hand.comments.obligations:
        halves = [row.results[p] for p in HALVES if p in row.results] if ob.part == WHOLE else []
        whole = None if len(halves) < 2 else ob.side if all(w is ob.side for w in halves) else ob.side.other
        if row.results.get(WHOLE) is ob.side and ob.part in HALVES:
            whole = ob.side  # both made, said in one word
        won = row.results.get(ob.key, whole) or missing
        if won is not None:
            found[ob.key] = won
    if QUIET_SEVEN in row.results:
        found[QUIET_SEVEN] = row.results[QUIET_SEVEN]
    return found
