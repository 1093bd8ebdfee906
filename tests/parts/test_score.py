"""Points (spec 2, 2.1): eso and desítka 10, the last trick 10, hlášky 20 and 40, in koruna only with a trick."""

from __future__ import annotations

from rozhodci.cards import named
from rozhodci.hand import Hand
from rozhodci.parts.score import Score, in_play_points, score, shown_score, whole_pairs
from rozhodci.replay import Announced
from rozhodci.sides import Side
from tests.example import example_hand
from tests.parts.made import played_so, points

DEAL = {"Adam": "ŽK ŽV ŽE ČE", "Božena": "ZK ZV Č10", "Cyril": "KK K10"}


def hlaska(player: str, trick: int, value: int, card: str = "ŽK") -> Announced:
    return Announced(player, trick, 1, value, named(card))


def hand(pravidla: str = "licitovany-2010", zavazek: str = "sedma") -> Hand:
    return example_hand(pravidla=pravidla, zavazek=zavazek, trumf="žaludy", **DEAL)


def test_ninety_points_in_all() -> None:
    """Four esa, four desítky and the last trick."""
    laid = {n: f"A:{s}E! B:{s}10 C:{s}7" for n, s in zip((1, 2, 3, 4), "ČZKŽ", strict=True)}
    done = score(played_so(hand(), "A" * 9 + "B", laid))
    assert done.cards == {Side.AKTER: 80, Side.OBRANA: 10}
    assert done.complete


def test_only_finished_tricks_before_one_count() -> None:
    laid = {1: "A:ČE! B:Č10 C:Č7", 2: "A:ZE B:Z10 C:Ž7!"}
    done = score(played_so(hand(), "AC", laid), before=2)
    assert (done.cards, done.complete) == ({Side.AKTER: 20, Side.OBRANA: 0}, False)


def test_hlasky_in_order_of_play() -> None:
    told = (hlaska("Božena", 1, 20), hlaska("Adam", 2, 20), hlaska("Adam", 4, 40))
    done = score(played_so(hand(), "AAAA", hlasky=told))
    assert done.hlasky == {Side.AKTER: (20, 40), Side.OBRANA: (20,)}
    assert (done.total(Side.AKTER), done.total(Side.OBRANA)) == (60, 20)
    assert score(played_so(hand(), "AAAA", hlasky=told), before=4).hlasky[Side.AKTER] == (20,)


def test_the_one_hlaska() -> None:
    done = points(60, 30, (20, 40))
    assert (done.one_hlaska(Side.AKTER, "prvni"), done.one_hlaska(Side.AKTER, "nejvyssi")) == (20, 40)
    assert done.one_hlaska(Side.OBRANA, "prvni") == 0


def test_koruna_hlasky_need_a_trick() -> None:
    """Koruna A/14; in ČSM they count regardless."""
    told = (hlaska("Božena", 1, 20),)
    for pravidla, wanted in (("koruna-2013", ()), ("licitovany-2010", (20,))):
        done = score(played_so(hand(pravidla), "A" * 10, hlasky=told))
        assert done.hlasky[Side.OBRANA] == wanted
    assert score(played_so(hand("koruna-2013"), "A" * 9 + "C", hlasky=told)).hlasky[Side.OBRANA] == (20,)


def test_pairs_still_whole() -> None:
    """Žaludy are trumps: 40 first. Cyril's lone král is none; of the sides each has its own."""
    assert whole_pairs(hand(), Side.AKTER, 1) == (40,)
    assert whole_pairs(hand(), Side.OBRANA, 1) == (20,)
    after = played_so(hand(), "AA", {1: "A:ŽV! B:Z7 C:K7"})
    assert (whole_pairs(after, Side.AKTER, 1), whole_pairs(after, Side.AKTER, 2)) == ((40,), ())


def test_whole_pairs_highest_first() -> None:
    both = example_hand(zavazek="sedma", trumf="žaludy", Adam="ČK ČV ŽK ŽV ZK ZV", Božena="KK")
    assert whole_pairs(both, Side.AKTER, 1) == (40, 20, 20)


def test_in_play_points_leave_out_the_talon_and_finished_tricks() -> None:
    plain = example_hand(zavazek="betl", talon="ČE Z10", Adam="ZE", Božena="Č10", Cyril="KE")
    assert in_play_points(plain, 1) == 60
    assert in_play_points(played_so(plain, "A", {1: "A:ZE! B:Č10 C:K7"}), 2) == 40


def test_shown_score_takes_all_that_is_left() -> None:
    """After ČE Č10 of Božena's trick: 80 - 20 + 10 left to the shower, with his whole pair and not with theirs."""
    after = played_so(hand(), "B", {1: "A:ČE B:Ž7! C:Č10"})
    done = shown_score(after, Side.AKTER, 2)
    assert done == Score({Side.AKTER: 70, Side.OBRANA: 20}, {Side.AKTER: (40,), Side.OBRANA: ()}, complete=True)


def test_shown_score_in_koruna_needs_a_trick_too() -> None:
    """Koruna A/14: the defence announced 20 but has no trick; with a trick it keeps it."""
    told = (hlaska("Božena", 1, 20),)
    for taken, wanted in (("A", ()), ("B", (20,))):
        done = shown_score(played_so(hand("koruna-2013"), taken, hlasky=told), Side.AKTER, 2)
        assert done.hlasky[Side.OBRANA] == wanted


def test_koruna_hlasky_of_a_hand_that_goes_on() -> None:
    """A/14 speaks of the finished hand; before its end the announced ones stand."""
    told = (hlaska("Božena", 1, 20),)
    assert score(played_so(hand("koruna-2013"), "A", hlasky=told)).hlasky[Side.OBRANA] == (20,)


def test_shown_before_tricks_that_were_played_all_the_same() -> None:
    """Played out though ložená from the start (II/20): the play counts for nothing, the holder has 90 and his pair."""
    laid = {1: "A:ČE B:Ž7! C:Č10"}
    done = shown_score(played_so(hand(), "B", laid, (hlaska("Božena", 1, 20),)), Side.AKTER, 1)
    assert done == Score({Side.AKTER: 90, Side.OBRANA: 0}, {Side.AKTER: (40,), Side.OBRANA: ()}, complete=True)
    koruna = played_so(hand("koruna-2013"), "B", laid, (hlaska("Božena", 1, 20),))
    assert shown_score(koruna, Side.AKTER, 1).hlasky[Side.OBRANA] == ()
