"""The tricks, card by card: whoever is on turn is offered what he holds; an unlawful card is taken with a remark."""

from __future__ import annotations

import re

from rozhodci.cards import Card, in_print_order
from rozhodci.case.model import Move, Trick
from rozhodci.case.notation import UnreadableCard, read_cards
from rozhodci.renonc import find_all
from rozhodci.wizard.draft import Draft, Refused
from rozhodci.wizard.question import Question, chosen

_BACK = re.compile(r"\bvr[aá]ceno\b", re.I)


def on_turn(draft: Draft) -> tuple[int, str]:
    """The trick on the table and who plays to it."""
    hand = draft.hand()
    order = hand.table.clockwise_from(hand.table.leader or hand.table.active[0])
    if not hand.play.tricks:
        return 1, order[0]
    last = hand.play.tricks[-1]
    if last.complete:
        return last.number + 1, last.winner or order[0]
    if last.cards:
        order = hand.table.clockwise_from(last.cards[0].player)
    elif len(hand.play.tricks) > 1:
        order = hand.table.clockwise_from(hand.play.tricks[-2].winner or order[0])
    gone = {c.player for c in last.cards}
    return last.number, next(p for p in order if p not in gone)


def held(draft: Draft, player: str) -> tuple[Card, ...]:
    """What he still has in hand."""
    gone = {m.card for t in draft.case.tricks for m in t.moves if not m.taken_back}
    return in_print_order((c for c in (draft.case.hands or {})[player] if c not in gone), not draft.trumpless)


def _text(draft: Draft) -> str:
    number, player = on_turn(draft)
    moves = draft.case.tricks[number - 1].moves if number <= len(draft.case.tricks) else ()
    lying = " ".join(str(m.card) for m in moves if not m.taken_back)
    return f"{number}. zdvih, {player} {f'na {lying}' if lying else 'vynáší'} (Enter = konec záznamu)"


def _take(draft: Draft, answer: str) -> Draft:
    if not answer:
        return draft.close("zdvihy")
    named, cards, back = _read(draft, answer)
    before = _faults(draft)
    for card in cards:
        draft = _played(draft, named, card, back)
    fresh = [text for text in _faults(draft) if text not in before]
    draft = draft.checked("zdvihy").remark(*(f"Zapsáno, jak to padlo: {text}" for text in fresh))
    return draft.close("zdvihy") if on_turn(draft)[0] > draft.ruleset.trick_count else draft


def _faults(draft: Draft) -> tuple[str, ...]:
    """What the cards played so far prove, in words."""
    found = find_all(draft.hand())
    return tuple(r.finding.text for r in found if r.finding.source == "karty")


def _read(draft: Draft, answer: str) -> tuple[str | None, tuple[Card, ...], bool]:
    """`ČE`, `ČE ČS Č7`, `Božena: ČS`, `ČS vráceno`."""
    name, colon, text = answer.rpartition(":")
    named = chosen(name.strip(), draft.playing, "Hráč") if colon else None
    back = bool(_BACK.search(text))
    try:
        cards = read_cards(_BACK.sub("", text).strip())
    except UnreadableCard as fault:
        raise Refused(f"„{fault.token[:20]}“ není karta: {fault.hint}") from None
    if not cards:
        raise Refused("Napište kartu, třeba ČE.")
    if len(cards) > 1 and (colon or back):
        raise Refused("Se jménem nebo s „vráceno“ jen jedna karta.")
    return named, cards, back


def _played(draft: Draft, named: str | None, card: Card, back: bool) -> Draft:
    number, turn = on_turn(draft)
    if number > draft.ruleset.trick_count:
        raise Refused("Tolik karet se nehraje.")
    player = named or turn
    if card not in held(draft, player):
        raise Refused(f"{card} {player} nemá: {_whereabouts(draft, card)}.")
    move, tricks = Move(card, player, back), draft.case.tricks
    if number > len(tricks):
        return draft.with_case(tricks=(*tricks, Trick((move,))))
    return draft.with_case(tricks=(*tricks[:-1], Trick((*tricks[-1].moves, move))))


def _whereabouts(draft: Draft, card: Card) -> str:
    for number, trick in enumerate(draft.case.tricks, 1):
        if any(m.card is card and not m.taken_back for m in trick.moves):
            return f"padla v {number}. zdvihu"
    holder = next((p for p, hand in (draft.case.hands or {}).items() if card in hand), None)
    return f"drží ji {holder}; hrál-li on, napište {holder}: {card}" if holder else "leží v talonu"


def _offered(draft: Draft) -> tuple[str, ...]:
    return tuple(str(c) for c in held(draft, on_turn(draft)[1]))


QUESTIONS = (
    Question(
        "zdvihy",
        lambda d: "fleky" in d.closed and "zdvihy" not in d.closed,
        _text,
        "Karta, nebo celý zdvih najednou: ČE ČS Č7. Hrál-li jiný, než kdo je na řadě: jméno: ČE. Karta vzatá zpět"
        " do ruky: ČE vráceno. Zapisuje se, jak to opravdu padlo, i nesprávně. Enter záznam uzavře.",
        _take,
        _offered,
        lambda _: "",
    ),
)
