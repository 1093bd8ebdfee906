"""XML to a small tree. A document type, and with it every entity of one's own, is refused: no saved game has any."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NoReturn
from xml.parsers import expat

from rozhodci.case.source import check_size
from rozhodci.errors import InputError, Problem

MAX_ELEMENTS = 5000
_BLANK = b" \t\r\n\0"


@dataclass(slots=True)
class Element:
    """One element with the line it starts on, from 1."""

    tag: str
    attributes: dict[str, str]
    line: int
    children: list[Element] = field(default_factory=list)
    text: str = ""

    def find(self, tag: str) -> Element | None:
        """The first child of that name."""
        return next((c for c in self.children if c.tag == tag), None)

    def all(self, tag: str) -> list[Element]:
        """Every element of that name inside, at any depth, in order of the file."""
        found = []
        for child in self.children:
            found += [child] if child.tag == tag else []
            found += child.all(tag)
        return found


def parse(content: bytes, file: str) -> Element:
    """The root element. Raises InputError with one clear problem."""
    check_size(content, file)
    if not content.strip(_BLANK):
        _refuse(file, "soubor je prázdný, hra v něm není.", 0)
    builder = _Builder(file)
    try:
        builder.parser.Parse(content, True)
    except expat.ExpatError as fault:
        _refuse(file, _why(content), fault.lineno)
    except (ValueError, LookupError):
        _refuse(file, "kódování souboru nelze přečíst.", 1)
    return builder.root


def _why(content: bytes) -> str:
    """A save that failed leaves a comment with a stack trace, alone or in the middle (an exception while saving)."""
    if b"<!--" in content and b"Exception" in content:
        return "uložení hry skončilo chybou programu Mariášek, v souboru je jen její výpis."
    return "soubor není celé XML uložené hry."


def _refuse(file: str, message: str, line: int) -> NoReturn:
    raise InputError([Problem("hra", message, file, line)])


class _Builder:
    """Grows the tree while expat reads."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self._open: list[Element] = []
        self._count = 0
        self.root = Element("", {}, 0)

    def _doctype(self, *_args: object) -> None:
        _refuse(self.file, "soubor má deklaraci DOCTYPE, a ta se z bezpečnosti nečte.", self.parser.CurrentLineNumber)

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._count += 1
        if self._count > MAX_ELEMENTS:
            _refuse(self.file, "prvků je víc, než může mít jedna hra.", self.parser.CurrentLineNumber)
        element = Element(tag.rpartition(":")[2], attributes, self.parser.CurrentLineNumber)
        if self._open:
            self._open[-1].children.append(element)
        else:
            self.root = element
        self._open.append(element)

    def _end(self, _tag: str) -> None:
        self._open.pop()

    def _text(self, text: str) -> None:
        self._open[-1].text += text
