"""Prémiové body (PB): rows of the table, points for fleks, minus points, and when there is no claim (spec 2, 2.8)."""

from rozhodci.pb.proposal import award

__all__ = ["award"]
