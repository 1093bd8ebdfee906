"""Sedma rows: PB 2005, sedma 1-3; licitovaný tables in their own numbers."""

from __future__ import annotations

import pytest

from rozhodci.pb.rows import sedma
from tests.pb.deals import L2010, VOLENY, context, deal, keys, obligation

FILL = "ČE Č10 ZE Z10 KE K10 ZK KK KV"


def hand(trumps: str, talon: str = "", rules: str = VOLENY):  # type: ignore[no-untyped-def]
    plain = FILL.split()[: 10 - len(trumps.split())]
    return deal("sedma", f"{trumps} {' '.join(plain)}", talon, "Ž", rules=rules)


@pytest.mark.parametrize(("trumps", "row"), [("ŽV Ž9 Ž7", "sedma-3"), ("Ž9 Ž7", "sedma-2"), ("Ž7", "sedma-1")])
def test_row_by_the_number_of_trumps(trumps: str, row: str) -> None:
    played = hand(trumps)
    assert keys(sedma.rows(context(played), obligation(played, "sedma"))) == [row]


def test_four_trumps_have_no_row() -> None:
    played = hand("ŽK ŽV Ž9 Ž7")
    assert sedma.rows(context(played), obligation(played, "sedma")) == []


def test_talon_counts_to_the_trumps() -> None:
    """ČSM čl. II/11: two trumps in hand and one in the talon are three."""
    played = hand("Ž9 Ž7", talon="ŽS Z7")
    assert keys(sedma.rows(context(played), obligation(played, "sedma"))) == ["sedma-3"]


def test_proti_is_counted_from_the_announcers_own_hand() -> None:
    """Volený: sedma proti of Božena with two trumps; Adam's talon is not hers."""
    played = deal(
        "hra", "ČE Č10 ZE Z10 KE K10 ŽE Ž10 ŽK ŽV", "ŽS ZK", "Ž", bozena="Ž7 Ž8", against={"Božena": ("sedma",)}
    )
    (entry,) = sedma.rows(context(played), obligation(played, "sedma"))
    assert (entry.who, entry.row.key) == ("Božena", "sedma-2")


def test_values_are_those_of_the_table() -> None:
    rows = {r: hand("Ž9 Ž7", rules=r).rules.pb.rows["sedma-2"] for r in (VOLENY, L2010)}
    assert [(r.led, r.not_led) for r in rows.values()] == [(28, 40), (20, 28)]
