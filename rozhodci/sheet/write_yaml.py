"""The corrected sheet as YAML that can be read again; above each changed row a comment says what it was."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rozhodci.case.dump import scalar
from rozhodci.case.model import Comment, FlekTotals
from rozhodci.sheet.corrected import Corrected
from rozhodci.sheet.entries import speech, zavazek_text
from rozhodci.sheet.kept import Kept
from rozhodci.sheet.model import RenoncNote, Row, Sheet, SheetFinding, Sums
from rozhodci.sheet.values import shown
from rozhodci.words import halves


def render(corrected: Corrected) -> str:
    """The whole file, ending with a newline."""
    notes = {row: tuple(map(_change, changes)) for row, changes in corrected.changes.items()}
    return written(corrected.sheet, notes)


def written(sheet: Sheet, notes: Mapping[int, tuple[str, ...]]) -> str:
    """A sheet with its sums; `notes` by row are comments above it, those of row 0 above the sums."""
    return "".join(f"{line}\n" for line in _lines(sheet, notes))


def _lines(sheet: Sheet, notes: Mapping[int, tuple[str, ...]]) -> Iterator[str]:
    yield "listek: 1"
    yield f"pravidla: {scalar(sheet.ruleset)}"
    for key, values in (("vyklady", sheet.readings), ("turnaj", sheet.tournament)):
        if values:
            yield f"{key}: {_map({k: scalar(v) for k, v in values.items()})}"
    if sheet.rates:
        yield f"sazby: {_map({k: amount(v) for k, v in sheet.rates.items()})}"
    yield f"hraci: {_list(sheet.players)}"
    if sheet.scribe:
        yield f"zapisovatel: {scalar(sheet.scribe)}"
    yield "hry:"
    for row in sheet.rows:
        yield from (f"  # {note}" for note in notes.get(row.number, ()))
        yield f"  - {_map(dict(_row(row)))}"
    yield "soucty:"
    yield from (f"  # {note}" for note in notes.get(0, ()))
    for player in sheet.players:
        yield f"  {scalar(player)}: {_sums(sheet.sums[player])}"
    if sheet.signatures is not None:
        yield f"podpisy: {_list(sheet.signatures)}"


def _change(change: SheetFinding) -> str:
    was = " ".join((shown(change.found) or "prázdné").split())
    return f"opraveno {change.column}: bylo {was} ({change.cite})"


def _row(row: Row) -> Iterator[tuple[str, str]]:
    for key, name in (
        ("rozdava", row.dealer),
        ("pauziruje", row.sitter),
        ("akter", row.akter),
        ("partner", row.partner),
    ):
        if name is not None:
            yield key, scalar(name)
    if row.described:
        yield "zavazek", zavazek_text(row)
    if row.proti:
        yield "proti", _map({p: _list(parts) for p, parts in row.proti.items()})
    for key, suit in (("trumf", row.trump), ("pomocna", row.pomocna)):
        if suit is not None:
            yield key, suit.word
    yield from _play(row)
    if row.renonce:
        notes = [_renonc(n) for n in row.renonce]
        yield "renonc", notes[0] if len(notes) == 1 else f"[{', '.join(notes)}]"
    if row.amounts:
        yield "castky", _map({p: amount(hal) for p, hal in row.amounts.items()})
    if row.pb or row.announced:
        yield "pb", _map({p: halves(n).replace(",", ".") for p, n in row.pb.items()})
    if row.description:
        yield "popis", scalar(row.description)
    if row.signatures is not None:
        yield "podpisy", _list(row.signatures)
    yield from ((key, _plain(value)) for key, value in row.kept.items())


def _plain(value: Kept) -> str:
    if isinstance(value, str):
        return scalar(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_plain, value))}]"
    return _map({k: _plain(v) for k, v in value.items()})


def _play(row: Row) -> Iterator[tuple[str, str]]:
    fleks = _fleks(row)
    if fleks:
        yield "fleky", fleks
    if row.results:
        yield "vysledek", _map({name: side.value for name, side in row.results.items()})
    for key, number in (("body", row.points), ("hlasky_obrany", row.against)):
        if number is not None:
            yield key, str(number)
    for key, said in (("lozena", row.shown), ("schvaleno", row.approved)):
        if said:
            yield key, "ano"


def _fleks(row: Row) -> str:
    if isinstance(row.fleky, FlekTotals):
        return _map({k: str(v) for k, v in row.fleky.levels.items()}) if row.fleky.levels else ""
    return f"[{', '.join(_speech(c) for c in row.fleky)}]" if row.fleky else ""


def _speech(said: Comment) -> str:
    """One speaker; a level that no word named is written by its parts."""
    if said.parts and not said.level:
        return f"{{kdo: {scalar(said.player)}, na: {_list(said.parts)}}}"
    return f"{{{scalar(said.player)}: {speech(said)}}}"


def _renonc(note: RenoncNote) -> str:
    found = {"kod": note.code, "trida": note.klass, "pausal": note.pausal, "poradi": note.order}
    written = {k: str(v) for k, v in found.items() if v is not None}
    return _map({**({"kdo": scalar(note.player)} if note.player else {}), **written})


def _sums(sums: Sums) -> str:
    pb = halves(sums.pb or 0).replace(",", ".")
    return _map({"zb": amount(sums.money or 0), "pb": pb, "sb": amount(sums.sb or 0)})


def amount(hundredths: int) -> str:
    """`-60` -> `-0.60`."""
    whole, rest = divmod(abs(hundredths), 100)
    return f"{'-' if hundredths < 0 else ''}{whole}.{rest:02d}"


def _map(values: Mapping[str, str]) -> str:
    return "{" + ", ".join(f"{scalar(k)}: {v}" for k, v in values.items()) + "}"


def _list(items: tuple[str, ...]) -> str:
    return f"[{', '.join(map(scalar, items))}]"
