"""A mistake in `--vyklad` is found before any case is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from rozhodci import rulesets
from rozhodci.audit.chunk import Settings
from rozhodci.audit.readings import applying, check
from rozhodci.errors import UsageError


@pytest.mark.parametrize(
    ("code", "choice", "ruleset", "said"),
    [
        ("foo", "bar", None, "--vyklad foo: žádná sada takový výklad nemá. Rada: kódy vypíše"),
        ("stoo", "nasobene", None, "--vyklad stoo: žádná sada takový výklad nemá. Rada: myslíte „sto“?"),
        ("sto", "bar", None, "--vyklad sto=bar: očekává se linearni nebo nasobene"),
        ("krizovy-sam", "tri-dily", "koruna-2013", "--vyklad krizovy-sam: sada koruna-2013 takový výklad nemá"),
        ("sto", "bar", "krizovy", "--vyklad sto=bar: očekává se linearni nebo nasobene"),
    ],
)
def test_a_mistake_is_told(code: str, choice: str, ruleset: str | None, said: str) -> None:
    with pytest.raises(UsageError) as error:
        check(Settings(ruleset, (("limit", "celkem"), (code, choice)) if ruleset is None else ((code, choice),)))
    assert str(error.value).startswith(said)


def test_what_one_packaged_set_has_is_right(tmp_path: Path) -> None:
    check(Settings(None, (("krizovy-sam", "jeden-dil"), ("koruna-e1", "jen-d"))))
    own = tmp_path / "liga.yaml"
    own.write_text("zaklad: krizovy\n", encoding="utf-8")
    check(Settings(str(own), (("krizovy-sam", "jeden-dil"),)))


def test_of_several_those_apply_that_the_rules_have() -> None:
    chosen = Settings(None, (("krizovy-sam", "jeden-dil"), ("sto", "nasobene")))
    assert applying(chosen, rulesets.get("koruna-2013")) == {"sto": "nasobene"}
    assert applying(chosen, rulesets.get("krizovy")) == {"krizovy-sam": "jeden-dil", "sto": "nasobene"}
