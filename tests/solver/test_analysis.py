"""The three-valued answer, exact points, the whole, moves and lines."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rozhodci.cards import Suit, named
from rozhodci.sides import Side
from rozhodci.solver.analyst import Analyst
from rozhodci.solver.api import (
    Laid,
    Outlook,
    Pair,
    Part,
    PartVerdict,
    PlayReadings,
    Position,
    Seven,
    SevenState,
    analyse,
    analyse_moves,
    analyse_with_moves,
    outlook,
    possible,
)
from rozhodci.solver.playing import lay, legal_cards, over
from rozhodci.solver.tasks import points_of, task
from tests.solver import oracle
from tests.solver.cases import small
from tests.solver.generators import deal, plausible, position, trump_seven, with_sevens

BETL, HRA, STO, SEDMA = Part("betl"), Part("hra"), Part("sto"), Part("sedma")


def ending(hands: str, trump: str | None, leader: int, last: int = 10) -> Position:
    """`Č10 Z7 / Č9 ČE / Č8 Z8`: the hands by seat, seat 0 is the aktér."""
    dealt = [[named(t) for t in h.split()] for h in hands.split("/")]
    made = position(dealt, Suit(trump) if trump else None, leader)
    return replace(made, trick=last - len(dealt[0]) + 1, last_trick=last)


@pytest.mark.parametrize(
    ("hands", "leader", "found", "why"),
    [
        ("Č10 Z7 / Č9 ZE / ČE Z8", 1, Outlook.SURE, "Č9 must be beaten by ČE, and Z7 is the lowest"),
        ("Č10 Z7 / Č9 ČE / Č8 Z8", 1, Outlook.HELP, "a lead of Č9 beats him, ČE lets him out"),
        ("Č10 Z7 / Č9 ZE / Č8 Z8", 1, Outlook.LOST, "Č9 comes sooner or later and nobody can save Č10"),
    ],
)
def test_betl_of_two_cards(hands: str, leader: int, found: Outlook, why: str) -> None:
    verdict = analyse(ending(hands, None, leader), (BETL,)).parts[0]
    assert verdict.outlook is found, why
    assert (verdict.points_akter, verdict.best) == (None, None)


def test_hra_points_of_the_last_two_tricks() -> None:
    """ČE first brings Č10, the last trick is lost: 20. Z7 first: Cyril must take it, K7 is trumped: three tens."""
    start = ending("ČE Z7 / Z8 Č10 / Z9 K7", "Č", 0)
    verdict = analyse(replace(start, points_akter=30, points_obrana=30), (HRA,)).parts[0]
    assert (verdict.points_akter, verdict.points_obrana) == (30 + 30, 30)
    assert verdict.outlook is Outlook.SURE
    after = [(m.card.text, m.parts[0].points_akter, m.parts[0].points_obrana) for m in analyse_moves(start, (HRA,))]
    assert after == [("ČE", 20, 10), ("Z7", 30, 0)]


def test_tie_is_lost_for_the_akter() -> None:
    start = ending("Z7 / Z8 / K7", "Č", 0)
    behind = replace(start, points_akter=40, points_obrana=30)
    assert analyse(behind, (HRA,)).parts[0].outlook is Outlook.LOST
    with_pair = replace(behind, hlasky=(Pair(Side.AKTER, 20),))
    assert analyse(with_pair, (HRA,)).parts[0].outlook is Outlook.SURE


def test_koruna_counts_no_hlaska_without_a_trick() -> None:
    """100 in hlášky against 90 in cards: won at ČSM, lost in koruna (A/14), and won there with one trick."""
    pairs = tuple(Pair(Side.AKTER, p) for p in (40, 20, 20, 20))
    start = replace(ending("Z7 / Z8 / K7", "Č", 0), points_obrana=80, tricks_obrana=9, hlasky=pairs)
    koruna = PlayReadings(trick_for_hlasky=True)
    assert analyse(start, (HRA,)).parts[0].outlook is Outlook.SURE
    assert analyse(start, (HRA,), koruna).parts[0].outlook is Outlook.LOST
    with_trick = replace(start, tricks_akter=1, tricks_obrana=8)
    assert analyse(with_trick, (HRA,), koruna).parts[0].outlook is Outlook.SURE


def test_koruna_defence_without_a_trick_counts_nothing() -> None:
    pairs = tuple(Pair(Side.OBRANA, p) for p in (40, 20, 20, 20))
    start = replace(ending("Z8 / Z7 / K7", "Č", 0), points_akter=80, tricks_akter=9, hlasky=pairs)
    assert analyse(start, (HRA,)).parts[0].outlook is Outlook.LOST
    assert analyse(start, (HRA,), PlayReadings(trick_for_hlasky=True)).parts[0].outlook is Outlook.SURE


def test_first_or_highest_hlaska() -> None:
    """A twenty was announced first, the forty later: 60 in cards make 80 or 100."""
    start = replace(ending("Z7 / Z8 / K7", "Č", 0), points_akter=60, points_obrana=20)
    start = replace(start, hlasky=(Pair(Side.AKTER, 20), Pair(Side.AKTER, 40)))
    assert analyse(start, (STO,)).parts[0].outlook is Outlook.LOST
    assert analyse(start, (STO,), PlayReadings(sto_hlaska="nejvyssi")).parts[0].outlook is Outlook.SURE


def test_sto_without_a_hlaska_is_lost() -> None:
    start = replace(ending("Z8 / Z7 / K7", "Č", 0), points_akter=80)
    assert analyse(start, (STO,)).parts[0].outlook is Outlook.LOST


def test_seven_must_take_the_last_trick_itself() -> None:
    """With Č8 gone astray the seven is safe; the defender who holds it over it kills the seven."""
    safe = with_sevens(ending("Č7 ZE / Z7 K7 / Z8 K8", "Č", 0), SEDMA, (trump_seven(Suit.CERVENE), 0))
    safe = replace(safe, sevens=tuple(replace(s, trick=10) for s in safe.sevens))
    assert analyse(safe, (SEDMA,)).parts[0].outlook is Outlook.SURE
    assert [c.text for c in legal_cards(safe)] == ["ZE"]
    beaten = with_sevens(ending("Č7 ZE / Z7 Č8 / Z8 K8", "Č", 0), SEDMA, (trump_seven(Suit.CERVENE), 0))
    beaten = replace(beaten, sevens=tuple(replace(s, trick=10) for s in beaten.sevens))
    assert analyse(beaten, (SEDMA,)).parts[0].outlook is Outlook.LOST


def test_seven_forced_out_early_is_lost() -> None:
    """Void of the led suit, the seven is his only trump: legal, but the part is gone."""
    start = ending("Č7 KE / Z7 Z9 / Z8 K8", "Č", 1)
    start = with_sevens(start, SEDMA, (trump_seven(Suit.CERVENE), 0))
    start = replace(start, sevens=tuple(replace(s, trick=10) for s in start.sevens))
    verdict = analyse(start, (SEDMA,)).parts[0]
    assert verdict.outlook is Outlook.LOST
    state = start
    for text in ("Z9", "Z8", "Č7"):
        state = lay(state, named(text), PlayReadings())
    assert state.sevens[0].state is SevenState.LOST


def test_devitka_past_its_trick_is_free_again() -> None:
    """Zelená was led in trick 8, its own. Led in trick 9 it gives the lead away and KE takes the last trick."""
    hands = "Č9 KE ZE / ČS K7 / Z7 Z8 Ž7"
    start = replace(position([[named(t) for t in h.split()] for h in hands.split("/")], Suit.CERVENE, 2), trick=8)
    seven = Seven(Part("devitka"), named("Č9"), 8, 0)
    start = replace(start, last_trick=10, table=(Laid(1, named("Z10")),), sevens=(seven,))
    verdict = analyse(start, (HRA, Part("devitka"))).parts
    assert (verdict[0].points_akter, verdict[0].points_obrana) == (20 + 10 + 10, 0)
    assert verdict[1].outlook is Outlook.LOST


def test_both_parts_alone_but_not_together() -> None:
    """Hra needs the honours now, sedma the trump ace later: each can be made, not both by one play."""
    start = ending("ČE Č10 ŽE Ž7 / Z8 Č7 Č9 ČS / Ž8 Z9 Ž9 Z10", "Ž", 0, last=4)
    start = with_sevens(replace(start, points_akter=30, points_obrana=40), SEDMA, (trump_seven(Suit.ZALUDY), 0))
    answer = analyse(start, (HRA, SEDMA))
    assert [v.outlook for v in answer.parts] == [Outlook.SURE, Outlook.SURE]
    assert answer.whole is Outlook.HELP
    game = oracle.Game(Suit.ZALUDY, 4, start.attackers, {trump_seven(Suit.ZALUDY): 4})
    state = oracle.start([list(h) for h in start.hands], 0, 30, 40)
    hra, sedma = oracle.goal_hra(0, False), oracle.goal_sevens({trump_seven(Suit.ZALUDY): 4})
    forced = [oracle.wins(game, state, g, start.attackers, False) for g in (hra, sedma, oracle.goal_all([hra, sedma]))]
    assert forced == [True, True, False]


def made(end: Position, verdict: PartVerdict) -> bool:
    return task(end, verdict.part, PlayReadings()).possible


@pytest.mark.parametrize("objective", ["hra", "sto-prvni", "sedma", "betl", "durch", "dve-sedmy", "osma-devitka"])
def test_lines_prove_their_outlook(objective: str) -> None:
    """Each line is legal card by card and ends as its outlook says; for points with exactly the proven number."""
    rng = Random(f"lines {objective}")
    for _ in range(60):
        case = small(rng, objective, 3)
        for verdict in analyse(case.position, case.parts, case.readings).parts:
            end = played(case.position, verdict.line)
            if over(end) and verdict.line:
                assert made(end, verdict) == (verdict.outlook is not Outlook.LOST)
            if verdict.outlook is not Outlook.LOST:
                assert over(end)
            if verdict.best is not None and over(end):
                reached = points_of(end, Side.AKTER)
                wanted = verdict.points_akter if verdict.outlook is Outlook.SURE else verdict.best
                assert reached == wanted or objective == "sto-prvni"


def played(start: Position, line: tuple[Laid, ...]) -> Position:
    for laid in line:
        assert laid.seat == start.to_move
        assert laid.card in legal_cards(start)
        start = lay(start, laid.card, PlayReadings())
    return start


def test_moves_agree_with_the_position() -> None:
    """The best move of the one on turn is worth what the position is worth."""
    rng = Random("moves")
    for _ in range(40):
        case = small(rng, rng.choice(("hra", "betl", "durch", "sedma")), 3)
        if over(case.position):
            continue
        answer, moves = analyse(case.position, case.parts), analyse_moves(case.position, case.parts)
        assert {m.card for m in moves} == set(legal_cards(case.position))
        mine = case.position.to_move in case.position.attackers
        for i, verdict in enumerate(answer.parts):
            kinds = {m.parts[i].outlook for m in moves}
            sure = Outlook.SURE in kinds if mine else kinds == {Outlook.SURE}
            assert (verdict.outlook is Outlook.SURE) == sure
            assert (verdict.outlook is Outlook.LOST) == (kinds == {Outlook.LOST})


def test_whole_deal_points_add_up() -> None:
    rng = Random("whole")
    for _ in range(4):
        hands, trump = plausible(rng, "hra")
        verdict = analyse(position(hands[:3], trump, rng.randrange(3)), (HRA,)).parts[0]
        assert verdict.points_akter is not None
        assert verdict.points_obrana == sum(c.points for h in hands[:3] for c in h) + 10 - verdict.points_akter
        assert verdict.best is not None
        assert verdict.best >= verdict.points_akter


def test_parts_of_the_defence_are_solved_for_the_defence() -> None:
    """Sedma proti: Božena holds Č8 Č7 and leads; she draws the aktér's Č9 never, so he takes the last trick with it."""
    part = Part("sedma", Side.OBRANA)
    start = with_sevens(ending("Č9 Z7 / Č7 ZE / Z8 K8", "Č", 1), part, (trump_seven(Suit.CERVENE), 0))
    start = replace(start, sevens=tuple(replace(s, trick=10) for s in start.sevens))
    assert analyse(start, (part,)).parts[0].outlook is Outlook.LOST
    free = with_sevens(ending("K9 Z7 / Č7 ZE / Z8 K8", "Č", 1), part, (trump_seven(Suit.CERVENE), 0))
    free = replace(free, sevens=tuple(replace(s, trick=10) for s in free.sevens))
    assert analyse(free, (part,)).parts[0].outlook is Outlook.SURE
    assert analyse(free, (part,)).whole is Outlook.UNDECIDED


def test_short_questions_say_the_same() -> None:
    rng = Random("short")
    for _ in range(30):
        case = small(rng, rng.choice(("hra", "sedma", "betl")), 3)
        whole = analyse(case.position, case.parts).whole
        assert outlook(case.position, case.parts)[0] is whole
        assert possible(case.position, case.parts) is (whole is not Outlook.LOST)


@pytest.mark.parametrize("leader", [0, 3])
def test_hand_that_closes_with_three_sevens_needs_no_search(leader: int) -> None:
    """Křížový, alone: all trumps but one and an eso. He draws that trump, then every card of his is the highest."""
    rest = "Ž7 ČV ZV Z7 Z9 KS KK K8 / ŽK KE KV ŽS K7 Ž9 ZE ŽV / Z8 ZK K9 K10 ZS Ž10 Ž8 Z10"
    start = ending(f"Č7 Č8 Č9 ČE ČK ŽE ČS Č10 / {rest}", "Č", leader, 8)
    parts = [HRA]
    for back, (name, low) in enumerate((("sedma", "Č7"), ("osma", "Č8"), ("devitka", "Č9"))):
        start = with_sevens(start, Part(name), (named(low), back))
        parts.append(Part(name))
    answer = analyse(start, tuple(parts))
    assert [v.outlook for v in answer.parts] == [Outlook.SURE] * 4
    assert answer.whole is Outlook.SURE
    assert answer.nodes < 2000


def test_a_gap_between_waiting_cards_is_searched() -> None:
    """Osma alone: he must lead it before the last trick, so he cannot always draw with all the rest first.

    With Č10 E 8 against ČK ČV in one hand: E takes one of them, then osma would fall to the other.
    """
    start = with_sevens(ending("Č10 ČE Č8 / ČK ČV Z7 / Z8 Z9 ZK", "Č", 0), Part("osma"), (named("Č8"), 1))
    assert analyse(start, (Part("osma"),)).parts[0].outlook is Outlook.LOST


def test_both_answers_at_once_are_the_same_as_one_by_one() -> None:
    rng = Random("at once")
    for _ in range(20):
        case = small(rng, rng.choice(("hra", "sedma", "sto-prvni", "durch")), 3)
        asked = (case.position, case.parts, case.readings)
        analysis, moves = analyse_with_moves(*asked)
        assert analysis == analyse(*asked)
        assert moves == (() if over(case.position) else analyse_moves(*asked))


def test_everything_out_of_budget() -> None:
    hands, trump = plausible(Random(5), "hra")
    answer = analyse(position(hands[:3], trump, 0), (HRA,), budget=10)
    assert answer.parts[0] == PartVerdict(HRA, Outlook.UNDECIDED)
    assert answer.whole is Outlook.UNDECIDED
    assert outlook(position(hands[:3], trump, 0), (HRA,), budget=10) == (Outlook.UNDECIDED, ())
    assert possible(position(hands[:3], trump, 0), (HRA,), budget=3) is None


def test_same_question_same_answer() -> None:
    hands = deal(Random(9), 7)[:3]
    start = position(hands, Suit.KULE, 1)
    assert analyse(start, (HRA,)) == analyse(start, (HRA,))
    assert Analyst(PlayReadings(), None).nodes == 0
