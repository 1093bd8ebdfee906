"""Small ways to read a case in tests: the example of spec 1, 1.8, edited."""

from __future__ import annotations

from rozhodci.case.load import load
from rozhodci.case.model import Case
from rozhodci.errors import InputError, Problem
from rozhodci.rulesets import get

EXAMPLE = """\
id: priklad-sto-flek
pravidla: licitovany-2010
hraci: [Adam, Božena, Cyril, Dana]
rozdava: Dana
akter: Adam
zavazek: sto
trumf: červené
karty:
  Adam:   ČE ČK ČV Č9 ZE Z10 ZK KE K10 Ž8
  Božena: Č10 ČS Z9 Z8 KK KV K9 ŽE ŽK Ž9
  Cyril:  Č8 Č7 ZV ZS Z7 KS K8 Ž10 ŽV ŽS
talon: K7 Ž7
fleky:
  - Božena: flek na sto
  - Cyril: dobře
  - Adam: dobře
zdvihy:
  - ČE ČS Č7
  - [Adam: ZE, Božena: KK, Cyril: Z7]     # Božena měla zelené
namitka: {vznesl: Adam, na: Božena, kdy: behem-hry}
"""

KRIZOVY = """\
pravidla: krizovy
hraci: [Adam, Božena, Cyril, Dana]
rozdava: Dana
akter: Adam
partner: Cyril
zavazek: hra
trumf: kule
karty:
  Adam: ČE Č9 ZK Z8 ŽE Ž10 Ž8 Ž7
  Božena: Č10 ČV Z10 ZS K10 KV K7 ŽS
  Cyril: ČK Č8 Č7 ZV Z7 K9 K8 ŽK
  Dana: ČS ZE Z9 KE KK KS ŽV Ž9
zdvihy:
  - Ž7 ŽS ŽK Ž9
"""


def edited(text: str, *edits: tuple[str, str]) -> str:
    """`text` with each first string replaced once; fails if it is not there."""
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def read_all(source: str | bytes, file: str = "pripad.yaml", ruleset: str | None = None) -> list[Case | InputError]:
    data = source.encode() if isinstance(source, str) else source
    return load(data, file, lambda name: get(name, None), ruleset)


def read(source: str | bytes, *edits: tuple[str, str]) -> Case:
    """The one case of a text; its problems fail the test."""
    (case,) = read_all(edited(source, *edits) if isinstance(source, str) else source)
    assert isinstance(case, Case), str(case)
    return case


def problems(source: str | bytes, *edits: tuple[str, str]) -> tuple[Problem, ...]:
    """The problems of the one document; none fails the test."""
    (fault,) = read_all(edited(source, *edits) if isinstance(source, str) else source)
    assert isinstance(fault, InputError), fault
    return fault.problems


def problem(source: str | bytes, *edits: tuple[str, str]) -> Problem:
    """The only problem."""
    (only,) = problems(source, *edits)
    return only
