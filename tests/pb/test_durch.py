"""Durch rows of the aktér and the flek row with its note."""

from __future__ import annotations

import pytest

from rozhodci.pb.rows import durch, flek_durch
from rozhodci.sides import Side
from tests.pb.deals import L2010, VOLENY, cards, context, deal, obligation


def rows_of(adam: str, talon: str, rules: str = VOLENY) -> dict[str, int]:
    played = deal("durch", adam, talon, rules=rules)
    return {e.row.key: e.times for e in durch.rows(context(played), obligation(played, "durch"))}


def test_2005_suits_with_eso_without_kral_and_suits_without_eso() -> None:
    """Žaludy E V S: 10; kule K V without eso: 10; a single eso and E K V: nothing."""
    assert rows_of("ŽE ŽV ŽS KK KV ZE ČE ČK ČV ČS", "Č7 Z7") == {"durch-eso-bez-krale": 1, "durch-bez-esa": 1}
    assert rows_of("ŽE ŽK ŽV KE KK ZE ČE ČK ČV ČS", "Č7 Z7") == {}


def test_2005_seven_cards_are_too_many() -> None:
    assert rows_of("ŽE ŽV ŽS Ž10 Ž9 Ž8 Ž7 ČE ZE KE", "Č7 Z7") == {}


def test_2010_suit_beaten_by_some_split() -> None:
    """E V S with the král outside: he falls only if the eso does not draw him out – two more cards guard him."""
    assert rows_of("ŽE ŽV ŽS ČE ČK ČV ZE ZK KE KK", "Č7 Z7", L2010) == {"durch-barva": 1}


def test_2010_suit_lozena_by_itself() -> None:
    """E V S 10 9 8 with the sedma buried: the lone král must fall under the eso."""
    assert rows_of("ŽE ŽV ŽS Ž10 Ž9 Ž8 ČE ČK ZE KE", "Ž7 Z7", L2010) == {}


@pytest.mark.parametrize(
    ("own", "rest", "taken"),
    [("ŽE ŽK", "ŽV ŽS", 2), ("ŽE ŽV", "ŽK", 2), ("ŽE ŽV", "ŽK Ž7", 1), ("ŽK", "ŽE", 0), ("ŽE ŽK ŽS", "ŽV Ž8 Ž7", 2)],
)
def test_cards_taken_from_the_top(own: str, rest: str, taken: int) -> None:
    assert durch.run(cards(own), cards(rest)) == taken


@pytest.mark.parametrize(
    ("suit", "least"),
    [("ŽE", 1), ("ŽE ŽK", 1), ("ŽK Ž7", 2), ("ŽK", 0), ("ŽV Ž8 Ž7", 3), ("ŽV Ž7", 0), ("ŽS Ž9 Ž8 Ž7", 0)],
)
def test_chytak_of_a_suit(suit: str, least: int) -> None:
    assert flek_durch.guard(cards(suit)) == least


TWO = "KE ZK Z7 Č7 Č8 Č9 Č10 Ž7 Ž8 Ž9"


POOL = "ČE ČK ČV ČS ŽE ŽK ŽV ŽS ZE ZV KK KV KS K10"


def flek_rows(bozena: str):  # type: ignore[no-untyped-def]
    rest = [c for c in POOL.split() if c not in bozena.split()][:10]
    played = deal("durch", " ".join(rest), "", bozena=bozena)
    return flek_durch.rows(context(played, Side.OBRANA), obligation(played, "durch"), "Božena")


def test_two_chytaky_between_which_he_must_choose() -> None:
    (entry,) = flek_rows(TWO)
    assert (entry.times, entry.doubts, flek_durch.must_choose(cards(TWO))) == (1, (), True)


def test_never_has_to_choose_with_two_bare_esa_and_eight_others() -> None:
    """The aktér has at most eight cards of the other suits; nine are needed to press him."""
    assert flek_durch.must_choose(cards("KE ZE Č7 Č8 Č9 Č10 Ž7 Ž8 Ž9 Ž10")) is False


def test_hand_that_does_not_prove_it_is_the_referees() -> None:
    """Two guarded spodci (no chytáky by the note) may stop the aktér before nine winners."""
    held = cards("KE ZE K7 ČS Č9 Č8 Č7 ŽS Ž9 Ž8")
    assert flek_durch.must_choose(held) is None


@pytest.mark.parametrize("bozena", ["KE Z7 Z8 Č7 Č8 Č9 Č10 Ž7 Ž8 Ž9", "KE ZE ŽE Č7 Č8 Č9 Č10 Ž7 Ž8 Z7"])
def test_other_numbers_of_chytaky_are_the_referees(bozena: str) -> None:
    (entry,) = flek_rows(bozena)
    assert (entry.times, [d.code for d in entry.doubts]) == (0, ["pb-chytaky"])
