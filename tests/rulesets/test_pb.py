"""PB tables cell by cell: volený 2005 as printed, licitovaný 2010 and 2014 as far as sources show them."""

from __future__ import annotations

import pytest

from rozhodci.rulesets import get

Cell = tuple[float | None, float | None]

VOLENY_2005: dict[str, Cell] = {
    "sedma-3": (7, 10),
    "sedma-2": (14, 20),
    "sedma-1": (20, 28),
    "sto-dvacka-4": (8, 8),
    "sto-dvacka-3": (16, 16),
    "sto-dvacka-2": (16, 16),
    "sto-dvacka-1": (16, 16),
    "sto-bez-obou": (10, 12),
    "sto-4-s-obema": (0, 10),
    "sto-4-bez-desitky": (10, 12),
    "sto-4-bez-esa": (12, 18),
    "sto-4-bez-obou": (24, 30),
    "sto-3-s-obema": (26, 32),
    "sto-3-bez-desitky": (26, 32),
    "sto-3-bez-esa": (32, 40),
    "sto-3-bez-obou": (40, 55),
    "sto-2-s-obema": (50, 60),
    "sto-2-bez-desitky": (60, None),
    "sto-2-bez-esa": (70, None),
    "sto-2-bez-obou": (60, 70),
    "sto-1-eso": (80, None),
    "sto-1-desitka": (100, None),
    "betl-eso": (10, None),
    "betl-sesterak": (5, None),
    "betl-flek-barvy": (None, 5),
    "durch-eso-bez-krale": (10, None),
    "durch-bez-esa": (10, None),
    "durch-flek-chytaky": (None, 10),
}
LICITOVANY_2010: dict[str, Cell] = {
    "sedma-3": (5, 7),
    "sedma-2": (10, 14),
    "sedma-1": (20, 28),
    "sto-dvacka-4": (8, 8),
    "sto-dvacka-3": (16, 16),
    "sto-dvacka-2": (32, 32),
    "sto-dvacka-1": (64, 64),
    "sto-bez-obou": (9, 12),
    "sto-4-s-obema": (0, 10),
    "sto-4-bez-desitky": (10, 12),
    "sto-4-bez-esa": (12, 16),
    "sto-4-bez-obou": (18, 24),
    "sto-3-s-obema": (16, 20),
    "sto-3-bez-desitky": (20, 24),
    "sto-3-bez-esa": (24, 32),
    "sto-3-bez-obou": (36, 48),
    "sto-2-s-obema": (32, 40),
    "sto-2-bez-desitky": (40, 48),
    "sto-2-bez-esa": (48, 64),
    "sto-2-bez-obou": (72, 96),
    "sto-1-eso": (80, 96),
    "sto-1-desitka": (96, 128),
    "betl-eso": (10, None),
    "betl-sesterak": (5, None),
    "betl-flek-barvy": (None, 5),
    "durch-barva": (10, None),
    "durch-flek-chytaky": (None, 10),
    "dve-sedmy-4-pomocne": (20, 24),
    "dve-sedmy-4-pomocne-sto": (24, 30),
    "dve-sedmy-4-trumfy": (30, 45),
    "dve-sedmy-4-trumfy-sto": (40, 60),
    "dve-sedmy-bonifikace": (None, None),
}
# Nearly the 2005 table with its gaps filled; the print is cut inside the row sto na 1 trumf – desítku.
LICITOVANY_2014: dict[str, Cell] = {
    **VOLENY_2005,
    "sto-2-bez-desitky": (60, 70),
    "sto-2-bez-esa": (70, 80),
    "sto-1-eso": (80, 100),
    "sto-1-desitka": (100, None),
    **dict.fromkeys((k for k in VOLENY_2005 if k.startswith(("betl", "durch"))), (None, None)),
    **dict.fromkeys((k for k in LICITOVANY_2010 if k.startswith("dve-sedmy")), (None, None)),
}


def halves(points: float | None) -> int | None:
    return None if points is None else int(2 * points)


@pytest.mark.parametrize(
    ("name", "table"),
    [("voleny-2005", VOLENY_2005), ("licitovany-2010", LICITOVANY_2010), ("licitovany-2014", LICITOVANY_2014)],
)
def test_every_cell(name: str, table: dict[str, Cell]) -> None:
    pb = get(name).pb
    assert pb is not None
    assert {k: (r.led, r.not_led) for k, r in pb.rows.items()} == {
        k: (halves(s), halves(bez)) for k, (s, bez) in table.items()
    }


FLEKS = {
    "hra": (0, 1, 2, 4),
    "hra-cervena": (1, 1, 2, 4),
    "sedma": (1, 2, 4, 8),
    "sto": (3, 6, 12, 24),
    "betl": (4, 8, 16, 32),
    "durch": (8, 16, 32, 64),
}
MINUS = {"hra": -1, "sedma": -2, "sto": -6, "betl": -8, "durch": -16}


@pytest.mark.parametrize("name", ["voleny-2005", "licitovany-2010", "licitovany-2014"])
def test_fleks_minus_and_threshold(name: str) -> None:
    """The licitovaný tables' own flek rows are not known: the volený ones stand there, dvě sedmy have none."""
    pb = get(name).pb
    assert pb is not None
    assert pb.fleks == {part: tuple(2 * p for p in points) for part, points in FLEKS.items()}
    assert pb.minus == {part: 2 * points for part, points in MINUS.items()}
    assert pb.threshold == 100
    assert {f"flek-{p}" for p in FLEKS} | {f"minus-{p}" for p in MINUS} <= set(pb.cites)


def test_sto_a_sedma_adds_half_only_in_2010() -> None:
    tables = [get(n).pb for n in ("licitovany-2010", "licitovany-2014", "voleny-2005")]
    assert [t.sto_seven for t in tables if t] == ["pul", "nezname", ""]


def test_rows_of_voleny_are_cited_by_their_place_in_the_group() -> None:
    pb = get("voleny").pb
    assert pb is not None
    assert pb.rows["sto-4-s-obema"].cite == "PB 2005, sto 4"
    assert pb.rows["sedma-1"].cite == "PB 2005, sedma 3"
    assert pb.rows["durch-flek-chytaky"].cite == "PB 2005, durch 3"


def test_koruna_and_krizovy_have_no_pb() -> None:
    assert get("koruna").pb is None
    assert get("krizovy").pb is None


def test_2014_differs_from_2010_only_in_its_table() -> None:
    old, new = get("licitovany-2010"), get("licitovany-2014")
    same = ("discipline", "rates", "zavazky", "ladder", "catalogue", "readings", "cites", "facts", "max_fleks", "notes")
    assert [f for f in same if getattr(old, f) != getattr(new, f)] == []
    assert old.pb != new.pb
