"""One case through the package and through the adjudicator; every difference in a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from .adjudicator import adjudicate
from .reading import CSM

CONTUMACE = ("strana", "uhrane", "zbyva", "hlasky", "odecteno", "celkem")


def differences(text: str, premiums: bool = True, want: dict[str, Any] | None = None) -> list[str]:
    """Lines "what: expected …, got …"; empty when both agree. PB of fleks only with `premiums`."""
    from .package import rule

    want = want or adjudicate(text)
    try:
        got = rule(text, premiums)
    except Exception as fault:  # a generated case must never be refused or crash: both are differences
        return [f"výjimka: {type(fault).__name__}: {str(fault)[:600]}"]
    rules = got["pravidla"]
    lines = _same("verdikt", want["verdikt"], got["verdikt"])
    lines += _same("namitka", _complaint(want, want["namitka"], rules), _complaint(want, got["namitka"]["stav"], rules))
    lines += _same("nalezy", _found(want["nalezy"], rules), _found(got["renonce"], rules))
    if not want["dohravka"]:
        lines += _same("rozhodujici", _decisive(want["rozhodujici"], rules), _package_decisive(got, rules))
    lines += _same("kontumace", want["kontumace"], _contumace(got["kontumace"]))
    if want["sazby"] is not None:
        lines += _same("sazby", _rates(want["sazby"], "vyhral"), _rates(got["sazby"], "ve_prospech"))
    lines += _same("saldo", want["saldo"], got["saldo"])
    return lines + (_fleks(want, got) if premiums else [])


def _complaint(want: dict[str, Any], state: str, rules: str) -> str:
    """Where renonces are paid beside each other (koruna D, play-out, technical) none of them need be "the first"."""
    only_paid = want["namitka_i_pausal"]
    together = want["dohravka"] or rules == "koruna-2013" or only_paid
    return "potvrzena" if together and state.startswith("potvrzena") else state


def _same(what: str, want: Any, got: Any) -> list[str]:
    return [] if want == got else [f"{what}: čekáno {want!r}, je {got!r}"]


def _found(items: list[dict[str, Any]], rules: str) -> list[tuple[Any, ...]]:
    """Findings that count, as tuples; koruna and křížový name class and paušál by their articles."""
    kept = [item for item in items if item["trida"] != "neni"]
    return sorted((_key(item, rules) for item in kept), key=str)


def _key(item: dict[str, Any], rules: str) -> tuple[Any, ...]:
    key = (item["kod"], item["kdo"], item["zdvih"], item["karta"], tuple(sorted(item["povolene"] or [])))
    return (*key, item["trida"], item["pausal"]) if rules in CSM else key


def _decisive(item: dict[str, Any] | None, rules: str) -> Any:
    return _key(item, rules) if item and rules != "koruna-2013" else None


def _package_decisive(got: dict[str, Any], rules: str) -> Any:
    marked = [item for item in got["renonce"] if item["rozhodujici"]]
    return _decisive(marked[0] if marked else None, rules)


def _contumace(item: dict[str, Any] | None) -> dict[str, Any] | None:
    return {key: item[key] for key in CONTUMACE} if item else None


def _rates(rows: list[dict[str, Any]], winner: str) -> list[tuple[Any, ...]]:
    return sorted((row["cast"], row[winner], row["castka"], row["kroky"]) for row in rows)


def _fleks(want: dict[str, Any], got: dict[str, Any]) -> list[str]:
    """PB rows for fleks, player by player: each expected one given or at least seen and denied, and no other."""
    if want["fleky"] is None:
        return []
    rows = {name: [value for _, value in items] for name, items in want["fleky"].items()}
    given = _values(row for row in got["pb"]["polozky"] if is_flek_row(row["radek"]) and row["pb"] > 0)
    denied = _values(got["pb"]["odeprene"])
    lines = []
    for name in sorted({*rows, *given}):
        want_of, got_of = Counter(rows.get(name, [])), Counter(given.get(name, []))
        if got_of - want_of or (want_of - got_of) - Counter(denied.get(name, [])):
            lines.append(
                f"PB za flek, {name}: čekáno {rows.get(name)}, je {given.get(name)}, odepřeno {denied.get(name)}"
            )
    return lines


def _values(rows: Iterable[dict[str, Any]]) -> dict[str, list[Any]]:
    values: dict[str, list[Any]] = {}
    for row in rows:
        values.setdefault(row["komu"], []).append(row["pb"])
    return values


def is_flek_row(row: str) -> bool:
    return "× zvýšeno" in row
