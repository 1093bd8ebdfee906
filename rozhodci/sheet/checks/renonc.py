"""A noted renonc is complete and fits the catalogue: who, class, paušál (ČSM čl. IV; Koruna B, D; Křížový C).

Passing example: `{kod: ostra-v-talonu, pausal: 2, kdo: Adam}`. Failing example: the same with paušál 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rozhodci.sheet.model import RenoncNote, SheetFinding
from rozhodci.sheet.renonce import variants

if TYPE_CHECKING:
    from rozhodci.sheet.audit import Audit, Look


def check(audit: Audit) -> Iterator[SheetFinding]:
    """Findings on every note of a renonc."""
    for look in audit.looks:
        for note in look.row.renonce:
            yield from _note(audit, look, note)
        yield from _results(audit, look)


def _note(audit: Audit, look: Look, note: RenoncNote) -> Iterator[SheetFinding]:
    number = look.row.number
    unknown = any(f.row == number and f.column == "renonc" for f in audit.sheet.findings)
    if note.player is None and not unknown:
        yield SheetFinding(number, "renonc", "renonc", None, None, audit.cite("listek"), "chybí, kdo renonc udělal")
    if note.code is None and note.klass is None:
        text = "chybí kód nebo třída renoncu"
        yield SheetFinding(number, "renonc", "renonc", None, None, audit.cite("listek"), text)
    if note.code is None or variants(look.hand, note):
        return
    rows = [v for v in audit.rules.catalogue[note.code].variants if v.klass not in ("rozhodci",)]
    if not rows:
        return
    name = audit.rules.catalogue[note.code].name
    expected = " nebo ".join(dict.fromkeys(f"{v.klass}, paušál {v.pausal}" for v in rows))
    found = ", ".join(x for x in (note.klass, f"paušál {note.pausal}" if note.pausal is not None else "") if x)
    yield SheetFinding(
        number, "renonc", "renonc", found, expected, rows[0].cite, f"{name}: třída nebo paušál neodpovídá"
    )


def _results(audit: Audit, look: Look) -> Iterator[SheetFinding]:
    """The side of a renonc ve hře has lost every part; only dvě sedmy follow čl. III, křížový may be played out."""
    losing = look.endings[0].decision.deciding if look.endings else None
    if losing is None or not look.row.announced or audit.rules.discipline == "krizovy":
        return
    wrong = [p for p, side in look.row.results.items() if side is losing.side and p != "dve-sedmy"]
    if wrong:
        text = "strana renoncu ve hře prohrála všechny části"
        cite = audit.cite("dusledky-2")
        yield SheetFinding(look.row.number, "vysledek", "vysledek", ", ".join(wrong), None, cite, text)
