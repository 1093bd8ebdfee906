"""What an audit keeps of one case: small, picklable, and the same as one line of JSON Lines (spec 5, 5.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

FORMAT = 1
AGREES, DIFFERS, NO_RECORD, UNDECIDED, FAULTY, DUPLICATE = STATES = (
    "shoda", "neshoda", "bez-zaznamu", "nerozhodnuto", "chyba", "duplikat",
)  # fmt: skip

Value = str | int | float | None


@dataclass(frozen=True, slots=True)
class Mismatch:
    """One part of `zaznam` that differs: `what` is its path (`platby.Adam`); amounts in haléře, PB in points."""

    what: str
    recorded: Value
    ruled: Value


@dataclass(frozen=True, slots=True)
class CaseResult:
    """One case of the audit.

    `source` is the number of its source in the whole audit. `own_id`: the case names itself, so the name must be
    unique. `code` is the decisive renonc, `found` every renonc as (code, class). `reason` tells what is wrong or what
    a warning says. `digest` is equal for cases of equal content ("" where there is none). `crashed`: our fault.
    """

    source: int
    file: str
    case: str
    state: str
    verdict: str | None = None
    code: str | None = None
    found: tuple[tuple[str, str], ...] = ()
    mismatches: tuple[Mismatch, ...] = ()
    reason: str = ""
    digest: str = ""
    own_id: bool = False
    crashed: bool = False

    def judged(self, state: str, reason: str, *more: Mismatch) -> CaseResult:
        """The same case in another state, the reason added to what was said before."""
        said = "; ".join(x for x in (self.reason, reason) if x)
        return replace(self, state=state, reason=said, mismatches=(*self.mismatches, *more))


def faulty(source: int, file: str, reason: str, case: str = "", crashed: bool = False) -> CaseResult:
    """A case (or a whole file) that could not be judged."""
    return CaseResult(source, file, case, FAULTY, reason=reason, crashed=crashed)


def line(result: CaseResult) -> dict[str, Any]:
    """The public form. `duvod` stands only where there is something to say."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "soubor": result.file,
        "pripad": result.case,
        "stav": result.state,
        "verdikt": result.verdict,
        "kod": result.code,
        "neshody": [{"co": m.what, "zaznam": m.recorded, "vypocet": m.ruled} for m in result.mismatches],
    }
    if result.reason:
        data["duvod"] = result.reason
    return data


def pack(result: CaseResult) -> list[Any]:
    """For the state file: everything but the source number."""
    return [
        result.file, result.case, result.state, result.verdict, result.code, list(map(list, result.found)),
        [[m.what, m.recorded, m.ruled] for m in result.mismatches],
        result.reason, result.digest, int(result.own_id), int(result.crashed),
    ]  # fmt: skip


def unpack(source: int, kept: list[Any]) -> CaseResult:
    """Back from the state file. Raises ValueError or TypeError for anything else."""
    file, case, state, verdict, code, found, mismatches, reason, digest, own_id, crashed = kept
    if state not in STATES:
        raise ValueError(state)
    return CaseResult(
        source, file, case, state, verdict, code, tuple((c, k) for c, k in found),
        tuple(Mismatch(*m) for m in mismatches), reason, digest, bool(own_id), bool(crashed),
    )  # fmt: skip
