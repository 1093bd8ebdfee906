"""Rulesets: the rates, catalogue, PB tables, readings and articles of one set of rules, as data (spec 2)."""

from rozhodci.rulesets.load import get, names
from rozhodci.rulesets.source import nearest

__all__ = ["get", "names", "nearest"]
