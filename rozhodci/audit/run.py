"""The audit from end to end: inputs → sources → an engine → results in order, marked and counted."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

from rozhodci import __version__
from rozhodci.audit.chunk import OTHER, Chunk, Settings, Source
from rozhodci.audit.digest import source_digest
from rozhodci.audit.drive import Engine, Results, chunks, in_order, serial
from rozhodci.audit.names import STDIN, Faults
from rozhodci.audit.result import DIFFERS, FAULTY, CaseResult
from rozhodci.audit.seen import Seen
from rozhodci.audit.sources import is_result, read
from rozhodci.audit.state import State
from rozhodci.audit.summary import Summary
from rozhodci.rulesets.load import is_path

SERIAL_SIZE = 8
WORTH_A_POOL = 0.3
"""Seconds: what takes less is done sooner here than by processes that first have to start."""

ONLY: dict[str, Callable[[CaseResult], bool]] = {
    "neshody": lambda r: r.state == DIFFERS,
    "renonce": lambda r: r.verdict is not None and r.verdict != "bez-renoncu",
    "chyby": lambda r: r.state == FAULTY,
}
"""`--jen`: which cases are printed. The summary counts all of them."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is asked for. `jobs` None = as many as there are cores; `cluster` an address of Dask; `state` a file."""

    settings: Settings = field(default_factory=Settings)
    jobs: int | None = None
    cluster: str | None = None
    state: str | None = None
    only: str | None = None


Done = tuple[Sequence[Source], Sequence[CaseResult]]
"""The sources of one chunk with their results, in order."""

Watch = Callable[[Sequence[Source], int], None]
"""Told after each chunk: its sources and how many cases they held."""


def audit(
    plan: Plan, files: list[str], faults: Faults, summary: Summary, watch: Watch
) -> Iterator[Sequence[CaseResult]]:
    """The results to print, chunk by chunk, in natural order of names; `summary` holds all once they are used up."""
    if plan.state is not None:
        files = _without_results(files, summary)
    with contextlib.closing(Seen()) as seen:
        for sources, found in judged(plan, files, faults):
            results = seen.marked(found)
            for result in results:
                summary.add(result)
            summary.passed_over += sum(s.kind == OTHER for s in sources)
            yield results if plan.only is None else list(filter(ONLY[plan.only], results))
            watch(sources, len(results))


def _without_results(files: list[str], summary: Summary) -> list[str]:
    """What this program wrote among the cases is no part of what a state belongs to: it may be new the next time."""
    cases = [name for name in files if name == STDIN or not is_result(name)]
    summary.passed_over += len(files) - len(cases)
    return cases


def judged(plan: Plan, files: list[str], faults: Faults) -> Iterator[Done]:
    """Every source with its results, from the state file as far as it goes, then from the engine."""
    sources = read(files, faults)
    with contextlib.ExitStack() as stack:
        worked = ((chunk.sources, results) for chunk, results in _done(plan, sources, stack))
        if plan.state is None:
            yield from worked
            return
        state = stack.enter_context(State(plan.state, _heading(plan, files)))
        yield from state.kept(sources)
        for done in worked:
            state.add(*done)
            yield done


def _done(plan: Plan, sources: Iterator[Source], stack: contextlib.ExitStack) -> Iterator[tuple[Chunk, Results]]:
    """Without `--jobs` the beginning is done here, and processes start only when it has taken a while."""
    cut = partial(chunks, sources, plan.settings)
    jobs = cores() if plan.jobs is None else plan.jobs
    if plan.cluster is None and (plan.jobs is None or jobs == 1):
        yield from _here(cut, None if jobs == 1 else WORTH_A_POOL)
    if plan.cluster is not None or jobs > 1:
        engine = _engine(plan.cluster, jobs, stack)
        yield from in_order(cut(engine.size), engine)


def _here(cut: Callable[[int], Iterator[Chunk]], patience: float | None) -> Iterator[tuple[Chunk, Results]]:
    """In this process, for so many seconds or to the end."""
    start = monotonic()
    for done in serial(cut(SERIAL_SIZE)):
        yield done
        if patience is not None and monotonic() - start > patience:
            return


def _engine(cluster: str | None, jobs: int, stack: contextlib.ExitStack) -> Engine:
    if cluster is not None:
        from rozhodci.audit.cluster import Cluster

        return stack.enter_context(Cluster(cluster))
    from rozhodci.audit.pool import Pool

    return stack.enter_context(Pool(jobs))


def cores() -> int:
    """Processor cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _heading(plan: Plan, files: Iterable[str]) -> dict[str, Any]:
    """What a state belongs to; the words are those of the message where they differ."""
    return {
        "verze": __version__,
        "pravidla": _rules(plan.settings.ruleset),
        "volby": [plan.settings.ruleset, sorted(plan.settings.readings), plan.settings.premiums],
        "vstupy": source_digest("\n".join(files).encode("utf-8", "backslashreplace")),
    }


def _rules(ruleset: str | None) -> str:
    """A checksum of the packaged rules and of the user's own file."""
    from rozhodci.rulesets.source import NAMES, fingerprint, sources

    parts = [str(fingerprint(sources(name))) for name in NAMES]
    if ruleset is not None and is_path(ruleset):
        with contextlib.suppress(OSError):
            parts.append(source_digest(Path(ruleset).read_bytes()))
    return source_digest(" ".join(parts).encode())
