"""What older and newer releases of the libraries say otherwise."""

from __future__ import annotations

import pytest

from rozhodci.cli.czech import usage_message


@pytest.mark.parametrize(
    ("english", "czech"),
    [
        ("No such option: --nesmysl", "Neznámá volba --nesmysl."),
        ("No such option '--nesmysl'.", "Neznámá volba --nesmysl."),
        ("No such option: --formt Did you mean --format?", "Neznámá volba --formt. Možná: --format."),
        ("No such option: --formt (Possible options: --format, --xy)", "Neznámá volba --formt. Možná: --format, --xy."),
        ("No such option '--formt'. Did you mean '--format'?", "Neznámá volba --formt. Možná: '--format'."),
        (
            "No such option '--strucn'. (Did you mean one of: '--strucne', '--vystup'?)",
            "Neznámá volba --strucn. Možná: '--strucne', '--vystup'.",
        ),
        ("No such command 'posudd'.", "Neznámý příkaz posudd."),
        ("No such command 'posudd'. Did you mean 'posud'?", "Neznámý příkaz posudd. Možná: 'posud'."),
        (
            "No such command 'posudd'. Did you mean 'posud'? Did you mean 'posud'?",
            "Neznámý příkaz posudd. Možná: 'posud'.",
        ),
        ("Option '--format' requires an argument.", "Volba --format potřebuje hodnotu."),
        ("Got unexpected extra arguments (b c)", "Přebývá: b c."),
    ],
)
def test_usage_errors_of_several_releases_of_typer(english: str, czech: str) -> None:
    assert usage_message(english) == czech
