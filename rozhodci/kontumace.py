"""Contumace points of the innocent side after a renonc ve hře (ČSM čl. IV, důsledky 2; spec 2, 2.5).

Own points of finished tricks + everything still in play with the last trick + own hlášky - trump eso and desítka that
the offenders would have taken anyway. The unfinished trick, the renonc card included, is still in play.

Before play all 90 are still in play; the offenders' trump eso and the desítka with it are not.

>>> kept("akter", Adam="ŽK ŽV", Božena="ŽE Ž10")
'0 + 90 + 40 - 20 = 110'
>>> kept("akter", Adam="ŽK ŽV ŽE", Božena="Ž10")
'0 + 90 + 40 - 0 = 130'
>>> kept("obrana", 2, Adam="ŽE Ž10 ZE", Božena="ŽK ČK KK ZV Z7", Cyril="ŽV ČV KV ZK Z8", zdvihy=["ZE Z7 Z8"])
'0 + 80 + 0 - 20 = 60'
"""

from __future__ import annotations

from dataclasses import dataclass

from rozhodci.cards import Card, Rank, Suit, card
from rozhodci.hand import Hand
from rozhodci.parts.base import Forfeit
from rozhodci.parts.score import LAST_TRICK, announced, in_play_points, score, whole_pairs
from rozhodci.ruling import Contumace, ContumaceItem, Finding
from rozhodci.sides import Side


@dataclass(frozen=True, slots=True)
class Moment:
    """Just before the `place`-th card of `trick`, the first unfinished one (1 = before play).

    `laid`: that card is the renonc itself and lies on the table too.
    """

    trick: int
    place: int = 1
    laid: bool = False


def moment_of(hand: Hand, finding: Finding) -> Moment:
    """The state that counts for a finding: all tricks before its trick are finished (spec 2, 2.5)."""
    if finding.phase == "sehravka" and finding.after is None and finding.place is not None:
        return Moment(finding.trick or 1, finding.place, laid=True)
    if finding.phase == "sehravka":
        return Moment(finding.trick or 1, (finding.after or 0) + 1)
    if finding.phase == "po-sehravce":
        return Moment(len(hand.play.finished) + 1)
    return Moment(1)


def contumace(hand: Hand, innocent: Side, moment: Moment) -> Contumace:
    """The contumace points of `innocent` at a moment, item by item."""
    rules = hand.rules
    won = score(hand, moment.trick).cards[innocent]
    remaining = in_play_points(hand, moment.trick) + LAST_TRICK + _buried(hand)
    pairs = _hlasky(hand, innocent, moment)
    cuts = _exclusions(hand, innocent.other, moment)
    items = (
        ContumaceItem(f"body z dokončených zdvihů ({_who(innocent)})", won, rules.cite("kontumace")),
        ContumaceItem("body dosud ve hře včetně posledního zdvihu", remaining, rules.cite("kontumace")),
        *(ContumaceItem("hláška", p, rules.cite("kontumace")) for p in pairs),
        *(ContumaceItem(text, -c.points, rules.cite("kontumace-vyluka")) for text, c in cuts),
    )
    deducted = sum(c.points for _, c in cuts)
    total = won + remaining + sum(pairs) - deducted
    return Contumace(innocent, won, remaining, sum(pairs), deducted, total, items)


def forfeit(hand: Hand, points: Contumace, moment: Moment) -> Forfeit:
    """The contumace points as the parts want them."""
    return Forfeit(points.side, points.total, points.hlasky, lead(hand, points.side.other, moment))


def lead(hand: Hand, announcers: Side, moment: Moment) -> int:
    """The hláška an announced sto is played on: first announced in finished tricks, else the highest whole, else 0."""
    first = announced(hand, announcers, moment.trick)
    if first:
        return first[0]
    return next(iter(whole_pairs(hand, announcers, moment.trick)), 0)


def _who(side: Side) -> str:
    return "aktér" if side is Side.AKTER else "obrana"


def _buried(hand: Hand) -> int:
    """Points of an eso or desítka in the talon: nobody's, unless výklad `ostra-v-talonu` counts them."""
    points = sum(c.points for c in hand.case.talon)
    return points if points and hand.readings.ask("ostra-v-talonu") == "zapocitat" else 0


def _hlasky(hand: Hand, side: Side, moment: Moment) -> tuple[int, ...]:
    """Announced before the renonc, and (výklad `kontumace-hlasky`) pairs still whole in one hand."""
    spoken = tuple(
        a.points
        for a in hand.play.hlasky
        if hand.side(a.player) is side and (a.trick, a.place) < (moment.trick, moment.place)
    )
    before = announced(hand, side, moment.trick)
    whole = whole_pairs(hand, side, moment.trick)
    if len(whole) > len(spoken) - len(before) and hand.readings.ask("kontumace-hlasky") == "ohlasene":
        return spoken
    return before + whole


def _exclusions(hand: Hand, offenders: Side, moment: Moment) -> list[tuple[str, Card]]:
    """Trump eso and desítka of the offending side that are not part of the points in play."""
    suit = hand.case.trump
    if suit is None:
        return []
    eso, desitka = card(suit, Rank.ESO), card(suit, Rank.DESITKA)
    held = _unplayed(hand, offenders, moment)
    out = [(f"neodehrané trumfové eso ({_who(offenders)})", eso)] if eso in held else []
    if desitka in held and (eso in held or _gone(hand, eso, moment)):
        out.append((f"neodehraná trumfová desítka ({_who(offenders)})", desitka))
    return out


def _unplayed(hand: Hand, side: Side, moment: Moment) -> set[Card]:
    """Cards of a side not in a finished trick; výklad `trumf-na-stole` for those on the table."""
    before = hand.play.hands_before(moment.trick)
    held = {c for p in hand.table.members(side, playing=True) for c in before.get(p, ())}
    laid = held & _laid(hand, moment, hand.case.trump)
    if laid and hand.readings.ask("trumf-na-stole") == "odehrane":
        return held - laid
    return held


def _gone(hand: Hand, eso: Card, moment: Moment) -> bool:
    """Is the trump eso already played (or buried in the talon)?"""
    before = hand.play.hands_before(moment.trick)
    if not any(eso in cards for cards in before.values()):
        return True
    on_table = eso in _laid(hand, moment, eso.suit)
    return on_table and hand.readings.ask("trumf-na-stole") == "odehrane"


def _laid(hand: Hand, moment: Moment, suit: Suit | None) -> set[Card]:
    """Trump eso and desítka lying in the unfinished trick, the renonc card included."""
    count = moment.place if moment.laid else moment.place - 1
    cards = (p for t in hand.play.tricks if t.number == moment.trick for p in t.cards[:count])
    return {p.card for p in cards if p.card.suit is suit and p.card.points}
