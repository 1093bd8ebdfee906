"""Křížový: shares, base value, play-out payments, special endings. Amounts in haléře, worked from the articles."""

from __future__ import annotations

import pytest

from rozhodci.case.model import Event, Playout
from rozhodci.hand import Hand
from rozhodci.ruling import Transfer
from rozhodci.settlement.krizovy_shares import alone, normally
from rozhodci.sides import Side
from tests.settlement.hands import demands, hand, paid, renonc, settled

# Adam: all trumps (žaludy); every trick is his side's.
DEAL = {
    "Adam": "ŽE Ž10 ŽK ŽV ŽS Ž9 Ž8 Ž7",
    "Božena": "ČE Č10 ČK ČV ČS Č9 Č8 Č7",
    "Cyril": "ZE Z10 ZK ZV ZS Z9 Z8 Z7",
    "Dana": "KE K10 KK KV KS K9 K8 K7",
}
WON = [f"{a} {b} {c} {d}" for a, b, c, d in zip(*(v.split() for v in DEAL.values()), strict=True)]
"""Hra won with 90 + 40 points: tiché sto (2 steps), and the tichá sedma takes the last trick: 10 × 2 + 10 = 30."""
ALWAYS = Playout(True)


def hra(**kw: object) -> Hand:
    return hand("krizovy", "hra", "Ž", **({"partner": "Cyril", "deal": DEAL, "tricks": WON} | kw))  # type: ignore[arg-type]


def saldo(a: int, b: int, c: int, d: int) -> dict[str, int]:
    return {"Adam": a, "Božena": b, "Cyril": c, "Dana": d}


def test_each_loser_pays_one_winner() -> None:
    """Two against two, neighbours clockwise."""
    assert paid(hra()) == saldo(30, -30, 30, -30)
    assert normally(hra(), 10, Side.OBRANA) == (
        Transfer("Adam", "Božena", 10, "hra"),
        Transfer("Cyril", "Dana", 10, "hra"),
    )
    beside = hra(partner="Božena")
    assert normally(beside, 10, Side.OBRANA) == (
        Transfer("Adam", "Cyril", 10, "hra"),
        Transfer("Božena", "Dana", 10, "hra"),
    )


@pytest.mark.parametrize(
    ("partner", "wanted"),
    [("Cyril", [("Božena", "Cyril"), ("Dana", "Adam")]), ("Dana", [("Božena", "Dana"), ("Cyril", "Adam")])],
)
def test_each_loser_pays_the_next_winner_clockwise(partner: str, wanted: list[tuple[str, str]]) -> None:
    """Not the first one at the table: from Božena on, Cyril sits before Dana and Dana before Adam."""
    assert [(t.payer, t.payee) for t in normally(hra(partner=partner), 10, Side.AKTER)] == wanted


def test_alone_each_of_three_pays() -> None:
    """Adam alone: 3 × 30."""
    assert {t.title for t in settled(hra(partner=None)).transfers} == {"hra"}
    assert paid(hra(partner=None)) == saldo(90, -30, -30, -30)


def test_limit_is_per_opponent() -> None:
    """Durch, four fleks: 2 × 16 = 32,00, at most 30,00 from each, alone 90,00."""
    fleky = [("Božena", "durch"), ("Adam", "durch"), ("Božena", "durch"), ("Adam", "durch")]
    played = hand("krizovy", "durch", deal=DEAL, tricks=["ŽE ČE ZE KE"], fleky=fleky)
    assert paid(played) == saldo(0, 0, 0, 0)
    whole = hand("krizovy", "durch", deal=DEAL, tricks=WON, fleky=fleky)
    assert paid(whole) == saldo(9000, -3000, -3000, -3000)


class TestWithoutPlayout:
    """D/4: base value by the offender alone and the paušál 1 (1,00) to all three."""

    def test_two_against_two(self) -> None:
        """Sto in žaludy with a flek: base 0,40 to each of two opponents; fleks do not count."""
        played = hand("krizovy", "sto", "Ž", "Cyril", fleky=[("Božena", "sto")])
        fault = renonc(played, "neprebiti", "Dana")
        assert paid(played, fault) == saldo(140, 100, 140, -380)
        assert settled(played, fault).rates[0].fleks == 0

    def test_red_doubles(self) -> None:
        played = hand("krizovy", "sto", "Č", "Cyril")
        assert paid(played, renonc(played, "neprebiti", "Cyril")) == saldo(100, 180, -460, 180)

    def test_lone_akter_pays_each_of_three(self) -> None:
        played = hand("krizovy", "betl")
        assert paid(played, renonc(played, "neprebiti", "Adam")) == saldo(-600, 200, 200, 200)

    def test_defender_owes_a_lone_akter_three_shares(self) -> None:
        played = hand("krizovy", "betl")
        assert paid(played, renonc(played, "neprebiti", "Dana")) == saldo(400, 100, 100, -600)
        one = hand("krizovy", "betl", readings={"krizovy-sam": "jeden-dil"})
        assert paid(one, renonc(one, "neprebiti", "Dana")) == saldo(200, 100, 100, -400)

    def test_all_announced_parts_proti_included(self) -> None:
        """hra 10 + osma 20 + sedma proti 20 = 50."""
        played = hand("krizovy", "osma", "Ž", "Cyril", against={"Božena": ("sedma",)})
        assert paid(played, renonc(played, "naznaky", "Adam")) == saldo(-400, 150, 100, 150)

    def test_readings_of_rate_and_of_who_is_paid(self) -> None:
        flek = hand("krizovy", "sto", "Ž", "Cyril", fleky=[("Božena", "sto")], readings={"krizovy-sazba": "flekovana"})
        assert paid(flek, renonc(flek, "neprebiti", "Dana")) == saldo(180, 100, 180, -460)
        everybody = hand("krizovy", "sto", "Ž", "Cyril", readings={"krizovy-komu": "vsem"})
        assert paid(everybody, renonc(everybody, "neprebiti", "Dana")) == saldo(140, 140, 140, -420)

    def test_earliest_card_fault_decides_and_later_ones_are_void(self) -> None:
        played = hra()
        found = (renonc(played, "neprebiti", "Dana", 2), renonc(played, "neprebiti", "Adam", 3))
        assert paid(played, *found) == saldo(110, 100, 110, -320)

    def test_a_fact_beside_a_card_fault_adds_its_fee(self) -> None:
        """Náznaky of Adam in trick 1, Dana's card fault in trick 2: Dana's decides, Adam pays 1,00 to each."""
        played = hra()
        found = (renonc(played, "naznaky", "Adam", 1), renonc(played, "neprebiti", "Dana", 2))
        assert paid(played, *found) == saldo(110 - 300, 200, 210, -320 + 100)

    def test_c10_comes_after_the_hand(self) -> None:
        """Paušál 2 (5,00) beside the hand as it was played; by the other reading the hand is lost."""
        played = hra()
        fault = renonc(played, "zamichani-po-odlozeni", "Adam", None, "po-sehravce")
        assert paid(played, fault) == saldo(30 - 1500, 470, 530, 470)
        other = hra(readings={"krizovy-c10": "prohra"})
        assert paid(other, renonc(other, "zamichani-po-odlozeni", "Adam", None, "po-sehravce")) == saldo(
            -1520, 510, 500, 510
        )


def test_c7_loses_nothing() -> None:
    """Paušál 1 by Božena, the hand goes on."""
    played = hra()
    fault = renonc(played, "poradi-komentovani", "Božena", None, "komentovani")
    assert paid(played, fault) == saldo(130, -330, 130, 70)


def test_misdeal_is_redealt() -> None:
    """C/9: the paušál only; nothing of a hand is recorded."""
    empty = hand("krizovy", "")
    assert paid(empty, renonc(empty, "chybne-rozdani", "Dana", None, "pred-hrou")) == saldo(100, 100, 100, -300)


class TestPlayout:
    """D/3, D/4: only the paušály now, the played-out result (here 30 for the aktér's side) by D/2."""

    def test_lost_by_the_offending_side(self) -> None:
        """Dana's side lost: she pays 2 × 30 alone and 3 × 100."""
        played = hra(playout=ALWAYS)
        assert paid(played, renonc(played, "neprebiti", "Dana", 2)) == saldo(130, 100, 130, -360)

    def test_won_by_the_offending_side(self) -> None:
        """Adam revoked, his side won all the same: paid normally."""
        played = hra(playout=ALWAYS)
        assert paid(played, renonc(played, "neprebiti", "Adam", 2)) == saldo(30 - 300, 70, 130, 70)

    def test_twice_the_same_side_the_latest_pays(self) -> None:
        """Božena, then Dana: right stays with the aktér's side, Dana pays the result, both a paušál."""
        played = hra(playout=ALWAYS)
        found = (renonc(played, "neprebiti", "Božena", 2), renonc(played, "neprebiti", "Dana", 3))
        assert paid(played, *found) == saldo(230, -300 + 100, 230, -360 + 100)

    def test_other_side_takes_the_right(self) -> None:
        """Dana, then Adam: the defence has the right and lost, so it is paid normally."""
        played = hra(playout=ALWAYS)
        found = (renonc(played, "neprebiti", "Dana", 2), renonc(played, "neprebiti", "Adam", 3))
        assert paid(played, *found) == saldo(30 - 300 + 100, -30 + 200, 30 + 200, -30 - 300 + 100)

    def test_three_in_turn(self) -> None:
        """Dana, Adam, Božena: the right ends with the aktér's side, Božena pays the result alone."""
        played = hra(playout=ALWAYS)
        found = tuple(renonc(played, "neprebiti", p, n) for n, p in enumerate(("Dana", "Adam", "Božena"), 2))
        assert paid(played, *found) == saldo(30 - 300 + 200, -60 - 300 + 200, 30 + 300, -300 + 200)

    def test_against_a_lone_akter(self) -> None:
        """Dana for all three: 3 × 30."""
        played = hra(playout=ALWAYS, partner=None)
        assert paid(played, renonc(played, "neprebiti", "Dana", 2)) == saldo(190, 100, 100, -390)

    def test_c7_does_not_touch_the_right(self) -> None:
        played = hra(playout=ALWAYS)
        found = (renonc(played, "neprebiti", "Dana", 2), renonc(played, "nejasna-slova", "Adam", 3))
        assert paid(played, *found) == saldo(130 - 300, 200, 230, -260)

    def test_second_renonc_without_a_demand_ends_it(self) -> None:
        """Demanded after Dana's renonc by Adam, after Božena's not: Božena owes the base value, both a paušál."""
        played = hra(playout=demands((1, "Adam")))
        found = (renonc(played, "neprebiti", "Dana", 2), renonc(played, "neprebiti", "Božena", 3))
        assert paid(played, *found) == saldo(210, -320 + 100, 210, -300 + 100)

    def test_an_open_record_pays_only_the_fees(self) -> None:
        played = hra(playout=ALWAYS, tricks=WON[:4])
        done = settled(played, renonc(played, "neprebiti", "Dana", 2))
        assert done.undecided
        assert paid(played, renonc(played, "neprebiti", "Dana", 2)) == saldo(100, 100, 100, -300)

    def test_each_turn_is_a_step_with_its_article(self) -> None:
        played = hra(playout=ALWAYS)
        found = (renonc(played, "neprebiti", "Dana", 2), renonc(played, "neprebiti", "Adam", 3))
        cites = [s.cite for s in settled(played, *found).steps[:2]]
        assert cites == ["Křížový D/3", "Křížový D/4"]


def test_late_complaint_leaves_the_hand_as_played() -> None:
    """D/5."""
    played = hra()
    assert paid(played, renonc(played, "neprebiti", "Dana", 2), late=True) == paid(played)


class TestLozena:
    """B/10, B/11."""

    def betl(self, *fleky: tuple[str, str], **kw: object) -> Hand:
        deal = {"Adam": DEAL["Adam"], "Božena": DEAL["Božena"], "Cyril": DEAL["Cyril"], "Dana": DEAL["Dana"]}
        events = [Event("lozena", "Adam")]
        return hand("krizovy", "durch", deal=deal, fleky=fleky, **({"events": events} | kw))  # type: ignore[arg-type]

    def test_only_raiser_pays_everything_above_the_base(self) -> None:
        """Durch 2,00, one flek 4,00: due 12,00; the others 2,00 each, Dana 8,00."""
        assert paid(self.betl(("Dana", "durch"))) == saldo(1200, -200, -200, -800)

    def test_re_of_the_akter_is_on_the_raiser_too(self) -> None:
        """Flek and re: 8,00 a share, due 24,00, Dana 20,00."""
        assert paid(self.betl(("Dana", "durch"), ("Adam", "durch"))) == saldo(2400, -200, -200, -2000)

    def test_a_third_player_shares_equally(self) -> None:
        """Flek by Božena, re, tutti by Dana: 16,00 a share, 14,00 × 3 above base, halved."""
        raised = self.betl(("Božena", "durch"), ("Adam", "durch"), ("Dana", "durch"))
        assert paid(raised) == saldo(4800, -200 - 2100, -200, -200 - 2100)

    def test_without_a_flek_everybody_pays_base(self) -> None:
        assert paid(self.betl()) == saldo(600, -200, -200, -200)

    def test_played_out_lozena_is_paid_and_costs_its_holder_the_fee(self) -> None:
        """B/11: 3 × 2,00 to Adam and 1,00 from him to each."""
        played = self.betl(events=[Event("rezani-michani", "Adam", circumstance="lozena")])
        fault = renonc(played, "rezani-michani", "Adam", None, "komentovani", when="lozena")
        assert paid(played, fault) == saldo(300, -100, -100, -100)

    def test_totals_only_leave_the_raiser_to_the_referee(self) -> None:
        """Seven sets of defenders, each summing to zero; Dana alone as above."""
        played = hand("krizovy", "durch", deal=DEAL, fleky={"durch": 1}, events=[Event("lozena", "Adam")])
        (question,) = settled(played).questions
        assert len(question.choices) == 7
        assert all(sum(c.saldo.values()) == 0 for c in question.choices)
        assert next(c for c in question.choices if c.choice == "Dana").saldo == saldo(1200, -200, -200, -800)


class TestEndings:
    def test_b19_flek_without_re_is_not_played(self) -> None:
        """The volící side pays hra × 2, whatever else was announced."""
        played = hra(tricks=(), fleky=[("Božena", "hra")])
        assert paid(played) == saldo(-20, 20, -20, 20)
        honer = hand("krizovy", "sedma", "Ž", "Cyril", fleky=[("Božena", "hra")])
        assert paid(honer) == saldo(-20, 20, -20, 20)

    def test_b19_played_all_the_same_is_for_the_referee(self) -> None:
        """As played 2 × (10 × 2) + 10 = 50 to the aktér's side, by B/19 20 from it."""
        played = hra(fleky=[("Božena", "hra")])
        (question,) = settled(played).questions
        assert [c.saldo["Adam"] for c in question.choices] == [50, -20]
        assert paid(played) == saldo(50, -50, 50, -50)
        assert question.cite == "Křížový B/19"

    @pytest.mark.parametrize("fleky", [[("Božena", "hra sedma")], [("Božena", "hra"), ("Adam", "hra")]])
    def test_b19_is_played_with_re_or_a_raised_honer(self, fleky: list[tuple[str, str]]) -> None:
        assert settled(hand("krizovy", "sedma", "Ž", "Cyril", fleky=fleky)).undecided

    def test_b16_all_opponents_pay_or_nothing_found(self) -> None:
        """Betl 1,00 from each of three; two of three who say platím are not enough."""
        said = [Event("platim", p) for p in ("Božena", "Cyril", "Dana")]
        assert paid(hand("krizovy", "betl", events=said)) == saldo(300, -100, -100, -100)
        assert paid(hand("krizovy", "betl", events=[Event("betl-nenalezen")])) == saldo(300, -100, -100, -100)
        assert settled(hand("krizovy", "betl", events=said[:2])).undecided

    def test_b16_does_not_save_a_betl_already_lost(self) -> None:
        played = hand("krizovy", "betl", deal=DEAL, tricks=WON[:1], events=[Event("betl-nenalezen")])
        assert paid(played) == saldo(-300, 100, 100, 100)

    def test_b13_forgot_to_choose(self) -> None:
        """Červené alone stands; with a partner the referee decides, both ways computed."""
        fact = [Event("zapomnel-volit", "Adam"), Event("schvaleno")]
        assert not settled(hand("krizovy", "hra", "Č", events=fact)).questions
        (question,) = settled(hand("krizovy", "hra", "Č", "Cyril", events=fact)).questions
        assert [c.saldo["Adam"] for c in question.choices] == [20, 0]


def test_payer_alone_never_pays_himself() -> None:
    where = hra()
    for who in ("Adam", "Božena", "Cyril", "Dana"):
        assert all(t.payer == who != t.payee for t in alone(where, who, 10, everybody=True))
