"""A saved game as a case. What the file does not say is never guessed: the game is refused, or left undecided."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePath
from typing import NoReturn

from rozhodci.cards import DECK, Card, Rank, card
from rozhodci.case.model import Case, FlekTotals, Move, Record, Trick
from rozhodci.errors import InputError, Problem, UndecidableError
from rozhodci.mariasek import tail
from rozhodci.mariasek.packed import unpacked
from rozhodci.mariasek.save import SEATS, Save, read
from rozhodci.mariasek.xml import parse

RULESET = "voleny-2005"
"""Mariášek plays volený for three."""

_PARTS = {"hra": "hra", "sedma": "sedma", "kilo": "sto", "betl": "betl", "durch": "durch"}
_AGAINST = {"sedmaproti": "sedma", "kiloproti": "sto"}


@dataclass(frozen=True, slots=True)
class Game:
    """A saved game ready to be judged, and in Czech what has to be known about it."""

    case: Case
    warnings: tuple[str, ...]


def read_game(content: bytes, file: str, ruleset: str | None = None, unit: int | None = None) -> Game:
    """The case of a `.hra` file under `ruleset`, by default volený.

    `unit` = haléře of the base rate under which the program counted; its own account then becomes the record. Raises
    InputError for what is no complete game, UndecidableError where the trump is missing.
    """
    save = read(parse(unpacked(content, file), file), file)
    announced = _announced(save, file)
    hands, talon = _deal(save, file)
    warnings = list(_warnings(save))
    against, unsure = _against(save, hands)
    case = Case(
        id=_stem(file),
        ruleset=ruleset or RULESET,
        players=SEATS,
        dealer=_dealer(save),
        akter=save.akter,
        announced=announced,
        against=against,
        trump=save.trump if not {"betl", "durch"} & set(announced) else None,
        hands=hands,
        talon=talon,
        fleky=_fleky(save),
        tricks=tuple(Trick(tuple(Move(c, s) for s, c in t)) for t in save.tricks),
        record=_record(save, unit),
        note=_note(save),
        source=file,
        own_id=False,
    )
    case, said = tail.without(case)
    return Game(case, (*warnings, *unsure, *said))


def _refuse(file: str, message: str) -> NoReturn:
    raise InputError([Problem("hra", message, file)])


def _stem(file: str) -> str:
    """The name of the file, also where it is `<vstup>`."""
    return PurePath(file.replace("\\", "/")).name.removesuffix(".gz").removesuffix(".hra").strip("-<>") or "hra"


def _announced(save: Save, file: str) -> tuple[str, ...]:
    """The aktér's parts. Without a trump a trump game cannot be judged: old versions left červené out as well."""
    if not save.akter:
        _refuse(file, "v souboru není, kdo volil (Voli).")
    parts = {_PARTS[t] for t in save.types if t in _PARTS}
    trumpless = parts & {"betl", "durch"}
    if not trumpless and save.trump is None:
        what = "chybí trumf (starší verze vynechávaly i červené), hru proto nelze posoudit."
        raise UndecidableError(f"{file}: {what}")
    if not parts:
        _refuse(file, "v souboru není závazek (Typ); hra byla uložena před licitací nebo starou verzí programu.")
    if trumpless:
        return ("durch",) if "durch" in parts else ("betl",)
    ordered = tuple(p for p in ("sto", "sedma") if p in parts)
    return ordered or ("hra",)


def _deal(save: Save, file: str) -> tuple[dict[str, tuple[Card, ...]], tuple[Card, ...]]:
    """Hands at the start = cards played + cards left; a talon that was not saved is what remains of the deck."""
    hands = {s: (*(c for t in save.tricks for p, c in t if p == s), *save.left[s]) for s in SEATS}
    talon = save.talon
    cards = [c for hand in hands.values() for c in hand] + list(talon)
    twice = next((c for c in cards if cards.count(c) > 1), None)
    if twice is not None:
        _refuse(file, f"karta {twice} je v souboru dvakrát.")
    counts = {len(hand) for hand in hands.values()}
    if counts == {10} and not talon:
        talon = tuple(c for c in DECK if c not in cards)
    if counts == {10} and len(talon) == len(DECK) - 30:
        return hands, talon
    if len(cards) == len(DECK):
        _refuse(file, f"hra byla uložena dřív, než {save.akter} odložil talon.")
    _refuse(file, f"v souboru je jen {len(cards)} karet z {len(DECK)}, hra byla uložena uprostřed bez začátku.")


def _dealer(save: Save) -> str:
    """Not in the file: the one before the forhont, who leads trick 1 of a trump game; elsewhere before the aktér."""
    leads = save.tricks[0][0][0] if save.tricks and save.tricks[0] else save.leads
    first = save.akter if {"betl", "durch"} & set(save.types) or not leads else leads
    return SEATS[SEATS.index(first) - 1]


def _against(save: Save, hands: dict[str, tuple[Card, ...]]) -> tuple[dict[str, tuple[str, ...]], tuple[str, ...]]:
    """`proti` by player. The seven is announced by its holder; who said sto only newer versions tell."""
    found: dict[str, list[str]] = {}
    unsure: list[str] = []
    defence = [s for s in SEATS if s != save.akter]
    for word in (w for w in ("kiloproti", "sedmaproti") if w in save.types):
        bid = [s for f in save.fleks or () if f.part == word for s in f.seats if s in defence]
        holder = _seven_holder(save, hands)
        who = bid[0] if bid else holder if holder in defence else defence[0]
        if not bid and word == "kiloproti":
            unsure.append(f"soubor neříká, kdo hlásil sto proti; zapsán je {who}")
        found.setdefault(who, []).append(_AGAINST[word])
    return {who: tuple(parts) for who, parts in found.items()}, tuple(unsure)


def _seven_holder(save: Save, hands: dict[str, tuple[Card, ...]]) -> str:
    seven = card(save.trump, Rank.SEDMA) if save.trump is not None else None
    return next((s for s, hand in hands.items() if seven in hand), "")


def _fleky(save: Save) -> FlekTotals:
    """Only how often each part was doubled; a count of zero says that it was announced."""
    levels: dict[str, int] = {}
    for flek in save.fleks or ():
        part = _PARTS.get(flek.part) or _AGAINST[flek.part]
        if flek.count:
            levels[part] = max(levels.get(part, 0), flek.count)
    return FlekTotals(levels)


def _record(save: Save, unit: int | None) -> Record | None:
    if save.gains is None or unit is None:
        return None
    return Record(payments={seat: gain * unit for seat, gain in save.gains.items()})


def _warnings(save: Save) -> tuple[str, ...]:
    if save.fleks is None and save.tricks:
        return ("verze programu fleky neukládala; počítá se, jako by žádné nebyly",)
    return ()


def _note(save: Save) -> str:
    version = f" verze {save.version}" if save.version else ""
    said = [f"Převedeno z uložené hry programu Mariášek{version}; rozdávající je odvozen z výnosu."]
    if save.gains is not None:
        gains = ", ".join(f"{seat} {gain}" for seat, gain in save.gains.items())
        said.append(f"Vyúčtování programu v základních sazbách: {gains}.")
    if save.remark:
        said.append(f"Poznámka v souboru: {save.remark}")
    return " ".join(said)
