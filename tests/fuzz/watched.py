"""One command run in this process under watch: what it printed, how it ended, how long the processor worked on it."""

from __future__ import annotations

import io
import re
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from rozhodci.cli.main import run

LIMIT = 5.0
"""Seconds of processor time after which a command counts as hanging."""

# What Python, PyYAML, expat, Typer and the system say in English; none of it may reach a referee.
ENGLISH = re.compile(
    r"Traceback|\b(?:[Ee]rror|[Ee]xpected|[Ii]nvalid|[Uu]nexpected|[Mm]issing|[Cc]ould not|[Cc]annot|[Ff]ound|while"
    r"|[Nn]o such|[Tt]oo many|[Nn]ot a|[Pp]ermission|object|codec|token|must be|failed)\b"
)
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u200e\u200f]")
TIMER = getattr(signal, "ITIMER_VIRTUAL", None)


class HangError(BaseException):
    """The command took too long. No Exception, so that no handler of the program can swallow it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a command ended; `raw` is stdout as bytes."""

    code: int
    out: str
    err: str
    raw: bytes
    seconds: float


def watched(args: list[str], stdin: bytes = b"") -> Outcome:
    """Run `rozhodci ARGS` in this process. Raises HangError after LIMIT seconds of work."""
    streams = [io.TextIOWrapper(io.BytesIO(), "utf-8", newline="\n") for _ in range(2)]
    kept = sys.stdin, sys.stdout, sys.stderr
    sys.stdin = io.TextIOWrapper(io.BytesIO(stdin), "utf-8")
    sys.stdout, sys.stderr = streams
    start = time.process_time()
    try:
        with _limited():
            code = run(args)
    finally:
        sys.stdin, sys.stdout, sys.stderr = kept
    spent = time.process_time() - start
    out, err = (_read(stream) for stream in streams)
    return Outcome(code, out.decode("utf-8", "replace"), err.decode("utf-8", "replace"), out, spent)


def complaints(args: list[str], got: Outcome, data: bool = False) -> list[str]:
    """Everything that is wrong with an outcome; `data` where stdout is for programs and may hold any text."""
    told = got.err if data else got.out + got.err
    found = []
    if got.code not in (0, 1, 2):
        found.append(f"kód {got.code}")
    if got.code == 2 and not (got.err.strip() or got.out.strip()):
        found.append("kód 2 beze slova")
    if control := CONTROL.search(told):
        found.append(f"řídicí znak U+{ord(control.group()):04X}")
    if english := ENGLISH.search(re.sub(r"„.*?“|'.*?'", "", got.err)):
        found.append(f"anglicky: {english.group()}")
    if got.seconds > LIMIT:
        found.append(f"trvalo {got.seconds:.1f} s")
    return [f"{' '.join(args)}: {what}\n{got.err[-2000:]}" for what in found]


def _read(stream: io.TextIOWrapper) -> bytes:
    stream.flush()
    return stream.buffer.getvalue()  # type: ignore[attr-defined,no-any-return]


@contextmanager
def _limited() -> Iterator[None]:
    """Processor time, so that a busy machine is not taken for a slow program. Where there is no timer, no limit."""
    if TIMER is None:
        yield
        return

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise HangError(f"déle než {LIMIT} s")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(TIMER, LIMIT)
    try:
        yield
    finally:
        signal.setitimer(TIMER, 0)
        signal.signal(signal.SIGVTALRM, before)
