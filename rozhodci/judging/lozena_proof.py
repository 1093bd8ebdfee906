"""What the cards say about a ložená that decides a hand or costs a paušál (ČSM čl. II/19-21, Křížový B/11-12).

Reading: the referee's fact is what is paid; where some split beats the hand, the ruling shows it and asks, with what
follows if the claim was wrong. Nothing is said where the search does not decide.
Passing example: a betl shown with 7 8 in every suit: confirmed. Failing example: a durch shown with an eso missing:
the split and the line, and the question of II/21.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rozhodci.cards import Card, in_print_order
from rozhodci.case.model import Case, Event
from rozhodci.hand import Hand
from rozhodci.judging.lozena import Again, LozenaProof
from rozhodci.judging.lozena_question import BUDGET, WHY, claim, deciding, moment_of_claim
from rozhodci.judging.outcome import Outcome
from rozhodci.judging.play_line import tricks_text
from rozhodci.kontumace import Moment
from rozhodci.ruling import Choice, Finding, Question, Step
from rozhodci.words import part as part_name

if TYPE_CHECKING:
    from rozhodci.solver.values import HandLozena, Position

PLAYED = "rezani-michani"
WRONG = "mylna-lozena"


@dataclass(frozen=True, slots=True)
class _Verdict:
    """At `trick`; None = not decided. `split` says what fails and in which hands, `line` how."""

    lozena: bool | None
    trick: int
    split: str = ""
    line: str = ""


def proof(hand: Hand, done: Outcome, again: Again) -> LozenaProof:
    """Everything the solver adds; `again` judges another version of the case. Asked only where a ložená matters."""
    lines = tuple(_line_step(hand, f) for f in _played_on(done))
    event = claim(hand) if done.decision.deciding is None else None
    if event is not None and not hand.happened(WRONG):
        return _claimed(hand, done, event, again)
    fact = next((e for e in hand.case.events if e.kind == PLAYED and e.circumstance == "lozena" and e.player), None)
    return LozenaProof(lines) if fact is None else _asserted(hand, done, fact, again)


def _played_on(done: Outcome) -> Iterator[Finding]:
    """Findings that a ložená was played, proven from the cards."""
    for renonc in done.decision.renonce:
        if renonc.finding.code == PLAYED and renonc.finding.when == "lozena" and renonc.finding.source != "udalost":
            yield renonc.finding


def _line_step(hand: Hand, finding: Finding) -> Step:
    """Why it was ložená: in every split; and how it goes in the real one."""
    from rozhodci.solver import api

    position = api.position_at(hand, finding.trick or 1)
    side = hand.side(finding.who or "")
    parts = tuple(p for p in api.parts_of(hand) if p.owner is side) or api.parts_of(hand)
    _, line = api.outlook(position, parts, api.readings_for(hand, position), BUDGET)
    text = f"ložená od {finding.trick}. zdvihu ({finding.who}) při každém rozložení a obraně, v tomto rozdání"
    shown = "; ".join(tricks_text(line, position.players, position.trick))
    return Step(text, shown or "potvrzena", hand.rules.cite("lozena"))


def _claimed(hand: Hand, done: Outcome, event: Event, again: Again) -> LozenaProof:
    """The shown ložená, by the cards."""
    moment, who = moment_of_claim(hand, event), event.player or ""
    found = _verdict(hand, moment, who)
    if found.lozena is None:
        return LozenaProof()
    step = _step(hand, f"ukázaná ložená ({who}) podle karet", found)
    if found.lozena:
        return LozenaProof((step,))
    wrong = replace(event, kind=WRONG, trick=moment.trick, after_cards=moment.place - 1 or None)
    other = again(_instead(hand.case, event, wrong))
    hints = any(r.finding.code == "naznaky" for r in other.decision.renonce)
    asked = (
        f"Ložená, kterou ukazuje {who}, z karet nevychází ({found.split}). Platí se jako ložená, nebo {_ELSE[hints]}?"
    )
    choices = _choices(done, "ložená platí", other, "náznaky" if hints else "podle sehrávky")
    return LozenaProof((step,), (Question(WRONG, asked, choices, hand.rules.cite(WRONG)),))


_ELSE = {True: "jde o náznaky", False: "se na žádost protistrany dohraje z otevřených karet (není to renonc)"}


def _asserted(hand: Hand, done: Outcome, fact: Event, again: Again) -> LozenaProof:
    """The fact that a ložená was played on: at its trick, else at any recorded one."""
    who = fact.player or ""
    tricks = [fact.trick] if fact.trick else [t.number for t in hand.play.tricks[: hand.last_trick - 1]] or [1]
    found = [_verdict(hand, Moment(t), who) for t in tricks]
    held = next((f for f in found if f.lozena is not False), None)
    if held is not None:
        step = _step(hand, f"hraná ložená ({who}, {held.trick}. zdvih) podle karet", held)
        return LozenaProof((step,) if held.lozena else ())
    other = again(_instead(hand.case, fact))
    asked = f"Že {who} má loženou, z karet nevychází ({found[0].split}). Platí postih za její hraní?"
    choices = _choices(done, "hraná ložená", other, "ložená to není")
    question = Question(PLAYED, asked, choices, hand.rules.cite("lozena-ukazat"))
    return LozenaProof((_step(hand, f"hraná ložená ({who}) podle karet", found[0]),), (question,))


def _step(hand: Hand, text: str, found: _Verdict) -> Step:
    value = "potvrzena, při každém rozložení a obraně"
    if not found.lozena:
        value = f"nepotvrzena, {found.split}" + (f"; průběh {found.line}" if found.line else "")
    return Step(text, value, hand.rules.cite("lozena"))


def _instead(case: Case, event: Event, *others: Event) -> Case:
    events = tuple(x for e in case.events for x in (others if e is event else (e,)))
    return replace(case, events=events)


def _choices(done: Outcome, kept: str, other: Outcome, changed: str) -> tuple[Choice, ...]:
    """A hand left open by the other answer has no amounts to show."""
    first = done.choice(kept)
    return (first,) if other.settlement.undecided else (first, other.choice(changed))


def _verdict(hand: Hand, moment: Moment, player: str) -> _Verdict:
    """Is the rest ložená for him; if not, what fails, a split and a line that show it."""
    from rozhodci.solver import api

    try:
        found = api.lozena_at(hand, moment.trick, moment.place, player, BUDGET)
        position = api.position_at(hand, moment.trick, moment.place)
    except api.NoAnalysisError:
        return _Verdict(None, moment.trick)
    if found.lozena is not False or not found.parts:
        return _Verdict(found.lozena if found.parts else None, moment.trick)
    return _against(hand, found, position)


def _against(hand: Hand, found: HandLozena, position: Position) -> _Verdict:
    failed = deciding(found.parts, False)
    words = [f"{part_name(failed.zavazek)}: {WHY[failed.reason]}"]
    if failed.split:
        hands = zip(found.seats[1:], failed.split, strict=True)
        words.append(", ".join(f"{n} {_cards(hand, h)}" for n, h in hands))
    me, count = position.players.index(found.player), len(position.players)
    table = tuple(replace(x, seat=(x.seat - me) % count) for x in position.table)
    line = tricks_text(failed.line, found.seats, position.trick, table)
    return _Verdict(False, position.trick, "; ".join(words), "; ".join(line))


def _cards(hand: Hand, cards: tuple[Card, ...]) -> str:
    return " ".join(c.text for c in in_print_order(cards, hand.case.trump_game)) or "-"
