"""The parts of a závazek: who won each of them and in how many steps."""

from rozhodci.parts.results import approved, by_contumace, by_play, flat, shown

__all__ = ["approved", "by_contumace", "by_play", "flat", "shown"]
