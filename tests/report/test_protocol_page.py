"""The protocol in a real headless Chromium: stepping, no script, phone, paper, what everybody must be able to use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rozhodci.report.protocol import FRENCH
from tests.browser import Browser
from tests.conftest import ROOT
from tests.report.pages import EXAMPLE, hostile, page

MILLIMETRE = 96 / 25.4
PAPER = int((210 - 26) * MILLIMETRE)
"""Pixels between the margins of A4."""

FOUR = ROOT / "cases" / "krizovy" / "dohravka-09-tri-vyhrana.yaml"
HELPED = ROOT / "cases" / "pb" / "renonc-obrany-jen-se-spolupraci.yaml"

LAID = "[...document.querySelectorAll('.nastole > li')].map(li => li.dataset.karta).join(' ')"
TOLD = "document.querySelector('.hlaseni').textContent"
ALLOWED = "[...document.querySelectorAll('.ruka > .smi')].map(li => li.dataset.karta).join(' ')"


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with Browser(tmp_path_factory.mktemp("profil")) as one:
        yield one


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("stranky")
    pages = {
        "example": page(EXAMPLE),
        "four": page(FOUR),
        "helped": page(HELPED, marks=FRENCH),
        "hostile": page(hostile()),
        "several": page(EXAMPLE, FOUR),
    }
    for name, markup in pages.items():
        (folder / f"{name}.html").write_text(markup, encoding="utf-8")
    return {name: folder / f"{name}.html" for name in pages}


ALL = ("example", "four", "helped", "hostile", "several")


@pytest.mark.parametrize("name", ALL)
def test_nothing_goes_wrong(browser: Browser, files: dict[str, Path], name: str) -> None:
    """No console message, no blocked or foreign request, and a hostile name runs nothing."""
    browser.open(files[name])
    for key in ("ArrowRight", "ArrowLeft"):
        browser.press(key)
    assert browser.problems == []
    assert browser.run("document.title").startswith(("Nález", "Rozhodčí"))
    assert browser.run("document.querySelectorAll('script').length") == 1


def test_stepping_starts_at_the_card_in_dispute(browser: Browser, files: dict[str, Path]) -> None:
    browser.open(files["example"])
    assert browser.run(LAID) == "ZE KK"
    assert browser.run(TOLD) == (
        "2. zdvih, 2. karta: Božena hraje KK, hláška 20 – renonc, smělo se hrát Z9 nebo Z8. "
        "Body v kartách: aktér 10, obrana 0. Hlášky: Božena 20."
    )
    assert browser.run(ALLOWED) == "Z9 Z8"
    assert browser.run("document.querySelector('.nastole .spatna').innerText").split() == ["Božena", "+20", "renonc"]


def test_arrow_keys_step_card_by_card(browser: Browser, files: dict[str, Path]) -> None:
    """Back to the deal and to the last card, no further; each card in its trick."""
    browser.open(files["example"])
    seen = [browser.run(LAID)]
    for _ in range(5):
        browser.press("ArrowLeft")
        seen.append(browser.run(LAID))
    assert seen == ["ZE KK", "ZE", "ČE ČS Č7", "ČE ČS", "ČE", ""]
    assert browser.run(TOLD) == "Začátek sehrávky."
    browser.press("ArrowLeft")
    assert browser.run("document.querySelectorAll('.odehrana').length") == 0
    for _ in range(9):
        browser.press("ArrowRight")
    assert browser.run(LAID) == "ZE KK Z7"
    assert browser.run("document.querySelectorAll('.odehrana').length") == 6
    assert "Zdvih bere Adam. Body v kartách: aktér 20, obrana 0." in browser.run(TOLD)


def test_buttons_step_too(browser: Browser, files: dict[str, Path]) -> None:
    browser.open(files["four"])
    click = "document.querySelector('[data-krok=\"{}\"]').click()"
    browser.run(click.format("zacatek"))
    assert browser.run(LAID) == ""
    browser.run(click.format("dal"))
    assert browser.run(LAID).count(" ") == 0 and browser.run(LAID)
    browser.run(click.format("zpet"))
    assert browser.run(LAID) == ""
    browser.run(click.format("konec"))
    assert browser.run("document.querySelectorAll('.odehrana').length") == 32
    browser.run("document.querySelector('[data-na=\"5\"]').click()")
    assert browser.run(LAID).count(" ") == 3
    assert browser.run("document.querySelector('[aria-pressed=true]').dataset.na") == "5"
    assert browser.run("document.querySelector('.zdvih.tento').dataset.zdvih") == "5"


def test_with_several_cases_keys_move_only_the_one_in_focus(browser: Browser, files: dict[str, Path]) -> None:
    browser.open(files["several"])
    steps = "[...document.querySelectorAll('.rozdani')].map(s => s.querySelectorAll('.odehrana').length).join(' ')"
    before = browser.run(steps)
    browser.press("ArrowRight")
    assert browser.run(steps) == before
    browser.run("document.querySelectorAll('.rozdani')[1].querySelector('button').focus()")
    browser.press("ArrowLeft")
    first, second = before.split()
    assert browser.run(steps) == f"{first} {int(second) - 1}"


def test_whole_without_a_script(browser: Browser, files: dict[str, Path]) -> None:
    """All hands and tricks are there, nothing that would not work is shown."""
    browser.open(files["four"], script=False)
    shown = browser.run(
        "[...document.querySelectorAll('.ovladani, .zdvihy .zdvih, .ruka > li')].filter(e => e.checkVisibility())"
        ".map(e => e.className.split(' ')[0] || 'karta').reduce((n, k) => ({...n, [k]: (n[k] || 0) + 1}), {})"
    )
    assert shown == {"karta": 32, "zdvih": 8}


def test_articles_open_without_a_script(browser: Browser, files: dict[str, Path]) -> None:
    browser.open(files["example"], script=False)
    browser.run("document.querySelector('.oduvodneni summary').focus()")
    opened = "document.querySelector('.oduvodneni details').open"
    assert browser.run(opened) is False
    browser.press("Enter", 13)
    assert browser.run(opened) is True
    browser.run("document.querySelectorAll('.oduvodneni summary')[1].click()")
    assert browser.run("document.querySelectorAll('.oduvodneni details')[1].open") is True
    assert "ač ji držel" in browser.run("document.querySelectorAll('.oduvodneni details')[1].innerText")


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("width", [320, 360, 768, 1280])
def test_no_sideways_scrolling(browser: Browser, files: dict[str, Path], name: str, width: int) -> None:
    browser.open(files[name], width)
    browser.run("document.querySelectorAll('details').forEach(d => { d.open = true })")
    assert browser.run("document.documentElement.scrollWidth") == width
    assert browser.run(_outside(width)) == []


@pytest.mark.parametrize("name", ALL)
def test_fits_a4(browser: Browser, files: dict[str, Path], name: str) -> None:
    """Nothing leaves the paper, the pages are A4, one case takes a few of them."""
    browser.open(files[name], PAPER)
    browser.media("print")
    try:
        assert browser.run(_outside(PAPER)) == []
    finally:
        browser.media("")
    printed = browser.pdf()
    boxes = set(re.findall(rb"/MediaBox \[([^]]+)\]", printed))
    assert all(_is_a4(box) for box in boxes) and boxes
    pages = len(re.findall(rb"/Type /Page\b", printed))
    assert pages <= {"example": 3, "several": 7, "hostile": 5}.get(name, 4)


def test_stepping_leaves_no_trace_on_paper(browser: Browser, files: dict[str, Path]) -> None:
    browser.open(files["example"], PAPER)
    browser.media("print")
    looks = browser.run(
        "[...new Set([...document.querySelectorAll('.ruka > li')].map(li => getComputedStyle(li).transform + "
        "getComputedStyle(li.firstChild).opacity + getComputedStyle(li, '::after').content))]"
    )
    shown = browser.run("document.querySelector('.ovladani').checkVisibility()")
    browser.media("")
    assert (looks, shown) == (["none1none"], False)


def _is_a4(box: bytes) -> bool:
    width, height = (float(x) for x in box.split()[2:])
    return abs(width - 595) < 1 and abs(height - 842) < 1


def _outside(width: int) -> str:
    """Visible elements that reach beyond the page, those in a frame that scrolls by itself left out."""
    return (
        "[...document.querySelectorAll('main *')].filter(e => e.checkVisibility() && !e.closest('.posuvne table') && "
        f"(e.getBoundingClientRect().right > {width} + .5 || e.getBoundingClientRect().left < -.5))"
        ".map(e => e.tagName + '.' + (e.className.baseVal ?? e.className))"
    )


CONTRAST = """
(() => {
  const parse = c => { const n = c.match(/[\\d.]+/g).map(Number); return n.length < 4 ? [...n, 1] : n; };
  const light = c => { const [r, g, b] = c.map(v => (v /= 255) <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b; };
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + .05) / (y + .05); };
  const under = e => { for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor);
    if (c[3] === 1) return c.slice(0, 3); } return [255, 255, 255]; };
  const bad = [];
  for (const e of document.querySelectorAll('body *')) {
    if (e.closest('svg, script, style') || !e.checkVisibility()) continue;
    if (![...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())) continue;
    const r = ratio(parse(getComputedStyle(e).color).slice(0, 3), under(e));
    if (r < 4.5) bad.push([e.tagName, e.className, e.textContent.slice(0, 20), r]);
  }
  const face = parse(getComputedStyle(document.querySelector('.list')).fill).slice(0, 3);
  for (const t of document.querySelectorAll('.kresby text')) {
    const r = ratio(parse(getComputedStyle(t).fill).slice(0, 3), face);
    if (r < 4.5) bad.push([t.textContent, t.getAttribute('class'), r]);
  }
  for (const li of document.querySelectorAll('.ruka > .smi, .ruka > .ted')) {
    const s = getComputedStyle(li, '::after');
    const r = ratio(parse(s.color).slice(0, 3), parse(s.backgroundColor).slice(0, 3));
    if (r < 4.5) bad.push([s.content, r]);
  }
  return bad;
})()
"""


@pytest.mark.parametrize("name", ALL)
def test_contrast(browser: Browser, files: dict[str, Path], name: str) -> None:
    """At least 4.5 : 1 for all text, card ranks and marks included (WCAG 1.4.3)."""
    browser.open(files[name])
    browser.run("document.querySelectorAll('details').forEach(d => { d.open = true })")
    found = {}
    for kind in ("screen", "print"):
        browser.media(kind)
        found[kind] = browser.run(CONTRAST)
    browser.media("")
    assert found == {"screen": [], "print": []}


@pytest.mark.parametrize("name", ALL)
def test_everything_has_a_name(browser: Browser, files: dict[str, Path], name: str) -> None:
    """What assistive technology is told: no button, link, picture, table or region without a name."""
    browser.open(files[name])
    browser.run("document.querySelectorAll('details').forEach(d => { d.open = true })")
    browser.call("Accessibility.enable")
    nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
    browser.call("Accessibility.disable")
    asked = {"button", "link", "image", "img", "heading", "region", "group", "table", "navigation", "columnheader"}
    told = [(n["role"]["value"], n.get("name", {}).get("value", "")) for n in nodes if not n.get("ignored")]
    assert {role for role, _ in told} >= {"button", "image", "heading", "table"}
    unnamed = [role for role, words in told if role in asked - {"group"} and not words.strip()]
    assert unnamed == []
    assert browser.run("document.querySelectorAll('th:not([scope]), table:not(:has(caption))').length") == 0


def test_keyboard_reaches_everything_and_shows_where_it_is(browser: Browser, files: dict[str, Path]) -> None:
    browser.open(files["example"])
    reached, outlines = [], []
    for _ in range(60):
        browser.press("Tab", 9)
        reached.append(browser.run("document.activeElement.tagName + (document.activeElement.dataset.krok || '')"))
        outlines.append(browser.run("getComputedStyle(document.activeElement).outlineStyle"))
        if reached[-1] == "BODY":
            break
    assert {"BUTTONzacatek", "BUTTONzpet", "BUTTONdal", "BUTTONkonec", "SUMMARY", "DIV"} <= set(reached)
    assert {o for o, r in zip(outlines, reached, strict=True) if r != "BODY"} == {"solid"}


def test_targets_are_large_enough_for_a_finger(browser: Browser, files: dict[str, Path]) -> None:
    """At least 24 × 24 px (WCAG 2.5.8)."""
    browser.open(files["example"], 360)
    small = browser.run(
        "[...document.querySelectorAll('button, summary')].filter(e => e.checkVisibility()).map(e => "
        "e.getBoundingClientRect()).filter(r => r.width < 24 || r.height < 24).length"
    )
    assert small == 0
