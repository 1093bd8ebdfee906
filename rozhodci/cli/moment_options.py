"""The options that name a moment of a hand and bound the search, shared by `sehravka` and `lozena`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from rozhodci.errors import UsageError

if TYPE_CHECKING:
    from rozhodci.kontumace import Moment

Zdvih = Annotated[str | None, typer.Option("--zdvih", metavar="N", help="Chvíle před první kartou N-tého zdvihu.")]
Karta = Annotated[
    str | None,
    typer.Option("--karta", metavar="K", help="Se --zdvih: chvíle před K-tou kartou zdvihu (1 = před výnosem)."),
]
Uzlu = Annotated[
    str | None,
    typer.Option("--uzlu", metavar="N", help="Nejvýše tolik uzlů na jednu otázku; pak je odpověď „nerozhodnuto“."),
]


def chosen_moment(zdvih: str | None, karta: str | None) -> Moment | None:
    """The moment of `--zdvih N --karta K`; None without them. Raises UsageError."""
    if zdvih is None:
        if karta is not None:
            raise UsageError("--karta potřebuje --zdvih: napište, ve kterém zdvihu.")
        return None
    trick, place = whole_number("--zdvih", zdvih), 1 if karta is None else whole_number("--karta", karta)
    from rozhodci.kontumace import Moment

    return Moment(trick, place)


def chosen_budget(uzlu: str | None) -> int | None:
    """Nodes of `--uzlu`; None = no limit."""
    return None if uzlu is None else whole_number("--uzlu", uzlu)


def whole_number(option: str, text: str) -> int:
    """A positive whole number. Raises UsageError."""
    digits = text.strip().replace(" ", "").replace("_", "").replace("\u00a0", "")
    if digits.isascii() and digits.isdigit() and len(digits) < 16 and int(digits) > 0:
        return int(digits)
    raise UsageError(f"{option} {text}: očekává se celé číslo od 1.")
