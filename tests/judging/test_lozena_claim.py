"""A ložená in a ruling: shown, wrongly shown, played on, doubted, flekovaná and shown late (ČSM čl. II/18-21)."""

from __future__ import annotations

import pytest

from rozhodci.case.load import load_one
from rozhodci.judge import judge
from rozhodci.rulesets import get
from rozhodci.ruling import Question, Ruling, Step
from rozhodci.settlement import shown
from tests.judging.hands import DURCH, DURCH_TALON, case, ruled

COMPLAINT = "namitka: {vznesl: Cyril, na: Adam, druh: rezani-michani, kdy: behem-hry}"
SHOWN = "{druh: lozena, kdo: Adam}"
NO_LOZENY = "ČE ČK ČV ČS ZE ZK ZV KE KV ŽE"
"""The kule král may lie behind KV, so the durch is not ložený."""


def step_on(ruling: Ruling, text: str) -> Step:
    return next(s for s in ruling.steps if text in s.text)


def asked(ruling: Ruling, code: str) -> Question:
    return next(q for q in ruling.questions if q.code == code)


def saldo(*hal: int) -> dict[str, int]:
    return dict(zip(("Adam", "Božena", "Cyril", "Dana"), hal, strict=False))


class TestShown:
    """II/19, II/21: what the cards say about a shown ložená."""

    def test_a_true_one_is_confirmed(self) -> None:
        ruling = ruled(case(DURCH, "durch", talon=DURCH_TALON, udalosti=[SHOWN]))
        assert step_on(ruling, "ukázaná ložená (Adam)").value.startswith("potvrzena")
        assert not ruling.questions
        assert dict(ruling.saldo) == saldo(1800, -600, -600, -600)

    def test_a_wrong_one_of_the_akter_is_asked_and_is_no_renonc(self) -> None:
        ruling = ruled(case(NO_LOZENY, "durch", talon=DURCH_TALON, udalosti=[SHOWN]))
        question = asked(ruling, "mylna-lozena")
        assert question.cite == "ČSM čl. II/21"
        assert "Adam" in question.question and "KK" in question.question
        value = step_on(ruling, "ukázaná ložená (Adam)").value
        assert value.startswith("nepotvrzena") and "průběh 1. Adam" in value
        assert [c.choice for c in question.choices] == ["ložená platí"]
        assert (ruling.verdict, dict(ruling.saldo)) == ("bez-renoncu", saldo(1800, -600, -600, -600))

    def test_a_wrong_one_with_the_play_recorded_shows_what_the_play_pays(self) -> None:
        bozena, cyril = "Č10 Č8 Z10 Z8 K10 K9 K8 ŽK Ž10 Ž7", "Č9 ZS Z9 KK KS K7 ŽV ŽS Ž9 Ž8"
        tricks = ["ČE Č10 Č9", "ČK Č8 KS", "ČV ŽK ŽV", "ČS Ž10 ŽS", "ZE Z10 ZS", "ZK Z8 Z9", "ZV Ž7 Ž9", "KV K10 KK"]
        text = case(
            NO_LOZENY, "durch", talon=DURCH_TALON, bozena=bozena, cyril=cyril, zdvihy=tricks,
            udalosti=["{druh: lozena, kdo: Adam, zdvih: 8}"],
        )  # fmt: skip
        choices = {c.choice: dict(c.saldo) for c in asked(ruled(text), "mylna-lozena").choices}
        assert choices == {
            "ložená platí": saldo(1800, -600, -600, -600),
            "podle sehrávky": saldo(-1800, 600, 600, 600),
        }

    def test_a_wrong_one_of_a_defender_is_proposed_as_naznaky(self) -> None:
        ruling = ruled(case(NO_LOZENY, "durch", talon=DURCH_TALON, udalosti=["{druh: lozena, kdo: Cyril}"]))
        question = asked(ruling, "mylna-lozena")
        assert "náznaky" in question.question
        choices = {c.choice: dict(c.saldo) for c in question.choices}
        # Cyril pays the durch for three (3 × 6,00) and paušál 2,00 to each of three.
        assert choices["náznaky"] == saldo(1800 + 200, 200, -1800 - 600, 200)
        assert choices["ložená platí"] == saldo(-1800, 600, 600, 600)
        assert (ruling.verdict, dict(ruling.saldo)) == ("bez-renoncu", choices["ložená platí"])

    def test_nothing_is_said_beside_the_fact_that_it_was_wrong(self) -> None:
        facts = [SHOWN, "{druh: mylna-lozena, kdo: Adam}"]
        assert not ruled(case(NO_LOZENY, "durch", talon=DURCH_TALON, udalosti=facts)).questions


class TestPlayedOn:
    """II/20: who plays a ložená pays a paušál and is paid the hand; only when complained of."""

    SEDMA = "Č7 ČV ČK Č10 ČE ZK Z10 ZE KE ŽE"
    """Four top trumps against three others, only aces and tens beside: no trick is lost with the lead."""
    HRA = "Č7 ČK Č10 ČE Z10 ZE K10 KE Ž10 ŽE"
    STO = "ČE Č10 ČK ČV ČS ZE Z10 KE K10 ŽE"
    DVE = "Č7 ČE Č10 ČK ČV Z7 ZE Z10 ZK ZV"
    """Three trumps and three pomocné are out: all fall before trick 9."""

    @pytest.mark.parametrize(
        ("adam", "zavazek", "trumf", "talon", "tricks", "more"),
        [
            (DURCH, "durch", "", DURCH_TALON, ["ČE Č10 Č9"], ""),
            ("ČK Z7 Z8 Z9 K7 K8 K9 Ž7 Ž8 Ž9", "betl", "", "Č7 Č8", ["ČK ČE Č10"], ""),
            (SEDMA, "sedma", "Č", "Z7 Z8", ["ČE ČS Č9"], ""),
            (STO, "sto", "Č", "Z7 K7", ["ČE Č9 Č8"], ""),
            (DVE, "dvě sedmy", "Č", "K7 Ž7", ["ČE ČS Č9"], "pomocna: Z"),
        ],
    )  # fmt: skip
    def test_from_the_first_trick(
        self, adam: str, zavazek: str, trumf: str, talon: str, tricks: list[str], more: str
    ) -> None:
        text = case(adam, zavazek, COMPLAINT, *([more] if more else []), talon=talon, trumf=trumf, zdvihy=tricks)
        ruling = ruled(text)
        (renonc,) = ruling.renonce
        assert (renonc.finding.code, renonc.finding.trick, renonc.klass, renonc.pausal) == (
            "rezani-michani", 1, "technicky", 1,
        )  # fmt: skip
        assert renonc.cite == "ČSM čl. II/20"
        assert ruling.complaint.state == "potvrzena"
        assert {r.manner for r in ruling.settlement.results} == {"lozena"}
        assert all(r.winner.value == "akter" for r in ruling.settlement.results)
        assert "1. Adam" in step_on(ruling, "ložená od 1. zdvihu (Adam)").value

    def test_hra_of_the_voleny(self) -> None:
        text = case(self.HRA, "hra", COMPLAINT, talon="Z7 K7", trumf="Č", pravidla="voleny-2005", zdvihy=["ČE ČV ČS"])
        assert [(r.finding.trick, r.klass) for r in ruled(text).renonce] == [(1, "technicky")]

    def test_without_a_complaint_only_a_remark(self) -> None:
        ruling = ruled(case(DURCH, "durch", talon=DURCH_TALON, zdvihy=["ČE Č10 Č9"]))
        assert not ruling.renonce
        assert any("ložená" in w and "ČSM čl. II/20" in w for w in ruling.warnings)
        plain = ruled(case(NO_LOZENY, "durch", talon=DURCH_TALON, zdvihy=["ČE Č10 Č9"]))
        assert not any("ložená" in w for w in plain.warnings)

    def test_an_audit_hears_no_remark(self) -> None:
        text = case(DURCH, "durch", talon=DURCH_TALON, zdvihy=["ČE Č10 Č9"])
        read = load_one(text.encode(), "pripad.yaml", get)
        assert not any("ložená" in w for w in judge(read, get(read.ruleset), alternatives=False).warnings)

    def test_a_hand_that_was_not_lozena_is_no_renonc(self) -> None:
        ruling = ruled(case(NO_LOZENY, "durch", COMPLAINT, talon=DURCH_TALON, zdvihy=["ČE Č10 Č9"]))
        assert (ruling.complaint.state, ruling.renonce) == ("zamitnuta", ())

    def test_a_misplayed_lozena_is_paid_all_the_same(self) -> None:
        """He leads side aces before the trumps are out; Božena trumps the fourth trick."""
        adam, talon = "Č7 ČV ČK Č10 ČE ZK Z10 ZE KE ŽE", "Z7 Z8"
        text = case(
            adam, "sedma", COMPLAINT, talon=talon, trumf="Č", bozena="ČS Č9 Č8 Z9 ZS ZV K7 K8 K9 KS",
            cyril="K10 KV KK Ž7 Ž8 Ž9 ŽS ŽV ŽK Ž10", zdvihy=["ZK ZV K10", "ZE Z9 KV", "Z10 ZS KK", "ŽE Č8 Ž7"],
        )  # fmt: skip
        ruling = ruled(text)
        assert [(r.finding.trick, r.klass) for r in ruling.renonce] == [(1, "technicky")]
        assert [(r.part, r.winner.value, r.manner) for r in ruling.settlement.results] == [
            ("hra", "akter", "lozena"), ("sedma", "akter", "lozena"),
        ]  # fmt: skip
        # hra: 90 + hláška 40 = 130, tiché sto in 8 steps of 0,40; sedma 0,80; three paušály of 2,00 back
        assert ruling.saldo["Adam"] == 3 * (8 * 40 + 80) - 600


class TestLaterOn:
    """A hand that became ložená in play: the last card that was no top went in trick 1, from trick 3 on Adam leads."""

    ADAM = "ČE Č10 ČK ČV ČS Č9 ZE KE ŽE Ž9"

    def text(self, *lines: str, facts: tuple[str, ...] = (), tricks: int = 3) -> str:
        bozena = "ŽK Č8 K8 K7 Z7 Z8 Z9 ZS ZV Ž8"
        return case(
            self.ADAM, "hra", *lines, talon="Ž7 ZK", trumf="Č", pravidla="voleny-2005", bozena=bozena,
            zdvihy=["Ž9 ŽK Ž10", "ŽV ŽE Ž8", "ČE Č8 Č7", "Č10 Z7 K9", "ČK Z8 KS"][:tricks],
            udalosti=facts,
        )  # fmt: skip

    def test_the_renonc_is_in_the_trick_where_it_became_lozena(self) -> None:
        """In trick 2 Božena might be void in žaludy and trump the eso; from trick 3 on only tops lead."""
        ruling = ruled(self.text(COMPLAINT))
        assert [(r.finding.trick, r.cite) for r in ruling.renonce] == [(3, "ČSM čl. II/20 (obdobně)")]

    def test_a_doubt_buys_one_trick(self) -> None:
        doubt = "{druh: pochybnost, kdo: Adam, zdvih: 3}"
        assert not ruled(self.text(COMPLAINT, facts=(doubt,))).renonce
        (going_on,) = ruled(self.text(COMPLAINT, facts=(doubt,), tricks=4)).renonce
        assert (going_on.finding.trick, going_on.finding.when, going_on.klass) == (4, "lozena", "technicky")

    def test_shown_in_time_is_confirmed(self) -> None:
        ruling = ruled(self.text(facts=("{druh: lozena, kdo: Adam, zdvih: 3}",), tricks=2))
        assert step_on(ruling, "ukázaná ložená (Adam)").value.startswith("potvrzena")


class TestFleks:
    """II/18 and Křížový B/10: was it ložená as it was flekováno?"""

    FLEK = ("Božena: flek na durch", "Cyril: dobře", "Adam: dobře")

    def test_shown_late_but_lozena_from_the_start(self) -> None:
        ruling = ruled(case(
            DURCH, "durch", talon=DURCH_TALON, fleky=self.FLEK, zdvihy=["ČE Č10 Č9"], udalosti=[SHOWN],
        ))  # fmt: skip
        # three shares of 12,00; Cyril and Dana pay 6,00, Božena the missing 24,00
        assert dict(ruling.saldo) == saldo(3600, -2400, -600, -600)
        assert step_on(ruling, "už při flekování").cite == "ČSM čl. II/18"

    def test_lozena_only_since_the_play(self) -> None:
        """The kule král is out until trick 1: then only KV is left and nothing beats it."""
        adam = "ČE ČK ČV ČS ZE ZK ZV KE KV ŽE"
        bozena, cyril = "Č10 Č8 ZS Z9 K10 K8 ŽK Ž10 Ž7 KS", "Č9 Z10 Z8 KK K9 K7 ŽV ŽS Ž9 Ž8"
        text = case(
            adam, "durch", talon=DURCH_TALON, fleky=self.FLEK, bozena=bozena, cyril=cyril, zdvihy=["KE K8 KK"],
            udalosti=[SHOWN],
        )  # fmt: skip
        ruling = ruled(text)
        assert dict(ruling.saldo) == saldo(3600, -1200, -1200, -1200)
        assert step_on(ruling, "už při flekování").value.startswith("ne")

    def test_what_the_search_does_not_decide_is_asked(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(shown, "lozena_from_start", lambda hand: None)
        ruling = ruled(case(DURCH, "durch", talon=DURCH_TALON, fleky=self.FLEK, zdvihy=["ČE Č10 Č9"], udalosti=[SHOWN]))
        choices = {c.choice: dict(c.saldo) for c in asked(ruling, "lozena-od-zacatku").choices}
        assert choices == {
            "stala se loženou až v sehrávce": saldo(3600, -1200, -1200, -1200),
            "byla ložená od začátku": saldo(3600, -2400, -600, -600),
        }
        assert dict(ruling.saldo) == saldo(3600, -1200, -1200, -1200)

    def test_krizovy_pays_by_b10_when_shown_late(self) -> None:
        adam = "ČE ČK ZE ZK KE KK ŽE ŽK"  # the two highest of each suit
        fleky = ("Božena: dobře", "Cyril: dobře", "Dana: flek na durch", "Adam: dobře", "Božena: dobře", "Cyril: dobře")
        ruling = ruled(case(
            adam, "durch", pravidla="krizovy", fleky=fleky, zdvihy=["ČE ČV Č8 ZV"], udalosti=[SHOWN],
            bozena="ČV ČS Č10 Č9 Z7 K7 Ž7 Ž8", cyril="Č8 Č7 Z8 K8 Ž9 Ž10 ŽS ŽV",
        ))  # fmt: skip
        # base 2,00 from everybody, the other 2,00 of all three by Dana
        assert dict(ruling.saldo) == saldo(1200, -200, -200, -800)


class TestKrizovy:
    """Křížový B/11, B/12."""

    DURCH = "ČE ČK ZE ZK KE KK ŽE ŽK"

    def test_b11_played_on(self) -> None:
        ruling = ruled(case(self.DURCH, "durch", COMPLAINT, pravidla="krizovy", zdvihy=["ČE ČV Z10 K10"],
                            bozena="ČV ČS Č10 Č9 Č8 Č7 ZV ZS"))  # fmt: skip
        assert [(r.finding.trick, r.cite) for r in ruling.renonce] == [(1, "Křížový C/8")]
        assert {r.manner for r in ruling.settlement.results} == {"lozena"}
        assert ruling.saldo["Adam"] == 3 * 200 - 3 * 100

    def test_b12_wrong_claim(self) -> None:
        ruling = ruled(case("ČE ČK ZE ZK KE KK ŽE ŽV", "durch", pravidla="krizovy", udalosti=[SHOWN]))
        assert asked(ruling, "mylna-lozena").cite == "Křížový B/12"
        assert not ruling.renonce


class TestAssertedPlayingOn:
    """The referee's fact that a ložená was played, against the cards."""

    FACT = "{druh: rezani-michani, kdo: Adam, okolnost: lozena}"

    def test_confirmed(self) -> None:
        ruling = ruled(case(DURCH, "durch", talon=DURCH_TALON, zdvihy=["ČE Č10 Č9"], udalosti=[self.FACT]))
        assert not ruling.questions
        assert step_on(ruling, "hraná ložená (Adam, 1. zdvih)").value.startswith("potvrzena")

    def test_not_confirmed(self) -> None:
        ruling = ruled(case(NO_LOZENY, "durch", talon=DURCH_TALON, zdvihy=["ČE Č10 Č9"], udalosti=[self.FACT]))
        assert asked(ruling, "rezani-michani").cite == "ČSM čl. II/20"
        assert dict(ruling.saldo) == saldo(1800 - 600, -400, -400, -400)
