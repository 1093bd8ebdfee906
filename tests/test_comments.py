"""The commenting against spec 1, 1.3 and spec 2, 2.4, 2.9: parts, levels, raisers, joins."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rozhodci.case.model import FlekTotals
from rozhodci.comments import Commenting, comment
from tests.example import example_hand
from tests.talking import cross, talk


def parts(c: Commenting) -> list[tuple[str, str, str]]:
    return [(o.key, o.side.value, o.announcer) for o in c.obligations]


def keys(zavazek: str, pravidla: str = "licitovany-2010", **case: Any) -> list[str]:
    trump = None if zavazek in ("betl", "durch") else "kule"
    return [k for k, _, _ in parts(talk(zavazek=zavazek, pravidla=pravidla, trumf=trump, **case))]


def test_parts_of_a_zavazek() -> None:
    assert keys("sedma") == ["hra", "sedma"]
    assert keys("sto") == ["sto"]
    assert keys("sto a sedma") == ["sto", "sedma"]
    assert keys("dvě sedmy a sto", pomocna="červené") == ["dve-sedmy", "sto"]
    assert keys("betl") == ["betl"]
    assert keys("hra", "voleny-2005") == ["hra"]
    assert keys("osma a devitka", "krizovy") == ["hra", "osma", "devitka"]


def test_sto_a_sedma_is_one_part_in_koruna_and_by_its_reading() -> None:
    assert keys("sto a sedma", "koruna-2013") == ["sto-a-sedma"]
    assert keys("sto a sedma", "koruna-2013", vyklady={"sto-a-sedma": "po-castech"}) == ["sto", "sedma"]
    assert keys("sto a sedma", vyklady={"sto-a-sedma": "cele"}) == ["sto-a-sedma"]


def test_a_flek_on_either_half_is_on_the_whole() -> None:
    assert talk(("Božena", "sto sedma"), zavazek="sto a sedma", pravidla="koruna-2013").levels == {"sto-a-sedma": 1}


def test_proti_gets_its_own_key_where_both_announce_the_same() -> None:
    c = cross(zavazek="sedma", proti={"Dana": ["sedma"]}, Adam="Ž7")
    assert parts(c) == [("hra", "akter", "Adam"), ("sedma", "akter", "Adam"), ("sedma-proti", "obrana", "Dana")]
    assert parts(cross(proti={"Dana": ["sedma"]}))[1] == ("sedma", "obrana", "Dana")


def test_proti_in_licitovany_is_void_and_said() -> None:
    c = talk(zavazek="sto", proti={"Božena": ["sedma"]})
    assert [o.key for o in c.obligations] == ["sto"]
    assert "ČSM čl. II/23" in c.notes[0]
    assert c.findings == ()


def test_levels_and_raisers() -> None:
    c = talk(("Božena", "hra"), ("Cyril", ""), ("Adam", "hra"), ("Božena", "hra"), ("Adam", ""))
    assert c.levels == {"hra": 3, "sedma": 0}
    assert c.raisers("hra") == ("Božena", "Adam")
    assert c.raisers("sedma") == ()
    assert c.findings == ()


def test_each_part_is_raised_by_itself() -> None:
    c = talk(("Božena", "hra sedma"), ("Adam", "sedma"), ("Božena", "sedma"), ("Adam", ""))
    assert c.levels == {"hra": 1, "sedma": 3}


def test_raising_one_part_approves_the_others() -> None:
    c = talk(("Božena", "hra"), ("Cyril", ""), ("Adam", "hra"), ("Božena", "sedma"))
    assert c.levels == {"hra": 2, "sedma": 0}
    assert "sedmu se nepočítá" in c.notes[0]


def test_partner_joins_with_the_same_word() -> None:
    c = talk(("Božena", "hra"), ("Cyril", "hra"), ("Adam", "hra"), ("Božena", ""), ("Cyril", "hra"))
    assert c.levels["hra"] == 3
    assert c.raisers("hra") == ("Božena", "Cyril", "Adam")
    assert [r.level for r in c.raises] == [1, 1, 2, 3]


def test_who_approved_cannot_join_in_the_same_round() -> None:
    c = talk(("Božena", ""), ("Cyril", "hra"), ("Božena", "hra"))
    assert c.raisers("hra") == ("Cyril",)


def test_bare_flek_means_what_is_open_or_joins() -> None:
    assert talk(("Božena", "*")).levels == {"hra": 1, "sedma": 1}
    c = talk(("Božena", "*"), ("Cyril", "*"))
    assert c.levels == {"hra": 1, "sedma": 1}
    assert c.raisers("sedma") == ("Božena", "Cyril")


def test_two_words_of_one_player_are_one_turn() -> None:
    c = talk(("Božena", "hra sedma"), ("Adam", "hra"), ("Adam", "sedma"), ("Božena", ""))
    assert c.levels == {"hra": 2, "sedma": 2}


def test_fifth_flek_is_noted_and_not_counted() -> None:
    c = talk(("Božena", "sto"), ("Adam", "sto"), ("Božena", "sto"), ("Adam", "sto"), ("Božena", "sto"), zavazek="sto")
    assert c.levels == {"sto": 4}
    assert [r.valid for r in c.raises] == [True] * 4 + [False]
    assert "flek-nad-ramec" in c.notes[0]
    assert "ČSM čl. IV, není renonc 2" in c.notes[0]


def test_koruna_sets_no_end_to_fleky() -> None:
    words = [("Božena" if i % 2 == 0 else "Adam", "hra") for i in range(7)]
    assert talk(*words, pravidla="koruna-2013", zavazek="hra").levels == {"hra": 7}


def test_nobody_fleks_his_own_side() -> None:
    c = talk(("Adam", "hra"))
    assert c.levels == {"hra": 0, "sedma": 0}
    assert c.notes


def test_flek_on_what_was_not_announced() -> None:
    c = talk(("Božena", "sto"))
    assert c.levels == {"hra": 0, "sedma": 0}
    assert "nebylo ohlášeno" in c.notes[0]


def test_sitter_does_not_comment() -> None:
    assert talk(("Božena", "hra"), ("Dana", "hra")).raisers("hra") == ("Božena",)


def totals(levels: dict[str, int], **case: Any) -> Commenting:
    hand = example_hand(trumf="žaludy", **case)
    made = replace(hand.case, fleky=FlekTotals(levels))
    return comment(made, hand.table, hand.rules, hand.readings)


def test_totals_short_form() -> None:
    c = totals({"hra": 1, "sedma": 2})
    assert c.levels == {"hra": 1, "sedma": 2}
    assert not c.speakers_known
    assert c.raisers("hra") == ()
    assert totals({"sto": 6}, zavazek="sto").levels == {"sto": 4}
    assert totals({"sto": 1}).levels == {"hra": 0, "sedma": 0}


def test_totals_of_sto_a_sedma() -> None:
    """By parts where the parts are settled alone, the whole in koruna (A/12), a sto proti keeps its own name."""
    assert totals({"sto-a-sedma": 2}, zavazek="sto a sedma").levels == {"sto": 2, "sedma": 2}
    whole = {"pravidla": "koruna-2013", "zavazek": "sto a sedma", "proti": {"Božena": ["sto"]}}
    assert totals({"sto-a-sedma": 2, "sto": 1}, **whole).levels == {"sto-a-sedma": 2, "sto": 1}
    assert totals({"sto-proti": 1}, **whole).levels == {"sto-a-sedma": 0, "sto": 1}


def test_krizovy_b15_a_flek_on_hra_falls_with_the_sto() -> None:
    c = cross(("Božena", "hra"), ("Dana", "sto"), zavazek="sto")
    assert c.levels == {"sto": 1}
    assert "Křížový B/15" in c.notes[0]


def test_krizovy_b20_what_was_approved_is_closed() -> None:
    c = cross(("Božena", ""), ("Dana", ""), ("Božena", "hra"))
    assert c.levels == {"hra": 0}
    assert "Křížový B/20" in c.notes[0]


def test_krizovy_partner_answers_for_his_side() -> None:
    c = cross(("Božena", "hra"), ("Cyril", "hra"), ("Dana", "hra"), ("Adam", "hra"))
    assert c.levels == {"hra": 4}
    assert c.findings == ()


def test_no_fleky_no_findings_before_there_is_a_zavazek() -> None:
    hand = example_hand(trumf="žaludy")
    made = replace(hand.case, akter=None, announced=())
    assert comment(made, hand.table, hand.rules, hand.readings).obligations == ()
