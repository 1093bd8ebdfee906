"""What every reader of the top level works with, and the choice of the ruleset (spec 1, 1.2)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from yaml.nodes import Node

from rozhodci.case.reader import Fields, Reader
from rozhodci.case.words import did_you_mean, listed
from rozhodci.errors import RozhodciError
from rozhodci.rulesets import names
from rozhodci.rulesets.model import Ruleset

RulesFor = Callable[[str], Ruleset]
_ALIASES = ("licitovany", "voleny", "koruna")
RULES_FILE = (".yaml", ".yml", ".json")
"""A case may name no other file, so that no message about it quotes what is private."""
_OWN_FILE = re.compile(r"[/\\]|\.ya?ml$", re.I)


@dataclass(slots=True)
class Top:
    """One document: its reader, root, known keys, and the rules (None where they could not be found)."""

    doc: Reader
    root: Node
    fields: Fields
    ruleset: str = ""
    rules: Ruleset | None = None

    def fault(self, code: str, key: str, message: str, *, found: str = "", expected: str = "", hint: str = "") -> None:
        """A problem at the value of a key, or at the document where the key is missing."""
        node = self.fields.get(key, self.root)
        self.doc.fault(code, node, key, message, found=found, expected=expected, hint=hint)

    def require(self, key: str) -> bool:
        return key in self.fields or self.doc.require(self.fields, self.root, "", key)

    def missing(self, code: str, key: str, *, expected: str = "", hint: str = "") -> None:
        self.doc.fault(code, self.root, "", f"chybí klíč „{key}“.", expected=expected, hint=hint)

    @property
    def krizovy(self) -> bool:
        """Křížový, or unknown rules that may be it."""
        return self.rules is None or self.rules.discipline == "krizovy"


def choose_rules(top: Top, rules_for: RulesFor, override: str | None) -> None:
    """Sets the name to keep (canonical for a known set, the path for a user's own) and the rules."""
    name = override if override is not None else _named(top)
    if name is None:
        return
    top.ruleset = name
    if override is None and on_network(name):
        hint = "zkopírujte soubor k případu, nebo ho uveďte volbou --pravidla."
        top.fault("pravidla-soubor", "pravidla", f"„{name}“ je cesta na jiný počítač, ta se nečte.", hint=hint)
        return
    if override is None and ("/" in name or "\\" in name) and not name.lower().endswith(RULES_FILE):
        top.fault("pravidla-soubor", "pravidla", f"„{name}“ není soubor s pravidly.", expected="soubor .yaml")
        return
    try:
        top.rules = rules_for(name)
    except (RozhodciError, LookupError) as fault:
        _no_rules(top, name, fault)
        return
    if name in top.rules.aliases:
        top.ruleset = top.rules.name


def on_network(path: str) -> bool:
    """A file must not make the program call another computer (Windows would send it the user's name)."""
    return path[:2].replace("\\", "/") == "//"


def _named(top: Top) -> str | None:
    if "pravidla" in top.fields:
        return top.doc.text(top.fields["pravidla"], "pravidla")
    hint = "doplňte třeba řádek pravidla: licitovany-2010."
    top.missing("klic-chybi", "pravidla", expected=listed(names()), hint=hint)
    return None


def _no_rules(top: Top, name: str, fault: Exception) -> None:
    if _OWN_FILE.search(name):  # a file of the user's own has its faults at its own places
        top.fault("pravidla-soubor", "pravidla", f"sadu „{name}“ nelze použít: {fault}")
        return
    hint = did_you_mean(name, (*names(), *_ALIASES)) or "vlastní sada je cesta k souboru .yaml."
    top.fault("pravidla", "pravidla", f"neznámá pravidla „{name}“.", expected=listed(names()), hint=hint)
