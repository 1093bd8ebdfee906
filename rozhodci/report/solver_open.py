"""The text of `sehravka`: a moment with open cards, each part's outlook with a line, every legal card."""

from __future__ import annotations

from rozhodci.judging.open_cards import OpenCards
from rozhodci.judging.play_line import tricks_text
from rozhodci.report import words
from rozhodci.report.layout import PIPE_WIDTH, joined, table, visible, wrap
from rozhodci.report.solver_words import OUTLOOKS, cards_text, packed
from rozhodci.sides import Side
from rozhodci.solver.api import Laid, Outlook, PartVerdict
from rozhodci.words import counted

_MEANS = {
    Outlook.SURE: "{own} vyhraje proti každé hře {other}",
    Outlook.HELP: "{own} vyhraje, jen když {help}",
    Outlook.LOST: "{own} už nevyhraje, ať se hraje jakkoli",
    Outlook.UNDECIDED: "limit uzlů nestačil, použijte vyšší --uzlu",
}
_SIDES = {
    Side.AKTER: {"own": "aktér", "other": "obrany", "help": "obrana pomůže"},
    Side.OBRANA: {"own": "obrana", "other": "aktéra", "help": "aktér pomůže"},
}
_LINES = {
    Outlook.SURE: "průběh, když se druhá strana brání:",
    Outlook.HELP: "průběh se spoluprací:",
    Outlook.LOST: "pokus, který nestačí:",
}
LEGEND = "(Číslo zdvihu, kdo vynáší, karty po směru hry; v závorce karty, které už leží.)"


def render(shown: OpenCards, width: int = PIPE_WIDTH) -> str:
    """The whole printed form."""
    blocks = [_moment(shown, width), _hands(shown, width), _parts(shown, width), _moves(shown, width)]
    return visible("\n".join(joined(block) for block in blocks if block))


def _moment(shown: OpenCards, width: int) -> list[str]:
    position = shown.position
    if shown.to_move is None:
        where = "Otevřené karty po poslední kartě"
    else:
        where = f"Otevřené karty, {position.trick}. zdvih před {shown.place}. kartou: na tahu {shown.to_move}"
    out = wrap(f"{where}.", width)
    parts = ", ".join(words.part(o.key) for o in shown.hand.comments.obligations)
    trump = f", trumf {position.trump.word}" if position.trump else ""
    out += wrap(f"Závazek: {parts}{trump}; aktér {shown.hand.table.akter}.", width, "  ")
    if position.table:
        lying = ", ".join(f"{position.players[x.seat]} {x.card.text}" for x in position.table)
        out += wrap(f"Na stole: {lying}.", width, "  ")
    return out + wrap(_score(shown), width, "  ")


def _score(shown: OpenCards) -> str:
    p, a = shown.position, shown.analysis
    if p.trump is None:
        taken = counted(p.tricks_akter, "zdvih", "zdvihy", "zdvihů")
        return f"Zdvihy: aktér {taken}, obrana {p.tricks_obrana}."
    hlasky = f"Hlášky v celém rozdání: aktér {a.hlasky_akter}, obrana {a.hlasky_obrana}."
    return f"Body v dokončených zdvizích: aktér {p.points_akter}, obrana {p.points_obrana}. {hlasky}"


def _hands(shown: OpenCards, width: int) -> list[str]:
    position = shown.position
    if shown.to_move is None:
        return []
    trump_game = position.trump is not None
    rows = [[n, cards_text(h, trump_game)] for n, h in zip(position.players, position.hands, strict=True)]
    return ["Karty v rukou", *table(rows, width)]


def _parts(shown: OpenCards, width: int) -> list[str]:
    out = ["Výsledek při nejlepší hře obou stran"]
    for verdict in shown.analysis.parts:
        out += _part(shown, verdict, width)
    own = [v for v in shown.analysis.parts if v.part.owner is Side.AKTER]
    if len(own) > 1:
        whole = shown.analysis.whole
        out += wrap(f"celý závazek: {_means(whole, Side.AKTER)}.", width, "  ", "    ")
        out += _line(shown, shown.analysis.whole_line, whole, width)
    return out + (wrap(LEGEND, width, "  ") if any(v.line for v in shown.analysis.parts) else [])


def _part(shown: OpenCards, verdict: PartVerdict, width: int) -> list[str]:
    text = f"{words.part(shown.key(verdict.part))}: {_means(verdict.outlook, verdict.part.owner)}"
    if verdict.points_akter is not None:
        text += f"; body aktér {verdict.points_akter}, obrana {verdict.points_obrana}"
        text += f", s pomocí druhé strany nejvýše {verdict.best}"
    out = wrap(f"{text}.", width, "  ", "    ")
    return out + _line(shown, verdict.line, verdict.outlook, width)


def _means(outlook: Outlook, owner: Side) -> str:
    return f"{OUTLOOKS[outlook]} – {_MEANS[outlook].format(**_SIDES[owner])}"


def _line(shown: OpenCards, line: tuple[Laid, ...], outlook: Outlook, width: int) -> list[str]:
    if not line:
        return []
    p = shown.position
    return [f"    {_LINES[outlook]}", *packed(tricks_text(line, p.players, p.trick, p.table), width, " " * 6)]


def _moves(shown: OpenCards, width: int) -> list[str]:
    if not shown.moves:
        return []
    keys = [words.part(shown.key(v.part)) for v in shown.analysis.parts]
    rows = [["karta", *keys], *([m.card.text, *map(_cell, m.parts)] for m in shown.moves)]
    return [f"Každá povolená karta ({shown.to_move})", *table(rows, width)]


def _cell(verdict: PartVerdict) -> str:
    points = "" if verdict.points_akter is None else f" {verdict.points_akter}:{verdict.points_obrana}"
    return OUTLOOKS[verdict.outlook] + points
