"""The one line the scribe writes on the stolový lístek (spec 3 `listek`)."""

from __future__ import annotations

from rozhodci.hand import Hand
from rozhodci.judging.outcome import Outcome
from rozhodci.money import kc
from rozhodci.sides import Side
from rozhodci.words import halves
from rozhodci.words import part as part_name


def sheet_line(hand: Hand, done: Outcome) -> str:
    """Aktér, závazek, trump, fleks, renonc, amounts, PB."""
    head = [_game(hand)] if hand.comments.obligations else []
    r = done.decision.deciding
    if r is not None:
        name = hand.rules.catalogue[r.finding.code].name
        trick = f", {r.finding.trick}. zdvih" if r.finding.trick else ""
        head.append(f"renonc {r.finding.who} ({name}{trick})")
    elif done.settlement.results:
        head.append(", ".join(_won(x.part, x.winner) for x in done.settlement.results))
    money = ", ".join(f"{p} {_signed(hal)}" for p, hal in done.saldo.items())
    pb = ", ".join(f"{p} {halves(h)}" for p, h in done.pb.proposal.items() if h)
    return "; ".join([*head, money, *([f"PB {pb}"] if pb else [])])


def _game(hand: Hand) -> str:
    parts = "+".join(part_name(o.part) for o in hand.comments.obligations)
    trump = f" {hand.case.trump.word}" if hand.case.trump else ""
    fleks = ", ".join(f"{part_name(k)} {n}×" for k, n in hand.comments.levels.items() if n)
    return f"{hand.table.akter}: {parts}{trump}" + (f" (flek {fleks})" if fleks else "")


def _won(part: str, winner: Side) -> str:
    return f"{part_name(part)} {'+' if winner is Side.AKTER else '-'}"


def _signed(hal: int) -> str:
    return ("+" if hal > 0 else "") + kc(hal).removesuffix(" Kč")
