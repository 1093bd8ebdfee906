"""From a case to a position and to what a player knows at that moment."""

from __future__ import annotations

import pytest

from rozhodci.cards import named
from rozhodci.case.load import load_one
from rozhodci.hand import Hand, prepare
from rozhodci.rulesets import get
from rozhodci.sides import Side
from rozhodci.solver.api import (
    NoAnalysisError,
    Outlook,
    Pair,
    Part,
    PlayReadings,
    Reason,
    SevenState,
    analyse,
    lozena_at,
    parts_of,
    position_at,
    readings_for,
)
from rozhodci.solver.known import knowledge, view_at
from rozhodci.solver.playing import lay

STO = """
pravidla: licitovany-2010
hraci: [Adam, Božena, Cyril, Dana]
rozdava: Dana
akter: Adam
zavazek: {zavazek}
trumf: Č
karty:
  Adam:   ČE ČK ČV Č9 ZE Z10 ZK KE K10 Ž8
  Božena: Č10 ČS Z9 Z8 KK KV K9 ŽE ŽK Ž9
  Cyril:  Č8 Č7 ZV ZS Z7 KS K8 Ž10 ŽV ŽS
talon: K7 Ž7
zdvihy: {zdvihy}
"""


def hand_of(text: str, **readings: str) -> Hand:
    case = load_one(text.encode(), "pripad.yaml", get)
    return prepare(case, get(case.ruleset), readings)


def sto(zdvihy: str, zavazek: str = "sto") -> Hand:
    return hand_of(STO.format(zdvihy=zdvihy, zavazek=zavazek))


def test_position_before_the_first_card() -> None:
    position = position_at(sto("[]"), 1)
    assert position.players == ("Adam", "Božena", "Cyril")
    assert (position.to_move, position.attackers) == (0, frozenset({0}))
    assert (position.trick, position.last_trick) == (1, 10)
    assert [len(h) for h in position.hands] == [10, 10, 10]


def test_position_inside_a_trick() -> None:
    """ČK lies with its hláška announced; ČS is down, Cyril plays next, one trick is behind."""
    position = position_at(sto('["ZE Z9 Z7", "ČK Č10 Č7", "KK KS KE"]'), 2, 3)
    assert [x.card.text for x in position.table] == ["ČK", "Č10"]
    assert position.to_move == 2
    assert position.hlasky == (Pair(Side.AKTER, 40),)
    assert (position.points_akter, position.points_obrana) == (10, 0)
    assert (position.tricks_akter, position.tricks_obrana) == (1, 0)


def test_leader_is_who_won_the_last_trick() -> None:
    hand = sto('["ZE Z9 Z7", "ČK Č10 Č7", "KK KS KE"]')
    assert position_at(hand, 3).to_move == 1
    assert position_at(hand, 4).to_move == 0


@pytest.mark.parametrize(("trick", "place"), [(5, 1), (4, 2), (0, 1), (1, 4)])
def test_moments_that_are_not_in_the_record(trick: int, place: int) -> None:
    with pytest.raises(NoAnalysisError):
        position_at(sto('["ZE Z9 Z7", "ČK Č10 Č7", "KK KS KE"]'), trick, place)


def test_card_out_of_turn_leaves_no_way_on() -> None:
    hand = sto("[[Adam: ZE, Cyril: Z7, Božena: Z9]]")
    assert position_at(hand, 1, 2).to_move == 1
    with pytest.raises(NoAnalysisError, match="mimo pořadí"):
        position_at(hand, 1, 3)
    assert position_at(hand, 2).to_move == 0


def test_replayed_position_equals_the_played_on_one() -> None:
    """Two ways to the same moment: from the record, and by laying the cards on the first position."""
    tricks = ["ZE Z9 Z7", "ČK Č10 Č7", "KK KS KE", "K10 KV K8"]
    hand = sto(str(tricks).replace("'", '"'))
    position = position_at(hand, 1)
    moments = [(t, p) for t in range(1, 5) for p in (1, 2, 3)]
    for (trick, place), text in zip(moments, " ".join(tricks).split(), strict=True):
        assert position == position_at(hand, trick, place)
        position = lay(position, named(text), PlayReadings())


def test_readings_are_asked_only_where_they_matter() -> None:
    hand = sto("[]")
    assert readings_for(hand, position_at(hand, 1)) == PlayReadings()
    assert "sto-hlaska" not in hand.readings.asked, "Adam has one hláška only"
    game = sto("[]", "sedma")
    readings_for(game, position_at(game, 1))
    assert "hlaska" in game.readings.asked, "with help the defence might spoil its own pair"


def test_sedma_without_the_seven_is_lost() -> None:
    """Cyril holds it: nobody waits with it, and the aktér's part is lost."""
    hand = sto("[]", "sedma")
    position = position_at(hand, 1)
    assert [(s.card.text, s.seat, s.state) for s in position.sevens] == [("Č7", None, SevenState.LOST)]
    answer = analyse(position, parts_of(hand), readings_for(hand, position))
    assert [v.part.name for v in answer.parts] == ["hra", "sedma"]
    assert answer.parts[1].outlook is Outlook.LOST
    assert answer.whole is Outlook.LOST


def test_sto_of_the_example_is_sure() -> None:
    """40 and at least 60 of 90 are wanted: open cards give the aktér all but one trick."""
    hand = sto("[]")
    verdict = analyse(position_at(hand, 1), parts_of(hand)).parts[0]
    assert verdict.outlook is Outlook.SURE
    assert verdict.points_akter is not None
    assert verdict.points_akter + 40 >= 100


DVE_SEDMY = """
pravidla: licitovany-2010
hraci: [Adam, Božena, Cyril]
rozdava: Cyril
akter: Adam
zavazek: dvě sedmy
trumf: Č
pomocna: Z
karty:
  Adam:   ČE Č10 ČK ČV Č7 ZE Z10 ZK Z7 KE
  Božena: {bozena}
  Cyril:  {cyril}
talon: {talon}
"""


def test_four_pomocne_lose_dve_sedmy_outright() -> None:
    hand = hand_of(
        DVE_SEDMY.format(
            bozena="ZV ZS Z9 Z8 K7 K8 K9 KS ŽE Ž10",
            cyril="ČS Č9 Č8 ŽK ŽV ŽS Ž9 Ž8 Ž7 K10",
            talon="KV KK",
        )
    )
    position = position_at(hand, 1)
    assert position.outright_lost == (Part("dve-sedmy"),)
    assert analyse(position, parts_of(hand)).whole is Outlook.LOST
    assert lozena_at(hand, 1).parts[0].reason is Reason.POMOCNE


def test_dve_sedmy_with_two_pomocne_out_are_lozene() -> None:
    hand = hand_of(
        DVE_SEDMY.format(
            bozena="Z9 Z8 K7 K8 K9 KS ŽE Ž10 KV KK",
            cyril="ČS Č9 Č8 ŽK ŽV ŽS Ž9 Ž8 Ž7 K10",
            talon="ZV ZS",
        )
    )
    assert lozena_at(hand, 1).lozena is True
    assert analyse(position_at(hand, 1), parts_of(hand)).whole is Outlook.SURE


def names(hand: Hand, viewer: str, trick: int, place: int, card: str) -> set[str | None]:
    return knowledge(hand, viewer, position_at(hand, trick, place)).holders[named(card)]


def test_not_beating_shows_that_nothing_higher_is_held() -> None:
    """Cyril stays under ČS with Č8: Č10 is with Božena. Her ČS over Č9 shows nothing about higher ones."""
    hand = sto('["Č9 ČS Č8"]')
    assert names(hand, "Adam", 1, 1, "Č10") == {"Božena", "Cyril"}
    assert names(hand, "Adam", 1, 3, "Č10") == {"Božena", "Cyril"}
    assert names(hand, "Adam", 2, 1, "Č10") == {"Božena"}
    assert names(hand, "Adam", 2, 1, "Č7") == {"Božena", "Cyril"}


def test_void_and_not_ruffing_show_the_rest() -> None:
    """Cyril throws Ž on zelená: no zelené; no trump either, because a trump was due."""
    text = """
pravidla: licitovany-2010
hraci: [Adam, Božena, Cyril]
rozdava: Cyril
akter: Adam
zavazek: sedma
trumf: Č
karty:
  Adam:   ČE Č10 ČK ČV Č7 ZE Z10 ZK KE K10
  Božena: ČS Č9 Č8 ZV ZS Z9 Z8 Z7 KK KV
  Cyril:  KS K9 K8 K7 ŽE Ž10 ŽK ŽV ŽS Ž9
talon: Ž8 Ž7
zdvihy: ["ZE Z7 Ž9"]
"""
    hand = hand_of(text)
    for card in ("ZV", "ČS", "Č8"):
        assert names(hand, "Adam", 2, 1, card) == {"Božena"}
    assert names(hand, "Adam", 2, 1, "KS") == {"Božena", "Cyril"}


def test_announced_pair_shows_the_other_card_and_silence_denies_it() -> None:
    hand = sto('["KE KV KS"]')
    assert names(hand, "Adam", 2, 1, "KK") == {"Božena"}
    quiet = sto('["KE K9 KS", "ZE Z9 ZV"]')
    assert "ZK" not in {c.text for c in knowledge(quiet, "Božena", position_at(quiet, 3)).holders if c.text == "ZE"}
    assert names(quiet, "Božena", 3, 1, "ZK") == {"Adam", None}


def test_renonc_shows_nothing() -> None:
    """Božena threw KK on zelená while holding two: no conclusion may be drawn from it."""
    hand = sto('["ZE KK Z7"]')
    assert names(hand, "Adam", 2, 1, "Z9") == {"Božena", "Cyril"}


def test_defender_does_not_know_the_talon() -> None:
    hand = sto("[]")
    view = view_at(hand, "Cyril", position_at(hand, 1))
    assert view.hidden == 2
    assert view.friends == {2}, "Božena sits two places on from Cyril"
    assert len(view.unseen) == 22
    hidden = {k.card.text for k in view.unseen if -1 in k.seats}
    assert "K7" in hidden
    assert not any(t.endswith(("E", "10")) for t in hidden), "no eso or desítka in the talon of a trump game"


def test_hand_that_became_lozena_during_play() -> None:
    """Three highest trumps against four out: no. After one round two are out against two highest: yes."""
    text = """
pravidla: licitovany-2010
hraci: [Adam, Božena, Cyril]
rozdava: Cyril
akter: Adam
zavazek: sedma
trumf: Č
karty:
  Adam:   ČE Č10 ČK Č7 ZE Z10 ZK KE K10 ŽE
  Božena: ČS Č8 ZV ZS Z9 Z8 Z7 KK KV Ž10
  Cyril:  ČV Č9 KS K9 K8 K7 ŽK ŽV ŽS Ž9
talon: Ž8 Ž7
zdvihy: ["ČE Č8 Č9"]
"""
    hand = hand_of(text)
    first, later = lozena_at(hand, 1), lozena_at(hand, 2)
    assert (first.lozena, later.lozena) == (False, True)
    assert [v.zavazek for v in later.parts] == ["hra", "sedma"]
    assert later.seats == ("Adam", "Božena", "Cyril")
    assert first.parts[1].reason is Reason.PLAY


def test_defender_with_the_rest() -> None:
    """Betl: Božena is asked whether the aktér must take a trick; he holds the ace she can drive out."""
    text = """
pravidla: licitovany-2010
hraci: [Adam, Božena, Cyril]
rozdava: Cyril
akter: Adam
zavazek: betl
karty:
  Adam:   ČE Z7 Z8 Z9 K7 K8 K9 Ž7 Ž8 Ž9
  Božena: Č7 Č8 Č9 Č10 ČS ČV ČK ZE ZK KE
  Cyril:  Z10 ZS ZV K10 KS KV KK Ž10 ŽS ŽV
talon: ŽK ŽE
"""
    hand = hand_of(text)
    assert lozena_at(hand, 1).lozena is False
    assert lozena_at(hand, 1, player="Božena").lozena is False, "she does not know where ČE lies: perhaps in the talon"


def test_lozena_of_nobody() -> None:
    with pytest.raises(NoAnalysisError, match="nehraje"):
        lozena_at(sto("[]"), 1, player="Dana")


def test_koruna_large_hlasky_without_a_trick() -> None:
    """Four unseen hlášky make 100 against 90, yet every trick is the aktér's and then they do not count (A/14)."""
    text = """
pravidla: {rules}
hraci: [Adam, Božena, Cyril]
rozdava: Cyril
akter: Adam
zavazek: hra
trumf: Č
karty:
  Adam:   ČE Č10 ČS Č9 Č8 Č7 ZE Z10 KE ŽE
  Božena: ČK ČV ZK ZV KK KV ŽK ŽV K10 Ž10
  Cyril:  ZS Z9 Z8 KS K9 K8 ŽS Ž9 Ž8 Ž7
talon: Z7 K7
"""
    koruna, voleny = (lozena_at(hand_of(text.format(rules=r)), 1) for r in ("koruna-2013", "voleny-2005"))
    assert koruna.lozena is True
    assert (voleny.lozena, voleny.parts[0].reason) == (False, Reason.HLASKY)
