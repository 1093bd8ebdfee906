"""A křížový hand lost by a renonc without a play-out (Křížový D/1, D/2, D/4).

Reading: the base value of all announced parts (výklad `krizovy-sazba`), doubled by červené, is the share of one
opponent; the offender alone pays the due of his side to his opponents (výklad `krizovy-komu`, `krizovy-sam`).
Passing example: sto in červené with three fleks, two against two: 0,80 to each of the two opponents. Failing
example: counting the fleks would make it 6,40.
"""

from __future__ import annotations

from rozhodci import parts
from rozhodci.hand import Hand
from rozhodci.money import kc
from rozhodci.ruling import RateLine, Renonc, Settlement, Step
from rozhodci.settlement.base import rate_lines, value_step
from rozhodci.settlement.krizovy_shares import alone, capped, share_step


def without_playout(hand: Hand, renonc: Renonc) -> Settlement:
    """The value of the lost hand without the paušál."""
    who, side = renonc.finding.who, renonc.side
    if who is None or side is None:
        raise ValueError("a deciding renonc has an offender")
    results = parts.flat(hand, side.other, "kontumace", "prohráno renoncem bez dohrávky", "bez-dohravky")
    level = 0 if hand.readings.ask("krizovy-sazba") == "zakladni" else None
    lines = rate_lines(hand, results, level)
    share = sum(x.amount for x in lines)
    everybody = hand.readings.ask("krizovy-komu") == "vsem"
    transfers = alone(hand, who, capped(hand, share), everybody)
    return Settlement(results, lines, transfers, None, _steps(hand, renonc, lines, share))


def _steps(hand: Hand, renonc: Renonc, lines: tuple[RateLine, ...], share: int) -> tuple[Step, ...]:
    who = renonc.finding.who or ""
    lost = Step(
        f"renonc ({who}, {hand.rules.catalogue[renonc.finding.code].name}) sehrávku prohrává, dohrávka se nežádala",
        "prohra",
        hand.rules.cite("dusledky-2"),
    )
    pays = f"hodnotu ohlášených závazků platí soupeřům za celou stranu jen {who}"
    return (
        lost,
        *(value_step(x) for x in lines),
        *share_step(hand, share),
        Step(pays, kc(capped(hand, share)), hand.rules.cite("bez-dohravky")),
    )
