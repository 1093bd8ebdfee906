"""Cards as inline SVG: each is drawn once as a symbol and shown by reference, with its name for those who listen."""

from __future__ import annotations

from importlib.resources import files

from rozhodci.cards import DECK, Card, Rank, Suit
from rozhodci.report.protocol.html import Html, tag
from rozhodci.report.protocol.suits import CODES, FRENCH, SHAPES

RANK_WORDS = {
    Rank.SEDMA: "sedma", Rank.OSMA: "osma", Rank.DEVITKA: "devítka", Rank.DESITKA: "desítka",
    Rank.SPODEK: "spodek", Rank.SVRSEK: "svršek", Rank.KRAL: "král", Rank.ESO: "eso",
}  # fmt: skip

CARD_STYLE = files(__package__).joinpath("cards.css").read_text(encoding="utf-8")
"""Colours and letters of the drawings."""

_BOX = "0 0 50 76"
_HEAD = '<circle class="postava" cx="30" cy="34" r="8"/><path class="postava" d="M14 62q2-18 16-18t16 18z"/>'
_CROWN = '<path class="koruna" d="M21 27l-2-12 6 5 5-8 5 8 6-5-2 12z"/>'
_CHECK = '<path d="M2.5 8.5l4 4 7-9"/>'
_CROSS = '<path d="M3 3l10 10M13 3L3 13"/>'


def spoken(card: Card) -> str:
    """`kule král`."""
    return f"{card.suit.word} {RANK_WORDS[card.rank]}"


def drawn(card: Card) -> Html:
    """The card as a picture that says its name."""
    use = tag("use", href=f"#{_id(card)}")
    return tag("svg", tag("title", spoken(card)), use, class_="karta", viewBox=_BOX, role="img", aria_label=str(card))


def sign(suit: Suit) -> Html:
    """The suit alone, beside its word."""
    return tag("svg", tag("use", href=f"#b-{CODES[suit]}"), class_="barva", viewBox="0 0 24 24", aria_hidden="true")


def mark(right: bool) -> Html:
    """A tick or a cross, beside its word."""
    use = tag("use", href="#ano" if right else "#ne")
    return tag("svg", use, class_="znak", viewBox="0 0 16 16", aria_hidden="true")


def symbols(marks: str) -> Html:
    """Every drawing of the page, once; nothing of it is shown where it stands."""
    suits = [_symbol(f"b-{CODES[s]}", "0 0 24 24", SHAPES[marks][s]) for s in Suit]
    cards = [_symbol(_id(c), _BOX, _face(c, marks)) for c in DECK]
    signs = [_symbol("ano", "0 0 16 16", Html(_CHECK)), _symbol("ne", "0 0 16 16", Html(_CROSS))]
    return tag("svg", suits, cards, signs, class_="kresby", width=0, height=0, aria_hidden="true", focusable="false")


def picture(card: Card, marks: str, style: str = "") -> str:
    """The card as an SVG file of its own."""
    return _alone(
        _BOX, [_symbol(f"b-{CODES[card.suit]}", "0 0 24 24", SHAPES[marks][card.suit]), *_face(card, marks)], style
    )


def suit_picture(suit: Suit, marks: str) -> str:
    """The suit as an SVG file of its own."""
    return _alone("0 0 24 24", [SHAPES[marks][suit]])


def mark_picture(right: bool, colour: str) -> str:
    """The tick or the cross as an SVG file of its own."""
    shape = tag("g", Html(_CHECK if right else _CROSS), fill="none", stroke=colour, stroke_width="3.2")
    return _alone("0 0 16 16", [shape])


def _alone(box: str, content: list[Html], style: str = "") -> str:
    sheet = tag("style", Html(CARD_STYLE + style))
    return tag("svg", sheet, content, xmlns="http://www.w3.org/2000/svg", viewBox=box)


def _id(card: Card) -> str:
    return f"{CODES[card.suit]}{card.rank.value}"


def _symbol(id: str, box: str, content: Html | list[Html]) -> Html:
    return tag("symbol", content, id=id, viewBox=box)


def _face(card: Card, marks: str) -> list[Html]:
    black = marks == FRENCH and card.suit in (Suit.ZELENE, Suit.ZALUDY)
    red = card.suit is Suit.CERVENE or (marks == FRENCH and card.suit is Suit.KULE)
    colour = "tf" if black else "tc" if red else f"t{CODES[card.suit]}"
    wide = " uzky" if card.rank is Rank.DESITKA else ""
    return [
        Html('<rect class="list" x="1" y="1" width="48" height="74" rx="5"/>'),
        tag("text", card.rank.value, x=4, y=17, class_=f"hodnota {colour}{wide}"),
        _suit(card.suit, 4, 21, 12),
        *_middle(card),
    ]


def _middle(card: Card) -> list[Html]:
    """Eso large, král crowned, svršek with his suit above, spodek with it below, as on German cards."""
    if card.rank is Rank.ESO:
        return [_suit(card.suit, 13, 33, 34)]
    if card.rank is Rank.KRAL:
        return [Html(_HEAD), Html(_CROWN), _suit(card.suit, 20, 46, 20)]
    if card.rank is Rank.SVRSEK:
        return [Html(_HEAD), _suit(card.suit, 28, 5, 18)]
    if card.rank is Rank.SPODEK:
        return [Html(_HEAD), _suit(card.suit, 28, 54, 18)]
    return [_suit(card.suit, 17, 38, 26)]


def _suit(suit: Suit, x: int, y: int, size: int) -> Html:
    return tag("use", href=f"#b-{CODES[suit]}", x=x, y=y, width=size, height=size)
