"""Arguments and options that several commands share, with their Czech help."""

from __future__ import annotations

from typing import Annotated

import typer

from rozhodci.cli import complete
from rozhodci.errors import UsageError

Cases = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="PŘÍPAD",
        help="Soubory s případy, složky (i s podsložkami: .yaml, .yml, .json), vzory jako *.yaml, nebo - pro vstup.",
    ),
]
Vyklad = Annotated[
    list[str] | None,
    typer.Option(
        "--vyklad",
        metavar="KÓD=VOLBA",
        help="Použije jiný výklad než sada a případ; lze opakovat. Kódy vypíše: rozhodci pravidla --vyklady.",
        autocompletion=complete.readings,
    ),
]
Pravidla = Annotated[
    str | None,
    typer.Option(
        "--pravidla",
        metavar="SADA",
        help="Sada pravidel místo té v případu: jméno, nebo soubor s vlastní sadou.",
        autocompletion=complete.rulesets,
    ),
]
Ascii = Annotated[bool, typer.Option("--ascii", help="Jen znaky ASCII, bez háčků a čárek (žaludy se píší T).")]


def stdout_as_none(path: str | None) -> str | None:
    """`-` as everywhere: the standard output, not a file of that name."""
    return None if path == "-" else path


Output = Annotated[
    str | None,
    typer.Option("-o", "--vystup", metavar="SOUBOR", help="Zapíše výsledek do souboru.", callback=stdout_as_none),
]


def chosen_readings(given: list[str] | None) -> dict[str, str]:
    """`["sto=nasobene"]` as a mapping. Raises UsageError where a word is not `kód=volba`."""
    chosen: dict[str, str] = {}
    for word in given or []:
        code, sign, choice = (x.strip() for x in word.partition("="))
        if not (code and sign and choice):
            raise UsageError(f"--vyklad {word}: očekává se kód=volba, například sto=nasobene.")
        chosen[code] = choice
    return chosen


def apart(output: str | None, given: list[str] | None) -> None:
    """Raises UsageError where the result would replace a file that is to be read."""
    if output is None:
        return
    from rozhodci.cli.inputs import files, is_one_of

    if is_one_of(output, files(given or [])):
        raise UsageError(f"-o {output}: to je vstupní soubor, výsledek by ho přepsal.")


def one_of(option: str, value: str, allowed: tuple[str, ...]) -> str:
    """The value if it is allowed. Raises UsageError that lists what is."""
    if value in allowed:
        return value
    raise UsageError(f"{option} {value}: očekává se {', '.join(allowed[:-1])} nebo {allowed[-1]}.")
