"""The JSON of `sehravka` and `lozena` (spec 4, 4.5): names, types and order of keys are a public interface."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rozhodci.judging.lozena_question import LozenaShown
from rozhodci.judging.open_cards import OpenCards
from rozhodci.report.solver_words import cards_text
from rozhodci.solver.api import Laid, LozenaVerdict, PartVerdict

FORMAT = 1
HOLDER = "akter"


def written(data: Any, ascii_only: bool = False) -> str:
    """Indented JSON ending with a newline."""
    return json.dumps(data, ensure_ascii=ascii_only, indent=2, allow_nan=False) + "\n"


def open_data(shown: OpenCards) -> dict[str, Any]:
    """`sehravka` of one case. `zdvih` is the trick of the next card; nobody is on turn after the last one."""
    position, analysis = shown.position, shown.analysis
    return {
        "format": FORMAT,
        "pripad": shown.hand.case.id,
        "zdvih": position.trick,
        "na_tahu": shown.to_move,
        "casti": [_part(shown, v, True) for v in analysis.parts],
        "hlasky": {"akter": analysis.hlasky_akter, "obrana": analysis.hlasky_obrana},
        "celek": analysis.whole.value,
        "karty": [{"karta": m.card.text, "casti": [_part(shown, v, False) for v in m.parts]} for m in shown.moves],
        "uzly": analysis.nodes,
    }


def _part(shown: OpenCards, verdict: PartVerdict, whole: bool) -> dict[str, Any]:
    data: dict[str, Any] = {"cast": shown.key(verdict.part), "stav": verdict.outlook.value}
    if verdict.points_akter is not None:
        data["body"] = {"akter": verdict.points_akter, "obrana": verdict.points_obrana}
        if whole:
            data["nejvyse"] = verdict.best
    if whole:
        data["linie"] = _cards(verdict.line)
    return data


def _cards(line: Sequence[Laid]) -> list[str]:
    return [x.card.text for x in line]


def lozena_data(shown: LozenaShown) -> dict[str, Any]:
    """`lozena` of cards alone; `protipriklad` is null where the hand is ložená or nothing was decided."""
    return {
        "format": FORMAT,
        "zavazek": "-a-".join(v.zavazek for v in shown.parts),
        "vynasi": HOLDER if shown.to_move == 0 else shown.names[shown.to_move],
        "lozena": shown.lozena,
        "protipriklad": _counter(shown, shown.deciding) if shown.lozena is False else None,
        "uzly": shown.nodes,
    }


def lozena_case_data(case_id: str, shown: LozenaShown) -> dict[str, Any]:
    """`lozena --pripad`: the same at a moment of a case, with the names of its players."""
    return {
        "format": FORMAT,
        "pripad": case_id,
        "zdvih": shown.trick,
        "kdo": shown.names[0],
        **{key: value for key, value in lozena_data(shown).items() if key != "format"},
        "vynasi": shown.names[shown.to_move],
        "casti": [{"cast": v.zavazek, "lozena": v.lozena} for v in shown.parts],
    }


def _counter(shown: LozenaShown, verdict: LozenaVerdict) -> dict[str, Any] | None:
    if not verdict.split:
        return None
    trump_game = shown.trump is not None
    hands = {n: cards_text(h, trump_game) for n, h in zip(shown.names[1:], verdict.split, strict=True)}
    return {**hands, "linie": _cards(verdict.line)}
