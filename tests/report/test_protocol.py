"""The protocol as markup: whole, self-contained, escaped, everything said without a script."""

from __future__ import annotations

import base64
import hashlib
import re
from collections import Counter
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

from rozhodci.cards import DECK
from rozhodci.report.protocol import FRENCH, GERMAN, render
from rozhodci.report.protocol.cards import spoken
from rozhodci.report.protocol.content.line import line_of
from rozhodci.report.protocol.content.tricks import offending
from rozhodci.report.protocol.html import tag
from rozhodci.report.protocol.line import shown
from rozhodci.report.protocol.suits import SHAPES
from rozhodci.rulesets import get
from tests.conftest import ROOT
from tests.report.pages import EXAMPLE, HOSTILE_NAMES, hostile, page, sheets

VOID = {"meta", "br", "hr", "input"}
CASES = sorted((ROOT / "cases").rglob("*.yaml"))


class Tree(HTMLParser):
    """Elements with their attributes and text; complains of wrong nesting."""

    def __init__(self, markup: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(markup)
        self.close()
        assert self.open == []
        self.text = re.sub(r"\s+", " ", " ".join(self.words))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), (tag, attrs)
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID and not self.get_starttag_text().endswith("/>"):  # type: ignore[union-attr]
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not {"script", "style"} & set(self.open):
            self.words.append(data)

    def attributes(self, name: str) -> list[str]:
        return [attrs[name] or "" for _, attrs in self.elements if name in attrs]


@pytest.fixture(scope="module")
def example() -> str:
    return page(EXAMPLE)


def test_says_what_the_text_says(example: str) -> None:
    """Spec 3: verdict, payments, PB, the reasons; in that order."""
    told = Tree(example).text.replace("\u00a0", " ")
    order = [
        "Renonc: Božena, 2. zdvih, nepřiznání barvy (ČSM čl. IV, renonc ve hře 1).", "Hráno KK; povoleno Z9, Z8.",
        "Platby", "30,80 Kč", "−34,80 Kč", "Prémiové body", "10 PB", "Sporná karta, 2. zdvih", "Rozdání a průběh",
        "Zdvihy", "Odůvodnění", "Použité výklady", "Na lístek", "Podpisy", "Rozhodčí", "Zápis případu",
    ]  # fmt: skip
    places = [told.index(words) for words in order]
    assert places == sorted(places)


def test_self_contained(example: str) -> None:
    assert not re.search(r"https?:|//[a-z]|url\(|@import|/tmp|/work|/home", example)
    tree = Tree(example)
    assert all(value.startswith("#") for value in tree.attributes("href"))
    assert not {"src", "style", "srcset", "action"} & {name for _, attrs in tree.elements for name in attrs}
    assert not [name for _, attrs in tree.elements for name in attrs if name.startswith("on")]
    assert [attrs for name, attrs in tree.elements if name == "html"] == [{"lang": "cs", "dir": "ltr"}]


def test_policy_allows_exactly_its_own_style_and_script(example: str) -> None:
    policy = next(a["content"] for n, a in Tree(example).elements if a.get("http-equiv") == "Content-Security-Policy")
    for kind in ("style", "script"):
        (content,) = re.findall(rf"<{kind}>(.*?)</{kind}>", example, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in (policy or "")
    assert (policy or "").startswith("default-src 'none'; ")


def test_hostile_texts_stay_text() -> None:
    markup = page(hostile())
    harmless = page(EXAMPLE)
    shape = [[name for name, _ in Tree(m).elements] for m in (markup, harmless)]
    assert shape[0] == shape[1]
    told = Tree(markup).text
    for name in HOSTILE_NAMES.values():
        read = name.replace('\\"', '"').replace("\\u05e9\\u05dc", "\u05e9\u05dc")
        assert read in told
    assert "\u202e" not in markup


def test_ids_are_unique_and_references_lead_somewhere() -> None:
    tree = Tree(page(*CASES[:6]))
    ids = Counter(tree.attributes("id"))
    assert set(ids.values()) == {1}
    assert {href.removeprefix("#") for href in tree.attributes("href")} <= set(ids)


def test_several_cases_are_listed_and_follow() -> None:
    told = Tree(page(EXAMPLE, CASES[0]))
    assert [a.get("id") for n, a in told.elements if n == "article"] == ["pripad1", "pripad2"]
    assert "2 nálezy" in told.text


@pytest.mark.parametrize("file", CASES, ids=lambda f: f.stem)
def test_every_shipped_case(file: Path) -> None:
    """Headings without a gap; every article opens its explanation; all hands and every trick are there to read."""
    (sheet,) = sheets(file)
    tree = Tree(render([sheet], GERMAN))
    levels = [int(name[1]) for name, _ in tree.elements if re.fullmatch(r"h[1-6]", name)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(b - a <= 1 for a, b in pairwise(levels))
    articles, told = get(sheet.ruling.ruleset).articles, tree.text.replace("\u00a0", " ")
    for step in sheet.ruling.steps:
        assert articles[step.cite].heading[1:] in told
    drawn = Counter(tree.attributes("data-karta"))
    played = Counter(c.card.text for t in sheet.hand.play.tricks for c in t.cards)
    dealt = Counter(c.text for cards in sheet.hand.play.hands.values() for c in cards)
    assert drawn == played + dealt
    for player in sheet.hand.case.players:
        assert tree.text.count(player) > 1


def test_offending_card_and_alternatives_are_said_in_words(example: str) -> None:
    """Not by colour alone: a word and a sign on each."""
    spot = example[example.index("Sporná karta") : example.index("Rozdání a průběh")]
    assert re.findall(r'<use href="#(?:ano|ne)"></use></svg>(\w+)', spot) == ["renonc", "smí", "smí", "hráno"]


def test_same_bytes_every_time(example: str) -> None:
    assert page(EXAMPLE) == example


def test_french_marks_change_the_drawings_only(example: str) -> None:
    other = page(EXAMPLE, marks=FRENCH)
    assert other != example
    assert Tree(other).text == Tree(example).text
    assert SHAPES[FRENCH] != SHAPES[GERMAN] and all(len(s) == 4 for s in SHAPES.values())


def test_every_card_has_a_name() -> None:
    assert len({spoken(c) for c in DECK}) == 32
    assert spoken(DECK[0]) == "červené eso"


def test_events_before_any_cards() -> None:
    """Spec 1, 1.5: only the table and an event; no hands to draw, the rest stands."""
    told = Tree(
        page(
            "id: snimani\npravidla: licitovany-2010\nhraci: [Adam, Božena, Cyril, Dana]\nrozdava: Dana\n"
            "udalosti: [{druh: chybne-rozdani, kdo: Dana, poradi: 1}]\n"
        )
    ).text
    assert "Platby" in told and "Podpisy" in told and "Rozdání" not in told


def test_line_of_play_is_played_out() -> None:
    """The line of the example: each trick of the play with its taker by the cards."""
    (sheet,) = sheets(EXAMPLE)
    said = next(s.text for s in sheet.ruling.steps if "zdvih 2:" in s.text)
    rest, line = line_of(said, sheet.hand)
    assert "zdvih" not in rest
    tree = Tree(f"<div>{shown(line)}</div>").text
    assert "2. zdvih bere Adam" in tree and "10. zdvih bere Adam" in tree


def test_line_that_does_not_fit_the_record_stays_text() -> None:
    (sheet,) = sheets(EXAMPLE)
    assert line_of("nic (zdvih 9: Č9 Č8 ČE)", sheet.hand) == ("nic (zdvih 9: Č9 Č8 ČE)", None)


def test_marked_cards_are_those_of_the_ruling() -> None:
    (sheet,) = sheets(EXAMPLE)
    assert list(offending(sheet.ruling.renonce)) == [(2, "KK")]


def test_tags() -> None:
    assert tag("p", "a<b", None, ["&", tag("b", "c")], class_="x", hidden=True, id=None) == (
        '<p class="x" hidden>a&lt;b&amp;<b>c</b></p>'
    )
    assert tag("meta", content='"') == '<meta content="&quot;">'


def test_card_taken_back_is_told() -> None:
    source = EXAMPLE.read_text(encoding="utf-8").replace(
        "[Adam: ZE, Božena: KK, Cyril: Z7]",
        "[Adam: ZE, {hrac: Božena, karta: KK, vraceno: ano}, Božena: Z8, Cyril: Z7]",
    )
    told = Tree(page(source)).text
    assert "Sporná karta, 2. zdvih" in told
    assert re.search("Ukázáno a vráceno, Božena : kule král +renonc +Smělo se hrát: zelené devítka", told)
