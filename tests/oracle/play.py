"""Replay of the tricks: who had to lead, which cards were legal, what was broken (spec 2 §2.1)."""

from __future__ import annotations

from typing import Any

from .reading import Case

TRUMP_ORDER = ["7", "8", "9", "S", "V", "K", "10", "E"]
PLAIN_ORDER = ["7", "8", "9", "10", "S", "V", "K", "E"]


def side(case: Case, name: str) -> str:
    return "akter" if name in (case["akter"], case["partner"]) else "obrana"


def other(one: str) -> str:
    return "obrana" if one == "akter" else "akter"


def no_trump(case: Case) -> bool:
    return case["contract"] in ("betl", "durch")


def number_of_tricks(case: Case) -> int:
    return 8 if case["rules"] == "krizovy" else 10


def height(case: Case, card: str) -> int:
    return (PLAIN_ORDER if no_trump(case) else TRUMP_ORDER).index(card[1:])


def clockwise(case: Case, start: str) -> list[str]:
    """The playing ones in order, beginning with `start`."""
    at = case["playing"].index(start)
    return list(case["playing"][at:] + case["playing"][:at])


def first_leader(case: Case) -> str:
    if no_trump(case) or case["rules"] in ("koruna-2013", "krizovy"):
        return str(case["akter"])
    at = case["players"].index(case["dealer"])
    seats = case["players"][at + 1 :] + case["players"][: at + 1]
    return next(str(name) for name in seats if name in case["playing"])


def winning_move(case: Case, moves: list[tuple[str, str]]) -> tuple[str, str]:
    """The (player, card) that takes these moves, the first being the lead."""
    best = moves[0]
    for move in moves[1:]:
        if beats(case, move[1], best[1]):
            best = move
    return best


def beats(case: Case, card: str, best: str) -> bool:
    if card[0] == best[0]:
        return height(case, card) > height(case, best)
    return case["trump"] is not None and card[0] == case["trump"]


def legal_cards(case: Case, hand: list[str], before: list[tuple[str, str]]) -> list[str]:
    """Cards allowed by duties 1 to 3; the waiting seven is not considered here."""
    if not before:
        return list(hand)
    led = before[0][1][0]
    best = winning_move(case, before)[1]
    of_suit = [card for card in hand if card[0] == led]
    if of_suit:
        higher = [card for card in of_suit if beats(case, card, best)]
        return higher if higher and best[0] == led else of_suit
    trumps = [card for card in hand if card[0] == case["trump"]]
    higher = [card for card in trumps if beats(case, card, best)]
    return higher or trumps or list(hand)


def waiting_cards(case: Case, name: str, number: int) -> list[str]:
    """Announced sevens (eights, nines) that this player must not yet play in trick `number`."""
    last = number_of_tricks(case)
    waiting = []
    for item in case["parts"]:
        bound = name == item["by"] or (not item["against"] and name == case["partner"])
        if bound:
            waiting += [card for card, at in _honours(case, item["part"], last) if number < at]
    return waiting


def _honours(case: Case, part: str, last: int) -> list[tuple[str, int]]:
    trump = case["trump"] or ""
    if part in ("sedma", "sto-a-sedma"):
        return [(trump + "7", last)]
    if part == "dve-sedmy":
        return [(trump + "7", last), (case["helper"] + "7", last - 1)]
    if part == "osma":
        return [(trump + "8", last - 1)]
    return [(trump + "9", last - 2)] if part == "devitka" else []


def name_fault(case: Case, hand: list[str], card: str, before: list[tuple[str, str]], waiting: list[str]) -> str | None:
    """Code of the duty broken by a card played in turn."""
    legal = legal_cards(case, hand, before)
    if card in legal:
        free = [other_card for other_card in legal if other_card not in waiting]
        return "predcasna-sedma" if card in waiting and free else None
    led = before[0][1][0]
    if any(held[0] == led for held in hand):
        return "neprebiti" if card[0] == led else "nepriznani-barvy"
    return "neprebiti" if card[0] == case["trump"] else "nezatrumfovani"


def replay(case: Case) -> dict[str, Any]:
    """{"tricks": [{"moves", "winner", "card", "full"}], "findings": […]} of the whole record."""
    hands = {name: list(cards) for name, cards in case["hands"].items()}
    right = first_leader(case)
    tricks: list[dict[str, Any]] = []
    findings: list[dict[str, Any]] = []
    for number, written in enumerate(case["tricks"], 1):
        moves = written.get("moves") or list(zip(clockwise(case, right), written["cards"], strict=False))
        findings += _trick_findings(case, hands, moves, number, right)
        winner, card = winning_move(case, moves)
        full = len(moves) == len(case["playing"])
        tricks.append({"moves": moves, "winner": winner, "card": card, "full": full})
        right = winner
    return {"tricks": tricks, "findings": findings}


def _trick_findings(
    case: Case, hands: dict[str, list[str]], moves: list[tuple[str, str]], number: int, right: str
) -> list[dict[str, Any]]:
    found = []
    waiting_turn = clockwise(case, moves[0][0])
    for place, (name, card) in enumerate(moves, 1):
        before = moves[: place - 1]
        code, legal = _turn_fault(place, name, right, waiting_turn[0]), []
        if code is None:
            waiting = waiting_cards(case, name, number)
            code = name_fault(case, hands[name], card, before, waiting)
            allowed = legal_cards(case, hands[name], before)
            legal = [x for x in allowed if x not in waiting] or allowed
        if code:
            found.append({"kod": code, "kdo": name, "zdvih": number, "poradi": place, "karta": card, "povolene": legal,
                          "losing": only_losing_trumps(case, hands[name], before)})  # fmt: skip
        waiting_turn.remove(name)
        hands[name].remove(card)
    return found


def _turn_fault(place: int, name: str, right: str, due: str) -> str | None:
    if place == 1:
        return "nespravne-vyneseni" if name != right else None
    return "predhozeni" if name != due else None


def only_losing_trumps(case: Case, hand: list[str], before: list[tuple[str, str]]) -> bool:
    if not before:
        return False
    best = winning_move(case, before)[1]
    return not any(card[0] == case["trump"] and beats(case, card, best) for card in hand)
