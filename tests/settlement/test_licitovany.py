"""Licitovaný and volený as played (spec 2, 2.2, 2.3, 2.9): each sum worked out from the rates."""

from __future__ import annotations

import pytest

from rozhodci.cards import named
from rozhodci.replay import Announced
from tests.settlement.hands import renonc
from tests.settlement.made import ALL_POINTS, each, made, paid, ruled

SEVEN = {10: "A:Ž7! B:Z9 C:K9"}
LOST_SEVEN = {10: "A:Ž7 B:Ž8! C:K9"}
TRUMP_PAIR = (Announced("Adam", 5, 1, 40, named("ŽK")),)


class TestPlayed:
    def test_sedma_and_hra_made(self) -> None:
        """Fault B4 of others: 20 + 40 and no quiet seven on top."""
        hand = made(taken="A" * 10, laid=ALL_POINTS | SEVEN)
        assert paid(hand) == each(60)
        assert [x.part for x in ruled(hand).rates] == ["hra", "sedma"]

    def test_hra_won_and_sedma_lost(self) -> None:
        assert paid(made(taken="A" * 9 + "B", laid=ALL_POINTS | LOST_SEVEN)) == each(20 - 40)

    def test_flek_on_one_part(self) -> None:
        """Fault B8 of others: flek on the sedma only, 20 + 80."""
        hand = made(taken="A" * 10, laid=ALL_POINTS | SEVEN, fleky=[("Božena", "sedma"), ("Cyril", ""), ("Adam", "")])
        assert paid(hand) == each(100)

    def test_cervene_double_and_kule_do_not(self) -> None:
        for trumf, seven, share in (("červené", "Č7", 120), ("kule", "K7", 60)):
            laid = ALL_POINTS | {1: f"A:{seven[0]}E! B:Č10 C:Z7", 10: f"A:{seven}! B:Z9 C:Ž9"}
            assert paid(made(trumf=trumf, taken="A" * 10, laid=laid)) == each(share), trumf

    def test_tiche_sto_against_a_lost_sedma_is_nothing(self) -> None:
        """80 + 20 = 100: hra two steps 40, the sedma lost 40: they cancel and nobody pays."""
        hand = made(
            taken="A" * 9 + "B", laid=ALL_POINTS | LOST_SEVEN, hlasky=(Announced("Adam", 5, 1, 20, named("ZK")),)
        )
        done = ruled(hand)
        assert [x.amount for x in done.rates] == [40, 40]
        assert done.transfers == ()
        assert done.steps[-1].text == "části se vyrovnají, nikdo neplatí"

    def test_sto_of_ninety_and_forty(self) -> None:
        """130: four steps of 0,80."""
        assert paid(made("sto", taken="A" * 10, laid=ALL_POINTS, hlasky=TRUMP_PAIR)) == each(320)

    def test_lost_sto(self) -> None:
        """Fault B7 of others: 30 + 40 = 70, three tens: 2,40 and not 0,80."""
        laid = {n: t.replace("!", "").replace(" B", "! B") for n, t in ALL_POINTS.items()}
        laid[3] = "A:K7 B:KE! C:K10"
        laid[4] = "A:Ž8 B:ŽE! C:Ž10"
        laid[2] = "A:ZE B:Z7 C:Ž9!"
        laid[1] = "A:ČE! B:Č10 C:Č7"
        hand = made("sto", taken="A" * 10, laid=laid, hlasky=TRUMP_PAIR)
        assert [r.points for r in ruled(hand).results] == [20 + 10 + 40]
        assert paid(hand) == each(-240)

    def test_ticha_sedma_is_netted_with_the_sto(self) -> None:
        """Sto won for 0,80 × 4, the seven beaten in the last trick: 0,20 back."""
        hand = made("sto", taken="A" * 9 + "A", laid=ALL_POINTS | {10: "A:Ž7 B:Ž9! C:K9"}, hlasky=TRUMP_PAIR)
        done = ruled(hand)
        assert [(x.part, x.amount, x.favour.value) for x in done.rates] == [
            ("sto", 240, "akter"), ("ticha-sedma", 20, "obrana"),  # 80 + 40 = 120: three steps
        ]  # fmt: skip
        assert paid(hand) == each(220)

    def test_betl_lost(self) -> None:
        """Fault B3 of others: 3,00 to each of three."""
        assert paid(made("betl", taken="BBA")) == each(-300)

    def test_durch_won_with_two_fleks(self) -> None:
        assert paid(made("durch", taken="A" * 10, stupne={"durch": 2})) == each(2400)

    def test_dve_sedmy_capped(self) -> None:
        """800 × 2 × 16 = 25600: the limit of 100,00 for each opponent."""
        laid = {9: "A:Z7! B:K8 C:K9", 10: "A:Č7! B:KS C:KV"}
        hand = made("dvě sedmy", "červené", taken="A" * 10, laid=laid, pomocna="zelené", Adam="Č7 Z7",
                    Božena="Z8 Z9 ZS", Cyril="ZV ZK Z10", bez={"Božena": "Z", "Cyril": "Z"},
                    stupne={"dve-sedmy": 4})  # fmt: skip
        assert paid(hand) == each(10000)

    def test_the_limit_holds_for_the_net_sum(self) -> None:
        """Parts are netted, then capped: durch alone with five times its rate would be 9600 × 2."""
        hand = made("durch", taken="A" * 10, stupne={"durch": 4}, sazby={"durch": 1000})
        assert paid(hand) == each(10000)

    def test_three_at_the_table(self) -> None:
        hand = made("betl", taken="BBA", hraci=("Adam", "Božena", "Cyril"))
        assert paid(hand) == each(-300, sitter=False)

    def test_titles(self) -> None:
        assert {t.title for t in ruled(made("betl", taken="A")).transfers} == {"hra"}


class TestNotPlayed:
    def test_undecided_pays_nothing_with_a_warning(self) -> None:
        done = ruled(made(taken="AAA"))
        assert (done.transfers, done.results, done.undecided) == ((), (), True)
        assert done.warnings == ("Záznam končí dřív, než je hra rozhodnuta: za hru se nic nepočítá.",)

    def test_undecided_still_pays_technical_renonce(self) -> None:
        hand = made(taken="AAA")
        assert paid(hand, renonc(hand, "rezani-michani", "Cyril")) == {
            "Adam": 200, "Božena": 200, "Cyril": -600, "Dana": 200,
        }  # fmt: skip

    def test_before_a_zavazek_there_is_nothing_to_settle(self) -> None:
        hand = made("", None)
        assert paid(hand, renonc(hand, "chybne-rozdani", "Dana", None, "pred-hrou")) == {
            "Adam": 200, "Božena": 200, "Cyril": 200, "Dana": -600,
        }  # fmt: skip
        assert not ruled(hand).undecided

    @pytest.mark.parametrize(("stupne", "share"), [({}, 60), ({"sedma": 1}, 100)])
    def test_approved(self, stupne: dict[str, int], share: int) -> None:
        """Without tricks each part at base, as it was flekováno."""
        assert paid(made(udalosti=[{"druh": "schvaleno"}], stupne=stupne)) == each(share)

    def test_approved_but_played_counts_as_played(self) -> None:
        hand = made(udalosti=[{"druh": "schvaleno"}], taken="A" * 9 + "B", laid=ALL_POINTS | LOST_SEVEN)
        assert paid(hand) == each(-20)

    def test_pomocne_shown_in_dve_sedmy(self) -> None:
        """III/1: a defender showed four pomocné, nothing is played and the aktér pays."""
        hand = made("dvě sedmy", pomocna="zelené", Adam="Ž7 Z7", Božena="Z8 Z9 ZS ZV",
                    udalosti=[{"druh": "ukazal", "kdo": "Božena"}])  # fmt: skip
        done = ruled(hand)
        assert paid(hand) == each(-800)
        assert done.results[0].manner == "zvlastni"
        (reason,) = done.results[0].reasons
        assert reason.text == "dvě sedmy: obrana po flekování ukázala karty, které závazek boří"
        assert reason.cite == "ČSM čl. III/2"

    def test_shown_cards_that_break_nothing_decide_nothing(self) -> None:
        """Čl. III/1: four pomocné or more, III/3: a seven the aktér lacks; three pomocné are neither."""
        hand = made(
            "dvě sedmy",
            trumf="žaludy",
            pomocna="kule",
            Adam="Ž7 K7",
            Božena="K8 K9 KS",
            Cyril="K10 KV KK",
            talon="KE Č8",
            udalosti=[{"druh": "ukazal", "kdo": "Božena"}],
        )
        assert paid(hand) == each(0)
        assert any("neboří" in text for text in ruled(hand).warnings)

    def test_pomocne_shown_in_another_zavazek_decide_nothing(self) -> None:
        hand = made(udalosti=[{"druh": "ukazal", "kdo": "Božena"}])
        assert ruled(hand).undecided

    def test_a_shown_lozena_before_an_approval(self) -> None:
        hand = made("betl", udalosti=[{"druh": "schvaleno"}, {"druh": "lozena", "kdo": "Adam"}])
        assert [r.manner for r in ruled(hand).results] == ["lozena"]


class TestTechnical:
    def test_the_hand_goes_on(self) -> None:
        """Důsledky 1: only the paušál; sedma and hra made, Božena pays 2,00 to each of three besides."""
        hand = made(taken="A" * 10, laid=ALL_POINTS | SEVEN)
        assert paid(hand, renonc(hand, "poradi-komentovani", "Božena", None, "komentovani")) == {
            "Adam": 180 + 200, "Božena": -60 - 600, "Cyril": -60 + 200, "Dana": -60 + 200,
        }  # fmt: skip

    def test_technical_ones_add_up(self) -> None:
        hand = made("betl", taken="A")
        found = [renonc(hand, "rezani-michani", p) for p in ("Božena", "Adam")]
        assert paid(hand, *found) == {
            "Adam": -900 - 600 + 200, "Božena": 300 - 600 + 200, "Cyril": 300 + 400, "Dana": 300 + 400,
        }  # fmt: skip

    def test_too_late_a_complaint_leaves_the_played_result(self) -> None:
        hand = made("betl", taken="A")
        assert paid(hand, renonc(hand, "nepriznani-barvy", "Božena"), late=True) == each(-300)

    def test_never_late_ones_are_paid_even_then(self) -> None:
        hand = made("betl", taken="A")
        late = renonc(hand, "odlozene-karty", "Cyril", None, "po-sehravce", late_ok=True)
        assert paid(hand, late, late=True) == {"Adam": -700, "Božena": 500, "Cyril": -300, "Dana": 500}
