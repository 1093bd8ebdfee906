"""A user's own ruleset file: only the differences, every fault with its line, all at once; the schema agrees."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from rozhodci.errors import InputError, Problem
from rozhodci.rulesets import get, names
from rozhodci.rulesets.difference import diff
from rozhodci.rulesets.explain import explain
from tests.conftest import ROOT

LIGA = """\
zaklad: licitovany-2010
nazev: Liga Za Moravu
plati: {od: 2024-01-10, do: 31. 12. 2024}
sazby: {zaklad: 0.50, limit: 200, betl: "5,00 Kč"}
fleku: 3
vyklady: {tiche-sto: jednou}
katalog:
  nezatrumfovani:
    - {trida: technicky, pausal: 1, clanek: "Liga čl. 3"}
    - {kdy: marny-trumf, trida: neni, clanek: "Liga čl. 3"}
  neprebiti: {trida: ve-hre, pausal: 2, clanek: "Liga čl. 4"}
pb:
  radky:
    sedma-3: {s: 6, bez: 8.5, clanek: "Liga čl. 7"}
    sto-1-eso: {s: null}
  fleky: {dve-sedmy: [5, 10]}
  minus: {hra: -2}
  hranice: 60
  sto-a-sedma: nic
poznamky: Hraje se podle řádu ligy.
clanky:
  "Liga čl. 3": {nadpis: nezatrumfování, smysl: Jen technický renonc., dusledek: Jen paušál.}
"""


def own(folder: Path, text: str, name: str = "liga.yaml") -> Any:
    (folder / name).write_text(text, encoding="utf-8")
    return get(f"./{name}", folder)


def faults(folder: Path, text: str | bytes) -> list[Problem]:
    (folder / "x.yaml").write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(InputError) as caught:
        get("./x.yaml", folder)
    return list(caught.value.problems)


def test_differences_are_applied_and_the_rest_is_the_base(tmp_path: Path) -> None:
    base, liga = get("licitovany-2010"), own(tmp_path, LIGA)
    assert (liga.name, liga.title, liga.discipline) == ("liga", "Liga Za Moravu", "licitovany")
    assert (liga.valid_from, liga.valid_to, liga.max_fleks) == ("2024-01-10", "2024-12-31", 3)
    assert (liga.rate("hra"), liga.rate("durch"), liga.rate("betl"), liga.rate("limit")) == (50, 1500, 500, 20000)
    assert liga.readings["tiche-sto"].default == "jednou"
    assert liga.readings["sto"] == base.readings["sto"]
    assert liga.catalogue["predhozeni"] == base.catalogue["predhozeni"]
    assert liga.notes == ("Hraje se podle řádu ligy.",)
    assert (liga.cites, liga.zavazky, liga.facts) == (base.cites, base.zavazky, base.facts)


def test_catalogue_rows_replace_the_row_of_their_circumstance(tmp_path: Path) -> None:
    catalogue = own(tmp_path, LIGA).catalogue
    rows = {v.when: (v.klass, v.pausal, v.cite) for v in catalogue["nezatrumfovani"].variants}
    assert rows == {"": ("technicky", 1, "Liga čl. 3"), "marny-trumf": ("neni", 0, "Liga čl. 3")}
    text = "zaklad: licitovany\nkatalog: {pocet-talonu: {trida: technicky, pausal: 2, clanek: X}}"
    cites = {v.when: v.cite for v in own(tmp_path, text, "b.yaml").catalogue["pocet-talonu"].variants}
    assert cites == {"": "X", "pred-sehravkou": "ČSM čl. IV, technický renonc 2"}


def test_pb_in_half_points(tmp_path: Path) -> None:
    pb = own(tmp_path, LIGA).pb
    row = pb.rows["sedma-3"]
    assert (row.led, row.not_led, row.cite, row.text) == (12, 17, "Liga čl. 7", "sedma na 3 trumfy")
    assert (pb.rows["sto-1-eso"].led, pb.rows["sto-1-eso"].not_led) == (None, 192)
    assert pb.rows["sedma-2"] == get("licitovany-2010").pb.rows["sedma-2"]  # type: ignore[union-attr]
    assert (pb.fleks["dve-sedmy"], pb.fleks["sedma"]) == ((10, 20), (2, 4, 8, 16))
    assert (pb.minus["hra"], pb.threshold, pb.sto_seven) == (-4, 120, "")


def test_own_articles_are_explained_and_unwritten_ones_named(tmp_path: Path) -> None:
    liga = own(tmp_path, LIGA)
    assert liga.articles["Liga čl. 3"].effect == "Jen paušál."
    assert "Liga Za Moravu" in liga.articles["Liga čl. 4"].meaning
    assert liga.rates["betl"].cite == "Liga Za Moravu, sazby"
    assert liga.rates["betl"].cite in liga.articles
    assert liga.articles["ČSM čl. V/2"] == get("licitovany").articles["ČSM čl. V/2"]
    (entry,) = explain("liga čl. 3", [liga]).entries
    assert entry.codes == ("nezatrumfovani",)


def test_no_limit_takes_the_raised_one_along(tmp_path: Path) -> None:
    rates = own(tmp_path, "zaklad: licitovany\nsazby: {limit: zadny}").rates
    assert (rates["limit"].hal, rates["zvyseny-limit"].hal) == (None, None)


def test_rates_of_koruna_in_a_file_make_the_note_void(tmp_path: Path) -> None:
    assert own(tmp_path, "zaklad: koruna\nsazby: {zaklad: 1}").rates_note == ""


@pytest.mark.parametrize("name", names())
def test_an_empty_own_set_differs_in_nothing_but_its_name(name: str, tmp_path: Path) -> None:
    rules = own(tmp_path, f"zaklad: {name}")
    assert {d.section for d in diff(get(name), rules)} == {"sada"}


def test_a_name_of_a_packaged_set_stays_recognisable(tmp_path: Path) -> None:
    assert own(tmp_path, "zaklad: krizovy", "krizovy.yaml").name == "krizovy.yaml"


def test_relative_path_counts_from_the_case(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "liga.yaml").write_text("zaklad: voleny", encoding="utf-8")
    assert get("../liga.yaml", tmp_path / "sub").discipline == "voleny"


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    assert own(tmp_path, "zaklad: voleny") is get("./liga.yaml", tmp_path)
    assert own(tmp_path, "zaklad: krizovy   ").discipline == "krizovy"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_encodings(encoding: str, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_bytes("zaklad: krizovy\nnazev: Žlutý kůň".encode(encoding))
    assert get("a.yaml", tmp_path).title == "Žlutý kůň"


ROW = "zaklad: krizovy\nkatalog:\n  neprebiti"
# text: (code, line, column, path, part of the message or hint)
BROKEN = {
    "zaklad: licitovany-2011": ("volba", 1, 9, "zaklad", "licitovany-2014"),
    "nazev: x": ("chybi-klic", 1, 1, "", "zaklad"),
    "zaklad: krizovy\nnazov: x": ("neznamy-klic", 2, 8, "nazov", "nazev"),
    "zaklad: krizovy\nnazev: ''": ("tvar", 2, 8, "nazev", "text"),
    "zaklad: krizovy\nplati: {od: 2024-02-30}": ("datum", 2, 13, "plati.od", "2024-01-31"),
    "zaklad: krizovy\nplati: {od: 2024-02-01, do: 2023-02-01}": ("datum", 2, 29, "plati.do", "končí dřív"),
    "zaklad: krizovy\nsazby: {hra: -0.2}": ("castka", 2, 14, "sazby.hra", "Kč"),
    "zaklad: krizovy\nsazby: {hra: .inf}": ("castka", 2, 14, "sazby.hra", "Kč"),
    "zaklad: krizovy\nsazby: {hra: .nan}": ("castka", 2, 14, "sazby.hra", "Kč"),
    "zaklad: krizovy\nsazby: {hra: 0.125}": ("castka", 2, 14, "sazby.hra", "Kč"),
    "zaklad: krizovy\nsazby: {hra: true}": ("castka", 2, 14, "sazby.hra", "Kč"),
    "zaklad: krizovy\nsazby: {zaklad: 0}": ("castka", 2, 17, "sazby.zaklad", "nula"),
    "zaklad: krizovy\nsazby: {dve-sedmy: 1}": ("neznamy-klic", 2, 20, "sazby.dve-sedmy", "položka"),
    "zaklad: krizovy\nsazby: {limitt: 1}": ("neznamy-klic", 2, 17, "sazby.limitt", "limit"),
    "zaklad: krizovy\nsazby: 5": ("tvar", 2, 8, "sazby", "skupina"),
    "zaklad: krizovy\nfleku: 12": ("cislo", 2, 8, "fleku", "1 až 9"),
    "zaklad: krizovy\nvyklady: {sto: nasobne}": ("volba", 2, 16, "vyklady.sto", "nasobene"),
    "zaklad: krizovy\nvyklady: {pb-50: nad}": ("neznamy-klic", 2, 18, "vyklady.pb-50", "výklad"),
    "zaklad: krizovy\nkatalog: {neprebit: {}}": ("neznamy-klic", 2, 21, "katalog.neprebit", "neprebiti"),
    f"{ROW}: 5": ("tvar", 3, 14, "katalog.neprebiti", "trida"),
    f"{ROW}: {{trida: neni}}": ("chybi-klic", 3, 14, "katalog.neprebiti", "clanek"),
    f"{ROW}: {{trida: x, pausal: 1, clanek: A}}": ("volba", 3, 22, "katalog.neprebiti.trida", "ve-hre"),
    f"{ROW}: {{trida: ve-hre, clanek: A}}": ("chybi-klic", 3, 14, "katalog.neprebiti", "pausal"),
    f"{ROW}: {{trida: neni, skupina: D/1, clanek: A}}": ("skupina", 3, 37, "katalog.neprebiti.skupina", "koruna"),
    f"{ROW}: {{trida: neni, kdy: lozena, clanek: A}}": ("volba", 3, 33, "katalog.neprebiti.kdy", "žádná"),
    "zaklad: koruna\nkatalog: {humor: {trida: ve-hre, clanek: A}}": ("chybi-klic", 2, 18, "katalog.humor", "skupina"),
    "zaklad: krizovy\npb: {hranice: 5}": ("pb", 2, 5, "pb", "nemá tabulku"),
    "zaklad: voleny\npb: {radky: {sedma-9: {s: 1}}}": ("neznamy-klic", 2, 23, "pb.radky.sedma-9", "sedma-3"),
    "zaklad: voleny\npb: {radky: {sedma-3: {text: x}}}": ("chybi-klic", 2, 23, "pb.radky.sedma-3", "výnos"),
    "zaklad: voleny\npb: {radky: {sedma-3: {s: 1.25}}}": ("body", 2, 27, "pb.radky.sedma-3.s", "4,5"),
    "zaklad: voleny\npb: {minus: {hra: 1}}": ("body", 2, 19, "pb.minus.hra", "záporné"),
    "zaklad: voleny\npb: {fleky: {hra: [1, -1]}}": ("body", 2, 23, "pb.fleky.hra[2]", "body"),
    "zaklad: voleny\nclanky: [x]": ("tvar", 2, 9, "clanky", "skupina"),
    "zaklad: voleny\nfleku: 3\nfleku: 4": ("dvojity-klic", 3, 1, "fleku", "řádku 2"),
    "- zaklad": ("tvar", 1, 1, "", "skupina"),
    "": ("prazdny-soubor", 0, 0, "", "prázdný"),
    "zaklad: voleny\nnazev: 'x": ("yaml", 2, 8, "", "YAML"),
    "zaklad: &a voleny\nnazev: *a": ("yaml", 1, 9, "", "uvozovek"),
    "zaklad: !!str voleny": ("yaml", 1, 9, "", "uvozovek"),
    "a: 1\n---\nb: 1": ("yaml", 2, 1, "", "jedna"),
}


@pytest.mark.parametrize("text", BROKEN)
def test_broken_file(text: str, tmp_path: Path) -> None:
    (problem,) = faults(tmp_path, text)
    code, line, column, path, told = BROKEN[text]
    assert (problem.code, problem.line, problem.column, problem.path) == (code, line, column, path)
    assert told in str(problem)
    assert problem.file == "./x.yaml"


def test_all_problems_at_once_in_file_order(tmp_path: Path) -> None:
    text = "zaklad: korunaa\nnazov: x\nsazby: {hra: -1, limitt: 2}\nvyklady: {sto: x}\nfleku: y\nfleku: 3\n"
    found = faults(tmp_path, text)
    assert [p.line for p in found] == [1, 2, 3, 3, 4, 5, 6]
    assert all(p.hint or p.expected for p in found)


def test_deep_nesting_is_refused_without_a_crash(tmp_path: Path) -> None:
    assert [p.code for p in faults(tmp_path, "zaklad: " + "[" * 5000)] == ["yaml"]
    assert [p.code for p in faults(tmp_path, "zaklad: " + "[" * 50 + "]" * 50)] == ["yaml"]


def test_other_encodings_are_named(tmp_path: Path) -> None:
    (problem,) = faults(tmp_path, "zaklad: krizovy\nnazev: žluť".encode("cp1250"))
    assert (problem.code, "Windows-1250" in str(problem)) == ("kodovani", True)


def test_missing_and_oversized_files(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="nejde přečíst"):
        get("./neni.yaml", tmp_path)
    with pytest.raises(InputError, match="1 MB"):
        own(tmp_path, "zaklad: krizovy\n" + "#" * (1 << 20))


def test_scalars_stay_text(tmp_path: Path) -> None:
    rules = own(tmp_path, "zaklad: krizovy\nnazev: No\nzdroj: 2024-01-01\npoznamky: [on, 010]")
    assert (rules.title, rules.source, rules.notes) == ("No", "2024-01-01", ("on", "010"))


def schema() -> dict[str, Any]:
    text = (ROOT / "schemas" / "pravidla.schema.json").read_text(encoding="utf-8")
    loaded: dict[str, Any] = json.loads(text)
    return loaded


class EditorLoader(yaml.SafeLoader):
    """YAML as an editor types it: numbers, booleans and nulls, but no dates."""


EditorLoader.yaml_implicit_resolvers = {
    first: [(tag, rule) for tag, rule in rules if tag != "tag:yaml.org,2002:timestamp"]
    for first, rules in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
# What only the loader knows: it depends on the base set, on two values together, or on the written text.
ENDINGS = ("{dve-sedmy: 1}", "{pb-50: nad}", ".nan}", "0.125}", "1.25}}}")
LOADER_ONLY = {
    text
    for text, (code, *_, told) in BROKEN.items()
    if code in ("yaml", "dvojity-klic", "pb", "skupina", "prazdny-soubor")
    or told in ("končí dřív", "nula", "pausal", "skupina", "výnos", "žádná", "2024-01-31")
    or text.endswith(ENDINGS)
}


@pytest.mark.parametrize("draft", ["Draft7Validator", "Draft202012Validator"])
def test_schema_and_loader_agree(draft: str) -> None:
    import jsonschema

    validator = getattr(jsonschema, draft)
    validator.check_schema(schema())
    check = validator(schema())
    assert list(check.iter_errors(yaml.load(LIGA, EditorLoader))) == []
    missed = [t for t in BROKEN if t not in LOADER_ONLY and check.is_valid(yaml.load(t, EditorLoader))]
    assert missed == []
    assert len(BROKEN) - len(LOADER_ONLY) >= 15


def test_schema_knows_no_alternatives() -> None:
    text = json.dumps(schema())
    assert "oneOf" not in text and "anyOf" not in text


def test_example_of_the_documentation_loads(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "nova-sada.md").read_text(encoding="utf-8")
    example = page.split("```yaml\n")[1].split("```")[0]
    assert own(tmp_path, example).title == "Liga Za Moravu"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sazby: {xyz: 1}", "položka sazebníku „xyz“ tu není."),
        ("vyklady: {xyz: 1}", "výklad „xyz“ tu není."),
        ("katalog: {xyz: {}}", "kód renoncu „xyz“ tu není."),
        ("pb: {fleky: {xyz: [1]}}", "část „xyz“ tu není."),
    ],
)
def test_an_unknown_word_is_told_in_its_gender_with_all_that_there_is(tmp_path: Path, text: str, message: str) -> None:
    found = faults(tmp_path, f"zaklad: licitovany-2010\n{text}\n")
    assert [p.message for p in found] == [message]
    assert found[0].hint.startswith("Možnosti: ")
