"""What a file is that lies among cases: a case, or a sheet, a ruleset, a result of this very program."""

from __future__ import annotations

import re

from rozhodci.audit.chunk import CASES, OTHER
from rozhodci.audit.result import STATES

HEAD = 4096
"""Bytes at the beginning that tell."""
_BOM = b"\xef\xbb\xbf"
_OTHER = re.compile(rb"^(?:\{\s*)?[\"']?(?:listek|zaklad)[\"']?\s*:", re.M)
"""A key no case has at its top: of a score sheet, of a user's own ruleset."""
_CASE = re.compile(rb"^(?:\{\s*)?[\"']?(?:karty|akter|rozdava)[\"']?\s*:", re.M)
_MADE = re.compile(
    rb"\{\"rozhodci-audit\":|"  # the state of an audit
    rb"[\[\s]*\{\s*\"format\":\s*1,\s*\"(?:soubor|pripady?|v_poradku)\":|"  # a result as JSON: also of posud, listek
    rb"soubor;pripad;stav;|"
    rb"<\?xml [^>]*>\s*<testsuites |"
    rb"T\xc5\x99\xc3\xaddy: ve h\xc5\x99e \d|"  # a table without a case: its summary
    rb"(?:%s) {2,}\S" % "|".join(STATES).encode()
)


def kind_of(content: bytes) -> str:
    """CASES or OTHER. Only whole lines count, so that no nested key is taken for one at the top."""
    head = content[:HEAD].removeprefix(_BOM)
    if b"listek" not in head and b"zaklad" not in head:
        return CASES
    return OTHER if _OTHER.search(head) and not _CASE.search(head) else CASES


def is_made(head: bytes) -> bool:
    """Did this program write what begins so: the state of an audit, or a result?"""
    return _MADE.match(head.removeprefix(_BOM)) is not None
