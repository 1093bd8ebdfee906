"""The YAML text of a generated case in canonical notation."""

from __future__ import annotations

import random
from typing import Any

from .deal import SUIT_WORD, Table

EMPTY = '"-"'


def write(rng: random.Random, table: Table, number: str) -> str:
    lines = [f"id: {number}", f"pravidla: {table['rules']}", f"hraci: [{', '.join(table['players'])}]"]
    lines += [f"rozdava: {table['dealer']}"]
    if table["named_sitter"]:
        lines.append(f"pauziruje: {table['named_sitter']}")
    lines.append(f"akter: {table['akter']}")
    if table["partner"]:
        lines.append(f"partner: {table['partner']}")
    contract = table["contract"]
    lines.append(f"zavazek: {contract if isinstance(contract, str) else '[' + ', '.join(contract) + ']'}")
    for name, announced in table["against"].items():
        lines += ["proti:", f"  {name}: [{', '.join(announced)}]"]
    for key, letter in (("trumf", table["trump"]), ("pomocna", table["helper"])):
        lines += [f"{key}: {SUIT_WORD[letter]}"] if letter else []
    lines += _hands(table) + _speech(table) + _tricks(rng, table) + _rest(table)
    return "\n".join(lines) + "\n"


def _hands(table: Table) -> list[str]:
    form, hands = table["form"], {name: list(cards) for name, cards in table["hands"].items()}
    if form == "rest":
        gone = {card for trick in table["tricks"] for _, card in trick["moves"]}
        hands = {name: [card for card in cards if card not in gone] for name, cards in hands.items()}
    if form == "twelve":
        hands[table["akter"]] += table["talon"]
    order = [name for name in table["players"] if name in hands]
    lines = ["zbyva:" if form == "rest" else "karty:"]
    lines += [f"  {name}: {' '.join(hands[name]) or EMPTY}" for name in order]
    return lines + ([f"talon: {' '.join(table['talon'])}"] if table["talon"] else [])


def _speech(table: Table) -> list[str]:
    if table["form"] == "short" and table["levels"]:
        return [f"fleky: {{{', '.join(f'{part}: {times}' for part, times in table['levels'].items())}}}"]
    return ["fleky:", *(f"  - {item['line']}" for item in table["speech"])] if table["speech"] else []


def _tricks(rng: random.Random, table: Table) -> list[str]:
    lines = ["zdvihy:"] if table["tricks"] else []
    for trick in table["tricks"]:
        moves = trick["moves"]
        if trick["order"] or rng.random() < 0.15:
            lines.append(f"  - [{', '.join(f'{name}: {card}' for name, card in moves)}]")
        else:
            lines.append(f'  - "{" ".join(card for _, card in moves)}"')
    return lines


def _rest(table: Table) -> list[str]:
    lines = ["udalosti:"] if table["events"] else []
    lines += [f"  - {_inline(event)}" for event in table["events"]]
    if table["complaint"]:
        lines.append(f"namitka: {_inline(table['complaint'])}")
    return lines + (["dohravka: ano"] if table["playout"] else [])


def _inline(items: dict[str, Any]) -> str:
    return "{" + ", ".join(f"{key}: {value}" for key, value in items.items()) + "}"
