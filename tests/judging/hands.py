"""Cases of a ložená as texts; the rest of the deck is dealt to the others in turn, in printing order."""

from __future__ import annotations

from collections.abc import Sequence

from rozhodci.cards import DECK
from rozhodci.case.load import load_one
from rozhodci.judge import judge
from rozhodci.rulesets import get
from rozhodci.ruling import Ruling

DURCH = "ČE ČK ČV ČS ZE ZK ZV KE KK ŽE"
"""Ložený with talon Č7 Z7: in no suit can anybody hold a card above one that Adam leads after his higher ones."""
DURCH_TALON = "Č7 Z7"


def ruled(text: str) -> Ruling:
    case = load_one(text.encode(), "pripad.yaml", get)
    return judge(case, get(case.ruleset))


def case(
    adam: str,
    zavazek: str,
    *lines: str,
    talon: str = "",
    trumf: str = "",
    bozena: str = "",
    cyril: str = "",
    pravidla: str = "licitovany-2010",
    fleky: Sequence[str] = (),
    zdvihy: Sequence[str] = (),
    udalosti: Sequence[str] = (),
) -> str:
    """Adam is the aktér and leads; Dana sits out (licitovaný, volený) or is the third opponent (křížový)."""
    players = ["Božena", "Cyril"] + (["Dana"] if pravidla == "krizovy" else [])
    hands = {"Božena": bozena.split(), "Cyril": cyril.split(), "Dana": []}
    used = {*adam.split(), *talon.split(), *hands["Božena"], *hands["Cyril"]}
    rest = [c.text for c in DECK if c.text not in used]
    while rest:
        for name in players:
            if len(hands[name]) < len(adam.split()):
                hands[name].append(rest.pop(0))
    dealer = "Cyril" if pravidla == "koruna-2013" else "Dana"
    seated = ["Adam", "Božena", "Cyril", "Dana"][: 3 if dealer == "Cyril" else 4]
    out = [f"pravidla: {pravidla}", f"hraci: [{', '.join(seated)}]", f"rozdava: {dealer}", "akter: Adam"]
    out += [f"zavazek: {zavazek}"]
    out += [f"trumf: {trumf}"] if trumf else []
    out += ["karty:", f"  Adam: {adam}", *(f"  {n}: {' '.join(hands[n])}" for n in players)]
    out += [f"talon: {talon}"] if talon else []
    for key, items in (("fleky", fleky), ("zdvihy", zdvihy), ("udalosti", udalosti)):
        out += [f"{key}:", *(f"  - {i}" for i in items)] if items else []
    return "\n".join([*out, *lines]) + "\n"
