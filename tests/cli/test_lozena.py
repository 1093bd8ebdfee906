"""`lozena` as a program. Each verdict follows from the cards as the comment says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import Run
from tests.judging.hands import DURCH, DURCH_TALON, case

LOW = "Č7 Č8 Č9 Z7 Z8 Z9 K7 K8 Ž7 Ž8"
"""The lowest cards of every suit: no trick can be forced on them."""
ONE_HIGH = "Z10 Č7 Č8 Č9 K7 K8 K9 Ž7 Ž8 Ž9"
"""Z10 led first is overtaken by whoever holds a higher one; led at by Z9 or Z8 it may have to take the trick."""
DVE = "Č7 ČE Č10 ČK ČV Z7 ZE Z10 ZK ZV"
"""Three trumps and three pomocné are out: all fall before the ninth trick if Adam leads."""


def answer(run: Run, *words: str | Path) -> Any:
    done = run("lozena", *words, "--format", "json")
    assert done.code == 0, done.err
    return json.loads(done.raw)


def lozena(run: Run, zavazek: str, cards: str, *words: str) -> bool | None:
    found: bool | None = answer(run, "--zavazek", zavazek, *words, cards)["lozena"]
    return found


class TestVerdicts:
    @pytest.mark.parametrize("leader", ["akter", "obrana1", "obrana2"])
    def test_betl_on_the_lowest_cards(self, warm: Run, leader: str) -> None:
        assert lozena(warm, "betl", LOW, "--talon", "K9 Ž9", "--vynasi", leader) is True

    def test_betl_with_one_high_card_depends_on_the_lead(self, warm: Run) -> None:
        found = [
            lozena(warm, "betl", ONE_HIGH, "--talon", "Z7 ŽE", "--vynasi", x) for x in ("akter", "obrana1", "obrana2")
        ]
        assert found == [True, False, False]

    def test_durch(self, warm: Run) -> None:
        assert lozena(warm, "durch", DURCH, "--talon", DURCH_TALON) is True
        assert lozena(warm, "durch", DURCH.replace("KK", "KV"), "--talon", DURCH_TALON) is False

    def test_sedma_wants_every_trick(self, warm: Run) -> None:
        """Č7 ČV ČK Č10 ČE draw the three others; with K9 among the rest one trick is lost."""
        assert lozena(warm, "sedma", "Č7 ČV ČK Č10 ČE ZE Z10 KE K10 ŽE", "--talon", "Z7 K7", "--trumf", "Č") is True
        assert lozena(warm, "7", "Č7 ČV ČK Č10 ČE ZE Z10 KE K9 ŽE", "--talon", "Z7 K7", "--trumf", "Č") is False

    def test_sto_needs_a_hlaska(self, warm: Run) -> None:
        """The same tops with and without král and svršek of one suit in hand."""
        assert lozena(warm, "sto", "ČE Č10 ČK ČV ČS ZE Z10 KE K10 ŽE", "--talon", "Z7 K7", "--trumf", "červené") is True
        assert lozena(warm, "100", "ČE Č10 ČK ČS Č9 ZE Z10 KE K10 ŽE", "--talon", "Z7 K7", "--trumf", "♥") is False

    def test_hra_against_the_unseen_hlasky(self, warm: Run) -> None:
        """All 90 points against four whole pairs elsewhere (40 + 3 × 20 = 100); with the trump král in hand only 60."""
        found = answer(warm, "--zavazek", "hra", "--trumf", "Č", "--talon", "Z7 K7", "ČE Č10 ČS Č9 Č8 ZE Z10 KE K10 ŽE")
        assert found["lozena"] is False
        held = found["protipriklad"]["obrana1"].split()
        assert {"ČK", "ČV", "ZK", "ZV", "KK", "KV", "ŽK", "ŽV"} <= set(held)
        assert lozena(warm, "hra", "ČE Č10 ČK ČS Č9 ZE Z10 KE K10 ŽE", "--trumf", "Č", "--talon", "Z7 K7") is True

    def test_dve_sedmy(self, warm: Run) -> None:
        suits = ("--trumf", "Č", "--pomocna", "Z")
        assert lozena(warm, "dvě sedmy", DVE, "--talon", "K7 Ž7", *suits) is True
        # ZV away: four pomocné are out and one defender may hold them all (čl. III)
        assert lozena(warm, "2x7", DVE.replace("ZV", "KE"), "--talon", "K7 Ž7", *suits) is False

    def test_several_parts_need_every_test(self, warm: Run) -> None:
        sto_yes_sedma_no = "ČE Č10 ČK ČV ČS ZE Z10 KE K10 ŽE"  # no Č7
        found = answer(warm, "--zavazek", "sto a sedma", "--trumf", "Č", "--talon", "Z7 K7", sto_yes_sedma_no)
        assert (found["zavazek"], found["lozena"]) == ("sto-a-sedma", False)
        both = "Č7 ČE Č10 ČK ČV ZE Z10 KE K10 ŽE"
        assert lozena(warm, "107", both, "--trumf", "Č", "--talon", "Z7 K7") is True

    def test_budget_ends_undecided(self, warm: Run) -> None:
        words = ("--trumf", "Č", "--pomocna", "Z", "--talon", "K7 Ž7", "--vynasi", "obrana1", "--uzlu", "1")
        found = answer(warm, "--zavazek", "dvě sedmy", *words, "Č7 ČE Č10 ČK Č8 Z7 ZE Z10 ZK ZV")
        assert (found["lozena"], found["protipriklad"]) == (None, None)

    def test_krizovy_has_eight_cards_and_three_opponents(self, warm: Run) -> None:
        """The two highest of every suit; with one of them missing a third player may hold it."""
        assert lozena(warm, "durch", "ČE ČK ZE ZK KE KK ŽE ŽK", "--pravidla", "krizovy") is True
        words = ("--pravidla", "krizovy", "--vynasi", "obrana3")
        found = answer(warm, "--zavazek", "durch", *words, "ČE ČK ZE ZK KE KK ŽE ŽV")
        assert list(found["protipriklad"]) == ["obrana1", "obrana2", "obrana3", "linie"]


class TestOutput:
    def test_shape_of_the_json(self, run: Run) -> None:
        found = answer(run, "--zavazek", "betl", "--talon", "Z7 ŽE", "--vynasi", "obrana1", ONE_HIGH)
        assert list(found) == ["format", "zavazek", "vynasi", "lozena", "protipriklad", "uzly"]
        assert (found["format"], found["zavazek"], found["vynasi"]) == (1, "betl", "obrana1")
        counter = found["protipriklad"]
        assert list(counter) == ["obrana1", "obrana2", "linie"]
        dealt = [*counter["obrana1"].split(), *counter["obrana2"].split()]
        assert len(dealt) == len({*dealt, *ONE_HIGH.split(), "Z7", "ŽE"}) - 12 == 20
        assert counter["linie"][-1] in ONE_HIGH.split()  # the trick ends with his card and goes to him
        assert isinstance(found["uzly"], int)
        assert answer(run, "--zavazek", "betl", "--talon", "K9 Ž9", LOW)["protipriklad"] is None

    def test_notation_is_tolerant(self, warm: Run) -> None:
        """Symbols, small letters, commas, words, one argument or several, the talon among the cards."""
        plain = answer(warm, "--zavazek", "durch", "--talon", DURCH_TALON, DURCH)
        other = "♥A, čk ♥Q srdce spodek ZE zk ZV KE KK ♣A"
        assert answer(warm, "--zavazek", "Durch", "--talon", "♥7 ♠7", other) == plain
        assert answer(warm, "--zavazek", "durch", "--talon", DURCH_TALON, *DURCH.split()) == plain
        assert answer(warm, "--zavazek", "durch", "--talon", DURCH_TALON, f"{DURCH} {DURCH_TALON}") == plain

    def test_unknown_talon_is_said(self, warm: Run) -> None:
        done = warm("lozena", "--zavazek", "betl", LOW)
        assert done.code == 0 and "Talon není znám" in done.out
        assert "Talon není znám" not in warm("lozena", "--zavazek", "betl", "--talon", "K9 Ž9", LOW).out

    def test_text(self, run: Run) -> None:
        done = run("lozena", "--zavazek", "betl", "--talon", "Z7 ŽE", "--vynasi", "obrana2", ONE_HIGH)
        assert done.out.startswith("betl, vynáší obrana2: není ložená [ČSM čl. II/19].")
        assert "Průběh" in done.out and "1. obrana2 " in done.out
        assert max(map(len, done.out.splitlines())) <= 79
        assert run("lozena", "--zavazek", "betl", "--talon", "K9 Ž9", LOW, "--ascii").out.isascii()


class TestFromACase:
    def path(self, tmp_path: Path, *lines: str, **more: Any) -> Path:
        target = tmp_path / "pripad.yaml"
        target.write_text(case(DURCH, "durch", *lines, talon=DURCH_TALON, **more), encoding="utf-8")
        return target

    def test_default_is_the_start_and_the_akter(self, warm: Run, tmp_path: Path) -> None:
        found = answer(warm, "--pripad", self.path(tmp_path, "id: d", zdvihy=["ČE Č10 Č9"]))
        assert list(found) == [
            "format", "pripad", "zdvih", "kdo", "zavazek", "vynasi", "lozena", "protipriklad", "uzly", "casti",
        ]  # fmt: skip
        assert [found[k] for k in ("pripad", "zdvih", "kdo", "vynasi", "lozena")] == ["d", 1, "Adam", "Adam", True]
        assert found["casti"] == [{"cast": "durch", "lozena": True}]

    def test_default_is_the_moment_where_it_was_shown(self, warm: Run, tmp_path: Path) -> None:
        path = self.path(tmp_path, zdvihy=["ČE Č10 Č9"], udalosti=["{druh: lozena, kdo: Adam}"])
        assert answer(warm, "--pripad", path)["zdvih"] == 2

    def test_a_defender_with_names(self, warm: Run, tmp_path: Path) -> None:
        """Božena beats nothing of this durch, so her hand is not ložená; the split names the others."""
        found = answer(warm, "--pripad", self.path(tmp_path), "--kdo", "Božena")
        assert (found["kdo"], found["lozena"]) == ("Božena", False)
        assert list(found["protipriklad"]) == ["Cyril", "Adam", "linie"]

    def test_play_shows_what_is_where(self, warm: Run, tmp_path: Path) -> None:
        """KV is beaten by KK in some split; once KK has fallen under KE nothing beats it."""
        text = case(
            DURCH.replace("KK", "KV"), "durch", talon=DURCH_TALON, bozena="Č10 Č8 ZS Z9 KS K10 K8 ŽK Ž10 Ž7",
            cyril="Č9 Z10 Z8 KK K9 K7 ŽV ŽS Ž9 Ž8", zdvihy=["KE K8 KK"],
        )  # fmt: skip
        path = tmp_path / "pripad.yaml"
        path.write_text(text, encoding="utf-8")
        assert [answer(warm, "--pripad", path, "--zdvih", n)["lozena"] for n in ("1", "2")] == [False, True]
        assert "2. zdvih" in warm("lozena", "--pripad", path, "--zdvih", "2").out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--zavazek", "betl", "ČK Z7"], "2 karty, má jich být 10"),
        (["--zavazek", "betl", f"{LOW} K9"], "11 karet"),
        (["--zavazek", "betl", f"{LOW} K9 Ž9"], "Odložené karty patří do --talon"),
        (["--zavazek", "betl", LOW.replace("Č8", "Č7")], "Č7 stojí dvakrát"),
        (["--zavazek", "betl", "--talon", "K9 Č7", LOW], "Č7: v kartách i v talonu"),
        (["--zavazek", "betl", "--talon", "K9", LOW], "--talon: 1 karta, má jich být 2"),
        (["--zavazek", "betl", LOW.replace("Č8", "10Č")], "myslíte Č10"),
        (["--zavazek", "sto", LOW], "Chybí --trumf"),
        (["--zavazek", "sto", "--trumf", "modré", LOW], "--trumf modré"),
        (["--zavazek", "dvě sedmy", "--trumf", "Č", DVE], "Chybí --pomocna"),
        (["--zavazek", "dvě sedmy", "--trumf", "Č", "--pomocna", "Č", DVE], "--pomocna musí být jiná"),
        (["--zavazek", "betla a durch", LOW], "takový závazek nezná"),
        (["--zavazek", "osma", "--trumf", "Č", LOW], "takový závazek nezná"),
        (["--zavazek", "brtl", LOW], "betl"),
        ([LOW], "Chybí --zavazek"),
        (["--zavazek", "betl"], "Chybí karty"),
        (["--zavazek", "betl", "--vynasi", "Adam", LOW], "akter, obrana1 nebo obrana2"),
        (["--zavazek", "betl", "--uzlu", "nic", LOW], "--uzlu nic"),
        (["--zavazek", "betl", "--zdvih", "2", LOW], "--zdvih"),
        (["--pripad", "neni.yaml", "--zavazek", "betl"], "--zavazek"),
        (["--pripad", "neni.yaml"], "neni.yaml"),
    ],
)
def test_what_cannot_be_asked(warm: Run, words: list[str], told: str) -> None:
    done = warm("lozena", *words)
    assert (done.code, done.out) == (2, "")
    assert told in done.err and "Traceback" not in done.err


def test_a_suit_that_means_nothing_is_told(warm: Run) -> None:
    done = warm("lozena", "--zavazek", "betl", "--trumf", "Č", "--talon", "K9 Ž9", LOW)
    assert done.code == 0 and "--trumf Č" in done.err and "je ložená" in done.out
