"""From a path to the text of a case file: what may be read, how large, and in which encoding (spec 1, 1.2)."""

from __future__ import annotations

import stat
import unicodedata
from pathlib import Path

from rozhodci.errors import InputError, Problem, reason

MAX_BYTES = 10 * 1024 * 1024
_ADVICE = "uložte soubor v kódování UTF-8 (v Poznámkovém bloku Uložit jako → Kódování UTF-8)."
_BOMS = ((b"\xff\xfe\0\0", "utf-32"), (b"\0\0\xfe\xff", "utf-32"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_OTHERS = {"iso8859-2": "ISO-8859-2", "cp852": "CP852 (DOS)"}
_NAMES = {"utf-32": "UTF-32", "utf-16": "UTF-16", "utf-16-le": "UTF-16", "utf-16-be": "UTF-16"}

# Letters and marks of Czech and its neighbours; bytes that read as anything else are not in that encoding.
_CZECH = frozenset("áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ„“–…")
_PLAUSIBLE = _CZECH | frozenset("äľĺŕôöüëőűąćęłńśźżßĽ”‚‘’—•°§«»×÷´\u00a0€")


def read_source(path: str | Path) -> bytes:
    """The bytes of a regular file of at most 10 MB. Raises InputError for anything else."""
    place = Path(path)
    try:
        info = place.stat()
        if not stat.S_ISREG(info.st_mode):
            raise _refused("neni-soubor", str(path), "tohle není obyčejný soubor.", "zadejte soubor s případem.")
        with place.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except (OSError, ValueError) as fault:
        raise _unreadable(str(path), fault) from None
    check_size(data, str(path))
    return data


def check_size(data: bytes, file: str) -> None:
    """Raises InputError for more than 10 MB."""
    if len(data) > MAX_BYTES:
        raise _refused("velikost", file, "soubor je větší než 10 MB.", "jeden případ má řádově tisíc znaků.")


def _unreadable(path: str, fault: Exception) -> InputError:
    if isinstance(fault, FileNotFoundError):
        return _refused("nelze-cist", path, "soubor neexistuje.", "zkontrolujte jméno souboru a složku.")
    if isinstance(fault, PermissionError):
        return _refused("nelze-cist", path, "soubor nejde otevřít: chybí oprávnění.", "zavřete ho v jiném programu.")
    why = f": {reason(fault)}" if isinstance(fault, OSError) else ""
    return _refused("nelze-cist", path, f"soubor nejde přečíst{why}.", "zkontrolujte jméno souboru a složku.")


def _refused(code: str, file: str, message: str, hint: str, line: int = 0, column: int = 0) -> InputError:
    return InputError([Problem(code, message, file, line, column, hint=hint)])


def decode(data: bytes, file: str) -> str:
    """The text in NFC without a BOM. UTF-8, UTF-16/32 and cp1250 are read; InputError names any other encoding."""
    text = _decode(data, file)
    if text.startswith("\ufeff"):
        text = text[1:]
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def _decode(data: bytes, file: str) -> str:
    wide = _wide(data)
    if wide:
        try:
            return data.decode(wide)
        except UnicodeDecodeError:
            raise _refused("kodovani", file, f"soubor je poškozený text {_NAMES[wide]}.", _ADVICE) from None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as fault:
        return _eight_bit(data, file, fault)


def _wide(data: bytes) -> str:
    """The name of a two- or four-byte encoding, by BOM or by the zero bytes of its ASCII letters."""
    if b"\0" not in data and data[:1] not in (b"\xff", b"\xfe"):
        return ""
    for bom, name in _BOMS:
        if data.startswith(bom):
            return name
    head = data[:200]
    if len(head) >= 4 and len(head) % 2 == 0:
        for name, zeros, letters in (("utf-16-le", head[1::2], head[::2]), ("utf-16-be", head[::2], head[1::2])):
            if zeros.count(0) > len(zeros) // 2 and letters.count(0) == 0:
                return name
    return ""


def _eight_bit(data: bytes, file: str, fault: UnicodeDecodeError) -> str:
    """cp1250 is read where its letters make the best sense, other encodings are named and refused."""
    strange = {name: _strange(data, name) for name in ("cp1250", "iso8859-2", "cp852")}
    fits = sorted((n, name) for name, n in strange.items() if n is not None)  # cp1250 first among equals
    best = fits[0][1] if fits else ""
    if best == "cp1250":
        return data.decode("cp1250")
    line = data.count(b"\n", 0, fault.start) + 1
    column = len(data[data.rfind(b"\n", 0, fault.start) + 1 : fault.start].decode("utf-8", "replace")) + 1
    if best:
        raise _refused("kodovani", file, f"soubor je v kódování {_OTHERS[best]}.", _ADVICE, line, column)
    what = f"bajt 0x{data[fault.start]:02X} nepatří do UTF-8 ani do Windows-1250 (cp1250)."
    raise _refused("kodovani", file, what, _ADVICE, line, column)


def _strange(data: bytes, encoding: str) -> int | None:
    """How many characters would be no Czech ones in that encoding; None if it makes no sense at all."""
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return None
    letters = {c for c in set(text) if not c.isascii()}
    if not _PLAUSIBLE.issuperset(letters):
        return None
    return sum(map(text.count, letters - _CZECH))
