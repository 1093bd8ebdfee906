"""Faults reported of other programs that must not be repeated here: one test a row, named by its number.

Rows whose input another test already has word for word stand in ELSEWHERE; those that concern sheets and batches are
tested with them.
"""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from rozhodci.cards import named
from rozhodci.case.model import Case
from rozhodci.case.notation import read_card
from rozhodci.errors import Problem
from rozhodci.judge import judge
from rozhodci.replay import Announced
from rozhodci.rulesets import get
from rozhodci.ruling import Ruling
from tests.case.written import EXAMPLE, edited, problem, problems, read, read_all
from tests.conftest import ROOT, Run
from tests.judging.made import BOZENA_1, case_of, judged
from tests.settlement.made import made
from tests.settlement.made import ruled as settled

FILE = ROOT / "cases" / "priklad-sto-flek.yaml"
ELSEWHERE = {
    "A3": "test_replay::test_ace_beats_ten_and_king_does_not",
    "A4": "test_replay::test_ten_left_high_is_a_fault_in_betl_alone",
    "A7": "test_replay::test_seven_led_in_the_ninth_trick_is_early",
    "A7b": "test_replay::test_the_only_legal_seven_is_no_fault",
    "A16": "property.test_rulings::test_another_first_seat_gives_the_same_ruling",
    "A16b": "property.test_rulings::test_seats_moved_on_by_one",
    "C13": "case.test_load::test_hostile_input_is_refused_soon",
    "C14": "case.test_source::test_read_in_the_encodings_windows_writes",
    "E2": "cli.test_usage::test_brackets_in_a_docstring_and_an_option_survive",
    "E9": "cli.test_main::test_internal_error_is_one_sentence_and_a_file",
}


@pytest.mark.parametrize("row", ELSEWHERE)
def test_row_is_tested_where_the_table_says(row: str) -> None:
    module, name = ELSEWHERE[row].split("::")
    assert callable(getattr(importlib.import_module(f"tests.{module}"), name))


def told(case: Case, **chosen: str) -> Ruling:
    return judge(case, get(case.ruleset), chosen or None)


def codes(ruling: Ruling) -> list[tuple[str, str | None, int | None]]:
    return [(r.finding.code, r.finding.who, r.finding.trick) for r in ruling.renonce]


class TestA:
    """Rules and replay."""

    def test_a1_renonc_and_a_wrong_leader_are_both_reported(self) -> None:
        """Božena's Č8 and K8 changed places between tricks 1 and 2; then she leads though Adam took the trick."""
        case = {"zdvihy": [BOZENA_1, {"Božena": "Č8", "Cyril": "K7", "Adam": "ČK"}]}
        ruling = judged(**case)
        assert codes(ruling)[:2] == [("nepriznani-barvy", "Božena", 1), ("nespravne-vyneseni", "Božena", 2)]
        contumace = ruling.settlement.contumace
        assert contumace is not None and contumace.won == 0  # the finished tricks before the renonc: none

    def test_a2_overtaking_duty(self) -> None:
        """Led K žaludy (no trumps), hand A žaludy + 7 žaludy: the eso was the only legal card."""
        ruling = judged(trumf="zelené", Adam="ŽK Z7", Božena="ŽE Ž7", Cyril="Ž8", zdvihy=["ŽK Ž7 Ž8"], zavazek="sedma")
        first = ruling.renonce[0].finding
        assert (first.code, first.who, first.legal) == ("neprebiti", "Božena", ("ŽE",))

    def test_a5_no_duty_to_trump_in_betl(self) -> None:
        ruling = judged(zavazek="betl", trumf=None, Adam="Č7", Božena="Ž8 Z8", Cyril="Č8", bez={"Božena": "Č"},
                        zdvihy=["Č7 Z8 Č8"])  # fmt: skip
        assert codes(ruling) == []

    def test_a6_tricks_and_not_points_decide_betl_and_durch(self) -> None:
        """An empty trick of 7-8-9: betl lost 3,00 to each, durch lost 6,00 to each."""
        betl = judged(zavazek="betl", trumf=None, Adam="Č9 Č10 ČS ČV ČK ČE", Božena="Č7", Cyril="Č8",
                      zdvihy=["Č9 Č7 Č8"])  # fmt: skip
        durch = judged(zavazek="durch", trumf=None, Adam="Č7 ČE", Božena="Č8", Cyril="Č9", zdvihy=["Č7 Č8 Č9"],
                       talon="Č10 ČS", bez={"Božena": "Č", "Cyril": "Č"})  # fmt: skip
        assert (codes(betl), betl.saldo["Adam"]) == ([], -900)
        assert (codes(durch), durch.saldo["Adam"]) == ([], -1800)

    def test_a8_first_hlaska_is_by_order_of_play(self) -> None:
        """20 in trick 2, 40 in trick 4, cards 60: first: 80, lost; highest: 100, made. Said which was used."""
        tricks = {1: "A:ČE! B:Č10 C:Č7", 3: "A:ZE! B:Z10 C:Z8", 5: "A:KE! B:K7 C:K8", 6: "A:Ž9 B:ŽE! C:K10",
                  7: "A:KS B:K9! C:Ž8", 10: "A:ŽS! B:K9 C:KV"}  # fmt: skip
        spoken = (Announced("Adam", 2, 1, 20, named("ZK")), Announced("Adam", 4, 1, 40, named("ŽK")))
        for reading, points, winner in (("prvni", 80, "obrana"), ("nejvyssi", 120, "akter")):
            hand = made("sto", taken="A" * 10, laid=tricks, hlasky=spoken, vyklady={"sto-hlaska": reading})
            done = settled(hand)
            assert (done.results[0].points, done.results[0].winner.value) == (points, winner)
            assert hand.readings.asked["sto-hlaska"] == reading
            assert done.steps[0].text.startswith(f"sto: 60 + hláška {20 if reading == 'prvni' else 40} = ")

    def test_a10_a_card_in_two_hands_is_no_puzzle_to_solve(self) -> None:
        """Eso kule in two hands, desítka žaludy nowhere: both places, the missing card, nothing computed."""
        found = problem(EXAMPLE, ("K8 Ž10 ŽV", "K8 KE ŽV"))
        assert found.code == "karta-dvakrat" and found.path == "karty.Cyril[8]"
        assert "karty.Adam[8]" in found.message and "Ž10" in found.message

    def test_a11_absent_trump_is_no_first_suit(self) -> None:
        found = problem(EXAMPLE, ("trumf: červené\n", ""))
        assert found.code == "trumf-chybi" and "chybí trumf" in found.message

    def test_a12_betl_with_a_trump_is_refused(self) -> None:
        found = problem(edited(EXAMPLE, ("zavazek: sto", "zavazek: betl"), ("flek na sto", "flek na betla")))
        assert found.code == "trumf-navic"

    def test_a14_record_that_breaks_off_in_a_trick(self) -> None:
        """Two cards in the last trick, the second a revoke: contumace from there on."""
        ruling = told(read(EXAMPLE, ("Božena: KK, Cyril: Z7", "Božena: KK")))
        assert codes(ruling) == [("nepriznani-barvy", "Božena", 2)]
        assert ruling.settlement.contumace is not None and ruling.settlement.contumace.total == 120

    @pytest.mark.parametrize(
        ("text", "card"),
        [("♠A", "ZE"), ("♣A", "ŽE"), ("♥K", "ČK"), ("♦K", "KK"), ("KK", "KK"), ("ks", "KS"), ("KV", "KV")],
    )
    def test_a17_one_documented_mapping(self, text: str, card: str) -> None:
        assert read_card(text) is named(card)

    @pytest.mark.parametrize(("text", "suggestion"), [("S", "spodek (S) nebo svršek (V)"), ("ČD", "ČV")])
    def test_a17_ambiguous_letters_are_refused_with_a_suggestion(self, text: str, suggestion: str) -> None:
        found = problem(EXAMPLE, ("- ČE ČS Č7", f"- ČE {text} Č7"))
        assert found.code == "karta" and suggestion in f"{found.message} {found.hint}"

    def test_a18_impossible_card_ends_the_judging(self) -> None:
        """Trick 2 holds a card of the other defender: no cascade after it, the rest is not judged."""
        tricks = ["ČE Č8 Č7", {"Adam": "ZE", "Božena": "Z7", "Cyril": "Z8"}, "ŽE K8 K7"]
        ruling = judged(namitka=("Adam", "behem-hry", "Cyril", None, 3), zdvihy=tricks)
        assert codes(ruling) == []
        assert ruling.complaint.state == "nelze-posoudit"

    def test_a21_a_wrong_count_names_who_has_what(self) -> None:
        """Hand of 11, talon of 1: a finding for the rules that says so, not an error."""
        text = edited(EXAMPLE, ("KE K10 Ž8", "KE K10 Ž8 K7"), ("talon: K7 Ž7", "talon: Ž7"))
        (finding,) = [r.finding for r in told(read(text)).renonce if r.finding.code == "pocet-talonu"]
        assert finding.who == "Adam" and "11" in finding.text and "talon" in finding.text


class TestC:
    """YAML input."""

    @pytest.mark.parametrize("name", ["No", "On", "yes", "null", "12:30", "007", "2024-01-01", "~"])
    def test_c1_c3_names_are_text(self, name: str) -> None:
        case = read(EXAMPLE.replace("Cyril", name))
        assert case.players[2] == name and name in (case.hands or {})

    def test_c2_a_key_twice_names_both_lines(self) -> None:
        found = problem(EXAMPLE, ("trumf: červené\n", "trumf: červené\ntrumf: kule\n"))
        assert (found.code, found.line) == ("klic-dvakrat", 8) and "řádku 7" in found.message

    @pytest.mark.parametrize("text", ["70:20", "09:30", "12:30"])
    def test_c3_no_base_sixty(self, text: str) -> None:
        assert read(EXAMPLE + f"poznamka: {text}\n").note == text

    @pytest.mark.parametrize(("written", "number"), [("02", 2), ("2", 2), ("010", 10), ("08", 8)])
    def test_c4_no_octal(self, written: str, number: int) -> None:
        text = EXAMPLE.replace("kdy: behem-hry", f"zdvih: {written}, kdy: behem-hry")
        (got,) = read_all(text)
        if isinstance(got, Case):
            assert got.complaint is not None and got.complaint.trick == number
        else:  # the same treatment for 08 and 010: read as 8 and 10, or refused alike
            assert written.startswith("0")

    @pytest.mark.parametrize(
        "line", ["talon: =", "talon: *7 Ž7", "poznamka: @A", "poznamka: %A", "poznamka: čl. IV: odst. 2"]
    )
    def test_c8_special_characters_end_in_a_czech_sentence(self, line: str) -> None:
        key = line.split(":")[0]
        text = EXAMPLE.replace("talon: K7 Ž7\n", "") if key == "talon" else EXAMPLE
        found = problems(text + line + "\n")
        assert found and all(p.line for p in found)
        said = " ".join(str(p) for p in found)
        assert "uvozovek" in said or "není karta" in said

    def test_c10_differences_nobody_sees(self) -> None:
        import unicodedata

        decomposed = unicodedata.normalize("NFD", EXAMPLE.replace("trumf: červené", "trumf: žaludy"))
        assert read(decomposed) == read(EXAMPLE.replace("trumf: červené", "trumf: žaludy"))
        assert read(EXAMPLE.replace("akter:", "akter\u00a0:")) == read(EXAMPLE)
        found = problem(EXAMPLE, ("akter:", "aktér:"))
        assert found.code == "klic-neznamy" and "akter" in found.hint

    @pytest.mark.parametrize("text", ["", "# jen komentář\n", "\n\n"])
    def test_c11_empty_file(self, text: str, warm: Run, tmp_path: Path) -> None:
        file = tmp_path / "prazdny.yaml"
        file.write_text(text, encoding="utf-8")
        done = warm("posud", file)
        assert (done.code, done.out) == (2, "") and "prázdný soubor" in done.err

    @pytest.mark.parametrize("text", ["a: &x [*x]", "[" * 5000 + "]" * 5000])
    def test_c13_recursion_is_refused(self, text: str) -> None:
        (found,) = read_all(text)
        assert not isinstance(found, Case)

    def test_c14_notepad_file(self, warm: Run, tmp_path: Path) -> None:
        """A file saved as ANSI (cp1250), UTF-16 or with a mark is the same case."""
        wanted = warm("posud", FILE, "--format", "json").out
        for encoding in ("cp1250", "utf-16", "utf-8-sig"):
            file = tmp_path / f"{encoding}.yaml"
            file.write_bytes(FILE.read_text(encoding="utf-8").encode(encoding))
            assert warm("posud", file, "--format", "json").out == wanted, encoding


class TestD:
    """Messages of the schema."""

    def test_d5_what_is_missing_and_where(self) -> None:
        found = problem(EXAMPLE, ("- [Adam: ZE,", "- [Adam: {barva: zaludy},"))
        assert found.path == "zdvihy[2][1].Adam" and "chybí hodnota" in found.message
        bare = problem(EXAMPLE, ("- [Adam: ZE,", "- [Adam: žaludy,"))
        assert "chybí hodnota" in bare.hint and bare.path == "zdvihy[2][1].Adam"

    def test_d6_true_is_no_number(self) -> None:
        text = EXAMPLE.split("fleky:")[0]
        for value in ("true", "{sto: true}"):
            found: Problem = problems(text + f"fleky: {value}\n")[0]
            assert found.path.startswith("fleky")


class TestE:
    """Terminal, files, commands."""

    def test_e1_square_brackets_survive(self, warm: Run, tmp_path: Path) -> None:
        file = tmp_path / "zavorky.yaml"
        text = FILE.read_text(encoding="utf-8").replace("Božena", '"[b]Božena[/b]"')
        file.write_text(text, encoding="utf-8")
        for option in ("--strucne", "--podrobne"):
            assert "[b]Božena[/b]" in warm("posud", file, option).out
        assert "[b]Božena[/b]" in json.loads(warm("posud", file, "--format", "json").out)["saldo"]

    def test_e1_the_citation_is_printed_whole(self, warm: Run) -> None:
        got = json.loads(warm("posud", FILE, "--format", "json").out)
        text = warm("posud", FILE).out.replace("\u00a0", " ")
        flat = " ".join(text.split())
        for step in got["oduvodneni"]:
            assert step["clanek"] in flat

    def test_e4_nothing_is_cut_in_a_pipe(self, run: Run) -> None:
        out = run("posud", FILE, "--podrobne").out
        assert "…" not in out and max(map(len, out.splitlines())) <= 79

    def test_e5_windows_console(self, run: Run) -> None:
        for encoding in ("cp1250", "cp852", "ascii"):
            done = run("posud", FILE, "--podrobne", encoding=encoding, env={"PYTHONUTF8": "0"})
            assert done.code == 0 and "Traceback" not in done.err

    def test_e8_errors_have_their_exit_code(self, warm: Run, tmp_path: Path) -> None:
        broken = tmp_path / "rozbity.yaml"
        broken.write_text("pravidla: [", encoding="utf-8")
        assert [warm("posud", f).code for f in (tmp_path / "neni.yaml", broken)] == [2, 2]

    def test_e12_one_bad_file_does_not_stop_the_rest(self, run: Run, tmp_path: Path) -> None:
        for i in range(10):
            text = "pravidla: [" if i == 4 else FILE.read_text(encoding="utf-8").replace("sto-flek", f"{i}")
            (tmp_path / f"p{i}.yaml").write_text(text, encoding="utf-8")
        done = run("posud", tmp_path, "--format", "jsonl")
        assert (done.out.count("\n"), done.code) == (9, 2)
        assert "p4.yaml" in done.err

    def test_e15_optional_fields_and_places(self) -> None:
        """No `fleky` is no error; an unknown word and an empty amount have their place."""
        case = read(EXAMPLE.split("fleky:")[0])
        assert case.fleky == () and told(case).verdict == "bez-renoncu"
        assert problem(EXAMPLE, ("kdy: behem-hry", "kdy: kdykoli")).path == "namitka.kdy"
        (found,) = problems(EXAMPLE + "sazby: {sto: }\n")
        assert found.path == "sazby.sto" and found.line == 21


def test_case_of_the_builders_is_a_case() -> None:
    """The short builder used above makes what the loader makes: seats, sides and 32 cards."""
    case: Any = case_of(zdvihy=[BOZENA_1])
    cards = [c for hand in case.hands.values() for c in hand] + list(case.talon)
    assert len(set(cards)) == len(cards) == 32
