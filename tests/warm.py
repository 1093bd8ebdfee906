"""The program in a process of its own that need not be started: it is split off from one that has it loaded.

A start of the executable costs ten times what most commands then do. Here everything after the start is as there: own
process, arguments, folder, streams, exit code. What belongs to the start itself (settings of the interpreter, locale,
signals, speed) is for the executable; tests/test_warm.py holds both against each other.

Run as a script it is the loaded process: asked over a socket on its stdin, it splits off a child for each request.
"""

from __future__ import annotations

import contextlib
import gc
import importlib
import io
import json
import os
import pkgutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

LONGEST = 120.0
"""Seconds after which a command counts as hanging."""
SETTLED_AT_START = ("PYTHON", "LC_", "LANG", "TZ")
_SIZE = 8


class Warm:
    """The loaded process and what can be asked of it. Only where processes can split and pass descriptors."""

    def __init__(self, env: dict[str, str]) -> None:
        self._ours, theirs = socket.socketpair()
        self._ours.settimeout(LONGEST)
        self._process = subprocess.Popen([sys.executable, "-P", __file__], stdin=theirs, env=env)
        theirs.close()

    def run(
        self,
        words: Sequence[str],
        cwd: str,
        *,
        stdin: bytes = b"",
        encoding: str = "utf-8",
        env: Mapping[str, str] | None = None,
        stdout: int | None = None,
        mixed: bool = False,
        limits: Mapping[int, int] | None = None,
    ) -> tuple[int, bytes, bytes]:
        """Exit code, stdout, stderr of `rozhodci WORDS`, whose streams are files with text in that encoding.

        stdout may be a descriptor of the caller's; mixed: unbuffered, and what goes to stderr comes there too; limits:
        of the module resource.
        """
        started_with = [name for name in env or {} if name.startswith(SETTLED_AT_START)]
        assert not started_with, f"{started_with}: a matter of the start"
        with contextlib.ExitStack() as stack:
            given, out, err = (stack.enter_context(tempfile.TemporaryFile()) for _ in range(3))
            given.write(stdin)
            given.seek(0)
            to = out.fileno() if stdout is None else stdout
            settings = [encoding, dict(env or {}), mixed, list((limits or {}).items())]
            request = json.dumps([list(words), cwd, *settings]).encode()
            streams = [given.fileno(), to, to if mixed else err.fileno()]
            socket.send_fds(self._ours, [len(request).to_bytes(_SIZE)], streams)
            self._ours.sendall(request)
            code = self._code()
            out.seek(0)
            err.seek(0)
            return code, out.read(), err.read()

    def close(self) -> None:
        self._ours.close()
        self._process.wait(LONGEST)

    def _code(self) -> int:
        child = int.from_bytes(_received(self._ours, _SIZE))
        try:
            return int.from_bytes(_received(self._ours, _SIZE), signed=True)
        except TimeoutError:
            os.kill(child, signal.SIGKILL)
            raise


def _received(connection: socket.socket, size: int) -> bytes:
    got = b""
    while len(got) < size:
        part = connection.recv(size - len(got))
        if not part:
            raise EOFError
        got += part
    return got


def _serve(connection: socket.socket) -> None:
    """Answer until the other side closes: the child's number, then how it ended (-n: by signal n)."""
    while True:
        size, streams, _, _ = socket.recv_fds(connection, _SIZE, 3)
        if not size:
            return
        request = json.loads(_received(connection, int.from_bytes(size)))
        child = os.fork()
        if child == 0:
            connection.close()
            _become(streams, *request)
        for stream in streams:
            os.close(stream)
        connection.sendall(child.to_bytes(_SIZE))
        ended = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        connection.sendall(ended.to_bytes(_SIZE, signed=True))


def _become(
    streams: list[int],
    words: list[str],
    cwd: str,
    encoding: str,
    env: dict[str, str],
    mixed: bool,
    limits: list[tuple[int, int]],
) -> NoReturn:
    """Be the program from here on."""
    import resource

    from rozhodci.cli.main import main

    code: Any = 1
    try:
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
            os.close(stream)
        os.chdir(cwd)
        for what, most in limits:
            resource.setrlimit(what, (most, most))
        os.environ.update(env | {"PYTHONIOENCODING": encoding})
        sys.stdin, sys.stderr = _text(0, "r", encoding), _text(2, "w", encoding)
        sys.stdout = _text(1, "w", encoding, mixed)
        sys.argv = [str(Path(sys.executable).with_name("rozhodci")), *words]
        main()
    except SystemExit as end:
        code = end.code or 0
    except BaseException:
        sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    os._exit(code)


def _text(number: int, mode: str, encoding: str, at_once: bool = False) -> io.TextIOWrapper:
    """A standard stream as the interpreter makes it."""
    errors = "backslashreplace" if number == 2 else "strict"
    raw = open(number, f"{mode}b", 0 if at_once else -1)  # noqa: SIM115
    newline = "\n" if mode == "w" else None
    return io.TextIOWrapper(raw, encoding, errors, newline, line_buffering=number == 2, write_through=at_once)


def _load() -> None:
    """Every module of the program; those whose libraries are not here are left out."""
    import rozhodci

    for module in pkgutil.walk_packages(rozhodci.__path__, "rozhodci."):
        if not module.name.endswith("__main__"):
            with contextlib.suppress(ImportError):
                importlib.import_module(module.name)
    gc.collect()
    gc.freeze()


if __name__ == "__main__":
    asking = socket.socket(fileno=os.dup(0))
    _load()
    _serve(asking)
