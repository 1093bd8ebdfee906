"""Betl rows: chytající esa, šesterák and its note, flek with two or three suits."""

from __future__ import annotations

from rozhodci.cards import Suit
from rozhodci.pb.rows import betl, flek_betl, sesterak
from rozhodci.sides import Side
from tests.pb.deals import L2014, context, deal, keys, obligation

SIX = "Ž7 Ž8 Ž9 Ž10 ŽS ŽK"
LOW = "Č7 Č8 Z7 K7"


def rows_of(module, adam: str, talon: str = "ČS KS", **kw):  # type: ignore[no-untyped-def]
    played = deal("betl", adam, talon, **kw)
    return module.rows(context(played), obligation(played, "betl"))


def against(adam: str, talon: str = "ČS KS", **kw) -> list[str | None]:  # type: ignore[no-untyped-def]
    """The article that speaks against each šesterák."""
    return [e.refusal and e.refusal.cite for e in rows_of(sesterak, adam, talon, **kw)]


def test_each_catching_ace_counts() -> None:
    """Two esa in suits the opponents hold: 2 × 10."""
    (entry,) = rows_of(betl, "ČE Č7 ZE Z7 K7 K8 K9 Ž7 Ž8 Ž9")
    assert (entry.row.key, entry.times) == ("betl-eso", 2)


def test_ace_of_the_sesterak_does_not_count() -> None:
    assert rows_of(betl, "ŽE Ž7 Ž8 Ž9 Ž10 ŽS Č7 Č8 Z7 K7") == []


def test_ace_whose_suit_the_opponents_do_not_hold_catches_nothing() -> None:
    """Six žaludy in hand, the two others buried: nobody can lead žaludy."""
    assert rows_of(betl, "ŽE Ž7 Ž8 Ž9 Ž10 ŽS Č7 Č8 Z7 K7", "ŽV ŽK") == []


def test_ace_in_the_talon_does_not_count() -> None:
    assert rows_of(betl, "Č7 Č8 Z7 Z8 K7 K8 K9 Ž7 Ž8 Ž9", "ČE ZE") == []


def test_sesterak_with_a_card_to_come_under() -> None:
    """7–spodek and král: the svršek comes under the král."""
    assert keys(rows_of(sesterak, f"{SIX} {LOW}")) == ["betl-sesterak"]


def test_sesterak_nobody_can_come_under_is_none() -> None:
    assert rows_of(sesterak, f"Ž7 Ž8 Ž9 Ž10 ŽS ŽV {LOW}") == []


def test_king_led_to_the_first_trick_loses_the_row() -> None:
    """PB 2005, nárok 5; with another card led first it counts."""
    given = {"bozena": "ŽV ČK", "cyril": "ŽE ČV"}
    assert against(f"{SIX} {LOW}", tricks=["ŽK ŽV ŽE"], **given) == ["PB 2005, nárok 5"]
    assert against(f"{SIX} {LOW}", tricks=["ŽS ŽV ŽE"], **given) == [None]


def test_king_led_from_a_sesterak_with_the_ace_is_no_matter() -> None:
    """Note * speaks of 7–spodek and král only."""
    six = "Ž7 Ž8 Ž9 Ž10 ŽE ŽK"
    assert against(f"{six} {LOW}", tricks=["ŽK ŽV ŽS"], bozena="ŽV", cyril="ŽS") == [None]


def test_buried_card_of_the_six_loses_the_row() -> None:
    """PB 2005, nárok 6."""
    assert against(f"Ž7 Ž8 Ž9 Ž10 ŽK {LOW} Z8", "ŽS KS") == ["PB 2005, nárok 6"]


def test_seven_cards_are_no_sesterak() -> None:
    assert sesterak.sesteraky(deal("betl", f"{SIX} ŽE Č7 Z7 K7", "ČS KS").play.hands["Adam"]) == ()


def test_two_sesteraky_with_a_buried_card_are_the_referees() -> None:
    """Note *: both without the seven and with the eso in hand are exempt; the referee confirms it."""
    adam = "ČE ČK ČV ČS Č10 ZE ZK ZV ZS Z10"
    found = rows_of(sesterak, adam, "Č9 Z9")
    assert [(e.detail, e.refusal, [d.code for d in e.doubts]) for e in found] == [
        (Suit.CERVENE.word, None, ["pb-dva-sesteraky"]),
        (Suit.ZELENE.word, None, ["pb-dva-sesteraky"]),
    ]


def test_two_sesteraky_outside_the_note_keep_the_rule_of_the_talon() -> None:
    """With the sevens: the one with a buried card is lost, asked all the same."""
    lost, whole = rows_of(sesterak, "Č7 Č8 Č9 Č10 ZE Z7 Z8 Z9 Z10 ZS", "ČK ČS")
    assert lost.refusal is not None and lost.refusal.cite == "PB 2005, nárok 6"
    assert (whole.detail, whole.refusal, len(whole.doubts)) == (Suit.ZELENE.word, None, 1)


def flek_row(bozena: str):  # type: ignore[no-untyped-def]
    played = deal("betl", "Č7 Č8 Z7 Z8 K7 K8 K9 Ž7 Ž8 ŽE", "ČS ŽV", bozena=bozena)
    return flek_betl.rows(context(played, Side.OBRANA), obligation(played, "betl"), "Božena")


def test_flek_with_two_or_three_suits() -> None:
    assert keys(flek_row("ZE ZK ZV ZS KE KK KV KS K10 Z9")) == ["betl-flek-barvy"]
    assert keys(flek_row("ZE ZK ZV ZS KE KK KV KS K10 Ž9")) == ["betl-flek-barvy"]


def test_flek_with_all_four_suits_has_no_row() -> None:
    assert flek_row("ČE ZE ZK ZV KE KK KV KS K10 Ž9") == []


def test_2014_rows_are_not_known() -> None:
    (entry,) = rows_of(betl, "ČE Č7 ZE Z7 K7 K8 K9 Ž7 Ž8 Ž9", rules=L2014)
    assert (entry.row.led, entry.row.not_led) == (None, None)
