"""`ukaz` as a program: moments, legal cards, points, one player's view."""

from __future__ import annotations

import re

import pytest

from tests.conftest import ROOT, Run

EXAMPLE = ROOT / "cases" / "priklad-sto-flek.yaml"
FOUR = ROOT / "cases" / "krizovy" / "dohravka-09-tri-vyhrana.yaml"


def block(out: str, title: str) -> list[str]:
    """The lines under a title, up to the next empty line."""
    lines = out.split("\n")
    start = next(i for i, line in enumerate(lines) if line.startswith(title))
    return [line.strip() for line in lines[start + 1 : lines.index("", start)]]


def test_whole_hand(run: Run) -> None:
    """The deal as in the file, all tricks, what is left at the end (ten cards less two)."""
    out = run("ukaz", EXAMPLE).out
    deal = block(out, "Karty na začátku")
    assert [line.split() for line in deal[:4]] == [
        ["Adam", "ČE", "ČK", "ČV", "Č9", "ZE", "Z10", "ZK", "KE", "K10", "Ž8"],
        ["Božena", "Č10", "ČS", "Z9", "Z8", "KK", "KV", "K9", "ŽE", "ŽK", "Ž9"],
        ["Cyril", "Č8", "Č7", "ZV", "ZS", "Z7", "KS", "K8", "Ž10", "ŽV", "ŽS"],
        ["talon", "K7", "Ž7"],
    ]
    assert deal[4] == "Talon zná Adam, kdo odkládal."
    assert block(out, "Zdvihy")[1] == "2.  Adam ZE  Božena KK!+20  Cyril Z7  bere Adam  10 bodů"
    after = block(out, "Po poslední")
    assert [len(line.split()) - 1 for line in after[:3]] == [8, 8, 8]
    assert "Body v kartách: aktér 20, obrana 0. Hlášky: Božena 20 (2. zdvih)." in after


def test_who_held_what_and_what_was_legal(warm: Run) -> None:
    """Before the renonc: zelené led, Božena held Z9 and Z8, nothing of hers beats the eso."""
    out = warm("ukaz", EXAMPLE, "--zdvih", "2", "--karta", "2").out
    now = block(out, "2. zdvih, před 2. kartou")
    assert now[1].split() == ["Božena", "Č10", "Z9", "Z8", "KK", "KV", "K9", "ŽE", "ŽK", "Ž9"]
    assert now[5:] == [
        "Na stole: Adam ZE.",
        "Na řadě: Božena, smí Z9 nebo Z8.",
        "Zapsáno: Božena KK (nepřiznání barvy).",
        "Body v kartách: aktér 10, obrana 0. Hlášky: žádné.",
    ]
    assert block(out, "Zdvihy")[-1].split() == ["2.", "Adam", "ZE", "rozehráno"]


@pytest.mark.parametrize(
    ("trick", "card", "line"),
    [
        ("1", "1", "Na řadě: Adam, smí ČE, ČK, ČV, Č9, ZE, Z10, ZK, KE, K10 nebo Ž8."),
        ("1", "2", "Na řadě: Božena, smí Č10 nebo ČS."),
        ("1", "3", "Na řadě: Cyril, smí Č8 nebo Č7."),
        ("3", "1", "Na řadě: Adam, smí ČK, ČV, Č9, Z10, ZK, KE, K10 nebo Ž8."),
    ],
)
def test_legal_cards_at_each_moment(warm: Run, trick: str, card: str, line: str) -> None:
    """Free lead; suit to follow and no higher card than the eso."""
    assert line in [x.strip() for x in warm("ukaz", EXAMPLE, "--zdvih", trick, "--karta", card).out.split("\n")]


def test_end_of_a_whole_hand(run: Run) -> None:
    out = run("ukaz", FOUR).out
    after = block(out, "Po poslední")
    assert after[0].startswith("Body v kartách: ")
    assert sum(map(int, re.findall(r"(?:aktér|obrana) (\d+)", after[0]))) == 90


@pytest.mark.parametrize("moment", [["3", "2"], ["4", "1"], ["1", "5"], ["0", "1"], ["x", "1"]])
def test_moment_that_the_record_does_not_reach(warm: Run, moment: list[str]) -> None:
    done = warm("ukaz", EXAMPLE, "--zdvih", moment[0], "--karta", moment[1])
    assert (done.code, done.out) == (2, "")
    assert "záznam nesahá" in done.err or "celé číslo" in done.err


def test_view_of_a_defender_hides_what_he_cannot_know(warm: Run) -> None:
    """Cyril sees his cards and what was played; the talon holds no eso or desítka (ČSM čl. IV, P2/1)."""
    out = warm("ukaz", EXAMPLE, "--pohled", "Cyril", "--zdvih", "2", "--karta", "2").out
    now = block(out, "2. zdvih")
    assert now[0].split() == ["Cyril", "Č8", "ZV", "ZS", "Z7", "KS", "K8", "Ž10", "ŽV", "ŽS"]
    assert now[1] == "Nevidí: Adam 8 karet, Božena 9 karet, talon 2 karty."
    assert "smí" not in "".join(now)
    unseen = dict(line.split(": ") for line in block(out, "Kde mohou být"))
    assert unseen["Adam nebo Božena"].split() == ["Č10", "Z10", "KE", "K10", "ŽE"]
    assert {"K7", "Ž7", "ČK"} < set(unseen["Adam, Božena nebo talon"].split())


def test_view_of_the_akter_knows_the_talon(warm: Run) -> None:
    out = warm("ukaz", EXAMPLE, "--pohled", "Adam", "--zdvih", "1").out
    assert ["talon", "K7", "Ž7"] in [line.split() for line in out.split("\n")]
    assert "nebo talon" not in out


def test_view_of_who_does_not_play(warm: Run) -> None:
    done = warm("ukaz", EXAMPLE, "--pohled", "Dana")
    assert (done.code, "hrají jen Adam, Božena, Cyril" in done.err) == (2, True)


def test_plain_and_narrow(warm: Run) -> None:
    out = warm("ukaz", ROOT / "cases", "--ascii")
    assert out.code == 0 and out.out.isascii()
    assert max(len(line) for line in out.out.split("\n") if not line.startswith("===")) <= 79
    assert "=== priklad-sto-flek (" in out.out


def test_no_cards_yet(run: Run) -> None:
    case = (
        "id: snimani\npravidla: licitovany-2010\nhraci: [Adam, Božena, Cyril, Dana]\nrozdava: Dana\n"
        "udalosti: [{druh: chybne-rozdani, kdo: Dana, poradi: 1}]\n"
    )
    done = run("ukaz", "-", stdin=case.encode())
    assert (done.code, "Karty v případu nejsou" in done.out) == (0, True)


def test_card_taken_back(warm: Run) -> None:
    """It lies in no trick and is in the hand again, but the drawing tells of it."""
    source = EXAMPLE.read_text(encoding="utf-8").replace(
        "[Adam: ZE, Božena: KK, Cyril: Z7]",
        "[Adam: ZE, {hrac: Božena, karta: KK, vraceno: ano}, Božena: Z8, Cyril: Z7]",
    )
    out = warm("ukaz", "-", stdin=source.encode()).out
    assert "  2. zdvih: Božena KK ukázáno a vráceno.\n" in out
    assert "KK" in block(out, "Po poslední")[1]
