"""`rozhodci novy`: commented templates of a case, a score sheet, a ruleset; on a terminal a case step by step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from rozhodci.cli import complete, exits
from rozhodci.cli.options import Output, one_of
from rozhodci.cli.output import print_data, say, write_file
from rozhodci.errors import UsageError
from rozhodci.files import is_folder, is_there

WHAT = ("pripad", "listek", "pravidla")
FORMATS = ("yaml", "csv")
_USUAL_RULES = "licitovany-2010"


def command(
    co: Annotated[
        str | None,
        typer.Argument(
            metavar="CO",
            help="pripad · listek · pravidla. Bez něj se v terminálu ptá krok za krokem.",
            autocompletion=complete.words(WHAT),
        ),
    ] = None,
    pravidla: Annotated[
        str | None,
        typer.Option(
            "--pravidla",
            metavar="SADA",
            help=f"Pro kterou sadu (výchozí {_USUAL_RULES}).",
            autocompletion=complete.rulesets,
        ),
    ] = None,
    zavazek: Annotated[
        str | None,
        typer.Option(
            "--zavazek",
            metavar="ZÁVAZEK",
            help="Vzor případu s tímto závazkem (výchozí sto).",
            autocompletion=complete.zavazky,
        ),
    ] = None,
    druh: Annotated[
        str | None,
        typer.Option(
            "--druh",
            metavar="KÓD",
            help="Vzor případu s tímto zjištěným renoncem.",
            autocompletion=complete.codes,
        ),
    ] = None,
    format: Annotated[
        str | None,
        typer.Option(
            "--format",
            metavar="yaml|csv",
            help="Tvar lístku; bez ní podle koncovky souboru.",
            autocompletion=complete.words(FORMATS),
        ),
    ] = None,
    schema: Annotated[
        bool, typer.Option("--schema", help="Uloží vedle souboru i schéma, podle kterého editor napovídá.")
    ] = False,
    prepsat: Annotated[bool, typer.Option("--prepsat", help="Smí přepsat soubor, který už existuje.")] = False,
    vystup: Output = None,
) -> int:
    """Napíše vzor případu, lístku nebo sady; v terminálu se na případ i vyptá.

    Příklad: rozhodci novy pripad --pravidla krizovy --zavazek betl -o betl.yaml
    """
    if co is None:
        return _step_by_step(pravidla, zavazek or druh, vystup, prepsat)
    one_of("novy", co, WHAT)
    one_of("--format", format or FORMATS[0], FORMATS)
    if co != "pripad" and (zavazek or druh):
        raise UsageError("--zavazek a --druh patří jen k novy pripad.")
    if co != "listek" and format == "csv":
        raise UsageError("--format csv patří jen k novy listek.")
    chosen = _shape(co, vystup, format)
    _free(vystup, prepsat)
    _write(_text(co, pravidla or _USUAL_RULES, zavazek, druh, chosen), vystup)
    if vystup is not None:
        _beside(co, vystup, schema, prepsat)
    return exits.DONE


def _shape(co: str, path: str | None, asked: str | None) -> str:
    from rozhodci.wizard.target import shape

    return shape(co, path, asked)


def _text(co: str, pravidla: str, zavazek: str | None, druh: str | None, format: str) -> str:
    from rozhodci import rulesets
    from rozhodci.wizard import rules_template, templates

    if co == "pravidla":
        return rules_template.rules_template(rulesets.get(_packaged(pravidla)))
    rules = rulesets.get(pravidla)
    if co == "pripad":
        return templates.case_template(rules, pravidla, zavazek or templates.USUAL, druh)
    from rozhodci.sheet import template

    return template.csv_template(rules) if format == "csv" else template.yaml_template(rules)


def _packaged(name: str) -> str:
    from rozhodci.rulesets.load import is_path

    if is_path(name):
        raise UsageError("Základem vlastní sady je jedna z přibalených; vypíše je: rozhodci pravidla.")
    return name


def _free(path: str | None, overwrite: bool) -> None:
    if path is not None and (not path or is_folder(path)):
        raise UsageError(f"-o {path}: to je složka, napište jméno souboru.")
    if path is not None and is_there(path) and not overwrite:
        raise UsageError(f"{path}: soubor už existuje. Přepíše ho volba --prepsat.")


def _write(text: str, path: str | None) -> None:
    if path is None:
        print_data(text)
    else:
        write_file(path, [text])


def _beside(co: str, path: str, wanted: bool, overwrite: bool) -> None:
    """The schema for editors, and what to do next."""
    from rozhodci.report import schemas

    name = f"{co}.schema.json"
    target = Path(path).parent / name
    if wanted and (overwrite or not is_there(target)):
        write_file(str(target), [schemas.text(co)])
    next_step = {"pripad": "posud", "listek": "listek", "pravidla": "pravidla"}[co]
    say(f"Zapsáno: {path}. Dál: rozhodci {next_step} {path}")
    if not is_there(target) and path.lower().endswith((".yaml", ".yml")):
        say(f"Napovídání v editoru zapne: rozhodci schema {co} -o {target}")


def _step_by_step(pravidla: str | None, template_only: str | None, path: str | None, overwrite: bool) -> int:
    if template_only or not _terminal():
        raise UsageError("Chybí, co napsat: rozhodci novy pripad, listek, nebo pravidla. Ptá se jen v terminálu.")
    from rozhodci.cli.interview import run

    _shape("pripad", path, None)
    return run(path, pravidla, overwrite)


def _terminal() -> bool:
    try:
        return sys.stdin.isatty() and sys.stdout.isatty()
    except (AttributeError, ValueError):
        return False
