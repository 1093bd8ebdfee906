"""What is paid: one row per player, then who hands what to whom."""

from __future__ import annotations

from collections.abc import Mapping

from rozhodci.money import kc
from rozhodci.report import words
from rozhodci.report.layout import table, wrap
from rozhodci.ruling import Ruling, Transfer


def lines(ruling: Ruling, width: int) -> list[str]:
    """The section `Platby`: per player a column for each title and the sum."""
    transfers = [t for t in ruling.settlement.transfers if t.hal]
    if not transfers:
        return ["Platby: nikdo nic neplatí."]
    titles = list(dict.fromkeys(t.title for t in transfers))
    if len(titles) == 1:
        rows = [["hráč", words.title(titles[0])]]
        rows += [[player, kc(hal)] for player, hal in ruling.saldo.items()]
    else:
        rows = [["hráč", *map(words.title, titles), "celkem"]]
        rows += [
            [player, *(kc(net(transfers, player, t)) for t in titles), kc(hal)] for player, hal in ruling.saldo.items()
        ]
    out = ["Platby", *table(rows, width, "l" + "r" * (len(titles) + 1))]
    for payer in dict.fromkeys(t.payer for t in transfers):
        out += wrap(f"{payer} platí: {_paid(transfers, payer)}.", width, "  ", "    ")
    return out


def saldo(values: Mapping[str, int]) -> str:
    """`Adam 30,80 Kč, Božena -30,80 Kč`: players whose balance is not zero."""
    shown = ", ".join(f"{player} {kc(hal)}" for player, hal in values.items() if hal)
    return shown or "nikdo nic neplatí"


def net(transfers: list[Transfer], player: str, title: str) -> int:
    """What the player gets (pays, where negative) under one title."""
    mine = [t for t in transfers if t.title == title]
    return sum(t.hal for t in mine if t.payee == player) - sum(t.hal for t in mine if t.payer == player)


def _paid(transfers: list[Transfer], payer: str) -> str:
    sums: dict[str, int] = {}
    for t in transfers:
        if t.payer == payer:
            sums[t.payee] = sums.get(t.payee, 0) + t.hal
    return ", ".join(f"{payee} {kc(hal)}" for payee, hal in sums.items())
