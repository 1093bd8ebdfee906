"""Agreement of the adjudicator with a folder of cases and written expectations (expected.json)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .adjudicator import adjudicate

KEYS = ("kod", "kdo", "zdvih", "karta", "trida", "pausal")


def check(folder: Path) -> tuple[int, list[str]]:
    """(number of samples, a line for each difference)."""
    expected = json.loads((folder / "expected.json").read_text(encoding="utf-8"))
    lines = []
    for sample in expected:
        got = adjudicate((folder / f"{sample['id']}.yaml").read_text(encoding="utf-8"))
        lines += [f"{sample['id']} ({sample.get('kind')}): {line}" for line in differences(sample, got)]
    return len(expected), lines


def differences(sample: dict[str, Any], got: dict[str, Any]) -> list[str]:
    found = []
    if sample["verdikt"] != got["verdikt"]:
        found.append(f"verdikt {sample['verdikt']} / {got['verdikt']}")
    for key in ("namitka", "saldo"):
        if key in sample and sample[key] != got[key]:
            found.append(f"{key} {sample[key]} / {got[key]}")
    if sample.get("kod"):
        found += _finding(sample, got)
    if "kontumace" in sample and sample["kontumace"] != got["kontumace"]:
        found.append(f"kontumace {sample['kontumace']} / {got['kontumace']}")
    if "sazby" in sample and sample["sazby"] != got["sazby"]:
        found.append(f"sazby {sample['sazby']} / {got['sazby']}")
    return found


def _finding(sample: dict[str, Any], got: dict[str, Any]) -> list[str]:
    same = [item for item in got["nalezy"] if item["kod"] == sample["kod"]]
    one = got["rozhodujici"] or next(iter(same), None)
    if one is None:
        return [f"kod {sample['kod']} / nothing"]
    if sample["kod"] != one["kod"] and same and sample.get("trida") != "ve-hre":
        one = same[0]
    lines = [f"{k} {sample[k]} / {one[k]}" for k in KEYS if sample.get(k) is not None and sample[k] != one[k]]
    if sample.get("povolene") and sorted(sample["povolene"]) != sorted(one["povolene"]):
        lines.append(f"povolene {sample['povolene']} / {one['povolene']}")
    return lines
