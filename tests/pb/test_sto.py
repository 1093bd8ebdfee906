"""Sto rows by trumps, na dvacku, sto a sedma."""

from __future__ import annotations

import pytest

from rozhodci.pb.claims import Claim, Doubt, Kind
from rozhodci.pb.rows import dvacka, sto, sto_a_sedma
from rozhodci.pb.vynos import priced
from rozhodci.sides import Side
from tests.pb.deals import L2010, L2014, VOLENY, context, deal, keys, obligation

PLAIN = "ČK ČV KE K10 ZE Z10 ČE Č10 KK"


def hand(trumps: str, announced: str = "sto", rules: str = VOLENY, led: bool = True, talon: str = "", **kw):  # type: ignore[no-untyped-def]
    plain = PLAIN.split()[: 10 - len(trumps.split())]
    return deal(announced, f"{trumps} {' '.join(plain)}", talon, "Ž", rules=rules, led=led, **kw)


@pytest.mark.parametrize(
    ("trumps", "row"),
    [
        ("ŽS Ž9 Ž8 Ž7 ŽK", "sto-bez-obou"),
        ("ŽE Ž10 Ž8 Ž7", "sto-4-s-obema"),
        ("ŽE Ž9 Ž8 Ž7", "sto-4-bez-desitky"),
        ("Ž10 Ž9 Ž8 Ž7", "sto-4-bez-esa"),
        ("ŽS Ž9 Ž8 Ž7", "sto-4-bez-obou"),
        ("ŽE Ž10 Ž7", "sto-3-s-obema"),
        ("Ž10 Ž8 Ž7", "sto-3-bez-esa"),
        ("ŽE Ž7", "sto-2-bez-desitky"),
        ("ŽE", "sto-1-eso"),
        ("Ž10", "sto-1-desitka"),
    ],
)
def test_row_by_trumps_and_trump_desitky(trumps: str, row: str) -> None:
    played = hand(trumps)
    assert keys(sto.rows(context(played), obligation(played, "sto"))) == [row]


@pytest.mark.parametrize("trumps", ["ŽE Ž9 Ž8 Ž7 ŽS", "Ž10 Ž9 Ž8 Ž7 ŽS", "ŽE Ž10 Ž9 Ž8 Ž7"])
def test_five_trumps_with_a_trump_desitka_have_no_row(trumps: str) -> None:
    played = hand(trumps)
    assert sto.rows(context(played), obligation(played, "sto")) == []


def test_trump_in_the_talon_counts() -> None:
    """Three trumps in hand and the spodek in the talon: four."""
    played = hand("Ž10 Ž8 Ž7", talon="ŽS Z7")
    assert keys(sto.rows(context(played), obligation(played, "sto"))) == ["sto-4-bez-esa"]


def test_single_low_trump_is_unlisted() -> None:
    """No row: twice the nearest lower one, 2 × 100, by the referee (PB 2005, neuvedená hra)."""
    played = hand("Ž8")
    (claim,) = priced(context(played), sto.rows(context(played), obligation(played, "sto")), led=True)
    assert (claim.halves, [d.code for d in claim.doubts]) == (400, ["pb-neuvedena-hra"])


def test_single_low_trump_bez_vynosu() -> None:
    """Table 2010: the desítka bez výnosu 128, twice."""
    played = hand("Ž8", rules=L2010, led=False)
    (claim,) = priced(context(played), sto.rows(context(played), obligation(played, "sto")), led=False)
    assert (claim.halves, [d.code for d in claim.doubts]) == (512, ["pb-neuvedena-hra"])


def test_single_low_trump_bez_vynosu_of_2005_is_doubled_once() -> None:
    """The desítka has no value bez výnosu: twice its 100 s výnosem, unlisted for one reason or the other."""
    played = hand("Ž8", led=False)
    (claim,) = priced(context(played), sto.rows(context(played), obligation(played, "sto")), led=False)
    assert (claim.halves, [d.code for d in claim.doubts]) == (400, ["pb-neuvedena-hra"])


def test_two_low_trumps_are_listed() -> None:
    """PB 2005, sto 15: 60 s výnosem."""
    played = hand("Ž8 Ž7")
    (claim,) = priced(context(played), sto.rows(context(played), obligation(played, "sto")), led=True)
    assert (claim.halves, claim.doubts) == (120, ())


def test_na_dvacku_by_the_first_hlaska() -> None:
    """ČK ČV is the only pair: 20, the row for 4 trumps; with the trump pair shown first it is none."""
    played = hand("Ž10 Ž9 Ž8 Ž7")
    assert keys(dvacka.rows(context(played), obligation(played, "sto"))) == ["sto-dvacka-4"]
    trumps = hand("ŽK ŽV Ž8 Ž7")
    assert dvacka.rows(context(trumps), obligation(trumps, "sto")) == []


def test_first_announced_pair_decides_and_the_reading_may_take_the_highest() -> None:
    """ČK is played in trick 1, ŽK in trick 2: na dvacku; with `nejvyssi` the sto stands on 40."""
    tricks = ["ČK Č9 Č8", "ŽK Ž8 Ž7"]
    given = {"bozena": "Č9 Ž8 ZK", "cyril": "Č8 Ž7 KV"}
    adam = "ČK ČV ŽK ŽV ŽE Ž10 ZE Z10 KE K10"
    first = deal("sto", adam, "Č7 Z7", "Ž", tricks=tricks, **given)
    assert keys(dvacka.rows(context(first), obligation(first, "sto"))) == ["sto-dvacka-4"]
    highest = deal("sto", adam, "Č7 Z7", "Ž", tricks=tricks, readings={"sto-hlaska": "nejvyssi"}, **given)
    assert dvacka.rows(context(highest), obligation(highest, "sto")) == []
    assert dict(highest.readings.asked)["sto-hlaska"] == "nejvyssi"


def test_one_pair_asks_for_no_reading() -> None:
    played = hand("Ž10 Ž9 Ž8 Ž7", tricks=["ČK Č9 Č8"], bozena="Č9", cyril="Č8")
    assert keys(dvacka.rows(context(played), obligation(played, "sto"))) == ["sto-dvacka-4"]
    assert "sto-hlaska" not in played.readings.asked


@pytest.mark.parametrize(("trick", "found"), [("ZE Z9 Z8", ["sto-dvacka-4"]), ("ČK Č9 Č8", [])])
def test_nothing_announced_the_pair_still_whole_counts(trick: str, found: list[str]) -> None:
    """By the reading `svrskem` a pair opened with the král is lost: then the sto stands on no hláška."""
    played = hand("Ž10 Ž9 Ž8 Ž7", tricks=[trick], bozena="Č9 Z9", cyril="Č8 Z8", readings={"hlaska": "svrskem"})
    assert keys(dvacka.rows(context(played), obligation(played, "sto"))) == found


def test_three_trumps_replace_the_row_for_four_unless_the_reading_adds() -> None:
    """PB 2005, sto 1 and 2: 16, or 16 + 8 (výklad pb-dvacka)."""
    played = hand("Ž10 Ž8 Ž7")
    assert keys(dvacka.rows(context(played), obligation(played, "sto"))) == ["sto-dvacka-3"]
    added = hand("Ž10 Ž8 Ž7", readings={"pb-dvacka": "scitat"})
    assert keys(dvacka.rows(context(added), obligation(added, "sto"))) == ["sto-dvacka-3", "sto-dvacka-4"]


def test_2010_has_a_row_of_its_own_for_each_number_and_does_not_ask() -> None:
    played = hand("Ž10 Ž7", rules=L2010)
    (entry,) = dvacka.rows(context(played), obligation(played, "sto"))
    assert (entry.row.led, "pb-dvacka" in played.readings.asked) == (64, False)


def bonus(rules: str, trumps: str, winners: dict[str, Side] | Side = Side.AKTER):  # type: ignore[no-untyped-def]
    played = hand(trumps, "sto sedma", rules)
    ctx = context(played, winners)
    made = [o for o in played.comments.obligations if ctx.won(o)]
    claims = priced(ctx, [e for o in made if o.part == "sto" for e in sto.rows(ctx, o)], led=True)
    return sto_a_sedma.bonus(ctx, "Adam", made, claims)


def test_sto_a_sedma_2010_adds_half_of_the_sto_rows() -> None:
    """4 trumps without desítka s výnosem 10: + 5."""
    text = "sto a sedma na 4 a méně trumfů: polovina bodů za sto"
    wanted = Claim("Adam", ("sto", "sedma"), Kind.PREMIUM, text, 10, "PB 2010, sto a sedma")
    assert bonus(L2010, "ŽE Ž9 Ž8 Ž7") == [wanted]


def test_half_stays_a_whole_number_of_halves_and_half_of_nothing_is_nothing() -> None:
    (claim,) = bonus(L2010, "ŽE Ž9 Ž8 Ž7")
    assert isinstance(claim.halves, int)
    assert bonus(L2010, "ŽE Ž10 Ž8 Ž7") == [], "4 s oběma s výnosem: 0"


def test_half_of_a_doubted_row_is_doubted_with_it() -> None:
    """A single low trump stands in no row: half of the proposed 2 × 96."""
    (claim,) = bonus(L2010, "Ž8")
    assert (claim.halves, [d.code for d in claim.doubts]) == (192, ["pb-neuvedena-hra"])


def test_sto_a_sedma_bonus_needs_both_parts_and_at_most_four_trumps() -> None:
    assert bonus(L2010, "ŽE Ž9 Ž8 Ž7", {"sto": Side.AKTER, "sedma": Side.OBRANA}) == []
    assert bonus(L2010, "ŽS Ž9 Ž8 Ž7 ŽK") == []


def test_sto_a_sedma_2014_is_the_referees_and_2005_knows_none() -> None:
    (claim,) = bonus(L2014, "ŽE Ž9 Ž8 Ž7")
    question = "Adam: prémie za sto a sedmu není v dostupné tabulce doložena. Přizná se, a kolik?"
    assert (claim.who, claim.keys, claim.kind, claim.halves, claim.known) == (
        "Adam", ("sto", "sedma"), Kind.PREMIUM, 0, False,
    )  # fmt: skip
    assert claim.row == "sto a sedma na 4 a méně trumfů: polovina bodů za sto"
    assert claim.doubts == (Doubt("pb-nedolozeny-radek", question, claim.cite),)
    assert bonus(VOLENY, "ŽE Ž9 Ž8 Ž7") == []
