"""Printing a case and reading it again is the identity."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rozhodci.case.dump import dump, scalar
from rozhodci.case.model import Case
from tests.case.generated import cases, names
from tests.case.written import EXAMPLE, KRIZOVY, read

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


@given(cases())
@settings(max_examples=200, deadline=None, suppress_health_check=SLOW)
def test_printed_and_read_again_it_is_the_same_case(case: Case) -> None:
    again = read(dump(case))
    assert again == case
    assert dump(again) == dump(case)


@pytest.mark.parametrize("text", [EXAMPLE, KRIZOVY])
def test_of_the_examples(text: str) -> None:
    assert read(dump(read(text))) == read(text)


def test_it_looks_as_a_referee_writes() -> None:
    assert (
        dump(read(EXAMPLE))
        == """\
id: priklad-sto-flek
pravidla: licitovany-2010
hraci: [Adam, Božena, Cyril, Dana]
rozdava: Dana
akter: Adam
zavazek: sto
trumf: červené
karty:
  Adam: ČE ČK ČV Č9 ZE Z10 ZK KE K10 Ž8
  Božena: Č10 ČS Z9 Z8 KK KV K9 ŽE ŽK Ž9
  Cyril: Č8 Č7 ZV ZS Z7 KS K8 Ž10 ŽV ŽS
talon: K7 Ž7
fleky:
  - Božena: flek na sto
  - Cyril: dobře
  - Adam: dobře
zdvihy:
  - ČE ČS Č7
  - [Adam: ZE, Božena: KK, Cyril: Z7]
namitka: {vznesl: Adam, na: Božena, kdy: behem-hry}
"""
    )


@given(names | st.text(max_size=20))
def test_scalars_are_text_for_every_yaml_reader(text: str) -> None:
    """Also for one that guesses types and inside a flow mapping."""
    assert yaml.safe_load(f"{{a: {scalar(text)}, b: 1}}") == {"a": text, "b": 1}
