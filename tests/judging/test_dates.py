"""A tournament outside the ruleset's validity is warned of (issue 3)."""

from __future__ import annotations

import pytest

from rozhodci.judging.dates import date_warning
from rozhodci.rulesets import get
from tests.judging.made import case_of, judged


@pytest.mark.parametrize(
    ("day", "warned"),
    [
        ("", False),
        ("2010-01-01", False),
        ("2009-12-31", True),
        ("31. 12. 2009", True),
        ("1.1.2010", False),
        (" 2009-6-5 ", True),
        ("15.3.2024", False),
        ("na jaře 2009", False),  # what cannot be read is left alone
        ("2009", False),
    ],
)
def test_licitovany_is_in_force_from_2010(day: str, warned: bool) -> None:
    assert bool(date_warning(case_of(datum=day), get("licitovany-2010"))) is warned


def test_day_and_month_are_told_apart() -> None:
    """PB 2005 hold from 19. 3. 2005."""
    rules = get("voleny-2005")
    assert date_warning(case_of(datum="18. 3. 2005"), rules)
    assert not date_warning(case_of(datum="19. 3. 2005"), rules)
    assert not date_warning(case_of(datum="1. 12. 2005"), rules)


def test_warning_stands_in_the_ruling_with_both_days() -> None:
    (text,) = [w for w in judged(datum="31. 12. 2009").warnings if "platí" in w and "turnaj" in w]
    assert text == "Sada licitovany-2010 platí od 2010-01-01, turnaj se hrál 31. 12. 2009."


def test_a_set_with_an_end() -> None:
    from dataclasses import replace

    rules = replace(get("licitovany-2010"), valid_from="", valid_to="2013-12-31")
    assert date_warning(case_of(datum="1. 1. 2014"), rules) == (
        "Sada licitovany-2010 platí od ? do 2013-12-31, turnaj se hrál 1. 1. 2014.",
    )
    assert date_warning(case_of(datum="31. 12. 2013"), rules) == ()
    open_end = replace(rules, valid_to="")
    assert date_warning(case_of(datum="1. 1. 2014"), open_end) == ()
