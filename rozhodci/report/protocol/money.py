"""Payments and PB: tables for reading aloud, who hands what to whom, rows with their articles."""

from __future__ import annotations

from collections.abc import Sequence

from rozhodci.report.protocol.articles import cited
from rozhodci.report.protocol.content.money import Amount, Balance, Paid, Premium, Premiums
from rozhodci.report.protocol.html import Html, join, name, sentence, tag
from rozhodci.rulesets.model import Ruleset


def paid(told: Paid, level: int) -> Html:
    """The section `Platby`."""
    heading = tag(f"h{level}", "Platby")
    if not told.balances:
        return tag("section", heading, tag("p", "Nikdo nic neplatí."), class_="platby")
    head = tag("tr", [tag("th", c, scope="col") for c in ("Hráč", "Celkem", *told.columns)])
    rows = map(_balance, told.balances)
    table = tag("table", tag("caption", "Zůstatek každého hráče"), tag("thead", head), tag("tbody", rows))
    frame = tag("div", table, class_="posuvne", tabindex=0, role="region", aria_label="Tabulka plateb")
    orders = [tag("li", tag("strong", name(o.payer)), " platí: ", amounts(o.owed, ", "), ".") for o in told.orders]
    return tag("section", heading, frame, tag("ul", orders, class_="prevody"), class_="platby")


def _balance(one: Balance) -> Html:
    total = tag("span", tag("strong", one.total), " ", tag("small", one.does), class_=one.sign)
    nets = [tag("td", n, class_="castka") for n in one.nets]
    return tag("tr", tag("th", name(one.player), scope="row"), tag("td", total, class_="castka"), nets)


def premiums(pb: Premiums, rules: Ruleset, level: int) -> Html:
    """The section `Prémiové body`."""
    out: list[Html] = [tag("p", sentence(pb.state), class_="stav-pb")]
    if pb.proposal:
        rows = [tag("li", name(a.who), " ", tag("strong", a.said)) for a in pb.proposal]
        out = [tag("ul", rows, class_="body"), *out]
    out += [tag("ul", [_premium(r, rules) for r in pb.rows], class_="polozky")] if pb.rows else []
    if pb.must_describe:
        out.append(tag("p", "Hru na lístku popsat a podepsat všemi zúčastněnými.", class_="pozor"))
    return tag("section", tag(f"h{level}", "Prémiové body"), out, class_="pb")


def _premium(row: Premium, rules: Ruleset) -> Html:
    points = f" {row.points}: " if row.awarded else f" bez {row.points}: "
    return tag("li", name(row.who), points, sentence(row.said), cited(row.cite, rules))


def amounts(several: Sequence[Amount], between: str = "; ") -> Html:
    """`Adam 30,80 Kč; Cyril 2,00 Kč`."""
    return Html(between.join(join([name(a.who), " ", a.said]) if a.who else join(a.said) for a in several))
