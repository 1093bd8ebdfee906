"""Payments and PB: balances, who hands what to whom, rows with their articles. Amounts are ready to be read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rozhodci.money import kc
from rozhodci.report import payments, words
from rozhodci.ruling import PbRuling, Ruling, Transfer

NO_BREAK = "\u00a0"


@dataclass(frozen=True, slots=True)
class Amount:
    """`who` and what he gets, pays or has."""

    who: str
    said: str


@dataclass(frozen=True, slots=True)
class Balance:
    """`sign` is `plus`, `minus` or `nula`, `does` the same in a word; `nets` belong to the columns."""

    player: str
    total: str
    sign: str
    does: str
    nets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Order:
    payer: str
    owed: tuple[Amount, ...]


@dataclass(frozen=True, slots=True)
class Paid:
    """All empty where nobody pays; `columns` only where there are several titles."""

    columns: tuple[str, ...] = ()
    balances: tuple[Balance, ...] = ()
    orders: tuple[Order, ...] = ()


@dataclass(frozen=True, slots=True)
class Premium:
    who: str
    points: str
    awarded: bool
    said: str
    cite: str


@dataclass(frozen=True, slots=True)
class Premiums:
    proposal: tuple[Amount, ...]
    state: str
    rows: tuple[Premium, ...]
    must_describe: bool


def paid(ruling: Ruling) -> Paid:
    transfers = [t for t in ruling.settlement.transfers if t.hal]
    if not transfers:
        return Paid()
    titles = list(dict.fromkeys(t.title for t in transfers))
    several = titles if len(titles) > 1 else []
    balances = [
        _balance(player, total, tuple(amount(payments.net(transfers, player, t)) for t in several))
        for player, total in ruling.saldo.items()
    ]
    return Paid(tuple(map(words.title, several)), tuple(balances), _orders(transfers))


def _balance(player: str, total: int, nets: tuple[str, ...]) -> Balance:
    sign = "plus" if total > 0 else "minus" if total < 0 else "nula"
    does = {"plus": "dostane", "minus": "zaplatí", "nula": "vyrovnán"}[sign]
    return Balance(player, amount(total), sign, does, nets)


def _orders(transfers: list[Transfer]) -> tuple[Order, ...]:
    """One for each who pays."""
    sums: dict[str, dict[str, int]] = {}
    for t in transfers:
        mine = sums.setdefault(t.payer, {})
        mine[t.payee] = mine.get(t.payee, 0) + t.hal
    return tuple(Order(payer, tuple(Amount(w, amount(h)) for w, h in owed.items())) for payer, owed in sums.items())


def premiums(pb: PbRuling) -> Premiums:
    rows = [Premium(i.who, points(i.halves), True, i.row, i.cite) for i in pb.items]
    rows += [Premium(r.who, points(r.halves), False, r.reason, r.cite) for r in pb.refused]
    proposal = tuple(Amount(who, points(h)) for who, h in pb.proposal.items() if h)
    return Premiums(proposal, words.sentence(words.PB_STATES[pb.state]), tuple(rows), pb.must_describe)


def outcome(saldo: Mapping[str, int], pb: Mapping[str, int]) -> tuple[Amount, ...]:
    """What one choice would pay, player by player."""
    money = [Amount(who, amount(hal)) for who, hal in saldo.items() if hal] or [Amount("", "nikdo nic neplatí")]
    return (*money, *(Amount(who, points(halves)) for who, halves in pb.items() if halves))


def amount(hal: int) -> str:
    """`−1,20 Kč` with a real minus sign and no break."""
    return kc(hal).replace("-", "−").replace(" ", NO_BREAK)


def points(halves: int) -> str:
    """`−0,5 PB`."""
    return words.pb(halves).replace("-", "−").replace(" ", NO_BREAK)
