"""`sehravka` as a program. Expected verdicts follow from the cards, see each test."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT, Run
from tests.judging.hands import DURCH, DURCH_TALON, case

EXAMPLE = ROOT / "cases" / "priklad-sto-flek.yaml"
STO = "ČE Č10 ČK ČV ČS ZE Z10 KE K10 ŽE"
"""Three trumps are out and fall in three rounds, the rest are aces and tens: all 90 points with the lead."""
STO_OTHERS = {"bozena": "Č9 ZK ZV Z9 KK K9 K8 ŽK Ž10 Ž9", "cyril": "Č8 Č7 ZS Z8 KV KS ŽV ŽS Ž8 Ž7"}
BEATABLE = "ČE ČK ČV ČS ZE ZK ZV KE KV ŽE"
"""The durch fails on KV while Cyril keeps KK; throwing it away is legal."""
BEATABLE_OTHERS = {"bozena": "Č10 Č8 ZS Z9 KS K10 K8 ŽK Ž10 Ž7", "cyril": "Č9 Z10 Z8 KK K9 K7 ŽV ŽS Ž9 Ž8"}


def written(folder: Path, text: str, name: str = "pripad.yaml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def sto(*lines: str, **more: Any) -> str:
    return case(STO, "sto", *lines, talon="Z7 K7", trumf="Č", **STO_OTHERS, **more)


def data(run: Run, *words: str | Path) -> Any:
    done = run("sehravka", *words, "--format", "json")
    assert (done.code, done.err) == (0, "")
    return json.loads(done.raw)


def test_shape_of_the_json(run: Run, tmp_path: Path) -> None:
    """All 90 points for the aktér, 40 in trumps for him, 20 in zelené for Božena."""
    found = data(run, written(tmp_path, sto("id: celek")), "--zdvih", "1")
    assert list(found) == ["format", "pripad", "zdvih", "na_tahu", "casti", "hlasky", "celek", "karty", "uzly"]
    assert (found["format"], found["pripad"], found["zdvih"], found["na_tahu"]) == (1, "celek", 1, "Adam")
    (part,) = found["casti"]
    assert list(part) == ["cast", "stav", "body", "nejvyse", "linie"]
    assert (part["cast"], part["stav"], part["body"], part["nejvyse"]) == (
        "sto", "vyhratelna", {"akter": 90, "obrana": 0}, 90,
    )  # fmt: skip
    assert len(part["linie"]) == len(set(part["linie"])) == 30
    assert found["hlasky"] == {"akter": 40, "obrana": 20}
    assert found["celek"] == "vyhratelna"
    assert [k["karta"] for k in found["karty"]] == STO.split()
    assert all(list(k) == ["karta", "casti"] for k in found["karty"])
    assert all(list(c) == ["cast", "stav", "body"] for k in found["karty"] for c in k["casti"])
    assert isinstance(found["uzly"], int)


def test_parts_without_points_have_none(warm: Run, tmp_path: Path) -> None:
    text = case(BEATABLE, "durch", talon=DURCH_TALON, **BEATABLE_OTHERS)
    found = data(warm, written(tmp_path, text))
    (part,) = found["casti"]
    assert list(part) == ["cast", "stav", "linie"]
    assert part["stav"] == found["celek"] == "jen-se-spolupraci"
    assert "KV" in part["linie"]
    assert {c["stav"] for k in found["karty"] for c in k["casti"]} == {"jen-se-spolupraci", "prohrana"}
    lost = [k["karta"] for k in found["karty"] if k["casti"][0]["stav"] == "prohrana"]
    assert lost == ["KV"]  # led now it is beaten by KK, which Cyril must play


def test_a_lozena_is_won_whatever_is_led(warm: Run, tmp_path: Path) -> None:
    text = case(DURCH, "durch", talon=DURCH_TALON)
    found = data(warm, written(tmp_path, text), "--zdvih", "1")
    assert {c["stav"] for k in found["karty"] for c in k["casti"]} == {"vyhratelna"}


def test_default_moment_is_the_decisive_renonc(warm: Run) -> None:
    """Božena had to follow with Z9 or Z8 after ZE."""
    found = data(warm, EXAMPLE)
    assert (found["zdvih"], found["na_tahu"], [k["karta"] for k in found["karty"]]) == (2, "Božena", ["Z9", "Z8"])


def test_default_moment_without_a_renonc_is_the_end_of_the_record(warm: Run, tmp_path: Path) -> None:
    found = data(warm, written(tmp_path, sto(zdvihy=["ČE Č9 Č8"])))
    assert (found["zdvih"], found["na_tahu"]) == (2, "Adam")
    found = data(warm, written(tmp_path, sto(zdvihy=["ČE Č9 Č8", "Č10 Z9"])))
    assert (found["zdvih"], found["na_tahu"], [k["karta"] for k in found["karty"]]) == (2, "Cyril", ["Č7"])


def test_karta_is_the_card_before_which_one_stands(warm: Run, tmp_path: Path) -> None:
    path = written(tmp_path, sto(zdvihy=["ČE Č9 Č8"]))
    turns = [data(warm, path, "--zdvih", "1", "--karta", str(k))["na_tahu"] for k in (1, 2, 3)]
    assert turns == ["Adam", "Božena", "Cyril"]
    assert data(warm, path, "--zdvih", "1") == data(warm, path, "--zdvih", "1", "--karta", "1")


def test_after_the_last_card_nobody_is_on_turn(warm: Run, tmp_path: Path) -> None:
    tricks = ["ČE Č9 Č8", "Č10 Z9 Č7", "ČK K8 Ž7", "ČV K9 Ž8", "ČS Ž9 Z8", "ZE ZV ZS", "Z10 ZK KS", "KE KK KV",
              "K10 Ž10 ŽS", "ŽE ŽK ŽV"]  # fmt: skip
    found = data(warm, written(tmp_path, sto(zdvihy=tricks)))
    assert (found["na_tahu"], found["karty"], found["casti"][0]["linie"]) == (None, [], [])
    assert (found["casti"][0]["stav"], found["casti"][0]["body"]) == ("vyhratelna", {"akter": 90, "obrana": 0})
    assert "po poslední kartě" in warm("sehravka", written(tmp_path, sto(zdvihy=tricks))).out


def test_budget_ends_undecided(warm: Run, tmp_path: Path) -> None:
    path = written(tmp_path, case(BEATABLE, "sto", talon=DURCH_TALON, trumf="Č", **BEATABLE_OTHERS))
    found = data(warm, path, "--uzlu", "1")
    assert (found["casti"][0]["stav"], found["celek"]) == ("nerozhodnuto", "nerozhodnuto")
    assert list(found["casti"][0]) == ["cast", "stav", "linie"]
    assert "nerozhodnuto" in warm("sehravka", path, "--uzlu", "1").out


def test_dve_sedmy(warm: Run, tmp_path: Path) -> None:
    """Three trumps and three pomocné are out and fall before the ninth trick."""
    text = case("Č7 ČE Č10 ČK ČV Z7 ZE Z10 ZK ZV", "dvě sedmy", "pomocna: Z", talon="K7 Ž7", trumf="Č")
    found = data(warm, written(tmp_path, text))
    assert [(c["cast"], c["stav"]) for c in found["casti"]] == [("dve-sedmy", "vyhratelna")]
    assert found["casti"][0]["linie"][24] == "Z7" and found["casti"][0]["linie"][27] == "Č7"


def test_every_part_of_a_krizovy_hand(warm: Run, tmp_path: Path) -> None:
    """After four tricks all trumps but Adam's are gone; devítka, osma and sedma wait for tricks 6, 7 and 8."""
    text = case(
        "Č7 Č8 Č9 ČE Č10 ČK ZE KE", "[sedma, osma, devítka]", trumf="Č", pravidla="krizovy",
        zdvihy=["ČE ČV ČS Ž7", "ZE ZK ZV Z10", "KE K10 KK KV", "Č10 Z9 K9 Z7"],
    )  # fmt: skip
    found = data(warm, written(tmp_path, text))
    assert (found["zdvih"], [k["karta"] for k in found["karty"]], found["celek"]) == (5, ["ČK"], "vyhratelna")
    assert [(c["cast"], c["stav"]) for c in found["casti"]] == [
        (part, "vyhratelna") for part in ("hra", "sedma", "osma", "devitka")
    ]
    # every eso and desítka falls to Adam, and so does the last trick
    assert found["casti"][0]["body"] == {"akter": 90, "obrana": 0}
    shown = warm("sehravka", written(tmp_path, text)).out
    assert "celý závazek:" in shown and "devítka:" in shown


def test_several_cases(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path, "---\n".join([sto("id: prvni"), sto("id: druhy", zdvihy=["ČE Č9 Č8"])]))
    assert [one["pripad"] for one in data(run, path, "--zdvih", "1")] == ["prvni", "druhy"]
    text = run("sehravka", path, "--zdvih", "1").out
    assert text.startswith(f"=== prvni ({path})\n") and f"\n=== druhy ({path})\n" in text
    done = run("sehravka", path, "--zdvih", "2", "--format", "json")
    assert done.code == 2 and "prvni" in done.err
    assert [one["pripad"] for one in json.loads(done.raw)] == ["druhy"]


def test_text_is_readable_everywhere(warm: Run, tmp_path: Path) -> None:
    text = warm("sehravka", EXAMPLE)
    lines = text.out.splitlines()
    assert lines[0] == "Otevřené karty, 2. zdvih před 2. kartou: na tahu Božena."
    assert "  Na stole: Adam ZE." in lines
    assert max(map(len, lines)) <= 79
    assert "2. Adam (ZE) " in text.out
    assert warm("sehravka", EXAMPLE, "--ascii").out.isascii()
    target = tmp_path / "rozbor.txt"
    assert warm("sehravka", EXAMPLE, "-o", target).out == ""
    assert target.read_text(encoding="utf-8") == text.out
    assert warm("sehravka", EXAMPLE).raw == text.raw


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--zdvih", "x"], "--zdvih x: očekává se celé číslo"),
        (["--zdvih", "0"], "--zdvih 0"),
        (["--karta", "2"], "--karta potřebuje --zdvih"),
        (["--uzlu", "-1"], "--uzlu -1"),
        (["--format", "xml"], "--format xml"),
        (["--zdvih", "9"], "priklad-sto-flek"),
        (["--zdvih", "1", "--karta", "4"], "priklad-sto-flek"),
    ],
)
def test_what_cannot_be_asked(warm: Run, words: list[str], told: str) -> None:
    done = warm("sehravka", EXAMPLE, *words)
    assert (done.code, done.out) == (2, "")
    assert told in done.err and "Traceback" not in done.err


def test_a_hand_without_a_zavazek_has_nothing_to_show(warm: Run, tmp_path: Path) -> None:
    text = "pravidla: krizovy\nhraci: [A, B, C, D]\nrozdava: A\nudalosti: [{druh: chybne-rozdani, kdo: A, poradi: 2}]\n"
    done = warm("sehravka", written(tmp_path, text))
    assert done.code == 2 and "závazku" in done.err
