"""What is said of a raise that does not count: beyond the last one, of nothing announced, of a part not open."""

from __future__ import annotations

from rozhodci.obligations import spoken
from rozhodci.rulesets.model import Ruleset


def above_limit(player: str | None, key: str, rules: Ruleset) -> str:
    """Beyond the last valid flek; no renonc (ČSM čl. IV). `player` is None where only totals are known."""
    who = f"{player}: " if player else ""
    return (
        f"{who}flek na {spoken(key)} nad poslední platný ({rules.max_fleks}.) se nepočítá a není renonc"
        f" – flek-nad-ramec ({rules.cite('flek-nad-ramec')})."
    )


def not_announced(player: str, name: str, sto: bool, rules: Ruleset) -> str:
    """Nobody announced that part; in křížový a flek on hra falls where a `sto` is announced (Křížový B/15)."""
    if rules.discipline == "krizovy" and name == "hra" and sto:
        return f"{player}: flek na hru ohlášením sta padá ({rules.cite('flek-pada')})."
    return f"{player}: flek na {spoken(name)} neplatí, nic takového nebylo ohlášeno ({rules.cite('fleky')})."


def not_open(player: str, key: str, rules: Ruleset) -> str:
    """The other side has not announced or raised it since he last spoke (Křížový B/20)."""
    return (
        f"{player}: flek na {spoken(key)} se nepočítá, tato část pro něj nebyla otevřená"
        f" ({rules.cite('komentovat-otevrene')})."
    )
