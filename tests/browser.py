"""A real headless Chromium driven over its debugging pipe (two file descriptors, messages end with a zero byte)."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage", "--hide-scrollbars",
)  # fmt: skip


def executable() -> str | None:
    """The browser of this machine, or None."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


class Browser:
    """One browser with one page. `problems` are console errors, exceptions and blocked requests of the page."""

    def __init__(self, profile: Path) -> None:
        program = executable()
        if os.name == "nt" or program is None:
            pytest.skip("Chromium is not installed (Debian: apt-get install chromium)")
        commands, answers = os.pipe(), os.pipe()
        self._process = _start([program, *FLAGS, f"--user-data-dir={profile}"], commands[0], answers[1])
        self._out, self._in = os.fdopen(commands[1], "wb", 0), os.fdopen(answers[0], "rb")
        self._number = 0
        self._session: str | None = None
        self.problems: list[str] = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._out.close()
        self._in.close()
        self._process.terminate()
        self._process.wait(30)

    def call(self, method: str, **params: Any) -> dict[str, Any]:
        """One command and its result."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        self._out.write(json.dumps(message).encode() + b"\0")
        while True:
            got = self._next()
            if got.get("id") == self._number:
                assert "error" not in got, (method, got["error"])
                result: dict[str, Any] = got["result"]
                return result

    def open(self, file: Path, width: int = 1000, height: int = 900, script: bool = True, scale: float = 1) -> None:
        """Load a file in a window of that size."""
        self.problems.clear()
        self.call("Emulation.setScriptExecutionDisabled", value=not script)
        self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=width < 600,
        )
        self.call("Page.navigate", url=file.resolve().as_uri())
        while self._next().get("method") != "Page.loadEventFired":
            pass
        self.call("Page.bringToFront")

    def run(self, expression: str) -> Any:
        """The JSON value of an expression in the page."""
        got = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in got, got["exceptionDetails"]
        return got["result"].get("value")

    def press(self, key: str, code: int = 0) -> None:
        """A real key."""
        event = {"key": key, "code": key, "windowsVirtualKeyCode": code}
        self.call("Input.dispatchKeyEvent", type="keyDown", **event, **({"text": "\r"} if key == "Enter" else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def media(self, kind: str) -> None:
        self.call("Emulation.setEmulatedMedia", media=kind)

    def picture(self, file: Path, clip: tuple[float, float, float, float] | None = None, scale: float = 1) -> None:
        """The whole page, or x, y, width, height of it, as PNG."""
        size = self.call("Page.getLayoutMetrics")["cssContentSize"]
        x, y, width, height = clip or (0, 0, size["width"], size["height"])
        box = {"x": x, "y": y, "width": width, "height": height, "scale": scale}
        got = self.call("Page.captureScreenshot", format="png", clip=box, captureBeyondViewport=True)
        file.write_bytes(base64.b64decode(got["data"]))

    def pdf(self) -> bytes:
        """The page printed as its own style says."""
        got = self.call("Page.printToPDF", preferCSSPageSize=True, printBackground=True)
        return base64.b64decode(got["data"])

    def _next(self) -> dict[str, Any]:
        raw = bytearray()
        while (byte := self._in.read(1)) != b"\0":
            assert byte, "the browser ended"
            raw += byte
        got: dict[str, Any] = json.loads(raw)
        self._watch(got.get("method"), got.get("params", {}))
        return got

    def _watch(self, method: str | None, params: dict[str, Any]) -> None:
        if method == "Runtime.exceptionThrown":
            self.problems.append(json.dumps(params["exceptionDetails"]))
        elif method == "Runtime.consoleAPICalled" and params["type"] in ("error", "warning", "assert"):
            self.problems.append(json.dumps(params["args"]))
        elif method == "Log.entryAdded" and params["entry"]["level"] in ("error", "warning"):
            self.problems.append(params["entry"]["text"])
        elif method == "Network.requestWillBeSent" and not params["request"]["url"].startswith(("file:", "data:")):
            self.problems.append(f"request {params['request']['url']}")


def _start(command: list[str], reading: int, writing: int) -> subprocess.Popen[bytes]:
    """The browser reads commands on descriptor 3 and answers on 4."""
    line = f'exec 3<&{reading} 4>&{writing}; exec "$@" --remote-debugging-pipe'
    process = subprocess.Popen(
        ["bash", "-c", line, "bash", *command],
        pass_fds=(reading, writing), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(reading)
    os.close(writing)
    return process
