"""What was announced: závazek, trump, pomocná, závazky of the defence (spec 1, 1.2)."""

from __future__ import annotations

from dataclasses import dataclass, field

from yaml.nodes import Node

from rozhodci.cards import Suit
from rozhodci.case.nodes import SEQ
from rozhodci.case.notation import SUIT_WORDS, read_suit
from rozhodci.case.partlist import read_part_list
from rozhodci.case.parts import ATOMS, TRUMPLESS, in_order, read_parts, spoken, words_known
from rozhodci.case.reader import Fields, Reader, shown
from rozhodci.case.words import did_you_mean, fold, listed
from rozhodci.rulesets.model import Ruleset

_AGAINST = ("sto", "sedma", "osma", "devitka")


@dataclass(slots=True)
class Contract:
    """Announced parts, trump and pomocná; `readable` False where a problem was noted."""

    announced: tuple[str, ...] = ()
    trump: Suit | None = None
    pomocna: Suit | None = None
    against: dict[str, tuple[str, ...]] = field(default_factory=dict)
    readable: bool = True

    @property
    def trumpless(self) -> bool:
        return not TRUMPLESS.isdisjoint(self.announced)


def read_contract(
    doc: Reader, fields: Fields, root: Node, rules: Ruleset | None, defence: tuple[str, ...], folded: bool
) -> Contract:
    """All of it. `folded`: an omyl, for which no trump is needed (spec 2, 2.9)."""
    contract, before = Contract(), len(doc.problems)
    if "zavazek" in fields:
        contract.announced = _announced(doc, fields["zavazek"], rules)
    contract.trump = _suit(doc, fields, "trumf")
    contract.pomocna = _suit(doc, fields, "pomocna")
    if contract.announced:
        _check_trump(doc, fields, root, contract, folded)
        _check_pomocna(doc, fields, root, contract, folded)
    if "proti" in fields:
        contract.against = _against(doc, fields["proti"], rules, defence, contract)
    contract.readable = len(doc.problems) == before
    return contract


def _announced(doc: Reader, node: Node, rules: Ruleset | None) -> tuple[str, ...]:
    if node.tag == SEQ:
        found = read_part_list(doc, node, "zavazek")
    else:
        text = doc.raw(node, "zavazek", "závazek, třeba sto a sedma")
        found = ATOMS.get(text) if text is not None else None
        if text is not None and found is None:
            found = read_parts(text)
            if found is None:
                _no_contract(doc, node, rules, "neznámý závazek.")
    parts = in_order(found) if found and len(found) > 1 else found or ()
    if len(parts) > 1 and "sto" not in parts and "dve-sedmy" not in parts:
        parts = tuple(p for p in parts if p != "hra")
    if node.tag == SEQ and found == ():
        _no_contract(doc, node, rules, "závazek je prázdný.")
    if parts and rules is not None and not _known(parts, rules):
        _no_contract(doc, node, rules, f"závazek {' a '.join(map(spoken, parts))} v těchto pravidlech není.")
        return ()
    return parts


def _known(parts: tuple[str, ...], rules: Ruleset) -> bool:
    return " ".join(parts) in rules.zavazky or any(set(parts) == set(key.split()) for key in rules.zavazky)


def _no_contract(doc: Reader, node: Node, rules: Ruleset | None, message: str) -> None:
    words = (
        words_known()
        if rules is None
        else tuple(" a ".join(map(spoken, k.split())) for k in rules.zavazky if k == "hra" or "hra" not in k)
    )
    hint = did_you_mean(node.value, words) if isinstance(node.value, str) else ""
    expected = listed(words) if len(words) <= 10 else "hra, sedma, osma, devítka, sto, betl, durch nebo seznam částí"
    doc.fault("zavazek", node, "zavazek", message, found=shown(node), expected=expected, hint=hint)


def _suit(doc: Reader, fields: Fields, key: str) -> Suit | None:
    if key not in fields:
        return None
    node = fields[key]
    text = doc.raw(node, key, "barva")
    if text is None:
        return None
    suit = read_suit(text)
    if suit is None:
        words = [word for words in SUIT_WORDS.values() for word in words]
        hint = did_you_mean(fold(text), words)
        doc.fault(
            "barva", node, key, f"{shown(node)} není barva.", expected="červené, zelené, kule nebo žaludy", hint=hint
        )
    return suit


def _check_trump(doc: Reader, fields: Fields, root: Node, contract: Contract, folded: bool) -> None:
    if contract.trumpless == ("trumf" not in fields):
        return
    said = " a ".join(map(spoken, contract.announced))
    if contract.trumpless:
        hint = "řádek trumf smažte, nebo opravte závazek."
        doc.fault("trumf-navic", fields["trumf"], "trumf", f"{said} se hraje bez trumfů.", hint=hint)
    elif not folded:
        hint = "doplňte trumf: červené, zelené, kule nebo žaludy."
        doc.fault("trumf-chybi", fields.get("zavazek", root), "trumf", f"chybí trumf, závazek je {said}.", hint=hint)


def _check_pomocna(doc: Reader, fields: Fields, root: Node, contract: Contract, folded: bool) -> None:
    two = "dve-sedmy" in contract.announced
    if "pomocna" in fields and not two:
        hint = "řádek pomocna smažte, nebo opravte závazek."
        doc.fault("pomocna", fields["pomocna"], "pomocna", "pomocná barva patří jen ke dvěma sedmám.", hint=hint)
    elif two and "pomocna" not in fields and not folded:
        hint = "doplňte pomocna: barva druhé sedmy."
        doc.fault("pomocna", fields.get("zavazek", root), "pomocna", "u dvou sedem chybí pomocná barva.", hint=hint)
    elif two and contract.trump is not None and contract.trump is contract.pomocna:
        doc.fault(
            "pomocna", fields["pomocna"], "pomocna", "pomocná barva nemůže být trumf.", hint="opravte jednu z nich."
        )


def _against(
    doc: Reader, node: Node, rules: Ruleset | None, defence: tuple[str, ...], contract: Contract
) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    if contract.trumpless:
        doc.fault("proti", node, "proti", "proti betlu a durchu se nic nehlásí.", hint="klíč proti smažte.")
    possible = _possible(rules)
    for name, value, path in doc.by_player(node, "proti", "jméno: [sedma]"):
        if defence and name not in defence and not doc.stranger(name):
            doc.fault(
                "proti", value, path, f"{name} nehraje v obraně.", expected=listed(defence), hint="opravte jméno."
            )
            continue
        parts = read_part_list(doc, value, path)
        wrong = [p for p in parts or () if p not in possible]
        if wrong:
            doc.fault(
                "proti", value, path, f"{spoken(wrong[0])} proti hlásit nelze.", expected=listed(map(spoken, possible))
            )
        elif parts:
            found[name] = in_order(parts)
    return found


def _possible(rules: Ruleset | None) -> tuple[str, ...]:
    known = {part for key in rules.zavazky for part in key.split()} if rules else set(_AGAINST)
    return tuple(p for p in _AGAINST if p in known)
