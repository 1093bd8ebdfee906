"""Payments of a score-sheet hand go through the same procedures as a judged one (spec 5, 5.1)."""

from __future__ import annotations

from typing import Any

import pytest

from rozhodci.case.model import Event, Playout
from rozhodci.hand import Hand
from rozhodci.judging.decide import decide
from rozhodci.judging.outcome import saldo
from rozhodci.parts.recorded import Points, results
from rozhodci.ruling import Decision, PartResult, Settlement
from rozhodci.settlement import recorded
from rozhodci.sides import Side
from tests.settlement.hands import hand as hand_of
from tests.settlement.hands import renonc
from tests.settlement.made import each, made

A, B = Side.AKTER, Side.OBRANA
KRIZOVY: dict[str, Any] = {"ruleset": "krizovy", "announced": "hra", "trump": "Ž", "partner": "Cyril"}


def ended(hand: Hand, *winners: Side) -> tuple[PartResult, ...]:
    keys = [o.key for o in hand.comments.obligations]
    return results(hand, dict(zip(keys, winners, strict=True)), Points())


def balance(hand: Hand, settlement: Settlement) -> dict[str, int]:
    return saldo(hand.table.players, settlement.transfers)


class TestPlayed:
    def test_licitovany(self) -> None:
        hand = made()
        assert balance(hand, recorded.played(hand, ended(hand, A, B))) == each(20 - 40)

    def test_shown_lozena_with_fleks(self) -> None:
        """II/18: Božena, who raised, bears the rest: 6,00 × 3 less 2 × 3,00."""
        hand = made("betl", udalosti=[{"druh": "lozena", "kdo": "Adam"}], fleky=[("Božena", "betl"), ("Cyril", "")])
        assert balance(hand, recorded.played(hand, ended(hand, A))) == {
            "Adam": 1800, "Božena": -1200, "Cyril": -300, "Dana": -300,
        }  # fmt: skip

    def test_the_defence_showed_it(self) -> None:
        """II/18 is for the aktér's hand alone: 6,00 to each."""
        hand = made("betl", udalosti=[{"druh": "lozena", "kdo": "Cyril"}], fleky=[("Božena", "betl"), ("Cyril", "")])
        assert balance(hand, recorded.played(hand, ended(hand, B))) == each(-600)

    def test_koruna_knows_no_such_split(self) -> None:
        hand = hand_of("koruna-2013", "betl", events=[Event("lozena", "Adam")], fleky=[("Božena", "betl")])
        assert balance(hand, recorded.played(hand, ended(hand, A))) == {"Adam": 2000, "Božena": -1000, "Cyril": -1000}

    def test_krizovy(self) -> None:
        hand = hand_of(**KRIZOVY)
        assert balance(hand, recorded.played(hand, ended(hand, A))) == {
            "Adam": 10, "Božena": -10, "Cyril": 10, "Dana": -10,
        }  # fmt: skip


def test_folded() -> None:
    hand = made()
    assert balance(hand, recorded.folded(hand)) == each(-120)


class TestLost:
    def test_csm_offender_pays_for_all(self) -> None:
        hand = made()
        found = renonc(hand, "neprebiti", "Cyril")
        got = recorded.lost(hand, found, decide((found,), False), ended(hand, A, A))
        assert balance(hand, got) == {"Adam": 180, "Božena": 0, "Cyril": -180, "Dana": 0}

    def test_koruna_by_d3(self) -> None:
        """B/11 by a defender: 1,00 to his partner and twice to the aktér."""
        hand = hand_of("koruna-2013", "hra", "Ž")
        found = renonc(hand, "neprebiti", "Cyril")
        got = recorded.lost(hand, found, decide((found,), False), ())
        assert balance(hand, got) == {"Adam": 200, "Božena": 100, "Cyril": -300}

    def test_koruna_without_a_losing_renonc(self) -> None:
        """Looking after the hand loses nothing more."""
        hand = hand_of("koruna-2013", "hra", "Ž")
        found = renonc(hand, "nezeptani-na-barvu", "Cyril", None, "pred-hrou")
        assert recorded.lost(hand, found, Decision((found,)), ()) == Settlement()

    def test_krizovy_base_value(self) -> None:
        hand = hand_of(**KRIZOVY)
        found = renonc(hand, "neprebiti", "Dana")
        got = recorded.lost(hand, found, Decision((found,)), ())
        assert balance(hand, got) == {"Adam": 10, "Božena": 0, "Cyril": 10, "Dana": -20}


class TestPlayedOut:
    """Křížový D/3: paid by the offender alone if his side lost the play-out, else normally."""

    @pytest.mark.parametrize(
        ("winner", "wanted"),
        [
            (A, {"Adam": 10, "Božena": 0, "Cyril": 10, "Dana": -20}),
            (B, {"Adam": -10, "Božena": 10, "Cyril": -10, "Dana": 10}),
        ],
    )
    def test_by_a_defender(self, winner: Side, wanted: dict[str, int]) -> None:
        hand = hand_of(**KRIZOVY, playout=Playout(always=True))
        decision = Decision((renonc(hand, "neprebiti", "Dana"),))
        assert recorded.is_played_out(hand, decision)
        assert balance(hand, recorded.played_out(hand, decision, ended(hand, winner))) == wanted

    def test_not_demanded(self) -> None:
        hand = hand_of(**KRIZOVY)
        assert not recorded.is_played_out(hand, Decision((renonc(hand, "neprebiti", "Dana"),)))


class TestFees:
    def test_csm_decisive_and_technical(self) -> None:
        hand = made()
        found = (renonc(hand, "poradi-komentovani", "Adam", None, "komentovani"), renonc(hand, "neprebiti", "Cyril"))
        got = recorded.with_fees(hand, decide(found, False), Settlement())
        assert [t.renonc for t in got.transfers] == [0, 0, 0, 1, 1, 1]

    def test_csm_technical_alone(self) -> None:
        hand = made()
        found = (renonc(hand, "poradi-komentovani", "Adam", None, "komentovani"),)
        got = recorded.with_fees(hand, decide(found, False), Settlement())
        assert [(t.hal, t.renonc) for t in got.transfers] == [(200, 0)] * 3

    def test_koruna_sums_of_d1(self) -> None:
        """B/7 costs 2,00 to both; a B/11 costs no paušál."""
        hand = hand_of("koruna-2013", "hra", "Ž")
        found = (renonc(hand, "nezeptani-na-barvu", "Cyril", None, "pred-hrou"), renonc(hand, "neprebiti", "Božena"))
        got = recorded.with_fees(hand, Decision(found), Settlement())
        assert balance(hand, got) == {"Adam": 200, "Božena": 200, "Cyril": -400}

    def test_krizovy(self) -> None:
        hand = hand_of(**KRIZOVY)
        found = renonc(hand, "neprebiti", "Dana")
        got = recorded.with_fees(hand, Decision((found,), 0), Settlement())
        assert balance(hand, got) == {"Adam": 100, "Božena": 100, "Cyril": 100, "Dana": -300}

    def test_krizovy_later_card_faults_are_void(self) -> None:
        """C, D/4: Adam's fact and Dana's card fault cost 1,00 to each, Božena's later card fault nothing."""
        hand = hand_of(**KRIZOVY)
        found = (renonc(hand, "naznaky", "Adam", 1), renonc(hand, "neprebiti", "Dana", 2),
                 renonc(hand, "neprebiti", "Božena", 3))  # fmt: skip
        got = recorded.with_fees(hand, decide(found, False), Settlement())
        assert balance(hand, got) == {"Adam": -200, "Božena": 200, "Cyril": 200, "Dana": -200}
