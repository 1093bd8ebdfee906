"""Rulesets: the rates, catalogue, PB tables, readings and articles of one set of rules, as data (spec 2)."""

from rozhodci.rulesets.load import get, names, nearest

__all__ = ["get", "names", "nearest"]
