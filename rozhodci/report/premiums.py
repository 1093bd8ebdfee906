"""Prémiové body: the proposal, its state, rows awarded and refused, each with its article."""

from __future__ import annotations

from collections.abc import Mapping

from rozhodci.report import words
from rozhodci.report.layout import wrap
from rozhodci.ruling import PbRuling


def lines(pb: PbRuling, width: int) -> list[str]:
    """The section `Prémiové body`."""
    proposal = summary(pb.proposal)
    out = wrap(f"Prémiové body: {proposal + ' – ' if proposal else ''}{words.PB_STATES[pb.state]}.", width, "", "  ")
    for item in pb.items:
        out += wrap(f"{item.who} {words.pb(item.halves)}: {item.row} [{item.cite}]", width, "  + ")
    for refused in pb.refused:
        text = f"{refused.who} bez {words.pb(refused.halves)}: {refused.reason} [{refused.cite}]"
        out += wrap(text, width, "  - ")
    if pb.must_describe:
        out += wrap("Hru na lístku popsat a podepsat všemi zúčastněnými.", width, "  ! ")
    return out


def summary(values: Mapping[str, int]) -> str:
    """`Adam 26 PB, Cyril -1 PB`; empty when nobody has any."""
    return ", ".join(f"{who} {words.pb(halves)}" for who, halves in values.items() if halves)
