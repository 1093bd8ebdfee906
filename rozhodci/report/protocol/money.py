"""Payments and PB: tables for reading aloud, who hands what to whom, rows with their articles."""

from __future__ import annotations

from collections.abc import Mapping

from rozhodci.money import kc
from rozhodci.report import payments, words
from rozhodci.report.protocol.articles import cited
from rozhodci.report.protocol.html import Html, join, name, sentence, tag
from rozhodci.rulesets.model import Ruleset
from rozhodci.ruling import PbRuling, Ruling

NO_BREAK = "\u00a0"


def paid(ruling: Ruling, level: int) -> Html:
    """The section `Platby`."""
    transfers = [t for t in ruling.settlement.transfers if t.hal]
    heading = tag(f"h{level}", "Platby")
    if not transfers:
        return tag("section", heading, tag("p", "Nikdo nic neplatí."), class_="platby")
    titles = list(dict.fromkeys(t.title for t in transfers))
    several = len(titles) > 1
    columns = [words.title(t) for t in titles] if several else []
    head = tag("tr", [tag("th", c, scope="col") for c in ("Hráč", "Celkem", *columns)])
    rows = []
    for player, total in ruling.saldo.items():
        nets = [payments.net(transfers, player, t) for t in titles] if several else []
        cells = [tag("td", amount(n), class_="castka") for n in nets]
        rows.append(tag("tr", tag("th", name(player), scope="row"), tag("td", _total(total), class_="castka"), cells))
    table = tag("table", tag("caption", "Zůstatek každého hráče"), tag("thead", head), tag("tbody", rows))
    frame = tag("div", table, class_="posuvne", tabindex=0, role="region", aria_label="Tabulka plateb")
    return tag("section", heading, frame, _orders(ruling), class_="platby")


def _orders(ruling: Ruling) -> Html:
    """One line for each who pays."""
    sums: dict[str, dict[str, int]] = {}
    for t in ruling.settlement.transfers:
        if t.hal:
            mine = sums.setdefault(t.payer, {})
            mine[t.payee] = mine.get(t.payee, 0) + t.hal
    rows = [tag("li", tag("strong", name(payer)), " platí: ", _owed(owed)) for payer, owed in sums.items()]
    return tag("ul", rows, class_="prevody")


def _owed(owed: Mapping[str, int]) -> Html:
    return Html(", ".join(join([name(payee), " ", amount(hal)]) for payee, hal in owed.items()) + ".")


def amount(hal: int) -> str:
    """`-1,20 Kč` with a real minus sign and no break."""
    return kc(hal).replace("-", "−").replace(" ", NO_BREAK)


def _total(hal: int) -> Html:
    word = "dostane" if hal > 0 else "zaplatí" if hal < 0 else "vyrovnán"
    kind = "plus" if hal > 0 else "minus" if hal < 0 else "nula"
    return tag("span", tag("strong", amount(hal)), " ", tag("small", word), class_=kind)


def premiums(pb: PbRuling, rules: Ruleset, level: int) -> Html:
    """The section `Prémiové body`."""
    out: list[Html] = [tag("p", sentence(words.sentence(words.PB_STATES[pb.state])), class_="stav-pb")]
    if any(pb.proposal.values()):
        rows = [tag("li", name(who), " ", tag("strong", points(h))) for who, h in pb.proposal.items() if h]
        out = [tag("ul", rows, class_="body"), *out]
    rows = [tag("li", name(i.who), f" {points(i.halves)}: ", sentence(i.row), cited(i.cite, rules)) for i in pb.items]
    rows += [
        tag("li", name(r.who), f" bez {points(r.halves)}: ", sentence(r.reason), cited(r.cite, rules))
        for r in pb.refused
    ]
    out += [tag("ul", rows, class_="polozky")] if rows else []
    if pb.must_describe:
        out.append(tag("p", "Hru na lístku popsat a podepsat všemi zúčastněnými.", class_="pozor"))
    return tag("section", tag(f"h{level}", "Prémiové body"), out, class_="pb")


def points(halves: int) -> str:
    """`−0,5 PB`."""
    return words.pb(halves).replace("-", "−").replace(" ", NO_BREAK)


def outcome(saldo: Mapping[str, int], pb: Mapping[str, int]) -> Html:
    """What one choice would pay, player by player."""
    parts = [join([name(who), " ", amount(hal)]) for who, hal in saldo.items() if hal] or [Html("nikdo nic neplatí")]
    parts += [join([name(who), " ", points(halves)]) for who, halves in pb.items() if halves]
    return Html("; ".join(parts))
