"""Hands and tricks of one moment drawn in text: who holds what, what lies, who is on turn with what, points so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rozhodci.cards import Card, Suit, in_print_order
from rozhodci.case.speech import LEVEL_WORDS
from rozhodci.hand import Hand
from rozhodci.replay import Played
from rozhodci.report import tricks, words
from rozhodci.report.layout import joined, table, visible, wrap
from rozhodci.sides import Side
from rozhodci.situation import Situation, end, situation


def render(hand: Hand, moment: tuple[int, int] | None, width: int) -> str:
    """The moment (trick, place of the card to come); None = the deal, all tricks and what is left after them."""
    head = about(hand, width)
    if not hand.play.hands:
        return visible(joined([*head, "Karty v případu nejsou, hra skončila dřív."]))
    if moment is not None:
        blocks = [head, _moment(hand, situation(hand, *moment), width), played(hand, moment, width)]
    else:
        blocks = [head, _whole(hand, width), played(hand, end(hand), width), _after(hand, width)]
    return visible("\n".join(joined(b) for b in blocks if b))


def about(hand: Hand, width: int) -> list[str]:
    """Case, závazek with its fleky, who sits where."""
    case, seats = hand.case, hand.table
    out = wrap(f"Případ {case.id}, sada {hand.rules.name}", width)
    parts = ", ".join(_part(hand, o.key) for o in hand.comments.obligations)
    trump = f"trumf {case.trump.word}" if case.trump else ""
    second = f"pomocná {case.pomocna.word}" if case.pomocna else ""
    roles = (("aktér", seats.akter), ("partner", seats.partner), ("vynáší", seats.leader), ("rozdává", case.dealer))
    told = [*(x for x in (parts, trump, second) if x), *(f"{role} {who}" for role, who in roles if who)]
    told += [f"nehraje {seats.sitter}"] if seats.sitter else []
    return out + wrap(words.sentence(", ".join(told)), width, "  ")


def _part(hand: Hand, key: str) -> str:
    level = hand.comments.levels.get(key, 0)
    return words.part(key) + (f" ({LEVEL_WORDS.get(level, f'{level}×')})" if level else "")


def hands(hand: Hand, held: Mapping[str, tuple[Card, ...]], width: int) -> list[str]:
    """One row per player, a column for each suit, the talon and who knows it below."""
    trump_game = hand.case.trump_game
    rows = [[p, *by_suit(held.get(p, ()), trump_game)] for p in hand.table.active]
    if hand.case.talon:
        rows.append(["talon", *by_suit(hand.case.talon, trump_game)])
    filled = [i for i in range(5) if any(row[i] for row in rows)]
    out = table([[row[i] for i in filled] for row in rows], width)
    known = hand.table.akter
    return out + (wrap(f"Talon zná {known}, kdo odkládal.", width, "  ") if hand.case.talon and known else [])


def by_suit(cards: Sequence[Card], trump_game: bool) -> list[str]:
    """Four cells."""
    ordered = in_print_order(cards, trump_game)
    return [" ".join(c.text for c in ordered if c.suit is suit) for suit in Suit]


def _whole(hand: Hand, width: int) -> list[str]:
    return ["Karty na začátku sehrávky", *hands(hand, hand.play.hands, width)]


def _after(hand: Hand, width: int) -> list[str]:
    """What is left after the last recorded card; the bare state where nothing was played."""
    now = situation(hand, *end(hand))
    held = [] if now.hands == hand.play.hands or not any(now.hands.values()) else hands(hand, now.hands, width)
    title = ["Po poslední zapsané kartě"] if hand.play.tricks else []
    return [*title, *held, *state(hand, now, width)]


def _moment(hand: Hand, now: Situation, width: int) -> list[str]:
    title = f"{now.trick}. zdvih, před {now.place}. kartou" if now.lying else f"Před {now.trick}. zdvihem"
    return [title, *hands(hand, now.hands, width), *state(hand, now, width)]


def state(hand: Hand, now: Situation, width: int) -> list[str]:
    """What lies, who is on turn with which legal cards, what the record plays next, points."""
    told = [f"Na stole: {', '.join(f'{c.player} {c.card.text}' for c in now.lying)}."] if now.lying else []
    if now.on_turn:
        legal = in_print_order(now.legal, hand.case.trump_game)
        told.append(f"Na řadě: {now.on_turn}, smí {words.listing([c.text for c in legal], 'nebo')}.")
    following = _next(hand, now)
    if following is not None:
        told.append(f"Zapsáno: {following.player} {following.card.text}{_fault(hand, following)}.")
    if hand.case.trump_game:
        told.append(score_line(now))
    return [line for text in told for line in wrap(text, width, "  ", "    ")]


def score_line(now: Situation) -> str:
    """`Body v kartách: aktér 10, obrana 0. Hlášky: Božena 20 (2. zdvih).`"""
    told = ", ".join(f"{words.SIDES[side]} {now.points[side]}" for side in Side)
    said = ", ".join(f"{a.player} {a.points} ({a.trick}. zdvih)" for a in now.hlasky)
    return f"Body v kartách: {told}. Hlášky: {said or 'žádné'}."


def _next(hand: Hand, now: Situation) -> Played | None:
    recorded = (c for t in hand.play.tricks for c in t.cards)
    return next((c for c in recorded if (c.trick, c.place) == (now.trick, now.place)), None)


def _fault(hand: Hand, played: Played) -> str:
    offence = hand.rules.catalogue.get(played.offence)
    return f" ({offence.name if offence else played.offence})" if played.offence else ""


def played(hand: Hand, moment: tuple[int, int], width: int) -> list[str]:
    """The tricks up to the moment, a card against a duty marked."""
    number, place = moment
    recorded = [t for t in hand.play.tricks if t.number < number or (t.number == number and place > 1)]
    if not recorded:
        return []
    marked: tricks.Marks = {(c.trick, c.card.text) for t in recorded for c in t.cards if c.offence}
    rows = [tricks.row(t, marked, len(hand.table.active), place - 1 if t.number == number else None) for t in recorded]
    back = [
        f"{c.trick}. zdvih: {c.player} {c.card.text} ukázáno a vráceno."
        for c in hand.play.shown
        if (c.trick, c.place) <= moment
    ]
    return [
        "Zdvihy (! = karta proti povinnosti; +20, +40 = ohlášená hláška)",
        *table(rows, width, "r"),
        *(line for text in back for line in wrap(text, width, "  ")),
    ]
