"""Spec 1, 1.3: words of the commenting, their forms and levels."""

from __future__ import annotations

import pytest

from rozhodci.case.model import Comment, FlekTotals
from rozhodci.case.speech import Said, Speech, UnknownWord, read_speech
from tests.case.written import EXAMPLE, KRIZOVY, edited, problem, problems, read

FLEKY = EXAMPLE[EXAMPLE.index("fleky:") : EXAMPLE.index("zdvihy:")]
SEDMA = edited(EXAMPLE, ("zavazek: sto", "zavazek: sedma"))


def spoken(*rows: str, text: str = SEDMA) -> str:
    return edited(text, (FLEKY, "fleky:\n" + "".join(f"  - {row}\n" for row in rows)))


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("flek na hru", "hra"),
        ("FLEK NA HRU", "hra"),
        ("flek hra", "hra"),
        ("flek na sedmu", "sedma"),
        ("flek sedma", "sedma"),
        ("flek na sedmy", "sedma"),
        ("flek na osmu", "osma"),
        ("flek na devítku", "devitka"),
        ("flek na devitka", "devitka"),
        ("flek na sto", "sto"),
        ("flek na kilo", "sto"),
        ("flek na stovku", "sto"),
        ("flek na betl", "betl"),
        ("flek na betla", "betl"),
        ("flek na žebráka", "betl"),
        ("flek na durch", "durch"),
        ("flek na durcha", "durch"),
        ("flek na dvě sedmy", "dve-sedmy"),
        ("flek dve sedmy a sto", "dve-sedmy sto"),
        ("flek na hru a sedmu", "hra sedma"),
        ("flek na hru, sedmu i osmu", "hra sedma osma"),
        ("flek na hru a na sedmu", "hra sedma"),
        ("flek na 107", "sto sedma"),
        ("flek na sto a sedmu", "sto sedma"),
        ("flek na 2x7", "dve-sedmy"),
    ],
)
def test_objects(text: str, parts: str) -> None:
    assert read_speech(text) == Speech(tuple(Said(part, 1) for part in parts.split()))


@pytest.mark.parametrize(
    ("word", "level"), [("flek", 1), ("re", 2), ("Tutti", 3), ("boty", 4), ("kalhoty", 5), ("kajzr", 6)]
)
def test_levels(word: str, level: int) -> None:
    assert read_speech(f"{word} na hru") == Speech((Said("hra", level),))
    assert read_speech(f"{word}!") == Speech((), level)


def test_several_in_one_speech() -> None:
    assert read_speech("re na hru, flek na sedmu") == Speech((Said("hra", 2), Said("sedma", 1)))
    assert read_speech("flek na hru, dobře na sedmu") == Speech((Said("hra", 1),))


@pytest.mark.parametrize("text", ["dobře", "Dobře.", "dobre", "dobře na hru"])
def test_approval(text: str) -> None:
    assert read_speech(text) == Speech()


@pytest.mark.parametrize("text", ["", "na hru", "hra", "flek na mariáš", "flk", "flek na re hru na", "asi flek"])
def test_what_means_nothing(text: str) -> None:
    if text == "flek na re hru na":
        assert read_speech(text) == Speech((Said("hra", 2),))
        return
    with pytest.raises(UnknownWord):
        read_speech(text)


def test_items() -> None:
    case = read(spoken("Božena: flek", "Cyril: dobře", "{kdo: Adam, na: [hra, sedmu]}", "{kdo: Božena, na: }"))
    assert case.fleky == (
        Comment("Božena", (), True, 1),
        Comment("Cyril"),
        Comment("Adam", ("hra", "sedma")),
        Comment("Božena"),
    )


@pytest.mark.parametrize("empty", ["[]", '""', "", "~"])
def test_an_empty_na_approves(empty: str) -> None:
    assert read(spoken(f"{{kdo: Božena, na: {empty}}}")).fleky == (Comment("Božena"),)


def test_structured_form_needs_na() -> None:
    assert problem(spoken("{kdo: Božena}")).code == "klic-chybi"


def test_mixed_levels_keep_the_parts() -> None:
    case = read(spoken("Božena: flek na hru", "Cyril: dobře", "Adam: re na hru"))
    assert isinstance(case.fleky, tuple)
    assert [c.level for c in case.fleky] == [1, 0, 2]


def test_totals() -> None:
    text = edited(SEDMA, (FLEKY, "fleky: {hra: 010, dvě sedmy: 08, sedmu: 2}\n"))
    assert read(text).fleky == FlekTotals({"hra": 10, "dve-sedmy": 8, "sedma": 2})


@pytest.mark.parametrize(
    ("key", "levels"),
    [
        ("sto a sedma", {"sto-a-sedma": 2}),
        ("107", {"sto-a-sedma": 2}),
        ("sto-a-sedma", {"sto-a-sedma": 2}),
        ("hru a sedmu", {"hra": 2, "sedma": 2}),
        ("sedma proti", {"sedma-proti": 2}),
    ],
)
def test_totals_of_several_parts_said_together(key: str, levels: dict[str, int]) -> None:
    assert read(edited(SEDMA, (FLEKY, f"fleky: {{{key}: 2}}\n"))).fleky == FlekTotals(levels)


def test_totals_of_one_part_stand_once() -> None:
    assert "podruhé" in problem(edited(SEDMA, (FLEKY, "fleky: {sedma: 1, sedmu: 2}\n"))).message


@pytest.mark.parametrize("value", ["true", "-1", "1.0", "jedna", "[1]", "1e1", "0x1", "100"])
def test_totals_are_whole_numbers(value: str) -> None:
    """D6: true is not 1."""
    assert {p.code for p in problems(edited(SEDMA, (FLEKY, f"fleky: {{hra: {value}}}\n")))} <= {"cislo", "tvar"}


def test_totals_with_a_speaker_are_explained() -> None:
    assert "seznam" in problem(edited(SEDMA, (FLEKY, "fleky: {Božena: flek na hru}\n"))).hint


def bad_levels(*rows: str, text: str = SEDMA) -> list[str]:
    return [p.path for p in problems(spoken(*rows, text=text))]


def test_a_word_of_another_level_is_an_error() -> None:
    assert bad_levels("Božena: re na hru") == ["fleky[1]"]
    assert bad_levels("Božena: flek na hru", "Adam: flek na hru") == ["fleky[2]"]
    assert bad_levels("Božena: flek na hru", "Adam: re na sedmu") == ["fleky[2]"]
    assert bad_levels("Božena: flek na hru", "Adam: re na hru", "Božena: boty na hru") == ["fleky[3]"]
    assert bad_levels("Božena: flek", "Adam: tutti") == ["fleky[2]"]


def test_the_count_runs_through_structured_items() -> None:
    read(spoken("{kdo: Božena, na: [hra, sedma]}", "Adam: re na hru a sedmu", "Božena: tutti"))
    assert bad_levels("{kdo: Božena, na: hra}", "Adam: flek na hru") == ["fleky[2]"]


def test_a_partner_joins_with_the_same_word() -> None:
    read(
        spoken(
            "Božena: flek na hru", "Cyril: flek na hru", "Adam: re na hru", "Cyril: tutti na hru", "Adam: boty na hru"
        )
    )
    assert bad_levels("Božena: flek na hru", "Cyril: re na hru") == ["fleky[2]"]
    pair = edited(
        KRIZOVY, ("zdvihy:", "fleky:\n  - Božena: flek na hru\n  - Cyril: re na hru\n  - Adam: re na hru\nzdvihy:")
    )
    assert len(tuple(read(pair).fleky)) == 3  # type: ignore[arg-type]


def test_a_fifth_flek_is_read() -> None:
    rows = ["Božena: flek na hru", "Adam: re na hru", "Božena: tutti na hru", "Adam: boty na hru"]
    assert isinstance(read(spoken(*rows, "{kdo: Božena, na: hra}")).fleky, tuple)
    case = read(spoken(*rows, "Božena: kalhoty na hru"))
    assert isinstance(case.fleky, tuple)
    assert case.fleky[4].level == 5
    assert bad_levels(*rows, "Božena: boty na hru") == ["fleky[5]"]


def test_parts_nobody_announced_are_left_to_the_rules() -> None:
    case = read(spoken("Božena: re na durch"))
    assert isinstance(case.fleky, tuple)
    assert case.fleky[0].parts == ("durch",)


def test_who_does_not_play_does_not_comment() -> None:
    assert problem(spoken("Dana: dobře")).code == "flek-pauzirujici"
    assert problem(spoken("Bozena: dobře")).hint == "myslíte „Božena“?"


def test_one_speaker_an_item() -> None:
    assert problem(spoken("{Božena: flek na hru, Cyril: dobře}")).code == "flek"


def test_a_player_called_kdo() -> None:
    case = read(spoken("kdo: dobře", text=SEDMA).replace("Cyril", "kdo"))
    assert case.fleky == (Comment("kdo"),)


@pytest.mark.parametrize(
    ("said", "hint"), [("sedma", "flek na sedmu"), ("na hru", "flek na hru"), ("dvě sedmy", "flek na dvě sedmy")]
)
def test_a_part_alone_lacks_what_was_said_about_it(said: str, hint: str) -> None:
    found = problem(EXAMPLE, ("Božena: flek na sto", f"Božena: {said}"))
    assert (found.code, found.hint) == ("flek", f"napište i slovo, třeba „{hint}“.")


def test_a_far_word_is_told_all_the_possibilities() -> None:
    start = EXAMPLE.index("fleky:")
    end = EXAMPLE.index("zdvihy:")
    assert "možnosti: hra," in problem(EXAMPLE, (EXAMPLE[start:end], "fleky: {xyz: 1}\n")).hint
    bid = problem(f"{EXAMPLE}licitace:\n  - Božena: xyz\n")
    assert "dvě sedmy a sto červené" in bid.hint
    assert read(EXAMPLE + "licitace:\n  - Božena: dvě sedmy a sto červené\n").bids[0].rung == "dve-sedmy-a-sto-cervene"
