"""Every variant of the format, its traps, and what is refused in one clear sentence."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rozhodci import rulesets
from rozhodci.cards import Suit, named
from rozhodci.case.dump import dump
from rozhodci.case.load import load_one
from rozhodci.case.model import FlekTotals
from rozhodci.errors import InputError, UndecidableError
from rozhodci.judge import judge
from rozhodci.mariasek import read_game
from tests.mariasek.games import HANDS, TRICKS, account, game, trick, tricks

RATES = Path(__file__).parent / "data" / "mariasek.yaml"
HEAD = 'Kolo="11" Zacina="Hrac1" Voli="Hrac1" Typ="{}" Trumf="Cerveny"'


def refused(content: bytes) -> str:
    with pytest.raises(InputError) as caught:
        read_game(content, "h.hra")
    (problem,) = caught.value.problems
    assert str(problem).startswith("h.hra")
    return str(problem)


def test_a_finished_game() -> None:
    case = read_game(game(), "hry/0118.end.hra").case
    assert (case.id, case.ruleset, case.own_id) == ("0118.end", "voleny-2005", False)
    assert (case.players, case.dealer, case.akter) == (("Hrac1", "Hrac2", "Hrac3"), "Hrac3", "Hrac1")
    assert (case.announced, case.trump, case.fleky) == (("hra",), Suit.CERVENE, FlekTotals({}))
    assert case.hands is not None
    assert {p: set(cards) for p, cards in case.hands.items()} == {
        f"Hrac{i}": set(map(named, hand.split())) for i, hand in enumerate(HANDS, 1)
    }
    assert [[str(m.card) for m in t.moves] for t in case.tricks] == [t.split() for t in TRICKS]
    assert judge(case, rulesets.get(case.ruleset)).verdict == "bez-renoncu"


def test_children_stand_in_seats_the_play_starts_elsewhere() -> None:
    played = ("Č9 Č8 ČE", *TRICKS[1:])
    case = read_game(game(stychy=tricks(played, "2" + "1" * 9)), "h.hra").case
    first = [(m.player, str(m.card)) for m in case.tricks[0].moves]
    assert first == [("Hrac2", "Č9"), ("Hrac3", "Č8"), ("Hrac1", "ČE")]
    assert case.dealer == "Hrac1"


def test_nested_tricks_of_2014() -> None:
    nested = ""
    for number, cards in reversed(list(enumerate(TRICKS, 1))):
        nested = trick(number, 1, cards.split()).replace("</Stych>", f"{nested}</Stych>")
    assert read_game(game(stychy=nested), "h.hra").case == read_game(game(), "h.hra").case


@pytest.mark.parametrize("start", [b"", b"\xef\xbb\xbf"])
def test_lower_case_byte_order_mark_and_line_ends(start: bytes) -> None:
    content = start + game(lower=True).replace(b"><", b">\r\n<")
    assert read_game(content, "h.hra").case == read_game(game(), "h.hra").case


@pytest.mark.parametrize("kolo", ["0", "10", "1"])
def test_kolo_is_not_relied_on(kolo: str) -> None:
    content = game(head=HEAD.format("Hra").replace('"11"', f'"{kolo}"'))
    assert read_game(content, "h.hra").case == read_game(game(), "h.hra").case


@pytest.mark.parametrize(
    ("types", "announced"),
    [("Hra", ("hra",)), ("Hra Sedma", ("sedma",)), ("Sedma Kilo", ("sto", "sedma")), ("Kilo", ("sto",))],
)
def test_types(types: str, announced: tuple[str, ...]) -> None:
    assert read_game(game(head=HEAD.format(types)), "h.hra").case.announced == announced


@pytest.mark.parametrize("types", ["Betl Durch", "Durch Betl", "Betl Kilo", "Hra Durch SedmaProti"])
def test_what_cannot_be_announced_together(types: str) -> None:
    assert "zároveň být nemohou" in refused(game(head=HEAD.format(types)))


def test_hra_is_what_every_game_starts_from() -> None:
    assert read_game(game(head=HEAD.format("Hra Betl")), "h.hra").case.announced == ("betl",)


def test_fleks_by_count_and_none_in_old_versions() -> None:
    fleks = '<Fleky><Flek Hra="Hra" Pocet="3" Hraci="Hrac2 Hrac1" /><Flek Hra="Sedma" Pocet="0" /></Fleky>'
    new = read_game(game(head=HEAD.format("Hra Sedma"), fleks=fleks), "h.hra")
    assert (new.case.fleky, new.warnings) == (FlekTotals({"hra": 3}), ())
    old = read_game(game(fleks=""), "h.hra")
    assert old.case.fleky == FlekTotals({})
    assert "fleky neukládala" in old.warnings[0]


def test_the_seven_against_is_its_holders() -> None:
    hands = (HANDS[0].replace("Č7", "Č8"), HANDS[1], HANDS[2].replace("Č8", "Č7"))
    fleks = '<Fleky><Flek Hra="SedmaProti" Pocet="1" /></Fleky>'
    content = game(head=HEAD.format("Hra SedmaProti"), hands=hands, fleks=fleks, stychy="")
    case = read_game(content, "h.hra").case
    assert (case.against, case.fleky) == ({"Hrac3": ("sedma",)}, FlekTotals({"sedma": 1}))


def test_who_said_sto_against_is_told_or_warned_about() -> None:
    told = '<Fleky><Flek Hra="KiloProti" Pocet="0" Hraci="Hrac3" /></Fleky>'
    head = HEAD.format("Hra KiloProti")
    known = read_game(game(head=head, fleks=told), "h.hra")
    assert (known.case.against, known.warnings) == ({"Hrac3": ("sto",)}, ())
    unknown = read_game(game(head=head, fleks="<Fleky />"), "h.hra")
    assert list(unknown.case.against.values()) == [("sto",)]
    assert "neříká" in unknown.warnings[0]


def test_a_talon_that_was_not_saved_is_the_rest_of_the_deck() -> None:
    assert read_game(game(talon=None), "h.hra").case == read_game(game(), "h.hra").case


def test_an_unfinished_game() -> None:
    left = [" ".join(HANDS[s].split()) for s in range(3)]
    for cards in TRICKS[:4]:
        for s, card in enumerate(cards.split()):
            left[s] = " ".join(c for c in left[s].split() if c != card)
    open_trick = trick(5, 1, TRICKS[4].split()[:2])
    for s, card in enumerate(TRICKS[4].split()[:2]):
        left[s] = " ".join(c for c in left[s].split() if c != card)
    case = read_game(game(hands=left, stychy=tricks(TRICKS[:4]) + open_trick), "h.hra").case
    assert [len(t.moves) for t in case.tricks] == [3, 3, 3, 3, 2]
    ruling = judge(case, rulesets.get(case.ruleset))
    assert (ruling.verdict, set(ruling.saldo.values())) == ("bez-renoncu", {0})


def test_a_betl_that_ended_early_has_no_trump_and_its_aktér_leads() -> None:
    head = 'Kolo="2" Zacina="Hrac2" Voli="Hrac2" Typ="Betl"'
    left = (HANDS[0].replace("ČV ", ""), HANDS[1].replace("ČS ", ""), HANDS[2].replace("Č8 ", ""))
    case = read_game(game(head=head, hands=left, stychy=trick(1, 2, ["ČS", "Č8", "ČV"])), "h.hra").case
    assert (case.announced, case.trump, case.akter, case.dealer) == (("betl",), None, "Hrac2", "Hrac1")
    assert judge(case, rulesets.get(case.ruleset)).verdict == "bez-renoncu"


def test_a_missing_trump_is_undecidable_never_the_first_suit() -> None:
    content = game(head='Kolo="11" Zacina="Hrac1" Voli="Hrac1" Typ="Kilo"')
    with pytest.raises(UndecidableError, match="chybí trumf"):
        read_game(content, "h.hra")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "prázdný"),
        (b"\n \n", "prázdný"),
        (b"<!-- System.NullReferenceException at Hra.Save() -->", "chybou programu"),
        (game()[:-60] + b"<!-- System.IO.IOException: -- at Save() -->", "chybou programu"),
        (game()[:-60], "není celé XML"),
        (b"id: a\npravidla: voleny\n", "není celé XML"),
        (b"<Partie />", "má <Hra>"),
        (game(head='Kolo="1" Voli="Hrac1" Trumf="Cerveny"'), "není závazek"),
        (game(head='Kolo="1" Typ="Hra" Trumf="Cerveny"'), "kdo volil"),
        (game(head='Kolo="1" Voli="Hrac4" Typ="Hra" Trumf="Cerveny"'), "„Hrac4“"),
        (game(head=HEAD.format("Bulka")), "„bulka“"),
        (game(head=HEAD.format("Hra").replace("Cerveny", "Modry")), "„Modry“"),
        (game(hands=(HANDS[0] + " K7 Ž7", *HANDS[1:]), talon="", stychy=""), "odložil talon"),
        (game(hands=("Z9 ŽK", "ZS KV", "Ž8 Č7"), talon=None, stychy=""), "jen 6 karet"),
        (game(stychy=tricks(TRICKS).replace('Kolo="2"', 'Kolo="12"')), "záznam zdvihů není celý"),
        (game(stychy=tricks(TRICKS[2:]).replace("Kolo=\"1\"", "Kolo=\"9\"")), "záznam zdvihů není celý"),
        (game(hands=("ČE", "", "")), "karta ČE je v souboru dvakrát"),
        (game(stychy='<Stych Kolo="x" Zacina="Hrac1" />'), "„x“"),
    ],
)  # fmt: skip
def test_one_clear_sentence(content: bytes, said: str) -> None:
    assert said in refused(content)


def test_a_hole_in_a_trick_is_no_unfinished_one() -> None:
    hole = f'<Stych Kolo="1" Zacina="Hrac1">{trick(1, 2, ["Č9", "Č8"]).split(">", 1)[1]}'
    assert "chybí karta" in refused(game(stychy=hole))


def test_an_entity_bomb_is_refused_unread() -> None:
    bomb = b'<?xml version="1.0"?><!DOCTYPE Hra [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><Hra>&c;</Hra>'
    assert "DOCTYPE" in refused(bomb)


def test_a_flood_of_elements_is_refused() -> None:
    assert "prvků" in refused(b"<Hra>" + b"<Karta/>" * 20_000 + b"</Hra>")


def test_the_tail_the_program_played_accuses_nobody() -> None:
    """In the tail of a won game the others just drop cards: Hrac2 does not follow zelené in trick 5."""
    swapped = (*TRICKS[:4], "ZE KK Z7", "Z10 ZV Z8", "KE ZS K10", *TRICKS[7:])
    content = game(stychy=tricks(swapped), after=account((36, -18, -18)))
    game_read = read_game(content, "h.hra", str(RATES), unit=100)
    assert len(game_read.case.tricks) == 4
    assert game_read.case.record is None
    assert "dohrál program" in game_read.warnings[0]
    ruling = judge(replace(game_read.case, ruleset="voleny-2005"), rulesets.get("voleny-2005"))
    assert ruling.verdict == "bez-renoncu"
    assert [(r.part, r.winner.value, r.manner) for r in ruling.settlement.results] == [("hra", "akter", "lozena")]


def test_a_fault_where_another_led_is_no_tail() -> None:
    """Hrac3 does not follow Č9 of Hrac2 in trick 1, holding Č8; the rest is Hrac1's, but that trick was not."""
    played = ("Č9 Ž8 ČE", "Č10 ČS Č8", *TRICKS[2:])
    read = read_game(game(stychy=tricks(played, "2" + "1" * 9)), "h.hra")
    assert (len(read.case.tricks), read.warnings) == (10, ())
    ruling = judge(read.case, rulesets.get("voleny-2005"))
    assert [(r.finding.code, r.finding.who, r.finding.trick) for r in ruling.renonce] == [
        ("nepriznani-barvy", "Hrac3", 1)
    ]


def test_the_account_is_the_record_only_in_a_unit_the_user_gave() -> None:
    content = game(after=account((28, -14, -14)))
    assert read_game(content, "h.hra").case.record is None
    record = read_game(content, "h.hra", str(RATES), unit=100).case.record
    assert record is not None
    assert record.payments == {"Hrac1": 2800, "Hrac2": -1400, "Hrac3": -1400}
    assert "Hrac1 28, Hrac2 -14" in read_game(content, "h.hra").case.note


@pytest.mark.parametrize("gains", [("", "", ""), (1, 2, 3), ("", 5, -5)])
def test_an_empty_or_wrong_account_is_none(gains: tuple[int | str, ...]) -> None:
    assert read_game(game(after=account(gains)), "h.hra", str(RATES), unit=100).case.record is None


def test_the_case_written_out_reads_back_the_same() -> None:
    fleks = '<Fleky><Flek Hra="Hra" Pocet="2" /></Fleky>'
    content = game(head=HEAD.format("Hra Sedma"), fleks=fleks, after="<Komentar>AI: hra\n  &lt;b&gt; „x“</Komentar>")
    case = read_game(content, "h.hra").case
    assert load_one(dump(case).encode(), "h.yaml", rulesets.get) == case


@given(st.binary(max_size=200))
def test_no_bytes_break_it(content: bytes) -> None:
    for text in (content, b"<Hra>" + content + b"</Hra>", content.join([game()[:300], game()[300:]])):
        try:
            read_game(text, "h.hra")
        except (InputError, UndecidableError) as fault:
            assert "\n" not in str(fault)
