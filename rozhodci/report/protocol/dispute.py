"""The card in dispute: what lay on the table, what its player held then, which cards were legal."""

from __future__ import annotations

from rozhodci.cards import Card, in_print_order, named
from rozhodci.hand import Hand
from rozhodci.report.protocol.cards import drawn, mark
from rozhodci.report.protocol.html import Html, name, tag
from rozhodci.ruling import Renonc
from rozhodci.situation import situation


def dispute(leading: Renonc | None, hand: Hand, level: int) -> Html | None:
    """The section `Sporná karta`; None where the renonc is no card played in a trick."""
    if leading is None or not leading.finding.trick or not leading.finding.card or not leading.finding.place:
        return None
    found = leading.finding
    card = named(leading.finding.card)
    played = [c for c in (*(c for t in hand.play.tricks for c in t.cards), *hand.play.shown) if c.trick == found.trick]
    if card not in [c.card for c in played] or found.who not in hand.play.hands:
        return None
    now = situation(hand, found.trick or 1, found.place or 1)
    table = [tag("li", drawn(c.card), tag("span", name(c.player), class_="kdo")) for c in now.lying]
    table.append(tag("li", drawn(card), tag("span", name(found.who or ""), class_="kdo"), _wrong(), class_="spatna"))
    held = in_print_order(now.hands[found.who or ""], hand.case.trump_game)
    own = [_held(c, card, found.legal) for c in held]
    return tag(
        "section",
        tag(f"h{level}", f"Sporná karta, {found.trick}. zdvih"),
        tag(
            "div",
            tag("div", tag("p", "Na stole:"), tag("ol", table, class_="lezi")),
            tag("div", tag("p", "V ruce v té chvíli, ", name(found.who or ""), ":"), tag("ul", own, class_="lezi")),
        ),
        class_="spor",
    )


def _held(card: Card, played: Card, legal: tuple[str, ...]) -> Html:
    if card is played:
        return tag("li", drawn(card), tag("span", mark(False), "hráno", class_="stitek spatne"), class_="spatna")
    if card.text in legal:
        return tag("li", drawn(card), tag("span", mark(True), "smí", class_="stitek dobre"), class_="smi")
    return tag("li", drawn(card))


def _wrong() -> Html:
    return tag("span", mark(False), "renonc", class_="stitek spatne")
