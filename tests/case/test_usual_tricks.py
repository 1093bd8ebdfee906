"""A trick in its usual spelling is read by a short way; it must give what the long one gives, faults included."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rozhodci import rulesets
from rozhodci.case import tricks
from rozhodci.case.load import load
from rozhodci.case.model import Case
from rozhodci.errors import Problem
from tests.case.written import EXAMPLE, KRIZOVY, edited

ROOT = Path(__file__).parent.parent.parent
FILES = sorted([*ROOT.glob("cases/**/*.yaml"), *ROOT.glob("tests/vadne/**/*.yaml")])
SHORT, LONG = "  - ČE ČS Č7\n", "  - [Adam: ZE, Božena: KK, Cyril: Z7]     # Božena měla zelené\n"

Outcome = list[Case | tuple[Problem, ...]]


def outcome(source: bytes) -> Outcome:
    found = load(source, "a.yaml", rulesets.get)
    return [one if isinstance(one, Case) else tuple(one.problems) for one in found]


def both(source: bytes) -> tuple[Outcome, Outcome]:
    """By the short way where it is open, and by the long one alone."""
    short = outcome(source)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tricks, "usual", lambda *_: None)
        return short, outcome(source)


@pytest.mark.parametrize("file", FILES, ids=[f.name for f in FILES])
def test_every_file(file: Path) -> None:
    short, long = both(file.read_bytes())
    assert short == long


PIECE = st.sampled_from(
    [
        *("ČE", "ČS", "Č7", "zelené eso", "♥K", "", "~", "null", '"ČK"'),
        *("Adam: ZE", "Božena: KK", "Cyril: Z7", "Dana: Z9", "Eva: ČE", "null: Č7", "? [Adam]\n    : ČE"),
        *("{Adam: ČE}", "{Adam: [ČE]}", "[ČE]", "Adam: ČE ČS", "Adam: !!str ČE", "{Adam: ČE, Cyril: Č7}"),
        *("{hrac: Adam, karta: ČE}", "{hrac: Cyril, karta: Č7, vraceno: ano}"),
    ]
)
ROW = st.one_of(
    st.lists(PIECE, max_size=5).map(lambda p: f"  - [{', '.join(p)}]\n"),
    st.lists(PIECE, max_size=4).map(lambda p: f"  - {' '.join(p)}\n"),
)


@settings(max_examples=300, deadline=None)
@given(st.lists(ROW, min_size=1, max_size=4), st.booleans())
def test_rows_of_any_kind(rows: list[str], krizovy: bool) -> None:
    text = (
        f"{KRIZOVY.split('zdvihy:')[0]}zdvihy:\n{''.join(rows)}"
        if krizovy
        else edited(EXAMPLE, (SHORT + LONG, "".join(rows)))
    )
    short, long = both(text.encode())
    assert short == long
