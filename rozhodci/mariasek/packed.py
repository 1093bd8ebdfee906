"""A saved game may be packed, `hra.hra.gz`."""

from __future__ import annotations

from rozhodci.case.source import MAX_BYTES, check_size
from rozhodci.errors import InputError, Problem

_GZIP = b"\x1f\x8b"


def unpacked(content: bytes, file: str) -> bytes:
    """The game itself, up to a byte over the limit of a file. Raises InputError for a damaged pack."""
    if not content.startswith(_GZIP):
        return content
    check_size(content, file)
    import gzip
    import io
    import zlib

    try:
        return gzip.GzipFile(fileobj=io.BytesIO(content)).read(MAX_BYTES + 1)
    except (OSError, EOFError, zlib.error):
        raise InputError([Problem("hra", "komprimovaný soubor je poškozený nebo neúplný.", file)]) from None
