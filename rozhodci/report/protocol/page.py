"""The document around the cases: one file with its own style and script, nothing else allowed to load or run."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from importlib.resources import files

from rozhodci import __version__
from rozhodci.report.protocol.cards import CARD_STYLE, symbols
from rozhodci.report.protocol.html import Html, tag


def document(title: str, body: Html, marks: str) -> str:
    """The whole file. The policy names the very style and script by their hashes, so nothing slips in beside them."""
    style, script = CARD_STYLE + _file("style.css"), _file("script.js")
    policy = (
        f"default-src 'none'; style-src '{_hash(style)}'; script-src '{_hash(script)}'; "
        "base-uri 'none'; form-action 'none'"
    )
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", http_equiv="Content-Security-Policy", content=policy),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light"),
        tag("meta", name="referrer", content="no-referrer"),
        tag("meta", name="generator", content=f"rozhodci {__version__}"),
        tag("title", title),
        tag("style", Html(style)),
    )
    content = tag("body", symbols(marks), tag("main", body), tag("script", Html(script)))
    return f"<!DOCTYPE html>\n{tag('html', head, content, lang='cs', dir='ltr')}\n"


def _file(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def _hash(content: str) -> str:
    return f"sha256-{b64encode(sha256(content.encode('utf-8')).digest()).decode('ascii')}"
