"""The JSON form of a ruling (spec 3): names, types and order of keys are a public interface."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from rozhodci.ruling import (
    Choice,
    Contumace,
    PartResult,
    PbRuling,
    Question,
    RateLine,
    Renonc,
    Ruling,
    Step,
    Transfer,
    UsedReading,
)

FORMAT = 1


def to_data(ruling: Ruling) -> dict[str, Any]:
    """The ruling as plain dicts and lists in the order of spec 3. Amounts in haléře, PB as points (halves as .5)."""
    settlement = ruling.settlement
    return {
        "format": FORMAT,
        "pripad": ruling.case_id,
        "pravidla": ruling.ruleset,
        "verdikt": ruling.verdict,
        "namitka": {"stav": ruling.complaint.state, "duvod": ruling.complaint.reason},
        "renonce": [_renonc(r) for r in ruling.renonce],
        "kontumace": _contumace(settlement.contumace),
        "vysledek": [_result(r) for r in settlement.results],
        "sazby": [_rate(line) for line in settlement.rates],
        "platby": [_transfer(t) for t in settlement.transfers],
        "saldo": dict(ruling.saldo),
        "pb": _pb(ruling.pb),
        "k_rozhodnuti": [_question(q) for q in ruling.questions],
        "vyklady": [_reading(r) for r in ruling.readings],
        "oduvodneni": [_step(i, s) for i, s in enumerate(ruling.steps, 1)],
        "listek": ruling.sheet_line,
        "varovani": list(ruling.warnings),
    }


def one(ruling: Ruling, ascii_only: bool = False) -> str:
    """One ruling as an indented JSON object ending with a newline."""
    return json.dumps(to_data(ruling), ensure_ascii=ascii_only, indent=2, allow_nan=False) + "\n"


def many(rulings: Iterable[Ruling], ascii_only: bool = False) -> str:
    """Rulings as one indented JSON list."""
    data = [to_data(r) for r in rulings]
    return json.dumps(data, ensure_ascii=ascii_only, indent=2, allow_nan=False) + "\n"


def line(ruling: Ruling, ascii_only: bool = False) -> str:
    """One ruling as one line of JSON Lines."""
    return json.dumps(to_data(ruling), ensure_ascii=ascii_only, separators=(",", ":"), allow_nan=False) + "\n"


def pb_number(halves: int) -> int | float:
    """Half points as the number of PB: 52 -> 26, 21 -> 10.5."""
    return halves // 2 if halves % 2 == 0 else halves / 2


def _pb_map(values: Mapping[str, int]) -> dict[str, int | float]:
    return {name: pb_number(halves) for name, halves in values.items()}


def _renonc(renonc: Renonc) -> dict[str, Any]:
    found = renonc.finding
    return {
        "kod": found.code,
        "trida": renonc.klass,
        "pausal": renonc.pausal,
        "kdo": found.who,
        "strana": None if renonc.side is None else renonc.side.value,
        "zdvih": found.trick,
        "poradi": found.place,
        "karta": found.card,
        "povolene": list(found.legal),
        "clanek": renonc.cite,
        "zdroj": found.source,
        "rozhodujici": renonc.decisive,
        "popis": found.text,
    }


def _contumace(contumace: Contumace | None) -> dict[str, Any] | None:
    if contumace is None:
        return None
    return {
        "strana": contumace.side.value,
        "uhrane": contumace.won,
        "zbyva": contumace.remaining,
        "hlasky": contumace.hlasky,
        "odecteno": contumace.deducted,
        "celkem": contumace.total,
        "polozky": [{"co": item.what, "body": item.points} for item in contumace.items],
    }


def _result(result: PartResult) -> dict[str, Any]:
    return {"cast": result.part, "vyhral": result.winner.value, "zpusob": result.manner, "body": result.points}


def _rate(rate: RateLine) -> dict[str, Any]:
    return {
        "cast": rate.part,
        "sazba": rate.rate,
        "cervena": rate.red,
        "fleky": rate.fleks,
        "kroky": rate.steps,
        "castka": rate.amount,
        "ve_prospech": rate.favour.value,
    }


def _transfer(transfer: Transfer) -> dict[str, Any]:
    data: dict[str, Any] = {
        "od": transfer.payer,
        "komu": transfer.payee,
        "hal": transfer.hal,
        "titul": transfer.title,
    }
    if transfer.renonc is not None:
        data["renonc"] = transfer.renonc
    return data


def _pb(pb: PbRuling) -> dict[str, Any]:
    return {
        "navrh": _pb_map(pb.proposal),
        "stav": pb.state,
        "polozky": [
            {"komu": item.who, "pb": pb_number(item.halves), "radek": item.row, "clanek": item.cite}
            for item in pb.items
        ],
        "odeprene": [
            {"komu": item.who, "pb": pb_number(item.halves), "duvod": item.reason, "clanek": item.cite}
            for item in pb.refused
        ],
    }


def _choice(choice: Choice) -> dict[str, Any]:
    return {"volba": choice.choice, "saldo": dict(choice.saldo), "pb": _pb_map(choice.pb)}


def _question(question: Question) -> dict[str, Any]:
    return {
        "kod": question.code,
        "otazka": question.question,
        "varianty": [_choice(c) for c in question.choices],
    }


def _reading(reading: UsedReading) -> dict[str, Any]:
    return {"kod": reading.code, "pouzito": reading.used, "jinak": [_choice(c) for c in reading.others]}


def _step(number: int, step: Step) -> dict[str, Any]:
    return {"krok": number, "text": step.text, "hodnota": step.value, "clanek": step.cite}
