"""The commenting: who said what, one speaker at a time, checked as the reader of case files would."""

from __future__ import annotations

from collections.abc import Iterator

from rozhodci.case.model import Comment
from rozhodci.case.parts import accusative
from rozhodci.case.speech import LEVEL_WORDS, UnknownWord, read_speech
from rozhodci.case.words import fold
from rozhodci.comments import obligations
from rozhodci.rulesets.model import Readings
from rozhodci.speaking import Talk, speeches
from rozhodci.table import seat
from rozhodci.wizard.draft import Draft, Refused
from rozhodci.wizard.question import Question, chosen
from rozhodci.wizard.questions import said

ENOUGH = ""


def _talk(draft: Draft) -> Talk:
    """The commenting so far, heard by the rules."""
    case, rules = draft.case, draft.ruleset
    table = seat(case, rules)
    talk = Talk(case, table, rules, obligations(case, table, rules, Readings(rules, case.readings)))
    for speech in speeches(_comments(draft)):
        talk.hear(*speech)
    return talk


def _comments(draft: Draft) -> tuple[Comment, ...]:
    fleky = draft.case.fleky
    return fleky if isinstance(fleky, tuple) else ()


def on_turn(draft: Draft) -> str | None:
    """The next one clockwise who may still raise, alone or with his partner; None when all is approved."""
    talk, spoken = _talk(draft), _comments(draft)
    last = spoken[-1].player if spoken else draft.case.akter or draft.playing[0]
    return next((p for p in talk.table.clockwise_from(last)[1:] if _levels(talk, p)), None)


def _levels(talk: Talk, player: str) -> dict[str, int]:
    """Parts he may raise, with the level his word would have: a partner's same word joins (spec 2, 2.9)."""
    joined = {key: level for key, level in talk.levels.items() if talk.joins(player, key)}
    return joined | {key: talk.levels[key] + 1 for key in talk.open_for(player)}


def _words(draft: Draft) -> Iterator[str]:
    talk, player = _talk(draft), on_turn(draft)
    yield "dobře"
    if all(c.player != player for c in _comments(draft)):  # later it may still be typed
        yield from said.words(draft, player)
    for key, level in (_levels(talk, player) if player else {}).items():
        yield f"{LEVEL_WORDS.get(level, 'flek')} na {accusative(key.removesuffix('-proti'))}"


def _text(draft: Draft) -> str:
    player = on_turn(draft)
    return f"Komentování, na řadě {player} (Enter = dál)" if player else "Komentování, vše je schváleno (Enter = dál)"


def _take(draft: Draft, answer: str) -> Draft:
    if answer == ENOUGH:
        return draft.close("fleky")
    if fold(answer).replace(":", " ").split()[:1] == [said.TOTAL]:
        return said.totals(draft, answer)
    player, text = _who(draft, answer)
    if parts := said.announced(text):
        return said.against(draft, player, parts)
    try:
        speech = read_speech(text)
    except UnknownWord as fault:
        raise Refused(f"„{fault}“ nerozumím; třeba: flek na hru, re na sedmu, dobře.") from None
    comment = Comment(player, speech.parts, bool(speech.open_level), speech.level)
    before = _talk(draft).notes
    after = draft.with_case(fleky=(*_comments(draft), comment)).checked("fleky")
    return after.remark(*_talk(after).notes[len(before) :])


def _who(draft: Draft, answer: str) -> tuple[str, str]:
    """`Božena: flek`, `Božena flek`, or only the word of the one on turn."""
    name, colon, text = answer.partition(":")
    if colon:
        return chosen(name.strip(), draft.playing, "Hráč"), text.strip()
    named = next((p for p in draft.playing if fold(answer).startswith(f"{fold(p)} ")), None)
    if named is not None:
        return named, answer[len(named) :].strip()
    player = on_turn(draft)
    if player is None:
        raise Refused(
            f"Všechno je schváleno; dál se jde Enterem. Řekl-li to někdo přesto: {draft.playing[0]}: {answer}"
        )
    return player, answer


QUESTIONS = (
    Question(
        "fleky",
        lambda d: "karty" in d.closed and "fleky" not in d.closed,
        _text,
        "Slovo toho, kdo je na řadě: dobře, flek na hru, re na hru a sedmu… Mluvil-li jiný: jméno: slovo."
        f" Závazek proti: sedma proti. Znáte-li jen počty: {said.TOTAL} hra 1, sedma 2. Enter komentování uzavře.",
        _take,
        lambda d: tuple(_words(d)),
        lambda _: ENOUGH,
    ),
)
