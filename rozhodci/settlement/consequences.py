"""Which renonce of a koruna or křížový hand have a consequence at all (Koruna F/1, Křížový D/5, D/6)."""

from __future__ import annotations

from rozhodci.ruling import Decision, Renonc

Numbered = tuple[int, Renonc]


def counted(decision: Decision) -> tuple[Numbered, ...]:
    """Renonce with a consequence, in order of time; after a late complaint only those that are never late."""
    numbered = enumerate(decision.renonce)
    return tuple((i, r) for i, r in numbered if effective_class(r) and (r.finding.late_ok or not decision.late))


def effective_class(renonc: Renonc) -> str:
    """Its class, for what only the referee can class the proposed one; "" when nothing follows."""
    if renonc.klass == "rozhodci":
        return renonc.proposed
    return "" if renonc.klass == "neni" else renonc.klass
