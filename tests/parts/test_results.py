"""The parts of a závazek together (spec 2, 2.2 and 2.9): order, openness, the tichá sedma, approved hands."""

from __future__ import annotations

import pytest

from rozhodci.cards import Rank
from rozhodci.hand import Hand
from rozhodci.parts import approved, by_contumace, by_play, flat, shown
from rozhodci.parts.base import Forfeit, trump
from rozhodci.parts.dve_sedmy import _helper
from rozhodci.parts.results import PARTS
from rozhodci.ruling import PartResult
from rozhodci.sides import Side
from tests.example import example_hand
from tests.parts.made import played_so
from tests.parts.test_examples import TWO_SEVENS


def names(results: tuple[PartResult, ...] | None) -> list[str]:
    return [f"{r.part} {r.winner}" for r in results or ()]


def sedma(taken: str, laid: dict[int, str] | None = None, zavazek: str = "sedma") -> Hand:
    return played_so(example_hand(zavazek=zavazek, trumf="žaludy"), taken, laid)


@pytest.mark.parametrize(
    ("pravidla", "zavazek", "parts"),
    [
        ("licitovany-2010", "sedma", ["hra", "sedma"]),
        ("licitovany-2010", "sto", ["sto"]),
        ("licitovany-2010", "sto a sedma", ["sto", "sedma"]),
        ("licitovany-2010", "dvě sedmy", ["dve-sedmy"]),
        ("licitovany-2010", "dvě sedmy a sto", ["dve-sedmy", "sto"]),
        ("licitovany-2010", "betl", ["betl"]),
        ("licitovany-2010", "durch", ["durch"]),
        ("voleny-2005", "hra", ["hra"]),
        ("koruna-2013", "hra", ["hra"]),
        ("koruna-2013", "sto a sedma", ["sto-a-sedma"]),
        ("krizovy", "hra", ["hra"]),
        ("krizovy", "osma", ["hra", "osma"]),
        ("krizovy", "sedma a osma a devitka", ["hra", "sedma", "osma", "devitka"]),
        ("krizovy", "sto a sedma", ["sto", "sedma"]),
    ],
)
def test_the_parts_of_a_zavazek(pravidla: str, zavazek: str, parts: list[str]) -> None:
    trumf = None if zavazek in ("betl", "durch") else "žaludy"
    pomocna = "zelené" if "dvě" in zavazek else None
    hand = example_hand(pravidla=pravidla, zavazek=zavazek, trumf=trumf, pomocna=pomocna)
    assert sorted(o.part for o in hand.comments.obligations) == sorted(parts)
    assert all(o.part in PARTS for o in hand.comments.obligations)


def test_each_part_is_won_and_lost_by_itself() -> None:
    """The aktér takes all points but the seven falls to a higher trump."""
    laid = {1: "A:ČE! B:Č10 C:Č7", 2: "A:ZE! B:Z10 C:Z7", 3: "A:KE! B:K10 C:K7", 10: "A:Ž7 B:Ž8! C:KS"}
    assert names(by_play(sedma("A" * 9 + "B", laid))) == ["hra akter", "sedma obrana"]


def test_open_while_any_part_is_open() -> None:
    """The seven fell in trick 2, so the sedma is lost, but hra is not decided."""
    assert by_play(sedma("AA", {2: "A:Ž7! B:Z9 C:K9"})) is None
    assert by_play(example_hand(zavazek="sedma", trumf="žaludy")) is None


def test_the_ticha_sedma_comes_last() -> None:
    hand = sedma("A" * 10, {10: "A:Ž7! B:Z9 C:K9"}, zavazek="sto")
    assert names(by_play(hand)) == ["sto obrana", "ticha-sedma akter"]


def test_no_ticha_sedma_after_a_renonc_nor_in_a_shown_hand() -> None:
    """The play from the renonc on is void: no tichá sedma (spec 2, 2.3)."""
    hand = sedma("A" * 10, {10: "A:Ž7! B:Z9 C:K9"}, zavazek="sto")
    assert names(by_contumace(hand, Forfeit(Side.AKTER, 100, 0, 0))) == ["sto akter"]
    assert names(shown(hand, Side.AKTER, 1)) == ["sto akter"]


def test_flat_gives_every_part_at_base() -> None:
    hand = sedma("A" * 10)
    results = flat(hand, Side.OBRANA, "zvlastni", "proč", "pocet-talonu")
    assert [(r.part, r.winner, r.steps, r.manner, r.points) for r in results] == [
        ("hra", Side.OBRANA, 1, "zvlastni", None), ("sedma", Side.OBRANA, 1, "zvlastni", None),
    ]  # fmt: skip
    assert {r.reasons[0].cite for r in results} == {"ČSM čl. II/12"}
    assert results[0].reasons[0].text == "hra: proč"


def test_approved_is_won_by_the_akter() -> None:
    results = approved(example_hand(zavazek="sto a sedma", trumf="žaludy"))
    assert [(r.part, r.winner, r.steps, r.manner) for r in results] == [
        ("sto", Side.AKTER, 1, "schvaleno"), ("sedma", Side.AKTER, 1, "schvaleno"),
    ]  # fmt: skip


def test_approved_dve_sedmy_that_article_iii_takes() -> None:
    """Čl. III/1: the aktér pays in all circumstances."""
    assert names(approved(example_hand(**TWO_SEVENS))) == ["dve-sedmy akter"]
    doomed = TWO_SEVENS | {"zavazek": "dvě sedmy a sto", "Božena": "Z8 Z9 ZS ZV", "Cyril": "ZK Z10"}
    assert names(approved(example_hand(**doomed))) == ["dve-sedmy obrana", "sto akter"]


def test_a_trump_part_needs_a_trump() -> None:
    hand = example_hand(zavazek="betl")
    with pytest.raises(ValueError, match="trump"):
        trump(hand, Rank.SEDMA)
    with pytest.raises(ValueError, match="pomocná"):
        _helper(hand)
