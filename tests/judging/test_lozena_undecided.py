"""A ložená the search does not decide, or cannot be asked about, adds nothing to a ruling (spec 2, 2.3 and 2.9)."""

from __future__ import annotations

import pytest

from rozhodci.judging import lozena, lozena_proof
from rozhodci.ruling import Ruling
from tests.judging.hands import DURCH, DURCH_TALON, case, ruled

SHOWN = "{druh: lozena, kdo: Adam}"
BETL, BETL_TALON = "Z10 Č7 Č8 Č9 K7 K8 K9 Ž7 Ž8 Ž9", "Z7 ŽE"
"""Z10 led first is overtaken by whoever holds a higher one, whatever the split; that has to be looked for."""


def told(ruling: Ruling) -> list[str]:
    return [s.text for s in ruling.steps if "ložená" in s.text]


def nine_cards(text: str) -> str:
    """ŽE lies in the talon instead of in Adam's hand."""
    shorter = text.replace(f"Adam: {DURCH}", f"Adam: {DURCH.removesuffix(' ŽE')}")
    return shorter.replace(f"talon: {DURCH_TALON}", f"talon: {DURCH_TALON} ŽE")


def test_a_shown_one_that_is_not_decided_is_paid_as_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The referee's fact stands: 3,00 from each, no question and no step on the cards."""
    text = case(BETL, "betl", talon=BETL_TALON, udalosti=[SHOWN])
    saldo = {"Adam": 900, "Božena": -300, "Cyril": -300, "Dana": -300}
    decided = ruled(text)
    assert dict(decided.saldo) == saldo and told(decided) == ["ukázaná ložená (Adam) podle karet"]
    monkeypatch.setattr(lozena_proof, "BUDGET", 1)
    ruling = ruled(text)
    assert dict(ruling.saldo) == saldo
    assert told(ruling) == [] and ruling.questions == ()


def test_a_faulty_number_of_cards_cannot_be_asked() -> None:
    """Adam has nine cards and a talon of three: the fact is taken, the solver says nothing."""
    ruling = ruled(nine_cards(case(DURCH, "durch", talon=DURCH_TALON, udalosti=[SHOWN])))
    assert told(ruling) == []
    assert "pocet-talonu" in {r.finding.code for r in ruling.renonce}


def test_the_remark_keeps_silent_where_the_search_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    text = case(BETL, "betl", talon=BETL_TALON, zdvihy=["Z10 ZK ZE"])
    assert any("hra byla od začátku ložená" in w for w in ruled(text).warnings)
    monkeypatch.setattr(lozena, "BUDGET", 1)
    assert not any("ložená" in w for w in ruled(text).warnings)


def test_the_remark_keeps_silent_on_a_faulty_number_of_cards() -> None:
    """Nine cards and three in the talon: whether the durch was ložený nobody can say."""
    text = case(DURCH, "durch", talon=DURCH_TALON, zdvihy=["ČE Č10 Č9"])
    assert any("hra byla od začátku ložená" in w for w in ruled(text).warnings)
    assert not any("ložená" in w for w in ruled(nine_cards(text)).warnings)


def test_the_remark_keeps_silent_where_a_hand_has_a_card_too_many() -> None:
    """Křížový leaves a wrong count to the referee; whether the durch was ložený cannot be asked of seven cards."""
    text = case("ČE ČK ZE ZK KE KK ŽE ŽK", "durch", pravidla="krizovy", zdvihy=["ČE Č10 ČV ČS"])
    assert any("hra byla od začátku ložená" in w for w in ruled(text).warnings)
    wrong = text.replace(" ŽE ŽK\n", " ŽE\n").replace("  Božena: ", "  Božena: ŽK ")
    ruling = ruled(wrong)
    assert "pocet-karet" in {r.finding.code for r in ruling.renonce}
    assert not any("ložená" in w for w in ruling.warnings)
