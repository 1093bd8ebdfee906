"""What an audit keeps of one case: small, picklable, and the same as one line of JSON Lines (spec 5, 5.2)."""

from __future__ import annotations

from json import JSONEncoder
from json.encoder import encode_basestring as text
from typing import Any, NamedTuple

FORMAT = 1
AGREES, DIFFERS, NO_RECORD, UNDECIDED, FAULTY, DUPLICATE = STATES = (
    "shoda", "neshoda", "bez-zaznamu", "nerozhodnuto", "chyba", "duplikat",
)  # fmt: skip

ID = "id"
"""What differs where a case's name is taken by another one."""
Value = str | int | float | None
_value = JSONEncoder(ensure_ascii=False, allow_nan=False).encode


class Mismatch(NamedTuple):
    """One part of `zaznam` that differs: `what` is its path (`platby.Adam`); amounts in haléře, PB in points."""

    what: str
    recorded: Value
    ruled: Value


class CaseResult(NamedTuple):
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
        return self._replace(state=state, reason=said, mismatches=(*self.mismatches, *more))


def faulty(source: int, file: str, reason: str, case: str = "", crashed: bool = False) -> CaseResult:
    """A case (or a whole file) that could not be judged."""
    return CaseResult(source, file, case, FAULTY, reason=reason, crashed=crashed)


def line(r: CaseResult) -> str:
    """The public form, a JSON object as `json.dumps` writes it; put together here, which takes a fifth of its time.

    `duvod` stands only where there is something to say.
    """
    verdict, code = r.verdict and text(r.verdict), r.code and text(r.code)
    differing = ", ".join(map(_mismatch, r.mismatches))
    reason = f', "duvod": {text(r.reason)}' if r.reason else ""
    return (
        f'{{"format": {FORMAT}, "soubor": {text(r.file)}, "pripad": {text(r.case)}, "stav": {text(r.state)},'
        f' "verdikt": {verdict or "null"}, "kod": {code or "null"}, "neshody": [{differing}]{reason}}}'
    )


def _mismatch(m: Mismatch) -> str:
    return f'{{"co": {text(m.what)}, "zaznam": {_value(m.recorded)}, "vypocet": {_value(m.ruled)}}}'


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
