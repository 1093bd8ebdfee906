"""Whatever is typed at whatever question: an answer, or a refusal in words."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random

import pytest

from rozhodci.rulesets import get
from rozhodci.wizard.draft import Refused
from rozhodci.wizard.interview import Interview

TYPED = (
    "", "\u0301", "celkem", "celkem :", "celkem ,", "celkem hra \u0661", "proti", "sedma proti", "sto a sedma proti",
    "Cyril: sto proti", ":", "=", ",", ";", "a", "-", "1", "x" * 5000, "\x00", "\u202eabc", "hra:hra:hra", "=sto",
    "sto=", "licitace sazby vyklady turnaj", "zaklad 0,50", "zaklad 999999", "zaklad \u0663", "sto nasobene", "Božena:",
    ":sedma", "Adam: 2x7, červená", "hotovo", "zbytek", "ČE ČK", "Č7 vráceno", "3/1", "flek", "dobře", "ano",
    "re na sedmu proti",
)  # fmt: skip
HELPFUL = {"hraci": "Adam, Božena, Cyril, Dana", "dalsi": "", "id": "x"}


@pytest.mark.parametrize("seed", range(4))
def test_anything_typed(seed: int) -> None:
    rng, reached = Random(seed), set[str]()
    for _ in range(60):
        interview = Interview(get)
        for _ in range(80):
            if (question := interview.question) is None:
                break
            offered = question.offered(interview.draft)
            wanted = re.search(r"\d+", question.text(interview.draft))
            cards = " ".join(offered[: int(wanted[0])]) if wanted else ""
            helpful = cards if question.key == "karty" else HELPFUL.get(question.key, "Adam")
            (line,) = rng.choices((rng.choice(TYPED), rng.choice(offered or ("",)), helpful), (3, 2, 5))
            with suppress(Refused):
                interview.answer(line) if rng.random() < 0.95 else interview.back()
            reached.add(question.key)
            assert interview.text()
    assert reached >= {"karty", "fleky", "zdvihy", "udalost"}
