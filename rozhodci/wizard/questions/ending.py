"""The complaint, the play-out of křížový, the name of the case."""

from __future__ import annotations

from dataclasses import replace

from rozhodci.case.model import Complaint, Playout
from rozhodci.renonc import find_all
from rozhodci.wizard.draft import Draft, Refused
from rozhodci.wizard.question import Question, chosen, yes
from rozhodci.wizard.questions.table import NONE

WHEN = ("behem-hry", "pred-skladanim", "po-zahajeni-skladani", "po-slozeni")
_BY, _AT, _ON, _KIND, _TRICK = "vznesl", "namitka-kdy", "namitka-na", "namitka-druh", "namitka-zdvih"


def _turn(draft: Draft) -> bool:
    return "udalosti" in draft.closed and "namitka" not in draft.closed


def _by(draft: Draft, answer: str) -> Draft:
    if answer == NONE:
        return draft.close("namitka")
    return replace(draft, pending={_BY: chosen(answer, draft.case.players, "Hráč")})


def _at(draft: Draft, answer: str) -> Draft:
    return _add(draft, _AT, chosen(answer, WHEN, "Doba námitky"))


def _on(draft: Draft, answer: str) -> Draft:
    return _add(draft, _ON, None if answer == NONE else chosen(answer, draft.case.players, "Hráč"))


def _kind(draft: Draft, answer: str) -> Draft:
    return _add(draft, _KIND, None if answer == NONE else chosen(answer, draft.ruleset.catalogue, "Druh"))


def _trick(draft: Draft, answer: str) -> Draft:
    if answer != NONE and not answer.rstrip(".").isdecimal():
        raise Refused("Číslo zdvihu, třeba 3.")
    done = _add(draft, _TRICK, None if answer == NONE else int(answer.rstrip(".")))
    p = done.pending
    complaint = Complaint(p[_BY], p[_AT], p[_ON], p[_KIND], p[_TRICK])
    return replace(done, pending={}).close("namitka", complaint=complaint).checked("namitka")


def _add(draft: Draft, key: str, value: object) -> Draft:
    return replace(draft, pending={**draft.pending, key: value})


def _playout(draft: Draft, answer: str) -> Draft:
    return draft.close("dohravka", playout=Playout(True) if yes(answer) else None)


def _played_on(draft: Draft) -> bool:
    """Only křížový knows a play-out, and only after a renonc in play."""
    if draft.discipline != "krizovy" or not draft.case.tricks:
        return False
    return any(r.finding.phase == "sehravka" for r in find_all(draft.hand()))


def _asked(key: str, draft: Draft) -> bool:
    return _turn(draft) and key not in draft.pending


QUESTIONS = (
    Question(
        _BY,
        lambda d: _asked(_BY, d),
        lambda _: f"Kdo si stěžuje ({NONE} = nikdo)",
        "Kdo vznesl námitku. Hra se prověří celá, i když na nic určitého neukázal.",
        _by,
        lambda d: d.case.players,
        lambda _: NONE,
    ),
    Question(
        _AT,
        lambda d: _asked(_AT, d),
        lambda _: "Kdy námitku vznesl",
        "Pozdní námitka už hru nezmění; kdy je pozdě, říká řád.",
        _at,
        lambda _: WHEN,
        lambda _: WHEN[0],
    ),
    Question(
        _ON,
        lambda d: _asked(_ON, d),
        lambda _: f"Na koho si stěžuje ({NONE} = neřekl)",
        "Koho obvinil.",
        _on,
        lambda d: d.case.players,
        lambda _: NONE,
    ),
    Question(
        _KIND,
        lambda d: _asked(_KIND, d),
        lambda _: f"Z čeho, kód renoncu ({NONE} = neřekl)",
        "Kód; význam vysvětlí rozhodci vysvetli KÓD.",
        _kind,
        lambda d: tuple(d.ruleset.catalogue),
        lambda _: NONE,
        listing=False,
    ),
    Question(
        _TRICK,
        lambda d: _asked(_TRICK, d),
        lambda _: f"Ve kterém zdvihu ({NONE} = neřekl)",
        "Číslo zdvihu, na který ukázal.",
        _trick,
        default=lambda _: NONE,
    ),
    Question(
        "dohravka",
        lambda d: "dohravka" not in d.closed and _played_on(d),
        lambda _: "Jsou zdvihy po renoncu dohrávkou, kterou žádá strana s právem na ni",
        "ano = dohrávka platí po každém renoncu; ne = nedohrávalo se.",
        _playout,
        lambda _: ("ano", "ne"),
        lambda _: "ne",
    ),
)


def name_question(stem: str) -> Question:
    """The `id`, by default the name of the file."""

    def take(draft: Draft, answer: str) -> Draft:
        return draft.close("id", id=answer).checked("id")

    return Question(
        "id",
        lambda d: "id" not in d.closed,
        lambda _: "Označení případu",
        "Krátké jméno, pod kterým bude v nálezu a v auditu, třeba stul4-kolo2-hra7.",
        take,
        default=lambda _: stem,
    )
