"""The card in dispute among those on the table and in its player's hand."""

from __future__ import annotations

from rozhodci.report.protocol.cards import drawn, mark
from rozhodci.report.protocol.content.dispute import PLAYED, Held, Laid, Spot
from rozhodci.report.protocol.html import Html, name, tag


def dispute(spot: Spot | None, level: int) -> Html | None:
    """The section `Sporná karta`."""
    if spot is None:
        return None
    table = tag("ol", map(_laid, spot.table), class_="lezi")
    own = tag("ul", map(_held, spot.hand), class_="lezi")
    return tag(
        "section",
        tag(f"h{level}", f"Sporná karta, {spot.trick}. zdvih"),
        tag(
            "div",
            tag("div", tag("p", "Na stole:"), table),
            tag("div", tag("p", "V ruce v té chvíli, ", name(spot.who), ":"), own),
        ),
        class_="spor",
    )


def _laid(laid: Laid) -> Html:
    card = [drawn(laid.card), tag("span", name(laid.player), class_="kdo")]
    return tag("li", card, _wrong(), class_="spatna") if laid.wrong else tag("li", card)


def _held(held: Held) -> Html:
    if not held.state:
        return tag("li", drawn(held.card))
    right = held.state != PLAYED
    badge = tag("span", mark(right), held.state, class_="stitek dobre" if right else "stitek spatne")
    return tag("li", drawn(held.card), badge, class_="smi" if right else "spatna")


def _wrong() -> Html:
    return tag("span", mark(False), "renonc", class_="stitek spatne")
