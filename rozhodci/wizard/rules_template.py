"""A commented template of a user's own ruleset: the base and what may be changed in it."""

from __future__ import annotations

from rozhodci.rulesets.model import Ruleset
from rozhodci.wizard.skeleton import filled


def rules_template(base: Ruleset) -> str:
    """YAML text of a ruleset file that changes nothing yet. The skeleton is `data/pravidla.txt`."""
    koruna = base.discipline == "koruna"
    reading = next(iter(base.readings.values()), None)
    return filled(
        "pravidla.txt",
        {
            "zaklad": base.name,
            "sazba": _crowns(base.rates["zaklad"].hal or 0),
            "fleku": "bez" if base.max_fleks is None else str(base.max_fleks),
            "vyklad": f"{reading.code}: {reading.default}" if reading else None,
            "postih": "skupina: D/1" if koruna else "pausal: 1",
            "postih_slovy": "skupina je D/1, D/2, nebo D/3" if koruna else "pausal je 0, 1, nebo 2",
            "radek_pb": next(iter(base.pb.rows)) if base.pb else None,
        },
    )


def _crowns(hal: int) -> str:
    return f"{hal // 100}.{hal % 100:02d}"
