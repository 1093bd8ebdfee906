"""`rozhodci import`: a saved game in, a case file out."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from tests.conftest import Run
from tests.mariasek.games import account, game

RATES = Path(__file__).resolve().parent.parent / "mariasek" / "data" / "mariasek.yaml"


def saved(tmp_path: Path, name: str = "0118.end.hra", content: bytes | None = None) -> Path:
    file = tmp_path / name
    file.write_bytes(game(after=account((36, -18, -18))) if content is None else content)
    return file


def test_the_case_can_be_judged(run: Run, tmp_path: Path) -> None:
    ran = run("import", saved(tmp_path))
    assert (ran.code, ran.err) == (0, "")
    judged = run("posud", "-", "--format", "json", stdin=ran.raw)
    assert (judged.code, json.loads(judged.out)["verdikt"]) == (0, "bez-renoncu")


def test_into_a_file_and_back_with_the_programs_rates(warm: Run, tmp_path: Path) -> None:
    (tmp_path / "sazby.yaml").write_bytes(RATES.read_bytes())
    saved(tmp_path)
    args = ("import", "0118.end.hra", "--pravidla", "./sazby.yaml", "-o", "hra.yaml")
    assert warm(*args, cwd=tmp_path).code == 0
    ran = warm("audit", "hra.yaml", "--format", "jsonl", cwd=tmp_path)
    assert (ran.code, json.loads(ran.out)["stav"]) == (0, "shoda")


def test_an_audit_takes_saved_games_as_they_are(warm: Run, tmp_path: Path) -> None:
    saved(tmp_path, "a.hra")
    saved(tmp_path, "b.hra", game(head='Kolo="11" Zacina="Hrac1" Voli="Hrac1" Typ="Kilo"'))
    saved(tmp_path, "c.hra", b"")
    saved(tmp_path, "d.hra", game(after=account((2, -1, -1)), fleks="<Fleky />"))
    ran = warm("audit", tmp_path, "--pravidla", RATES, "--format", "jsonl")
    found = [json.loads(line) for line in ran.out.splitlines()]
    assert [x["stav"] for x in found] == ["shoda", "nerozhodnuto", "chyba", "neshoda"]
    assert ran.code == 2
    assert "trumf" in found[1]["duvod"]
    assert [
        x["stav"] for x in map(json.loads, warm("audit", tmp_path / "d.hra", "--format", "jsonl").out.splitlines())
    ] == ["bez-zaznamu"]


def test_what_cannot_be_converted_is_said_in_one_sentence(warm: Run, tmp_path: Path) -> None:
    for content in (b"", b"<Hra />", game(head='Kolo="11" Voli="Hrac1" Typ="Hra"')):
        ran = warm("import", saved(tmp_path, content=content), "-o", tmp_path / "x.yaml")
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert not (tmp_path / "x.yaml").exists()
    assert warm("import").code == 2
    assert warm("import", tmp_path / "neni.hra").code == 2


def test_a_packed_game(warm: Run, tmp_path: Path) -> None:
    whole = game(after=account((36, -18, -18)))
    plain = warm("import", saved(tmp_path, "a.hra", whole))
    packed = saved(tmp_path, "a.hra.gz", gzip.compress(whole))
    assert warm("import", packed).out == warm("import", saved(tmp_path, "a", gzip.compress(whole))).out == plain.out
    cut = warm("import", saved(tmp_path, "b.hra.gz", gzip.compress(whole)[:100]))
    assert (cut.code, cut.err) == (2, f"{tmp_path / 'b.hra.gz'}: komprimovaný soubor je poškozený nebo neúplný.\n")


def test_a_game_from_standard_input_has_a_plain_name(warm: Run) -> None:
    assert warm("import", "-", stdin=game()).out.startswith("id: vstup\n")


def test_one_game_makes_one_case(warm: Run, tmp_path: Path) -> None:
    saved(tmp_path, "a.hra"), saved(tmp_path, "b.hra")
    folder, pattern = warm("import", tmp_path), warm("import", tmp_path / "*.hra")
    assert folder.code == pattern.code == 2
    assert "je složka" in folder.err and f"rozhodci audit {tmp_path}" in folder.err
    assert "2 soubory" in pattern.err and f"rozhodci audit {tmp_path / '*.hra'}" in pattern.err
    assert warm("import", tmp_path / "a*").code == 0
    assert warm("import", "").code == 2


def test_the_saved_game_is_never_overwritten(warm: Run, tmp_path: Path) -> None:
    file = saved(tmp_path)
    before = file.read_bytes()
    assert warm("import", file, "-o", file).code == 2
    assert file.read_bytes() == before
