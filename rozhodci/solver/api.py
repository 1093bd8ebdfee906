"""The solver's front door (spec 4): the only module others import.

position = position_at(hand, trick=5)                  # before the first card of trick 5
answer = analyse(position, parts_of(hand), readings_for(hand, position))
answer.parts[0].outlook                                # Outlook.SURE / HELP / LOST / UNDECIDED
lozena_at(hand, 1).lozena                              # True / False / None
"""

from __future__ import annotations

from rozhodci.solver.analysis import analyse, analyse_moves, analyse_with_moves, outlook, possible
from rozhodci.solver.gear import gear
from rozhodci.solver.holding import is_lozena, lozena_at
from rozhodci.solver.known import possible_holders
from rozhodci.solver.moments import parts_of, position_at, readings_for
from rozhodci.solver.values import (
    HIDDEN_SEAT,
    Analysis,
    HandLozena,
    Known,
    Laid,
    LozenaVerdict,
    MoveAnalysis,
    NoAnalysisError,
    Outlook,
    Pair,
    Part,
    PartVerdict,
    PlayReadings,
    Position,
    Reason,
    Seven,
    SevenState,
    View,
)

__all__ = [
    "HIDDEN_SEAT", "Analysis", "HandLozena", "Known", "Laid", "LozenaVerdict", "MoveAnalysis", "NoAnalysisError",
    "Outlook", "Pair", "Part", "PartVerdict", "PlayReadings", "Position", "Reason", "Seven", "SevenState", "View",
    "analyse", "analyse_moves", "analyse_with_moves", "gear", "is_lozena", "lozena_at", "outlook", "parts_of",
    "position_at", "possible", "possible_holders", "readings_for",
]  # fmt: skip
