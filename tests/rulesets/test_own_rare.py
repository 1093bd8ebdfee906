"""Own ruleset files met more rarely: odd keys, no days, names the disk does not know, own clauses beside the base's."""

from __future__ import annotations

import os
import unicodedata
from pathlib import Path

import pytest

from rozhodci.errors import InputError
from rozhodci.rulesets import build, get
from rozhodci.rulesets.located import on_disk
from rozhodci.rulesets.model import Ruleset
from rozhodci.sheet.check import check
from rozhodci.sheet.load import load

BASE = "nazev: Liga\nzaklad: licitovany-2010\n"


def own(folder: Path, text: str, name: str = "liga.yaml") -> Ruleset:
    (folder / name).write_text(text, encoding="utf-8")
    return get(f"./{name}", folder)


@pytest.mark.parametrize("key", ["? [sazby, fleku]\n: 1\n", "? {a: b}\n: 1\n"])
def test_a_key_that_is_no_word_is_told_in_its_place(tmp_path: Path, key: str) -> None:
    with pytest.raises(InputError) as caught:
        own(tmp_path, BASE + key)
    assert [(p.code, p.message, p.line) for p in caught.value.problems] == [("tvar", "klíč má být slovo.", 3)]


def test_days_left_empty_are_no_days(tmp_path: Path) -> None:
    rules = own(tmp_path, f"{BASE}plati: {{od: , do: 31. 12. 2024}}\n")
    assert (rules.valid_from, rules.valid_to) == ("", "2024-12-31")


def test_a_day_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        own(tmp_path, f"{BASE}plati: {{od: 31. 2. 2024}}\n")
    [found] = caught.value.problems
    assert (found.code, found.line, found.expected) == ("datum", 3, "třeba 2024-01-31 nebo 31. 1. 2024")


def test_own_clauses_stand_beside_those_of_the_base(tmp_path: Path) -> None:
    clause = "{nadpis: betl, smysl: Betl stojí víc., dusledek: Platí se 4 Kč.}"
    text = f'{BASE}clanky:\n  "Liga čl. 3": {clause}\n'
    base, liga = get("licitovany-2010").articles, own(tmp_path, text).articles
    assert len(liga) == len(base) + 1
    assert list(liga)[: len(base)] == list(base) and list(liga)[-1] == "Liga čl. 3"
    assert liga["Liga čl. 3"].meaning == "Betl stojí víc." and liga["ČSM čl. II/20"] == base["ČSM čl. II/20"]
    with pytest.raises(KeyError):
        liga["Liga čl. 4"]


def test_hacky_spelt_otherwise_on_the_disk(tmp_path: Path) -> None:
    """Macs store č as c and a mark; the file is found by the name as typed."""
    typed, stored = (unicodedata.normalize(form, "česká-liga.yaml") for form in ("NFC", "NFD"))
    (tmp_path / stored).write_text(BASE, encoding="utf-8")
    assert get(f"./{typed}", tmp_path).title == "Liga"
    assert on_disk(tmp_path / typed).name in (stored, typed)


@pytest.mark.parametrize("name", [f"neni{os.sep}č.yaml", "č.yaml", "č" * 300, "č\0.yaml"])
def test_a_name_of_nothing_stays_as_it_is(tmp_path: Path, name: str) -> None:
    assert on_disk(tmp_path / name) == tmp_path / name


def test_what_is_derived_is_written_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files in the repository are exactly what the data give; the command writes them with plain line ends."""
    derived = list(build.derived())
    assert all(path.read_text(encoding="utf-8") == text for path, text in derived)
    copies = [(tmp_path / f"{i}" / path.name, text) for i, (path, text) in enumerate(derived)]
    monkeypatch.setattr(build, "derived", lambda: iter(copies))
    build.main()
    assert all(path.read_bytes().decode("utf-8") == text for path, text in copies)


def test_a_sheet_by_a_table_that_hides_a_value(tmp_path: Path) -> None:
    """Betl lost after a flek: 4 PB for the raiser, and what this table hides for a betl on few suits."""
    rules = own(tmp_path, f"{BASE}pb: {{radky: {{betl-flek-barvy: {{s: null, bez: null}}}}}}\n")
    sheet = (
        "listek: 1\npravidla: licitovany-2010\nhraci: [A, B, C]\nzapisovatel: A\npodpisy: [A, B, C]\nhry:\n"
        "  - {rozdava: C, akter: A, zavazek: betl, fleky: [{B: flek na betl}, {C: dobře}, {A: dobře}],"
        " vysledek: {betl: obrana}, castky: {A: -12, B: 6, C: 6}, pb: {B: 31}}\n"
    )
    read = load(sheet.encode(), "listek.yaml", get)
    assert check(read, rules).findings == ()
    assert [(f.column, f.expected) for f in check(read, get("licitovany-2010")).findings] == [("PB B", "4 nebo 9")]
