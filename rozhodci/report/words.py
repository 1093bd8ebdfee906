"""Czech words for the canonical codes, and counts with the right ending. No rule and no number lives here."""

from __future__ import annotations

from collections.abc import Iterable

from rozhodci.sides import Side

PARTS = {
    "hra": "hra",
    "sedma": "sedma",
    "osma": "osma",
    "devitka": "devítka",
    "sto": "sto",
    "sto-a-sedma": "sto a sedma",
    "dve-sedmy": "dvě sedmy",
    "betl": "betl",
    "durch": "durch",
    "ticha-sedma": "tichá sedma",
    "tiche-sto": "tiché sto",
}

TITLES = {
    **PARTS,
    "pausal": "paušál",
    "omyl": "omyl",
    "lozena": "ložená",
    "limit": "limit",
    "zvyseny-limit": "zvýšený limit",
    "zaklad": "základ",
    "pausal-1": "paušál 1",
    "pausal-2": "paušál 2",
}

CLASSES = {
    "ve-hre": "renonc ve hře",
    "technicky": "technický renonc",
    "rozhodci": "renonc bez zařazení",
    "neni": "bez následku",
}

VERDICTS = {**CLASSES, "rozhodci": "rozhodne rozhodčí", "neni": "není renonc"}
"""How the catalogue treats an offence."""

SIDES = {Side.AKTER: "aktér", Side.OBRANA: "obrana"}

MANNERS = {
    "sehravka": "sehrávka",
    "kontumace": "kontumace",
    "zvlastni": "zvláštní pravidlo",
    "schvaleno": "schváleno",
    "lozena": "ložená",
}

COMPLAINTS = {
    "zadna": "bez námitky",
    "potvrzena": "námitka potvrzena",
    "potvrzena-neni-prvni": "námitka potvrzena, rozhoduje však dřívější renonc",
    "zamitnuta": "námitka zamítnuta",
    "opozdena": "námitka opožděná",
    "nelze-posoudit": "námitku nelze posoudit",
}

PB_STATES = {
    "udeleno": "uděleno",
    "rozhodne-rozhodci": "návrh, rozhodne rozhodčí",
    "bez-naroku": "bez nároku",
}

PHASES = {
    "pred-hrou": "před hrou",
    "licitace": "licitace",
    "talon": "odkládání talonu",
    "komentovani": "komentování",
    "sehravka": "sehrávka",
    "po-sehravce": "po sehrávce",
}

SOURCES = {"karty": "z karet", "zaznam": "ze záznamu", "udalost": "uvedeno jako zjištěné"}


_WORDS = {
    "cervena": "červená", "cervene": "červené", "dve": "dvě", "lozena": "ložená",
    "marny": "marný", "opet": "opět", "pomocna": "pomocná", "pred": "před", "prvni": "první", "sam": "sám",
    "sehravka": "sehrávka", "sehravkou": "sehrávkou", "snimani": "snímání", "ukazano": "ukázáno", "ukazat": "ukázat",
    "hre": "hře", "technicky": "technický", "rozhodci": "rozhodčí", "vyhratelna": "vyhratelná",
    "nevyhratelna": "nevyhratelná", "neni": "není", "ostatni": "ostatní", "udelit": "udělit",
    "neudelit": "neudělit", "naroku": "nároku",
}  # fmt: skip


def plain(code: str) -> str:
    """A code without a listed phrase, made readable: `pred-sehravkou` -> `před sehrávkou`."""
    return " ".join(_WORDS.get(word, word) for word in code.split("-"))


def part(name: str) -> str:
    """The Czech name of a part of the závazek, also with the suffix `-proti`."""
    base = name.removesuffix("-proti")
    word = PARTS.get(base, plain(base))
    return word if base == name else f"{word} proti"


def title(name: str) -> str:
    """The Czech name of a payment's title."""
    return TITLES.get(name) or part(name)


def counted(number: int, one: str, few: str, many: str) -> str:
    """`1 bod`, `3 body`, `5 bodů`, `-1 bod`, `0 bodů`."""
    size = abs(number)
    word = one if size == 1 else few if 2 <= size <= 4 else many
    return f"{number} {word}"


def points(number: int) -> str:
    """Points of the hand: `90 bodů`."""
    return counted(number, "bod", "body", "bodů")


def halves(number: int) -> str:
    """PB from half points, without a unit: 52 -> `26`, 21 -> `10,5`, -1 -> `-0,5`."""
    whole, half = divmod(abs(number), 2)
    sign = "-" if number < 0 else ""
    return f"{sign}{whole},5" if half else f"{sign}{whole}"


def pb(number: int) -> str:
    """PB from half points with the unit: `26 PB` (the abbreviation does not inflect)."""
    return f"{halves(number)} PB"


def listing(items: Iterable[str], last: str = "a") -> str:
    """`A`, `A a B`, `A, B a C`."""
    words = list(items)
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def sentence(text: str) -> str:
    """The first letter capital and a full stop at the end; the rest is left as it is."""
    text = text.strip()
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text[-1] in ".!?…:" else f"{text}."
