"""S výnosem and bez výnosu: the higher value once only; empty cells."""

from __future__ import annotations

from rozhodci.pb.rows import dvacka, dve_sedmy, sedma, sto
from rozhodci.pb.vynos import priced
from tests.pb.deals import L2010, L2014, VOLENY, context, deal, obligation

FOUR_WITHOUT_ESO = "Ž10 Ž9 Ž8 Ž7 ČK ČV KE K10 ZE Z10"


def values(rules: str, adam: str, announced: str = "sto", led: bool = False) -> list[float]:
    played = deal(announced, adam, "", "Ž", rules=rules, led=led)
    ctx = context(played)
    entries = [e for rows in (sto.rows, dvacka.rows) for e in rows(ctx, obligation(played, "sto"))]
    if "sedma" in announced:
        entries += sedma.rows(ctx, obligation(played, "sedma"))
    return [c.halves / 2 for c in priced(ctx, entries, led)]


def test_published_example_26() -> None:
    """PB 2005, sčítání: sto bez výnosu on 4 trumps without the trump eso, na dvacku: 18 + 8."""
    assert values(VOLENY, FOUR_WITHOUT_ESO) == [18, 8]
    assert values(VOLENY, FOUR_WITHOUT_ESO, led=True) == [12, 8]


def test_only_the_best_row_counts_bez_vynosu() -> None:
    """2010, sto a sedma on 3 trumps: bez esa 24/32 gains 8, sedma 5/7 gains 2: 32 + 16 (dvacka) + 5."""
    assert values(L2010, "Ž10 Ž8 Ž7 ČK ČV KE K10 ZE Z10 KK", "sto sedma") == [32, 16, 5]


def test_four_with_both_s_vynosem_is_worth_nothing() -> None:
    """PB 2005, sto 4 has no value s výnosem, 10 bez výnosu (dvacka 8 besides)."""
    both = "ŽE Ž10 Ž8 Ž7 ČK ČV KE K10 ZE Z10"
    assert values(VOLENY, both, led=True) == [8]
    assert values(VOLENY, both) == [10, 8]


def test_empty_cell_of_a_complete_table_is_an_unlisted_game() -> None:
    """2005, 2 trumps without desítka bez výnosu: proposed 2 × 60, the referee decides."""
    played = deal("sto", "ŽE Ž7 ČK ČV KE K10 ZE Z10 ČE Č10", "", "Ž", led=False)
    (claim,) = priced(context(played), sto.rows(context(played), obligation(played, "sto")), led=False)
    assert (claim.halves / 2, [d.code for d in claim.doubts]) == (120, ["pb-neuvedena-hra"])


def test_cell_no_source_shows_is_never_guessed() -> None:
    """2014, 1 trumf – desítka bez výnosu is cut off: the sure 100 s výnosem stand, the rest is the referee's."""
    played = deal("sto", "Ž10 ČK ČV KE K10 ZE Z10 ČE Č10 KK", "", "Ž", rules=L2014, led=False)
    (claim,) = priced(context(played), sto.rows(context(played), obligation(played, "sto")), led=False)
    assert (claim.halves / 2, claim.known, [d.code for d in claim.doubts]) == (100, False, ["pb-nedolozeny-radek"])


def test_a_row_nobody_knows_may_be_the_best_one_so_the_others_stand_s_vynosem() -> None:
    """2014, dvě sedmy a sto bez výnosu on four trumps without the eso: 12, not 18; both dvě sedmy rows are asked."""
    hand = deal("dve-sedmy sto", "Ž10 Ž9 ŽK Ž7 K7 KE K10 K9 ČK ČV", "Č7 Z7", "Ž", pomocna="K", rules=L2014, led=False)
    ctx = context(hand)
    entries = [*dve_sedmy.rows(ctx, obligation(hand, "dve-sedmy")), *sto.rows(ctx, obligation(hand, "sto"))]
    got = priced(ctx, entries, led=False)
    assert [(c.row.split(",")[0], c.halves, c.known) for c in got] == [
        ("dvě sedmy na 4 pomocné s hlášeným a vyhraným stem", 0, False),
        ("dvě sedmy na 4 trumfy s hlášeným a vyhraným stem", 0, False),
        ("sto na 4 trumfy bez trumfového esa", 24, True),
    ]
