"""The protocol as PDF: it says what the page says, whatever stands in the case, and is the same bytes every time."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from rozhodci.cards import DECK, Card, Suit
from rozhodci.errors import UsageError
from rozhodci.report import pdf
from rozhodci.report.layout import visible
from rozhodci.report.protocol import FRENCH, GERMAN
from rozhodci.report.protocol.cards import spoken
from rozhodci.report.protocol.content import content
from rozhodci.report.protocol.content.line import LineTrick
from tests.conftest import ROOT
from tests.report.pages import EXAMPLE, hostile, sheets

pytest.importorskip("typst")
pypdf = pytest.importorskip("pypdf")

CASES = ROOT / "cases"
FOUR = CASES / "krizovy" / "dohravka-09-tri-vyhrana.yaml"
HELPED = CASES / "pb" / "renonc-obrany-jen-se-spolupraci.yaml"
RETURNED = CASES / "licitovany" / "naznaky-vracena-karta.yaml"
DESCRIBED = CASES / "licitovany" / "dusledky6-50-pb-a-renonc.yaml"
ASKED = CASES / "licitovany" / "ii18-zvyseny-limit.yaml"
ONE_OF_EACH = [min(folder.glob("*.yaml")) for folder in sorted({f.parent for f in CASES.rglob("*.yaml")})]
COMMANDS = {
    "Adam": '#panic(\\"zle\\") #read(\\"/etc/passwd\\")',
    "Božena": "$ x^2 $ *tučně* _šikmo_",
    "Cyril": "#{ [ ( ] // /* @pripad1 <made>",
    "Dana": "= - + \\\\ ` ~ --- ...",
}


@cache
def made(*sources: str | Path, marks: str = GERMAN) -> Any:
    """The document of those cases, read back; the bytes are the same every time, so once is enough."""
    return pypdf.PdfReader(io.BytesIO(pdf.render(sheets(*sources), marks)))


@cache
def told(read: Any) -> str:
    """The text of all pages; how it is spaced and broken does not matter."""
    return tight(" ".join(page.extract_text() for page in read.pages))


def tight(text: str) -> str:
    return re.sub(r"[\s\u00a0\u200b\u202f]+", "", text)


def texts(value: Any) -> Iterator[str]:
    """Every text in the values of a protocol, but the case as it was written; the solver's line only in words."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from texts(one)
    elif is_dataclass(value) and not isinstance(value, (Card, Suit, LineTrick)):
        for field in fields(value):
            if field.name not in ("written", "verdict", "sign", "place", "case_id"):
                yield from texts(getattr(value, field.name))


@pytest.fixture(scope="module")
def example() -> Any:
    return made(EXAMPLE)


def test_says_what_the_page_says_in_that_order(example: Any) -> None:
    """Spec 3: verdict, payments, PB, the reasons; room for signatures."""
    text = told(example)
    order = [
        "Renonc: Božena, 2. zdvih, nepřiznání barvy (ČSM čl. IV, renonc ve hře 1).", "Hráno KK; povoleno Z9, Z8.",
        "Platby", "30,80 Kč", "−34,80 Kč", "Prémiové body", "10 PB", "Sporná karta, 2. zdvih", "Rozdání",
        "Zdvihy", "smělo se hrát", "Odůvodnění", "Použité výklady", "Na lístek", "Podpisy", "Rozhodčí", "Citované",
    ]  # fmt: skip
    places = [text.index(tight(words)) for words in order]
    assert places == sorted(places)


@pytest.mark.parametrize("file", [*ONE_OF_EACH, FOUR, HELPED, RETURNED, DESCRIBED, ASKED], ids=lambda f: f.stem)
def test_nothing_of_the_content_is_left_out(file: Path) -> None:
    whole(file)


@pytest.mark.parametrize(
    ("file", "words"),
    [
        (FOUR, "rozhoduje"),
        (RETURNED, "Ukázáno a vráceno, "),
        (DESCRIBED, "Hru na lístku popsat a podepsat všemi zúčastněnými."),
    ],
)
def test_what_is_said_only_sometimes(file: Path, words: str) -> None:
    assert tight(words) in told(made(file)) and tight(words) not in told(made(EXAMPLE))


def test_record_that_stops_being_judged() -> None:
    """Cyril plays a card that Božena holds: from there on nothing is judged, which is said."""
    text = EXAMPLE.read_text(encoding="utf-8").replace("Cyril: Z7]", "Cyril: Z9]")
    assert "se záznam neposuzuje" in whole(text)


def whole(source: str | Path) -> str:
    """A sentence may go over a page, then the foot of the page stands in it."""
    value = content(sheets(source)[0])
    read = made(source)
    text = told(read)
    for number in range(1, len(read.pages) + 1):
        text = text.replace(tight(f"{value.made_by}{number} / {len(read.pages)}"), "", 1)
    text += tight(value.made_by)
    for one, times in Counter(tight(visible(t)) for t in texts(value) if t).items():
        assert text.count(one) >= times, one
    return " ".join(texts(value))


def test_every_card_says_its_name(example: Any) -> None:
    """Alternative texts for those who listen: hands and talon are the whole deck."""
    objects = [example.get_object(number) for number in example.xref[0]]
    names = {o["/Alt"] for o in objects if isinstance(o, dict) and "/Alt" in o}
    assert {spoken(card) for card in DECK} <= names


def test_paper(example: Any) -> None:
    """A4, two pages for the example, tagged, in Czech, with a title."""
    for page in example.pages:
        width, height = (float(x) for x in page.mediabox[2:])
        assert (round(width * 25.4 / 72), round(height * 25.4 / 72)) == (210, 297)
    assert len(example.pages) == 2
    root = example.trailer["/Root"]
    assert root["/Lang"] == "cs" and root["/MarkInfo"]["/Marked"]
    assert example.metadata.title == "Nález priklad-sto-flek"


@pytest.mark.parametrize(("file", "most"), [(FOUR, 3), (HELPED, 3)])
def test_few_pages(file: Path, most: int) -> None:
    assert len(made(file).pages) <= most


def test_only_the_fonts_it_brings_with_it(example: Any) -> None:
    """Of those no system has to have any; each is in the file."""
    fonts = {
        font.get_object()["/BaseFont"].partition("+")[2]: font.get_object()["/DescendantFonts"][0].get_object()
        for page in example.pages
        for font in page["/Resources"]["/Font"].values()
    }
    assert {re.split("-|Mono", name)[0] for name in fonts} <= {"LibertinusSerif", "DejaVuSans"}
    for font in fonts.values():
        assert {"/FontFile2", "/FontFile3"} & set(font["/FontDescriptor"].get_object())


def test_czech_letters_have_glyphs() -> None:
    """A letter without one would be glyph 0, the empty box."""
    letters = "Příliš žluťoučký kůň úpěl ďábelské ódy, ŘÍČNÍ ŤÁHNUTÍ ŇŮŽ Ě Ý Ď"
    text = EXAMPLE.read_text(encoding="utf-8") + f'turnaj: {{nazev: "{letters}"}}\n'
    assert tight(letters) in told(made(text))


def test_no_date_and_the_same_bytes(example: Any) -> None:
    assert not {"/CreationDate", "/ModDate"} & set(example.metadata)
    assert pdf.render(sheets(EXAMPLE)) == example.stream.getvalue()


def test_no_text_of_a_case_is_a_command() -> None:
    text = EXAMPLE.read_text(encoding="utf-8").replace("# Božena měla zelené", "")
    for name, other in COMMANDS.items():
        text = text.replace(name, f'"{other}"')
    text += 'turnaj: {nazev: "#eval(\\"1+1\\") \\\\u{41}", stul: "#sys.inputs"}\n'
    shown = told(made(text))
    for other in (*COMMANDS.values(), '#eval(\\"1+1\\") \\\\u{41}', "stůl #sys.inputs"):
        assert tight(other.replace('\\"', '"').replace("\\\\", "\\")) in shown


def test_hostile_names_stay_names() -> None:
    shown = told(made(hostile()))
    assert tight("</title></pre><script>document.title='zle'</script>") in shown and "\\u202e" in shown


def test_several_cases_are_listed_and_follow() -> None:
    read = made(EXAMPLE, FOUR)
    first = told(read)
    assert first.startswith(tight("Rozhodčí: 2 nálezy")) and first.count("Podpisy") == 2
    assert first.index("dohravka-09-tri-vyhrana") < first.index("Platby")


def test_french_marks_change_the_drawings_only(example: Any) -> None:
    other = made(EXAMPLE, marks=FRENCH)
    assert told(other) == told(example)
    assert [p.get_contents().get_data() for p in other.pages] != [p.get_contents().get_data() for p in example.pages]


def test_more_cases_than_memory_is_meant_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pdf, "LIMIT", 1)
    with pytest.raises(UsageError, match="Do jednoho PDF se vejde 1 případů, tady jich je 2"):
        pdf.render(sheets(EXAMPLE, FOUR))
