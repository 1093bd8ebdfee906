"""Which renonc decides and which paušály are paid (ČSM čl. IV, důsledky 1-4; spec 2, 2.3 and 2.9)."""

from __future__ import annotations

from typing import Any

import pytest

from rozhodci.case.model import Complaint
from rozhodci.judging.decide import costs_fee_only, decide, effective, loses_hand, too_late
from rozhodci.ruling import Finding, Renonc
from rozhodci.sides import Side


def renonc(
    klass: str = "ve-hre",
    phase: str = "sehravka",
    proposed: str = "",
    side: Side | None = Side.OBRANA,
    late_ok: bool = False,
) -> Renonc:
    finding = Finding("naznaky", "Božena", phase, "", "udalost", late_ok=late_ok)
    return Renonc(finding, side, klass, 1, "ČSM čl. V/3", proposed)


IN_HAND, TECHNICAL, NONE = renonc(), renonc("technicky"), renonc("neni")


@pytest.mark.parametrize(
    ("renonce", "decisive", "fees"),
    [
        ((), None, ()),
        ((IN_HAND,), 0, ()),
        ((IN_HAND, IN_HAND), 0, ()),  # důsledky 4: only the first, also its paušál alone
        ((TECHNICAL, IN_HAND, TECHNICAL), 1, (0, 2)),  # technical ones add up
        ((TECHNICAL,), None, (0,)),
        ((NONE, IN_HAND), 1, ()),
        ((NONE,), None, ()),
        ((renonc("rozhodci"), IN_HAND), 1, ()),  # without a proposal it costs nothing yet
        ((renonc("rozhodci", proposed="ve-hre"), IN_HAND), 0, ()),  # the proposed class is computed
        ((renonc("rozhodci", proposed="technicky"), IN_HAND), 1, (0,)),
    ],
)
def test_decision(renonce: tuple[Renonc, ...], decisive: int | None, fees: tuple[int, ...]) -> None:
    got = decide(renonce, late=False)
    assert (got.decisive, got.fees, got.renonce, got.late) == (decisive, fees, renonce, False)
    assert got.deciding is (None if decisive is None else renonce[decisive])


@pytest.mark.parametrize(
    ("phase", "loses"),
    [
        ("pred-hrou", False), ("licitace", False), ("talon", True), ("komentovani", True), ("sehravka", True),
        ("po-sehravce", False),
    ],
)  # fmt: skip
def test_there_must_be_a_hand_to_lose(phase: str, loses: bool) -> None:
    """Spec 2, 2.9: before there is a závazek and after the hand only the paušál."""
    found = renonc(phase=phase)
    assert (loses_hand(found), costs_fee_only(found)) == (loses, not loses)


def test_nobody_known_loses_nothing() -> None:
    unknown = renonc(side=None)
    assert (loses_hand(unknown), costs_fee_only(unknown)) == (False, True)


@pytest.mark.parametrize(("klass", "proposed", "wanted"), [
    ("ve-hre", "", "ve-hre"), ("technicky", "", "technicky"), ("neni", "", "neni"), ("rozhodci", "", ""),
    ("rozhodci", "ve-hre", "ve-hre"), ("ve-hre", "technicky", "ve-hre"),
])  # fmt: skip
def test_effective_class(klass: str, proposed: str, wanted: str) -> None:
    assert effective(renonc(klass, proposed=proposed)) == wanted


def test_too_late_leaves_only_what_is_never_late() -> None:
    collecting = renonc("technicky", "po-sehravce", late_ok=True)
    got = decide((IN_HAND, TECHNICAL, collecting), late=True)
    assert (got.decisive, got.fees, got.late) == (None, (2,), True)


@pytest.mark.parametrize("when", ["behem-hry", "pred-skladanim", "po-zahajeni-skladani", "po-slozeni"])
def test_time_of_the_complaint(when: str) -> None:
    """ČSM V/2: until collecting begins; koruna F/1, křížový D/5: until the cards are stacked."""
    complaint = Complaint("Adam", when)
    csm = when in ("po-zahajeni-skladani", "po-slozeni")
    for discipline, late in (("licitovany", csm), ("voleny", csm), ("koruna", when == "po-slozeni"),
                             ("krizovy", when == "po-slozeni")):  # fmt: skip
        assert too_late(discipline, complaint) is late


def test_without_a_complaint_nothing_is_late() -> None:
    nothing: Any = None
    assert not too_late("licitovany", nothing)
