"""Random complete cases: a legal hand of any discipline with everything else a case may hold."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import strategies as st

from rozhodci.case.events import FOUND
from rozhodci.case.model import (
    Bid,
    Case,
    Comment,
    Complaint,
    Demand,
    Event,
    FlekTotals,
    Move,
    Playout,
    Record,
    Trick,
)
from rozhodci.case.outcome import CLASSES, RESULT_PARTS, WHEN
from rozhodci.case.words import visible
from rozhodci.rulesets import get
from tests.generate import random_case

ODD_NAMES = (
    "No",
    "On",
    "7",
    "2024-01-01",
    "Ano",
    "Null",
    "null",
    "~",
    "kdo",
    "na",
    "hrac",
    "karta",
    "<<",
    "=",
    "a: b",
    "#1",
)
_PRINTABLE = st.characters(exclude_categories=("Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp", "Zs"))
names = st.one_of(
    st.sampled_from(ODD_NAMES), st.text(_PRINTABLE, min_size=1, max_size=12).map(visible).filter(lambda n: len(n) > 0)
)
notes = st.text(st.one_of(_PRINTABLE, st.sampled_from(" \n\t\"'\\{}[]:#\u00a0\u200b")), max_size=40).map(
    lambda t: unicodedata.normalize("NFC", t)
)


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """A case that `load` accepts, whatever is in it."""
    rng = Random(draw(st.integers(0, 10**6)))
    case = random_case(rng, draw(st.integers(0, 8)))
    case = replace(case, id=draw(names), note=draw(notes), tournament=draw(_tournament()))
    case = replace(case, **_extras(draw, case))
    renamed = draw(st.lists(names, min_size=len(case.players), max_size=len(case.players), unique=True))
    return rename(case, dict(zip(case.players, renamed, strict=True)))


def _tournament() -> st.SearchStrategy[dict[str, str]]:
    return st.dictionaries(st.sampled_from(["nazev", "datum", "kolo", "stul", "hra"]), names)


def _extras(draw: st.DrawFn, case: Case) -> dict[str, Any]:
    rules = get(case.ruleset, None)
    player, trick = st.sampled_from(case.players), st.integers(1, min(len(case.tricks) + 1, rules.trick_count))
    # An omyl only fits a plain sedma; test_events reads it.
    kinds = st.sampled_from([*rules.catalogue, *(fact for fact in rules.facts if fact != "omyl")])
    events = st.builds(Event, kinds, player, st.none() | trick, text=notes)
    halves, hal = st.integers(-200, 200), st.integers(-(10**6), 10**6)
    record = st.builds(
        Record,
        st.none() | st.sampled_from(list(rules.catalogue)),
        st.none() | player,
        st.none() | st.integers(1, rules.trick_count),
        st.none() | st.sampled_from(CLASSES),
        st.none() | st.integers(0, 2),
        st.none() | st.integers(0, 19).map(lambda n: 10 * n),
        st.none() | st.dictionaries(player, hal),
        st.none() | st.dictionaries(player, halves),
        st.none() | st.dictionaries(st.sampled_from(RESULT_PARTS), st.sampled_from(["akter", "obrana"])),
    )
    complaint = st.builds(Complaint, player, st.sampled_from(WHEN), st.none() | player, text=notes)
    bids = st.lists(st.builds(Bid, player, st.sampled_from(["mam", "dal", *rules.ladder])), max_size=3).map(tuple)
    demands = st.lists(st.builds(Demand, st.integers(1, 9), player), max_size=3, unique_by=lambda d: d.after).map(tuple)
    playout = st.none() | st.just(Playout(True)) | st.builds(Playout, st.just(False), demands)
    return {
        "events": draw(st.lists(events | _facts(player), max_size=3).map(tuple)),
        "record": draw(st.none() | record),
        "complaint": draw(st.none() | complaint),
        "bids": draw(bids) if rules.ladder else (),
        "playout": draw(playout) if rules.discipline == "krizovy" else None,
        "fleky": draw(_fleky(case)),
        "readings": {code: draw(st.sampled_from(rules.readings[code].choices)) for code in draw(_some(rules.readings))},
        "rates": {name: draw(st.integers(0, 10**6)) for name in draw(_some(rules.rates))},
        "tricks": draw(_with_taken_back(case)),
    }


def _facts(player: st.SearchStrategy[str]) -> st.SearchStrategy[Event]:
    return st.builds(
        Event,
        st.just("pocet-talonu"),
        player,
        phase=st.none() | st.sampled_from(["talon", "komentovani", "po-sehravce"]),
        found=st.none() | st.sampled_from(FOUND),
        order=st.none() | st.integers(1, 99),
    )


def _some(known: Any) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(list(known)), max_size=2, unique=True)


def _fleky(case: Case) -> st.SearchStrategy[Any]:
    """Approvals, a chain of levels on the first part by turns of the sides, or only the totals."""
    speakers = [c.player for c in case.fleky] if isinstance(case.fleky, tuple) else []
    part = case.announced[0]
    chain = tuple(Comment((speakers[0], case.akter or "")[i % 2], (part,), False, i + 1) for i in range(5))
    plain = [
        case.fleky,
        chain,
        chain[:2],
        (Comment(speakers[0], (), True, 1),),
        (Comment(speakers[0], tuple(dict.fromkeys(("hra", part)))),),
    ]
    return st.sampled_from([*plain, FlekTotals({part: 2}), FlekTotals({"hra": 0, part: 1} if part != "hra" else {})])


def _with_taken_back(case: Case) -> st.SearchStrategy[tuple[Trick, ...]]:
    """The tricks as they are, or with a card shown and taken back in the last one."""
    if not case.tricks or case.tricks[-1].moves[0].player is None:
        return st.just(case.tricks)
    first, *others = case.tricks[-1].moves
    shown = Trick((Move(first.card, first.player, True), first, *others))
    return st.sampled_from([case.tricks, (*case.tricks[:-1], shown)])


def rename(case: Case, to: dict[str, str]) -> Case:
    """The same case with other names everywhere."""

    def new(value: Any) -> Any:
        if isinstance(value, str):
            return to.get(value, value)
        if isinstance(value, dict):
            return {to.get(k, k): v if isinstance(v, str | int) else new(v) for k, v in value.items()}
        if isinstance(value, Comment | Bid | Event | Complaint | Demand | Move):
            field = {Complaint: "raised_by", Demand: "by"}.get(type(value), "player")
            changed = {field: new(getattr(value, field))}
            if isinstance(value, Complaint):
                changed["against"] = new(value.against)
            return value._replace(**changed) if isinstance(value, Comment) else replace(value, **changed)
        if isinstance(value, Trick):
            return Trick(new(value.moves))
        if isinstance(value, Playout):
            return replace(value, demands=new(value.demands))
        if isinstance(value, Record):
            return replace(value, player=new(value.player), payments=new(value.payments), pb=new(value.pb))
        return tuple(map(new, value)) if isinstance(value, tuple) else value

    keys = ("players", "dealer", "sitter", "akter", "partner", "bids", "fleky", "tricks", "events")
    more = ("complaint", "playout", "record", "hands", "against")
    return replace(case, **{key: new(getattr(case, key)) for key in (*keys, *more)})
