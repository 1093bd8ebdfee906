"""The console entry: runs a command and turns every ending into an exit code (spec 6).

0 done · 1 findings · 2 unusable input or usage · 3 internal error · 130 interrupted.
"""

from __future__ import annotations

import errno
import os
import sys
from typing import Any, NoReturn

from rozhodci.cli import crash
from rozhodci.cli.exits import DONE, INTERNAL, INTERRUPTED, UNUSABLE
from rozhodci.cli.output import PipeClosedError, close_quietly, say
from rozhodci.errors import RozhodciError, reason

_OF_THE_SYSTEM = (errno.ENOSPC, errno.EIO, errno.EFBIG, errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EROFS)
"""A full disk and the like are no fault of the program, wherever they strike."""

_COMPLETE = "_ROZHODCI_COMPLETE"
_SETUP = ("--install-completion", "--show-completion")


def main() -> NoReturn:
    """Entry of the console script and of `python -m rozhodci`."""
    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except (OSError, ValueError, AttributeError):
        close_quietly()
    sys.exit(code)


def run(args: list[str]) -> int:
    """Run one command line and return its exit code. Prints messages, raises nothing."""
    try:
        return _told(_invoke(args))
    except RozhodciError as error:
        say(str(error))
        return UNUSABLE
    except (PipeClosedError, BrokenPipeError):
        close_quietly()
        return DONE
    except KeyboardInterrupt:
        return _told(INTERRUPTED)
    except Exception as error:
        return _foreign(error)


def _invoke(args: list[str]) -> int:
    if _COMPLETE in os.environ:
        return _completed()
    if args and args[0] in _SETUP:
        from rozhodci.cli import completion_setup

        return completion_setup.run(args[0], args[1:])
    from rozhodci.cli.app import build, wanted

    try:
        result: Any = build(wanted(args))(args, prog_name="rozhodci", standalone_mode=False)
    except SystemExit:  # Typer when nobody reads the help
        return DONE
    return result if isinstance(result, int) else DONE


def _completed() -> int:
    """A shell asks what may come next."""
    from rozhodci.cli.output import print_data
    from rozhodci.cli.shells import answer

    print_data(answer(os.environ))
    return DONE


def _told(code: int) -> int:
    if code == INTERRUPTED:
        say("Přerušeno.")
    return code


def _foreign(error: Exception) -> int:
    """Typer's own exceptions are usage errors, anything else is our fault."""
    if hasattr(error, "format_message"):
        return _usage(error)
    import typer

    if isinstance(error, typer.Exit):
        return error.exit_code
    if isinstance(error, typer.Abort):
        return _told(INTERRUPTED)
    if isinstance(error, MemoryError):
        say("Nelze pokračovat: nestačí paměť.")
        return UNUSABLE
    if isinstance(error, OSError) and error.errno in _OF_THE_SYSTEM:  # help is printed by Typer
        say(f"Nelze pokračovat: {reason(error)}.")
        return UNUSABLE
    say(crash.report(error))
    return INTERNAL


def _usage(error: Any) -> int:
    from rozhodci.cli.czech import usage_message

    context = getattr(error, "ctx", None)
    if type(error).__name__ == "NoArgsIsHelpError":
        say(error.format_message())
        return UNUSABLE
    say(usage_message(error.format_message()))
    if context is not None:
        say(f"Nápověda: {context.command_path} --help")
    return UNUSABLE
