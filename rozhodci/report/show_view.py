"""What one player could know at a moment: his own cards, what was played, where each unseen card may be."""

from __future__ import annotations

from rozhodci.cards import Card, in_print_order
from rozhodci.hand import Hand
from rozhodci.report import show, words
from rozhodci.report.layout import joined, table, visible, wrap
from rozhodci.situation import Situation, situation
from rozhodci.solver.api import NoAnalysisError, possible_holders


def render(hand: Hand, viewer: str, moment: tuple[int, int], width: int) -> str:
    """The moment (trick, place of the card to come) as `viewer`, who plays, sees it."""
    now = situation(hand, *moment)
    title = f"{now.trick}. zdvih, před {now.place}. kartou" if now.lying else f"Před {now.trick}. zdvihem"
    blocks = [
        show.about(hand, width),
        [f"{title}, jak to vidí {viewer}", *_seen(hand, viewer, now, width), *_state(hand, viewer, now, width)],
        _unseen(hand, viewer, moment, width),
        show.played(hand, moment, width),
    ]
    return visible("\n".join(joined(b) for b in blocks if b))


def _seen(hand: Hand, viewer: str, now: Situation, width: int) -> list[str]:
    own = [viewer, *show.by_suit(now.hands.get(viewer, ()), hand.case.trump_game)]
    rows = [[cell for i, cell in enumerate(own) if i == 0 or cell]]
    if hand.case.talon and viewer == hand.table.akter:
        rows.append(["talon", *(c for c in show.by_suit(hand.case.talon, hand.case.trump_game) if c)])
    out = table(rows, width)
    others = [f"{p} {_cards(len(now.hands.get(p, ())))}" for p in hand.table.active if p != viewer]
    if hand.case.talon and viewer != hand.table.akter:
        others.append(f"talon {_cards(len(hand.case.talon))}")
    return out + wrap(f"Nevidí: {', '.join(others)}.", width, "  ", "    ")


def _cards(count: int) -> str:
    return words.counted(count, "karta", "karty", "karet")


def _state(hand: Hand, viewer: str, now: Situation, width: int) -> list[str]:
    """As in `show`, but the legal cards of somebody else are not his to see."""
    told = [f"Na stole: {', '.join(f'{c.player} {c.card.text}' for c in now.lying)}."] if now.lying else []
    if now.on_turn == viewer:
        legal = in_print_order(now.legal, hand.case.trump_game)
        told.append(f"Je na řadě, smí {words.listing([c.text for c in legal], 'nebo')}.")
    elif now.on_turn:
        told.append(f"Na řadě: {now.on_turn}.")
    if hand.case.trump_game:
        told.append(show.score_line(now))
    return [line for text in told for line in wrap(text, width, "  ", "    ")]


def _unseen(hand: Hand, viewer: str, moment: tuple[int, int], width: int) -> list[str]:
    """Unseen cards grouped by who may still have them."""
    try:
        holders = possible_holders(hand, viewer, *moment)
    except NoAnalysisError as error:
        return ["Kde mohou být ostatní karty", *wrap(f"Z tohoto záznamu to nelze odvodit: {error}", width, "  ")]
    groups: dict[tuple[str, ...], list[Card]] = {}
    for card, who in holders.items():
        places = [p for p in hand.table.active if p in who] + (["talon"] if None in who else [])
        groups.setdefault(tuple(places), []).append(card)
    out = ["Kde mohou být ostatní karty (co prozradila hra podle povinností)"]
    for where, cards in sorted(groups.items(), key=lambda g: (len(g[0]), g[0])):
        shown = " ".join(c.text for c in in_print_order(cards, hand.case.trump_game))
        told = f"jen {where[0]}" if len(where) == 1 else words.listing(where, "nebo")
        out += wrap(f"{told or 'nikde, záznam si odporuje'}: {shown}", width, "  ", "    ")
    return out
