"""The parts of a závazek: who won each of them and in how many steps."""

from rozhodci.parts.results import by_contumace, by_play, flat, shown

__all__ = ["by_contumace", "by_play", "flat", "shown"]
