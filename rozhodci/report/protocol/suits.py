"""The four suits drawn by our own simple shapes in a square of 24: German ones, and French marks as an option."""

from __future__ import annotations

from rozhodci.cards import Suit
from rozhodci.report.protocol.html import Html

GERMAN, FRENCH = "nemecke", "francouzske"
MARKS = (GERMAN, FRENCH)

_HEART = (
    '<path class="c1" d="M12 22C5.2 16.4 1.5 12.3 1.5 7.9 1.5 4.7 3.9 2.3 6.9 2.3c2.1 0 4 1.2 5.1 3.1'
    ' 1.1-1.9 3-3.1 5.1-3.1 3 0 5.4 2.4 5.4 5.6 0 4.4-3.7 8.5-10.5 14.1z"/>'
)
_LEAF = (
    '<path class="z1" d="M12 .8c5.6 4.2 9.4 8 9.4 12.3 0 3-2.2 5-4.7 5-1.9 0-3.4-.9-4.7-2.6-1.3 1.7-2.8 2.6-4.7 2.6'
    '-2.5 0-4.7-2-4.7-5C2.6 8.8 6.4 5 12 .8z"/>'
    '<path class="z2" d="M12 4.2v14.3q-.3 2.8-3 4.3M12 9.5l4.2 2.4M12 9.5l-4.2 2.4M12 13l3.6 2M12 13l-3.6 2"/>'
)
_BELL = (
    '<circle class="k1" cx="12" cy="12.8" r="9.9"/><path class="k3" d="M9.8 2.7a2.2 2.2 0 1 1 4.4 0"/>'
    '<path class="k2" d="M2.1 11.2q9.9 3.4 19.8 0M2.4 14.4q9.6 3.4 19.2 0M12 17v4.9"/>'
    '<circle class="k3" cx="12" cy="18.2" r="2"/>'
)
_ACORN = (
    '<path class="a1" d="M4.6 10.5h14.8c.5 6.2-2.5 10.3-6.3 11.8L12 23.7l-1.1-1.4C7.1 20.8 4.1 16.7 4.6 10.5z"/>'
    '<path class="a2" d="M2.6 11.6c-.6-4.6 3-8 9.4-8s10 3.4 9.4 8q-9.4 2.4-18.8 0zM11 3.9l-.8-3.5h2.6l.4 3.5z"/>'
    '<path class="a3" d="M5 8.6q7 1.8 14 0M7.6 5.9q4.4 1.2 8.8 0"/>'
)
_SPADE = (
    '<path class="f1" d="M12 1.2c4.6 4.8 9.6 8 9.6 12.2 0 2.9-2.2 4.8-4.6 4.8-1.7 0-3.2-.8-4.1-2.2'
    'q.3 4.2 2.9 6.8H8.2q2.6-2.6 2.9-6.8c-.9 1.4-2.4 2.2-4.1 2.2-2.4 0-4.6-1.9-4.6-4.8C2.4 9.2 7.4 6 12 1.2z"/>'
)
_DIAMOND = '<path class="c1" d="M12 .8q3.9 6 8.3 11.2Q15.9 17.2 12 23.2 8.1 17.2 3.7 12 8.1 6.8 12 .8z"/>'
_CLUB = (
    '<circle class="f1" cx="12" cy="6.3" r="4.9"/><circle class="f1" cx="6.3" cy="13.6" r="4.9"/>'
    '<circle class="f1" cx="17.7" cy="13.6" r="4.9"/>'
    '<path class="f1" d="M10.4 9h3.2l-.6 5q.3 5 3.2 8.8H7.8q2.9-3.8 3.2-8.8z"/>'
)

SHAPES: dict[str, dict[Suit, Html]] = {
    GERMAN: {
        Suit.CERVENE: Html(_HEART),
        Suit.ZELENE: Html(_LEAF),
        Suit.KULE: Html(_BELL),
        Suit.ZALUDY: Html(_ACORN),
    },
    FRENCH: {
        Suit.CERVENE: Html(_HEART),
        Suit.ZELENE: Html(_SPADE),
        Suit.KULE: Html(_DIAMOND),
        Suit.ZALUDY: Html(_CLUB),
    },
}

CODES = {Suit.CERVENE: "c", Suit.ZELENE: "z", Suit.KULE: "k", Suit.ZALUDY: "a"}
"""Letter of each suit in ids and classes."""
