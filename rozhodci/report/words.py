"""Czech words for the canonical codes, and counts with the right ending. No rule and no number lives here."""

from __future__ import annotations

from rozhodci.words import PARTS, SIDES, counted, halves, listing, part, points

__all__ = ["PARTS", "SIDES", "counted", "halves", "listing", "part", "points"]

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
    "potvrzena-neni-prvni": "námitka potvrzena",
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
    "zamitnuta": "zamítnuta", "opozdena": "opožděná", "prohrana": "prohraná", "neprovereno": "neprověřeno",
    "hre": "hře", "technicky": "technický", "rozhodci": "rozhodčí", "vyhratelna": "vyhratelná",
    "nevyhratelna": "nevyhratelná", "neni": "není", "ostatni": "ostatní", "udelit": "udělit",
    "neudelit": "neudělit", "naroku": "nároku",
}  # fmt: skip


def plain(code: str) -> str:
    """A code without a listed phrase, made readable: `pred-sehravkou` -> `před sehrávkou`."""
    return " ".join(_WORDS.get(word, word) for word in code.split("-"))


def title(name: str) -> str:
    """The Czech name of a payment's title."""
    return TITLES.get(name) or part(name)


def pb(number: int) -> str:
    """PB from half points with the unit: `26 PB` (the abbreviation does not inflect)."""
    return f"{halves(number)} PB"


def sentence(text: str) -> str:
    """The first letter capital and a full stop at the end; the rest is left as it is."""
    text = text.strip()
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text[-1] in ".!?…:" else f"{text}."
