"""Commentings for the tests: who raised what in a hand of licitovaný or křížový."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rozhodci.comments import Commenting
from tests.example import example_hand

Words = Sequence[tuple[str, str]]


def talk(*fleky: tuple[str, str], **case: Any) -> Commenting:
    case.setdefault("trumf", "žaludy")
    return example_hand(fleky=fleky, **case).comments


def cross(*fleky: tuple[str, str], **case: Any) -> Commenting:
    """Křížový: Adam with Cyril against Božena with Dana."""
    return talk(*fleky, pravidla="krizovy", **{"partner": "Cyril", "zavazek": "hra", **case})
