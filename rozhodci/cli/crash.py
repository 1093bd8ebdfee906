"""An internal error: one sentence for the user, the details in a file he can send. `ROZHODCI_DEBUG=1` shows them."""

from __future__ import annotations

import os
import sys

from rozhodci import __version__


def report(error: BaseException, about: str = "") -> str:
    """The sentence to print. `about` names the case that was judged."""
    details = _details(error, about)
    if os.environ.get("ROZHODCI_DEBUG", "") not in ("", "0"):
        return details
    place = f" ({about})" if about else ""
    path = _stored(details)
    where = f"podrobnosti jsou v souboru {path}" if path else "podrobnosti se nepodařilo uložit"
    return f"Vnitřní chyba programu{place}, nález nevznikl; {where}."


def _details(error: BaseException, about: str) -> str:
    import platform
    import traceback

    trace = "".join(traceback.format_exception(error))
    head = f"rozhodci {__version__}, Python {platform.python_version()}, {platform.platform()}"
    return f"{head}\nPříkaz: {' '.join(sys.argv[1:])}\nPřípad: {about or '–'}\n\n{trace}"


def _stored(details: str) -> str:
    import tempfile

    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", errors="backslashreplace", prefix="rozhodci-chyba-", suffix=".txt", delete=False
        ) as file:
            file.write(details)
    except OSError:
        return ""
    return file.name
