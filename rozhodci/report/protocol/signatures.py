"""Room for the signatures of everybody at the table and of the referee, and for the time."""

from __future__ import annotations

from collections.abc import Sequence

from rozhodci.report.protocol.html import Html, name, tag


def signatures(players: Sequence[str], level: int) -> Html:
    """One line each."""
    rows = [tag("div", tag("dt", name(p)), tag("dd", "")) for p in players]
    rows += [tag("div", tag("dt", who), tag("dd", ""), class_="rozhodci") for who in ("Rozhodčí", "Datum a čas")]
    return tag("section", tag(f"h{level}", "Podpisy"), tag("dl", rows), class_="podpisy")
