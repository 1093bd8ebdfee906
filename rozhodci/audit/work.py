"""The unit of work (spec 5, 5.3): a chunk of case sources in, small result records out, never an exception."""

from __future__ import annotations

from rozhodci.audit.chunk import OTHER, Chunk, Settings, Source
from rozhodci.audit.compare import is_comparable, mismatches, verdict_on
from rozhodci.audit.digest import digest
from rozhodci.audit.reading import Read, beside, cases
from rozhodci.audit.readings import applying
from rozhodci.audit.result import AGREES, NO_RECORD, UNDECIDED, CaseResult, Mismatch, faulty
from rozhodci.case.model import NO_RENONC
from rozhodci.errors import InputError, RozhodciError, UndecidableError
from rozhodci.hand import Hand
from rozhodci.judge import questions, settled, verdict
from rozhodci.judging.outcome import Outcome


def work(chunk: Chunk) -> list[CaseResult]:
    """Judge every case of every source, in order. One source may give several results; none only what is no case."""
    return [result for source in chunk.sources for result in judged(source, chunk.settings)]


def judged(source: Source, settings: Settings) -> list[CaseResult]:
    """The results of one source. Whatever goes wrong becomes a result."""
    try:
        if source.kind == OTHER:
            return []
        if source.fault:
            return [faulty(source.number, source.name, source.fault)]
        return [_one(source, read, settings) for read in cases(source, settings.ruleset)]
    except UndecidableError as error:
        return [CaseResult(source.number, source.name, "", UNDECIDED, reason=str(error))]
    except Exception as error:
        return [faulty(source.number, source.name, crash_text(error), crashed=True)]


def crash_text(error: BaseException) -> str:
    """One sentence on an error of ours, without a traceback."""
    return f"vnitřní chyba programu ({type(error).__name__}: {str(error)[:200]})"


def _one(source: Source, read: Read | InputError, settings: Settings) -> CaseResult:
    if isinstance(read, InputError):
        return faulty(source.number, source.name, str(read))
    try:
        return _result(source, read, settings)
    except RozhodciError as error:
        return faulty(source.number, source.name, str(error), read.case.id)
    except Exception as error:
        return faulty(source.number, source.name, crash_text(error), read.case.id, crashed=True)


def _result(source: Source, read: Read, settings: Settings) -> CaseResult:
    case, rules = read.case, beside(source.name)(read.case.ruleset)
    readings = applying(settings, rules) if settings.readings else {}
    premiums = settings.premiums and case.record is not None and bool(case.record.pb)
    hand, done = settled(case, rules, readings, premiums)
    state, differing = _compared(hand, done, premiums)
    counting = [r for r in done.decision.renonce if r.klass != "neni"]
    first = done.decision.deciding or (counting[0] if counting else None)
    return CaseResult(
        source.number,
        source.name,
        case.id,
        state,
        verdict(hand, done),
        None if first is None else first.finding.code,
        tuple([(r.finding.code, r.klass) for r in counting]),
        differing,
        "; ".join(read.warnings),
        digest(case),
        case.own_id,
    )


def _compared(hand: Hand, done: Outcome, premiums: bool) -> tuple[str, tuple[Mismatch, ...]]:
    record = hand.case.record
    if not is_comparable(record, premiums):
        return NO_RECORD, ()
    differing = mismatches(record, done, hand.rules.discipline, premiums)
    if differing:
        return verdict_on(record, differing, done, questions(hand, done))
    unseen = (
        record.kind == NO_RENONC and verdict(hand, done) == "rozhodne-rozhodci"
    )  # an impossible card hides the rest
    return (UNDECIDED if unseen else AGREES), ()
