"""Points for raising (rows fleky) and minus points for raising on a ložená."""

from __future__ import annotations

import pytest

from rozhodci.pb import fleky, minus
from rozhodci.sides import Side
from tests.pb.deals import L2010, Scripted, context, deal, obligation

SEDMA = "ČE Č10 ZE Z10 KE K10 ŽE ŽK Ž9 Ž7", "Č7 Z7", "Ž"
STO = "ČE Č10 ČK ČV ZE Z10 KE K10 ŽE Ž10", "Č7 Z7", "Ž"
BETL = "Č7 Č8 Z7 Z8 K7 K8 K9 Ž7 Ž8 Ž9", "ČS ŽV"
DURCH = "ČE ČK ČV ČS ZE ZK KE KK ŽE ŽK", "Č7 Z7"


def points(ctx):  # type: ignore[no-untyped-def]
    return {(c.who, c.keys[0]): c.halves / 2 for c in fleky.claims(ctx)}


def test_every_raiser_of_the_winning_side_once_at_the_final_level() -> None:
    """Sto lost after flek B, re A, tutti C: three raises 12 to both raisers."""
    played = deal("sto", *STO, fleky=[("Božena", "sto"), ("Adam", "sto"), ("Cyril", "sto")])
    assert points(context(played, Side.OBRANA)) == {("Božena", "sto"): 12, ("Cyril", "sto"): 12}


def test_who_only_approved_gets_nothing() -> None:
    played = deal("sto", *STO, fleky=[("Božena", "sto"), ("Cyril", ""), ("Adam", "")])
    assert points(context(played, Side.OBRANA)) == {("Božena", "sto"): 3}


def test_akter_without_re_gets_nothing() -> None:
    flek = deal("sto", *STO, fleky=[("Božena", "sto")])
    assert points(context(flek)) == {}
    turned = deal("sto", *STO, fleky=[("Božena", "sto"), ("Adam", "sto")])
    assert points(context(turned)) == {("Adam", "sto"): 6}


@pytest.mark.parametrize(("trump", "got"), [("Ž", {}), ("Č", {("Božena", "hra"): 1})])
def test_one_raise_of_hra_counts_only_in_cervene(trump: str, got: dict[object, float]) -> None:
    adam = "ŽE Ž10 ZE Z10 KE K10 ČE ČK Č9 Č7" if trump == "Č" else SEDMA[0]
    played = deal("hra", adam, "Z8 Z7", trump, fleky=[("Božena", "hra")])
    assert points(context(played, Side.OBRANA)) == got


@pytest.mark.parametrize(
    ("announced", "cards", "level", "value"),
    [
        ("hra", SEDMA, 4, 4),
        ("sedma", SEDMA, 3, 4),
        ("sto", STO, 4, 24),
        ("betl", BETL, 2, 8),
        ("durch", DURCH, 4, 64),
    ],
)
def test_table_by_part_and_level(announced: str, cards: tuple[str, ...], level: int, value: float) -> None:
    speech = [(("Božena", "Adam")[i % 2], announced) for i in range(level)]
    played = deal(announced, *cards, fleky=speech)
    winner = Side.AKTER if level % 2 == 0 else Side.OBRANA
    assert max(points(context(played, winner)).values()) == value


def test_each_part_by_itself() -> None:
    """Sedma with two raises won, hra with one raise lost: the aktér 2, Božena 0 (hra once)."""
    played = deal("sedma", *SEDMA, fleky=[("Božena", "hra sedma"), ("Adam", "sedma")])
    assert points(context(played, {"hra": Side.OBRANA, "sedma": Side.AKTER})) == {("Adam", "sedma"): 2}


def test_only_totals_known_leaves_the_defence_to_the_referee() -> None:
    """Spec 1, 1.3: a defender's points stay out, the aktér's re is sure."""
    lost = fleky.claims(context(deal("sto", *STO, fleky={"sto": 1}), Side.OBRANA))
    assert [(c.who, c.group, c.halves) for c in lost] == [("Božena", "flek-sto", 6), ("Cyril", "flek-sto", 6)]
    won = fleky.claims(context(deal("sto", *STO, fleky={"sto": 2})))
    assert [(c.who, c.group, c.halves) for c in won] == [("Adam", "", 12)]
    assert fleky.claims(context(deal("sto", *STO, fleky={"sto": 1}))) == []


def test_licitovany_rows_are_borrowed_unless_the_reading_says_so() -> None:
    speech = [("Božena", "sto")]
    as_voleny = context(deal("sto", *STO, rules=L2010, fleky=speech), Side.OBRANA)
    assert points(as_voleny) == {("Božena", "sto"): 3}
    strict = deal("sto", *STO, rules=L2010, fleky=speech, readings={"pb-flek-licitovany": "rozhodci"})
    (claim,) = fleky.claims(context(strict, Side.OBRANA))
    assert (claim.halves, [d.code for d in claim.doubts]) == (0, ["pb-flek-nedolozeny"])


def test_dve_sedmy_stand_in_no_row() -> None:
    adam = "ŽE Ž10 ŽK Ž9 Ž7 KE K10 KK K9 K7"
    played = deal("dve-sedmy", adam, "Č7 Z7", "Ž", pomocna="K", rules=L2010, fleky=[("Božena", "dve-sedmy")])
    (claim,) = fleky.claims(context(played, Side.OBRANA))
    assert (claim.halves, [d.code for d in claim.doubts]) == (0, ["pb-flek-nedolozeny"])


def taken(ctx):  # type: ignore[no-untyped-def]
    return {(c.who, c.keys[0]): c.halves / 2 for c in minus.claims(ctx)}


@pytest.mark.parametrize(("level", "value"), [(1, -4), (2, -8), (3, -16), (4, -32)])
def test_minus_by_level(level: int, value: float) -> None:
    """Issue example: a flek on a ložený betl −4, with re −8; doubled with each further raise."""
    speech = [(("Božena", "Adam")[i % 2], "betl") for i in range(level)]
    played = deal("betl", *BETL, fleky=speech)
    assert taken(context(played, proof=Scripted(ložená=True))) == {("Božena", "betl"): value}


def test_half_of_one_is_a_half_and_every_part_and_raiser_counts() -> None:
    """Hra once −0,5, sedma once −1, both defenders who raised; the aktér never."""
    speech = [("Božena", "hra"), ("Cyril", "hra sedma")]
    played = deal("sedma", *SEDMA, fleky=speech)
    assert taken(context(played, proof=Scripted(ložená=True))) == {
        ("Božena", "hra"): -0.5,
        ("Cyril", "hra"): -0.5,
        ("Cyril", "sedma"): -1,
    }


def test_no_minus_where_some_split_beats_the_hand() -> None:
    played = deal("betl", *BETL, fleky=[("Božena", "betl")])
    assert taken(context(played, proof=Scripted(ložená=False))) == {}


def test_minus_on_a_hand_the_cards_disprove_or_the_akter_lost_is_the_referees() -> None:
    played = deal("betl", *BETL, fleky=[("Božena", "betl")])
    (disproved,) = minus.claims(context(played, proof=Scripted(ložená=True, by_cards=False)))
    assert [d.code for d in disproved.doubts] == ["pb-minus-nelozena"]
    (lost,) = minus.claims(context(played, Side.OBRANA, proof=Scripted(ložená=True)))
    assert [d.code for d in lost.doubts] == ["pb-minus-prohrana"]


def test_raises_on_proti_are_paid_to_the_other_side() -> None:
    """Sedma proti of Božena, raised by Adam, lost by her: Adam 1."""
    adam = "ČE Č10 ZE Z10 KE K10 ŽE Ž10 ŽK ŽV"
    played = deal("hra", adam, "Č7 Z7", "Ž", bozena="Ž7 Ž8", against={"Božena": ("sedma",)}, fleky=[("Adam", "sedma")])
    assert obligation(played, "sedma").side is Side.OBRANA
    assert points(context(played, Side.AKTER)) == {("Adam", "sedma"): 1}


def test_no_minus_for_a_raise_on_what_the_defence_announced() -> None:
    """Adam raised the sedma proti beside his ložená hra: nobody raised the hra."""
    adam = "ČE Č10 ZE Z10 KE K10 ŽE Ž10 ŽK ŽV"
    played = deal("hra", adam, "Č7 Z7", "Ž", bozena="Ž7 Ž8", against={"Božena": ("sedma",)}, fleky=[("Adam", "sedma")])
    assert minus.claims(context(played, proof=Scripted(ložená=True))) == []
