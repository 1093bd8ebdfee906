"""Koruna: penalties of section D, E/1, and hands settled by play. Amounts in haléře, worked from the articles."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozhodci.case.model import Event
from rozhodci.settlement.koruna_penalties import row
from rozhodci.sides import Side
from tests.settlement.hands import hand, paid, renonc, settled

DEAL = {
    "Adam": "ČE Č10 ČK ČV ČS Č9 Č8 Č7 ZE Z10",
    "Božena": "ZK ZV ZS Z9 KE K10 KK KV KS K9",
    "Cyril": "Z8 Z7 K8 K7 ŽE Ž10 ŽK ŽV ŽS Ž9",
}


def hra(fleky=(), trump="Ž", **kw):  # type: ignore[no-untyped-def]
    return hand("koruna-2013", "hra", trump, fleky=fleky, **kw)


@pytest.mark.parametrize("code", ["neprebiti", "nezatrumfovani", "neopravnene-sebrani", "predcasna-sedma"])
def test_d3_by_the_akter_pays_the_announced_sum_to_each(code: str) -> None:
    """D/3: hra with flek and re = 1 × 4 = 4,00 Kč to each opponent."""
    played = hra([("Božena", "hra"), ("Adam", "hra")])
    assert paid(played, renonc(played, code, "Adam")) == {"Adam": -800, "Božena": 400, "Cyril": 400}


def test_d3_by_a_defender_pays_partner_once_and_akter_twice() -> None:
    """D/3: sto in červené = 4 × 2 = 8,00; to the partner 8,00, to the aktér 16,00."""
    played = hand("koruna-2013", "sto", "Č")
    assert paid(played, renonc(played, "neprebiti", "Cyril")) == {"Adam": 1600, "Božena": 800, "Cyril": -2400}


def test_d3_sum_has_every_announced_part_proti_included() -> None:
    """hra 1 + sedma 2 flekovaná 4 + sto proti 4 = 9,00."""
    played = hand("koruna-2013", "sedma", "Ž", fleky=[("Cyril", "sedma")], against={"Božena": ("sto",)})
    assert paid(played, renonc(played, "neprebiti", "Adam")) == {"Adam": -1800, "Božena": 900, "Cyril": 900}


def test_sto_a_sedma_is_one_sum() -> None:
    """A/12: one part at 6,00."""
    played = hand("koruna-2013", "sto sedma", "Ž")
    assert paid(played, renonc(played, "neprebiti", "Adam")) == {"Adam": -1200, "Božena": 600, "Cyril": 600}


@pytest.mark.parametrize("code", ["nepriznani-barvy", "nespravne-vyneseni", "predhozeni"])
def test_b10_and_b12_follow_the_reading(code: str) -> None:
    """The gap of section D: like D/3 by default, or only the lost hand."""
    default, other = hra(), hra(readings={"koruna-b10-b12": "jen-prohra"})
    assert paid(default, renonc(default, code, "Adam")) == {"Adam": -200, "Božena": 100, "Cyril": 100}
    done = settled(other, renonc(other, code, "Adam"))
    assert not done.transfers
    assert [(r.part, r.winner) for r in done.results] == [("hra", Side.OBRANA)]
    assert "koruna-b10-b12" in other.readings.asked


@pytest.mark.parametrize(
    ("code", "each"),
    [
        ("pocet-talonu", 200),
        ("pocet-karet", 200),
        ("nezeptani-na-barvu", 200),
        ("poradi-komentovani", 200),
        ("nejasna-slova", 200),
        ("talon-po-komentari", 200),
        ("ostra-v-talonu", 2000),
        ("trumf-v-talonu", 2000),
        ("naznaky", 2000),
    ],
)
def test_d1_and_d2_pay_only_their_sum(code: str, each: int) -> None:
    """E/1: the hand is lost, nothing besides D is paid, although the tricks were played to the end."""
    played = hra([("Božena", "hra")], trump="Č", deal=DEAL)
    done = settled(played, renonc(played, code, "Adam", phase="komentovani"))
    assert paid(played, renonc(played, code, "Adam", phase="komentovani")) == {
        "Adam": -2 * each,
        "Božena": each,
        "Cyril": each,
    }
    assert [r.winner for r in done.results] == [Side.OBRANA]
    assert not done.rates


def test_e1_other_reading_adds_the_value_beside_d2_only() -> None:
    """sazba-a-d: hra with flek 2,00 to each besides the 20,00; beside D/1 nothing."""
    played = hra([("Božena", "hra")], readings={"koruna-e1": "sazba-a-d"})
    assert paid(played, renonc(played, "naznaky", "Adam")) == {"Adam": -4400, "Božena": 2200, "Cyril": 2200}
    assert paid(played, renonc(played, "naznaky", "Božena")) == {"Adam": 2400, "Božena": -4200, "Cyril": 1800}
    assert paid(played, renonc(played, "pocet-karet", "Adam")) == {"Adam": -400, "Božena": 200, "Cyril": 200}


def test_a_fault_after_the_hand_leaves_the_hand_as_it_was_played() -> None:
    """Approved: 1,00 from each; náznaky after it cost their 20,00, they were not before the hand."""
    played = hra(events=[Event("schvaleno")])
    fault = renonc(played, "naznaky", "Cyril", None, "po-sehravce")
    assert paid(played, fault) == {"Adam": 200 + 2000, "Božena": -100 + 2000, "Cyril": -100 - 4000}
    assert not settled(played, fault).questions


@pytest.mark.parametrize(("pausal", "wanted"), [(0, ""), (1, "D/1"), (2, "D/2")])
def test_what_the_referee_classes_belongs_to_the_row_of_its_pausal(pausal: int, wanted: str) -> None:
    """F/1: a fault without a point of its own."""
    played = hra()
    fault = replace(renonc(played, "jiny", "Adam"), pausal=pausal, group="")
    assert row(played, fault) == wanted


def test_several_d1_and_d2_add_up_and_only_the_earliest_d3_is_paid() -> None:
    """2,00 + 20,00 of Adam to each, Cyril's neprebiti 1,00/2,00; Božena's later one costs nothing."""
    played = hra()
    found = (
        renonc(played, "pocet-talonu", "Adam", phase="talon", trick=None),
        renonc(played, "neprebiti", "Cyril", 2),
        renonc(played, "naznaky", "Adam", 3),
        renonc(played, "neprebiti", "Božena", 4),
    )
    assert paid(played, *found) == {"Adam": -4400 + 200, "Božena": 2200 + 100, "Cyril": 2200 - 300}


def test_misdeal_costs_d1_only() -> None:
    """B/1 before the závazek: 2,00 to both and nothing more (E/1)."""
    played = hra()
    fault = renonc(played, "chybne-rozdani", "Cyril", None, "pred-hrou")
    assert paid(played, fault) == {"Adam": 200, "Božena": 200, "Cyril": -400}
    assert not settled(played, fault).questions


def test_misdeal_before_a_decided_hand_asks_the_referee() -> None:
    """Durch shown after trick 1 would be 10,00 from each: 2.9 leaves it to the referee, both ways computed."""
    played = hand("koruna-2013", "durch", deal=DEAL, tricks=["ČE ZK Z8"], events=[Event("lozena", "Adam")])
    fault = renonc(played, "nespravne-sejmuti", "Cyril", None, "pred-hrou")
    assert paid(played, fault) == {"Adam": 200, "Božena": 200, "Cyril": -400}
    (question,) = settled(played, fault).questions
    assert [c.saldo["Adam"] for c in question.choices] == [200, 2200]


def test_late_complaint_costs_nothing() -> None:
    """F/1: after the cards were stacked only what is never late counts."""
    played = hra()
    assert paid(played, renonc(played, "neprebiti", "Adam"), late=True) == {"Adam": 0, "Božena": 0, "Cyril": 0}
    never = renonc(played, "naznaky", "Adam", late_ok=True)
    assert paid(played, never, late=True)["Adam"] == -4000


def test_default_rates_are_said_and_own_base_silences_it() -> None:
    """The document lost its rate table; a user's own zaklad answers that."""
    played, own = hra(), hra(rates={"zaklad": 50})
    fault = renonc(played, "neprebiti", "Adam")
    assert any("sazby" in w or "sazeb" in w for w in settled(played, fault).warnings)
    assert not settled(own, fault).warnings
    assert paid(own, fault)["Božena"] == 50
    assert paid(own, renonc(own, "naznaky", "Adam"))["Božena"] == 2000


def test_lozena_after_trick_one_is_complete() -> None:
    """A/10: durch shown after the first trick is won, 10,00 from each."""
    played = hand("koruna-2013", "durch", deal=DEAL, tricks=["ČE ZK Z8"], events=[Event("lozena", "Adam")])
    assert paid(played) == {"Adam": 2000, "Božena": -1000, "Cyril": -1000}


def test_a14_a_side_without_a_trick_has_no_hlasky_even_when_lozena_is_shown() -> None:
    """The defence took trick 1 over Adam's announced pair (20) and shows the rest: his sto has 0 of 100 points.
    Ten tens missing and two of Cyril's whole pair make twelve steps, 48,00 to each (ten with Adam's pair)."""
    deal = {
        "Adam": "ZK ZV Z9 Z8 Z7 K9 K8 K7 Č8 Č7",
        "Božena": "ŽE Ž10 ŽV ŽS Ž9 Ž8 Ž7 ZE Z10 ČE",
        "Cyril": "ZS ŽK Č10 ČK ČV ČS Č9 KE K10 KK",
    }
    played = hand("koruna-2013", "sto", "Ž", deal=deal, tricks=["ZK ZE ZS"], events=[Event("lozena", "Božena")])
    assert paid(played) == {"Adam": -9600, "Božena": 4800, "Cyril": 4800}


def test_approved_without_a_flek_is_won_at_base() -> None:
    played = hra(events=[Event("schvaleno")])
    assert paid(played) == {"Adam": 200, "Božena": -100, "Cyril": -100}


def test_after_a_flek_it_must_be_played() -> None:
    """A/15: the aktér cannot offer to pay."""
    played = hra([("Božena", "hra")], events=[Event("schvaleno")])
    done = settled(played)
    assert done.undecided
    must = "Po fleku se hra musí sehrát, bez sehrávky se za ni nic nepočítá (Koruna A/15)."
    assert done.warnings == (must,)


@pytest.mark.parametrize(
    ("fleky", "events", "tricks"),
    [
        ([("Božena", "hra")], [], []),
        ([("Božena", "hra")], [Event("schvaleno")], ["ČE ZK Z8"]),
        ([], [Event("schvaleno")], ["ČE ZK Z8"]),
    ],
)
def test_a_record_that_was_broken_off(fleky: list[tuple[str, str]], events: list[Event], tricks: list[str]) -> None:
    """Nobody offered to approve, or the play began all the same."""
    done = settled(hra(fleky, deal=DEAL, events=events, tricks=tricks))
    assert done.undecided
    assert done.warnings == ("Záznam končí dřív, než je sehrávka rozhodnuta; za hru se nic nepočítá.",)


def test_forgot_to_choose() -> None:
    """A/15: betl and durch stand, another závazek is for the referee with both ways computed."""
    stands = hand("koruna-2013", "betl", events=[Event("zapomnel-volit", "Adam"), Event("lozena", "Adam")], deal=DEAL)
    assert not settled(stands).questions
    other = hra(events=[Event("zapomnel-volit", "Adam"), Event("schvaleno")])
    (question,) = settled(other).questions
    assert [c.saldo["Adam"] for c in question.choices] == [200, 0]
    assert question.cite == "Koruna A/15"
    assert question.question == "Volící zapomněl volit, smí hrát jen betl nebo durch: platí tato sehrávka?"
