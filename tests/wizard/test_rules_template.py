"""The template of an own ruleset: valid, changes nothing, and every key it offers works."""

from __future__ import annotations

from pathlib import Path

import pytest

from rozhodci.rulesets import get, names
from rozhodci.rulesets.difference import diff
from rozhodci.wizard.rules_template import rules_template
from tests.wizard.test_templates import switched_on


@pytest.mark.parametrize("name", names())
def test_it_is_the_base_under_another_name(name: str, tmp_path: Path) -> None:
    (tmp_path / "klub.yaml").write_text(rules_template(get(name)), encoding="utf-8")
    own = get("./klub.yaml", tmp_path)
    assert (own.name, own.title, own.discipline) == ("klub", "Pravidla našeho klubu", get(name).discipline)
    assert own.rates == get(name).rates
    assert own.catalogue == get(name).catalogue


@pytest.mark.parametrize("name", names())
def test_every_offered_key_can_be_switched_on(name: str, tmp_path: Path) -> None:
    texts = switched_on(rules_template(get(name)))
    assert len(texts) >= 4
    for number, text in enumerate(texts):
        (tmp_path / f"klub{number}.yaml").write_text(text, encoding="utf-8")
        assert get(f"./klub{number}.yaml", tmp_path).title == "Pravidla našeho klubu"


def test_a_switched_on_row_of_the_catalogue_changes_it(tmp_path: Path) -> None:
    (text,) = [t for t in switched_on(rules_template(get("licitovany-2010"))) if "\nkatalog:" in t]
    (tmp_path / "klub.yaml").write_text(text, encoding="utf-8")
    row = get("./klub.yaml", tmp_path).catalogue["poradi-komentovani"].variant()
    assert row.cite == "Řád klubu čl. 3"
    assert diff(get("licitovany-2010"), get("./klub.yaml", tmp_path))
