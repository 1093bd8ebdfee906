"""The text of `lozena`: yes, no with a losing split and line, or undecided."""

from __future__ import annotations

from rozhodci.judging.lozena_question import WHY, LozenaShown
from rozhodci.judging.play_line import tricks_text
from rozhodci.report import words
from rozhodci.report.layout import PIPE_WIDTH, joined, table, visible, wrap
from rozhodci.report.solver_words import cards_text, packed
from rozhodci.solver.api import LozenaVerdict, Reason

_ANSWERS = {True: "je ložená", False: "není ložená", None: "nerozhodnuto"}


def render(shown: LozenaShown, width: int = PIPE_WIDTH) -> str:
    """The whole printed form."""
    out = wrap(_headline(shown), width)
    out += _holder(shown, width)
    if shown.lozena is None:
        out += wrap("Limit uzlů nestačil, použijte vyšší --uzlu.", width, "  ")
    if shown.lozena is False:
        out += _against(shown, shown.deciding, width)
    return visible(joined(out))


def _headline(shown: LozenaShown) -> str:
    parts = words.listing(words.part(v.zavazek) for v in shown.parts)
    trump = f", trumf {shown.trump.word}" if shown.trump else ""
    when = f", {shown.trick}. zdvih" if shown.trick > 1 or shown.table else ""
    turn = f", na tahu {shown.names[shown.to_move]}" if shown.table else f", vynáší {shown.names[shown.to_move]}"
    more = " – při každém rozložení a každé obraně" if shown.lozena else ""
    return f"{parts}{trump}{when}{turn}: {_ANSWERS[shown.lozena]}{more} [{shown.cite}]."


def _holder(shown: LozenaShown, width: int) -> list[str]:
    trump_game = shown.trump is not None
    rows = [[shown.names[0], cards_text(shown.cards, trump_game)]]
    if shown.table:
        rows.append(["na stole", " ".join(x.card.text for x in shown.table)])
    if shown.talon:
        rows.append(["talon", cards_text(shown.talon, trump_game)])
    unknown = "Talon není znám: počítá se s každým, který v něm může ležet."
    return table(rows, width) + ([] if shown.talon is not None else wrap(unknown, width, "  "))


def _against(shown: LozenaShown, verdict: LozenaVerdict, width: int) -> list[str]:
    part = f"{words.part(verdict.zavazek)}: " if len(shown.parts) > 1 else ""
    out = wrap(words.sentence(f"{part}{WHY[verdict.reason]}"), width, "  ")
    trump_game = shown.trump is not None
    if verdict.split:
        rows = [[n, cards_text(h, trump_game)] for n, h in zip(shown.names[1:], verdict.split, strict=True)]
        out += table(rows, width, indent="    ")
    if verdict.line:
        out += wrap("Průběh (číslo zdvihu, kdo vynáší, karty po směru hry):", width, "  ")
        out += packed(tricks_text(verdict.line, shown.names, shown.trick, shown.table), width, "    ")
    if verdict.reason is Reason.PLAY and not verdict.open_loss:
        text = "S otevřenými kartami by se toto rozložení uhrát dalo; jeden postup však na všechna nestačí."
        out += wrap(text, width, "  ")
    return out
