"""A short series of broken files for every command that reads one. Longer: python -m tests.fuzz --minut 10."""

from __future__ import annotations

import pytest

from tests.fuzz.properties import KINDS, fuzz


@pytest.mark.parametrize("name", KINDS)
def test_broken_files_end_with_a_czech_message(name: str) -> None:
    fuzz(KINDS[name], 120)
