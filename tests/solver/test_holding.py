"""Ložená at a moment of a hand: defenders, decided parts, whole and combined závazky, what a later moment knows."""

from __future__ import annotations

import pytest

from rozhodci.hand import Hand
from rozhodci.solver.api import HandLozena, Reason, lozena_at
from tests.solver.test_moments import hand_of

BOZENA_STRONG = "ČE Č10 ČK ČV ČS Č9 ZE KE ŽE Ž10"
WEAK = {"Adam": "Č8 ZK ZV Z10 Z9 KK KV KS K9 ŽK", "Cyril": "Č7 ZS Z8 K10 K8 K7 ŽV ŽS Ž9 Ž8"}


def dispute(rules: str, zavazek: str, hands: dict[str, str], talon: str, **more: str) -> Hand:
    """Adam is the aktér; he deals unless `rozdava` says so, so that Božena leads first in a trump game of ČSM."""
    dealer = more.pop("rozdava", "Adam")
    lines = [f"pravidla: {rules}", "hraci: [Adam, Božena, Cyril]", f"rozdava: {dealer}", "akter: Adam"]
    lines += [f"zavazek: {zavazek}", *(f"{key}: {value}" for key, value in more.items()), "karty:"]
    lines += [f"  {name}: {cards}" for name, cards in hands.items()]
    return hand_of("\n".join([*lines, f"talon: {talon}", ""]))


def parts(found: HandLozena) -> dict[str, bool | None]:
    return {v.zavazek: v.lozena for v in found.parts}


def strong(zavazek: str) -> Hand:
    return dispute("voleny-2005", zavazek, {**WEAK, "Božena": BOZENA_STRONG}, "Z7 Ž7", trumf="Č")


def test_defender_who_takes_everything_has_beaten_hra() -> None:
    """Six highest trumps and the lead: two are out, then only highest cards; 90 + 40 against any hlášky."""
    found = lozena_at(strong("hra"), 1, player="Božena")
    assert (found.player, found.lozena, parts(found)) == ("Božena", True, {"hra": True})
    assert lozena_at(strong("hra"), 1).lozena is False


def test_defender_who_takes_everything_has_beaten_sto_and_sedma() -> None:
    assert parts(lozena_at(strong("sto"), 1, player="Božena")) == {"sto": True}
    assert parts(lozena_at(strong("sedma"), 1, player="Božena")) == {"hra": True, "sedma": True}


def durch(akter: str, bozena: str, cyril: str, talon: str) -> Hand:
    return dispute("voleny-2005", "durch", {"Adam": akter, "Božena": bozena, "Cyril": cyril}, talon)


def test_defender_beats_durch_with_four_aces() -> None:
    """Whatever is led, she must beat it with the ace."""
    hand = durch(
        "ČK ČV ČS Č10 ZK ZV KK KV ŽK ŽV", "ČE ZE KE ŽE Č7 Z7 K7 Ž7 Č8 Z8", "Č9 Z10 Z9 ZS K10 K9 K8 Ž10 Ž9 Ž8", "KS ŽS"
    )
    assert lozena_at(hand, 1, player="Božena").lozena is True


def test_two_aces_may_meet_a_durch_in_the_other_suits() -> None:
    """For all she knows the aktér has ten of the highest kule and žaludy."""
    hand = durch(
        "ČK ČV KE KK KV KS ŽE ŽK ŽV ŽS", "ČE ZE Č7 Z7 K7 Ž7 Č8 Z8 Č9 Z9", "ČS Č10 ZK ZV ZS Z10 K10 K9 K8 Ž10", "Ž9 Ž8"
    )
    verdict = lozena_at(hand, 1, player="Božena").parts[0]
    assert (verdict.lozena, verdict.reason) == (False, Reason.PLAY)


BETL = {
    "Adam": "Č9 Č8 Z7 Z8 Z9 K7 K8 K9 Ž7 Ž8",
    "Božena": "Č7 Č10 ČK ZS ZV K10 KS Ž9 Ž10 ŽS",
    "Cyril": "ČS ČV ČE Z10 ZK KV KK ŽV ŽK ŽE",
}


def test_betl_decided_by_a_trick() -> None:
    """Adam leads Č9 away; the trick goes to Cyril. Had he taken one, betl would be lost and the defence home."""
    safe = dispute("licitovany-2010", "betl", BETL, "ZE KE", zdvihy='["Č9 Č10 ČS"]')
    assert lozena_at(safe, 1).lozena is False
    assert lozena_at(safe, 2).lozena is False, "Č7 is still out and drives Č8 out"
    taken = dispute("licitovany-2010", "betl", BETL, "ZE KE", zdvihy="[[Adam: Č9, Božena: Č7, Cyril: ZK]]")
    lost = lozena_at(taken, 2)
    assert (lost.lozena, lost.parts[0].reason) == (False, Reason.DECIDED)
    assert lozena_at(taken, 2, player="Cyril").lozena is True


def test_durch_decided_by_a_lost_trick() -> None:
    akter = "ČE ČK ČV ZE ZK KE KK KV ŽE Ž7"
    hands = {"Adam": akter, "Božena": "ČS Č10 ZV ZS KS K10 ŽK ŽV ŽS Ž10", "Cyril": "Č9 Č8 Z10 Z9 Z8 K9 K8 K7 Ž9 Ž8"}
    hand = dispute("licitovany-2010", "durch", hands, "Č7 Z7", zdvihy='["Ž7 ŽK Ž9"]')
    assert lozena_at(hand, 2).parts[0].reason is Reason.DECIDED


def test_sto_a_sedma_needs_both_tests() -> None:
    """All tricks are sure either way; without a hláška the sto half fails, in koruna with it the whole."""
    others = {"Božena": "ČS Č9 ZV ZS Z9 KV KS K9 ŽV ŽS", "Cyril": "Č8 Z8 Z7 KK K8 Ž10 ŽK Ž9 Ž8 Ž7"}
    with_pair = {"Adam": "ČE Č10 ČK ČV Č7 ZE Z10 ZK KE ŽE", **others}
    sure = dispute("koruna-2013", "sto a sedma", with_pair, "K7 K10", trumf="Č")
    found = lozena_at(sure, 1)
    assert (found.lozena, parts(found)) == (True, {"sto-a-sedma": True})
    without = {"Adam": "ČE Č10 ČK ČS Č7 ZE Z10 ZK KE ŽE", **others}
    without["Božena"] = without["Božena"].replace("ČS", "ČV")
    failed = dispute("koruna-2013", "sto a sedma", without, "K7 K10", trumf="Č")
    assert lozena_at(failed, 1).parts[0].reason is Reason.NO_HLASKA


DVE = {
    "Adam": "ČE Č10 ČK ČV Č7 ZE Z10 Z7 KE ŽE",
    "Božena": "ČS Č9 ZK ZV K10 KK KV ŽK ŽV ŽS",
    "Cyril": "Č8 ZS Z9 KS K9 K8 K7 Ž10 Ž9 Ž8",
}


def test_four_pomocne_outside_until_play_shows_where_they_are() -> None:
    """ZK ZV ZS Z9 are out: one hand may hold all four. When both have followed once, nobody can have had four."""
    tricks = '["KK KS KE", "ZE ZV ZS"]'
    hand = dispute("licitovany-2010", "dvě sedmy", DVE, "Z8 Ž7", trumf="Č", pomocna="Z", zdvihy=tricks)
    before = lozena_at(hand, 1)
    assert (before.lozena, before.parts[0].reason) == (False, Reason.POMOCNE)
    after = lozena_at(hand, 3).parts[0]
    assert after.reason is not Reason.POMOCNE


@pytest.mark.parametrize("reading", ["prvni", "nejvyssi"])
def test_lozene_sto_on_two_hlasky(reading: str) -> None:
    """With all 90 points either hláška will do."""
    hands = {
        "Adam": "ČE Č10 ČK ČV ČS ZE Z10 ZK ZV KE",
        "Božena": "Č9 Č8 ZS Z9 Z8 K10 KK KV ŽE Ž10",
        "Cyril": "Č7 KS K9 K8 ŽK ŽV ŽS Ž9 Ž8 Ž7",
    }
    readings = f"{{sto-hlaska: {reading}}}"
    hand = dispute("licitovany-2010", "sto", hands, "Z7 K7", trumf="Č", rozdava="Cyril", vyklady=readings)
    assert lozena_at(hand, 1).lozena is True
    assert "sto-hlaska" in hand.readings.asked


@pytest.mark.parametrize(("trumps", "expected"), [("ČE Č10 ČK ČV", True), ("ČK ČV ČS Č9", False)])
def test_sto_after_twenty_lost_needs_the_trump_hlaska_first(trumps: str, expected: bool) -> None:
    """70 in cards are left. With the highest trumps he draws four, the forty is announced on the way; else no."""
    rest = " ".join(c for c in ("ČE", "Č10", "ČK", "ČV", "ČS", "Č9", "Č8", "Č7") if c not in trumps.split())
    hands = {
        "Adam": f"{trumps} ZE Z10 ZK ZV KE Ž10",
        "Božena": "ZS Z9 Z8 K10 KK KV KS K9 ŽE ŽK",
        "Cyril": f"{rest} ŽV ŽS Ž9 Ž8 K8 K7",
    }
    tricks = '["ŽE Ž8 Ž10", "K10 K7 KE"]'
    hand = dispute("licitovany-2010", "sto", hands, "Z7 Ž7", trumf="Č", zdvihy=tricks)
    assert lozena_at(hand, 3).lozena is expected
