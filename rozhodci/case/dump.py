"""A Case printed as the YAML a referee would write; reading it back gives an equal Case (places aside)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from rozhodci.cards import Card
from rozhodci.case.model import Case, Comment, Event, FlekTotals, Move, Playout, Record, Trick
from rozhodci.case.parts import accusative, spoken
from rozhodci.case.speech import LEVEL_WORDS
from rozhodci.case.tricks import MOVE_KEYS

# Words that some YAML reader takes for something else than text.
_NOT_TEXT = frozenset({"true", "false", "null", "yes", "no", "on", "off", "y", "n"})
_PLAIN = re.compile(r"[^\W\d_](?:[\w .+/-]*[\w.+/-])?")


def dump(case: Case) -> str:
    """The whole case in the order of spec 1, 1.2, ending with a newline."""
    return "".join(f"{line}\n" for line in _lines(case))


def _lines(case: Case) -> Iterator[str]:
    yield f"id: {scalar(case.id)}"
    yield f"pravidla: {scalar(case.ruleset)}"
    yield from _maps(case)
    yield f"hraci: {_list(case.players)}"
    yield f"rozdava: {scalar(case.dealer)}"
    if case.sitter not in (None, case.dealer):
        yield f"pauziruje: {scalar(case.sitter or '')}"
    yield from _contract(case)
    yield from _cards(case)
    yield from _fleky(case)
    yield from _block("zdvihy", map(_trick, case.tricks))
    yield from _block("udalosti", map(_event, case.events))
    yield from _outcome(case)


def _maps(case: Case) -> Iterator[str]:
    if case.readings:
        yield f"vyklady: {_flow(case.readings)}"
    if case.rates:
        yield f"sazby: {{{', '.join(f'{scalar(k)}: {_amount(v)}' for k, v in case.rates.items())}}}"
    if case.tournament:
        yield f"turnaj: {_flow(case.tournament)}"


def _contract(case: Case) -> Iterator[str]:
    if case.akter is not None:
        yield f"akter: {scalar(case.akter)}"
    if case.partner is not None:
        yield f"partner: {scalar(case.partner)}"
    rungs = {"mam": "mám", "dal": "dál"}
    yield from _block("licitace", (f"{scalar(b.player)}: {rungs.get(b.rung, b.rung)}" for b in case.bids))
    if case.announced:
        yield f"zavazek: {_and(case.announced)}"
    if case.against:
        rows = (f"{scalar(name)}: [{', '.join(parts)}]" for name, parts in case.against.items())
        yield f"proti: {{{', '.join(rows)}}}"
    if case.trump is not None:
        yield f"trumf: {case.trump.word}"
    if case.pomocna is not None:
        yield f"pomocna: {case.pomocna.word}"


def _cards(case: Case) -> Iterator[str]:
    if case.hands is None:
        return
    yield "karty:"
    for name, hand in case.hands.items():
        yield f"  {scalar(name)}: {_hand(hand)}"
    if case.talon or len(case.hands) < 4:  # four hold all the cards, then there is no talon to speak of
        yield f"talon: {_hand(case.talon)}"


def _fleky(case: Case) -> Iterator[str]:
    if isinstance(case.fleky, FlekTotals):
        yield f"fleky: {{{', '.join(f'{spoken(part)}: {n}' for part, n in case.fleky.levels.items())}}}"
    else:
        yield from _block("fleky", map(_comment, case.fleky))


def _comment(comment: Comment) -> str:
    if comment.parts and not comment.level:
        return f"{{kdo: {scalar(comment.player)}, na: [{', '.join(map(spoken, comment.parts))}]}}"
    word = LEVEL_WORDS.get(comment.level, "dobře")
    about = f" na {' a '.join(map(accusative, comment.parts))}" if comment.parts else ""
    return f"{scalar(comment.player)}: {word}{about}"


def _trick(trick: Trick) -> str:
    if trick.moves[0].player is None:
        return " ".join(str(m.card) for m in trick.moves)
    return f"[{', '.join(map(_move, trick.moves))}]"


def _move(move: Move) -> str:
    name = scalar(move.player or "")
    if move.taken_back or move.player in MOVE_KEYS:
        back = ", vraceno: ano" if move.taken_back else ""
        return f"{{hrac: {name}, karta: {move.card}{back}}}"
    return f"{{{name}: {move.card}}}" if name.startswith('"') else f"{name}: {move.card}"


def _event(event: Event) -> str:
    return _flow(
        {
            "druh": event.kind,
            "kdo": event.player,
            "zdvih": event.trick,
            "po_kartach": event.after_cards,
            "faze": event.phase,
            "okolnost": event.circumstance,
            "zjisteno": event.found,
            "poradi": event.order,
            "popis": event.text or None,
        }
    )


def _outcome(case: Case) -> Iterator[str]:
    if case.complaint is not None:
        c = case.complaint
        fields = {"vznesl": c.raised_by, "na": c.against, "druh": c.kind, "zdvih": c.trick, "kdy": c.when}
        yield f"namitka: {_flow({**fields, 'popis': c.text or None})}"
    if case.playout is not None:
        yield f"dohravka: {_playout(case.playout)}"
    if case.record is not None:
        yield f"zaznam: {_record(case.record)}"
    if case.note:
        yield f"poznamka: {scalar(case.note)}"


def _playout(playout: Playout) -> str:
    rows = (_flow({"po": d.after, "zada": d.by}) for d in playout.demands)
    return "ano" if playout.always else f"[{', '.join(rows)}]"


def _record(record: Record) -> str:
    fields = {
        "renonc": record.kind,
        "kdo": record.player,
        "zdvih": record.trick,
        "trida": record.klass,
        "pausal": record.pausal,
        "kontumace": record.contumace,
    }
    rows = [f"{k}: {_value(v)}" for k, v in fields.items() if v is not None]
    if record.payments is not None:
        rows.append(f"platby: {{{', '.join(f'{scalar(k)}: {_amount(v)}' for k, v in record.payments.items())}}}")
    if record.pb is not None:
        rows.append(f"pb: {{{', '.join(f'{scalar(k)}: {_halves(v)}' for k, v in record.pb.items())}}}")
    if record.results is not None:
        rows.append(f"vysledek: {_flow(record.results)}")
    return f"{{{', '.join(rows)}}}"


def _block(key: str, items: Iterable[str]) -> Iterator[str]:
    rows = [f"  - {item}" for item in items]
    if rows:
        yield f"{key}:"
        yield from rows


def _flow(fields: Mapping[str, str | int | None] | Mapping[str, str]) -> str:
    return f"{{{', '.join(f'{scalar(k)}: {_value(v)}' for k, v in fields.items() if v is not None)}}}"


def _value(value: str | int) -> str:
    return scalar(value) if isinstance(value, str) else str(value)


def _list(names: Iterable[str]) -> str:
    return f"[{', '.join(map(scalar, names))}]"


def _and(parts: Iterable[str]) -> str:
    return " a ".join(map(spoken, parts))


def _hand(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards)) or '""'


def _amount(hal: int) -> str:
    return f"{'-' if hal < 0 else ''}{abs(hal) // 100}.{abs(hal) % 100:02d}"


def _halves(halves: int) -> str:
    return str(halves // 2) if halves % 2 == 0 else f"{'-' if halves < 0 else ''}{abs(halves) // 2}.5"


def scalar(text: str) -> str:
    """Plain where every YAML reader takes it for text, else in double quotes."""
    if _PLAIN.fullmatch(text) and text.lower() not in _NOT_TEXT and text.isprintable():
        return text
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(char: str) -> str:
    if char in '"\\':
        return "\\" + char
    if char.isprintable():
        return char
    return f"\\u{ord(char):04x}" if ord(char) <= 0xFFFF else f"\\U{ord(char):08x}"
