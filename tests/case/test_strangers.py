"""A misspelt name is one problem; it neither hides the faults beside it nor makes others that are not there."""

from __future__ import annotations

import pytest

from tests.case.written import EXAMPLE, KRIZOVY, edited, problems

CODES = [
    (("  Cyril:  Č8", "  Ciril:  Č8"), ["hrac-neznamy"]),
    (("  Cyril:  Č8", "  Ciril:  Č88"), ["hrac-neznamy", "karta"]),
    (("Božena: flek na sto", "Božna: flek na sto"), ["hrac-neznamy"]),
    (("Božena: flek na sto", "Božna: tutti na sto"), ["hrac-neznamy"]),
    (("Božena: flek na sto", "Božna: flk na sto"), ["hrac-neznamy", "flek"]),
    (("Božena: KK", "Bozena: KK"), ["hrac-neznamy"]),
    (("Božena: KK", "Bozena: K11"), ["hrac-neznamy", "karta"]),
    (("namitka:", "zaznam: {platby: {Ada: 1.201}}\nnamitka:"), ["hrac-neznamy", "castka"]),
    (("namitka:", "zaznam: {pb: {Ada: 1.2}}\nnamitka:"), ["hrac-neznamy", "cislo"]),
    (("namitka:", "licitace: [{Ada: stoo}]\nnamitka:"), ["hrac-neznamy", "licitace"]),
]


@pytest.mark.parametrize(("change", "codes"), CODES, ids=[c[0][1] for c in CODES])
def test_beside_a_misspelt_name(change: tuple[str, str], codes: list[str]) -> None:
    assert [p.code for p in problems(edited(EXAMPLE, change))] == codes


@pytest.mark.parametrize(("said", "codes"), [("[sedma]", ["hrac-neznamy"]), ("[sedmaa]", ["hrac-neznamy", "cast"])])
def test_proti_of_nobody(said: str, codes: list[str]) -> None:
    text = edited(KRIZOVY, ("zdvihy:", f"proti: {{Evva: {said}}}\nzdvihy:"))
    assert [p.code for p in problems(text)] == codes


@pytest.mark.parametrize("name", [("rozdava: Dana", "rozdava: Dna"), ("akter: Adam", "akter: Adma")])
def test_the_rest_is_checked_by_the_nearest_name(name: tuple[str, str]) -> None:
    """A card twice in the deal, one that nobody holds in a trick, a trick too short: all are told at once."""
    twice = edited(EXAMPLE, name, ("Č8 Č7 ZV ZS Z7", "Č8 Č8 ZV ZS Z7"))
    assert {p.code for p in problems(twice)} == {"hrac-neznamy", "karta-dvakrat"}
    gap = edited(EXAMPLE, name, ("  - ČE ČS Č7\n", "  - ČE ČS\n"))
    assert {p.code for p in problems(gap)} == {"hrac-neznamy", "zdvih-nedohrany"}


def test_the_path_is_as_written() -> None:
    name, card = problems(edited(EXAMPLE, ("Božena: KK", "Bozena: K11")))
    assert (name.path, card.path) == ("zdvihy[2][2]", "zdvihy[2][2].Bozena")
