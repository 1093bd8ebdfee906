"""What a ruling says of PB: the reasoning step by step, refusals, questions with what follows from each answer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rozhodci.pb import award
from rozhodci.pb.proof import LOST, UNDECIDED, WITH_HELP
from rozhodci.ruling import PbRuling, Settlement, Transfer
from rozhodci.sides import Side
from tests.pb.deals import L2010, L2014, NO_RENONC, VOLENY, Scripted, deal, results, revoke, ruled
from tests.pb.test_award import BOTY, FOUR_WITHOUT_ESO, THREE_WITHOUT_DESITKA, TWO_ACES

Answers = Callable[..., None]
ESO_ROW = "sto na 4 trumfy bez trumfového esa, s výnosem"
DVACKA = "sto na dvacku na 4 a méně trumfů, s výnosem"
LINE = "zdvih 1: Č7 Č8 ČE"
NOT_LOZENA = ("PB: byla hra při ohlášení ložená", "ne", "ČSM čl. II/19 (obdobně)")
FOUR = ("PB: Adam má i s talonem 4 trumfy (Ž10 Ž9 Ž8 Ž7)", "s výnosem", "ČSM čl. II/11 (obdobně)")
IV_5, IV_7 = "ČSM čl. IV, důsledky 5 (obdobně)", "ČSM čl. IV, důsledky 7 (obdobně)"


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """Instead of the solver."""

    def script(**kw: object) -> None:
        monkeypatch.setattr("rozhodci.pb.context.Proof", lambda _: Scripted(**kw))  # type: ignore[arg-type]

    script()
    return script


def said(ruling: PbRuling) -> list[tuple[str, str, str]]:
    return [(s.text, s.value, s.cite) for s in ruling.steps]


class TestReasoning:
    def test_published_example(self, answers: Answers) -> None:
        """18 bez výnosu + 8."""
        assert said(ruled(deal("sto", *FOUR_WITHOUT_ESO, led=False))) == [
            (FOUR[0], "bez výnosu", FOUR[2]),
            NOT_LOZENA,
            ("PB Adam: sto na 4 trumfy bez trumfového esa, bez výnosu", "18", "PB 2005, sto 6"),
            (f"PB Adam: {DVACKA}", "8", "PB 2005, sto 1"),
        ]

    def test_without_a_talon(self, answers: Answers) -> None:
        got = ruled(deal("sto", FOUR_WITHOUT_ESO[0], "", "Ž"))
        assert said(got)[0] == (FOUR[0].replace(" i s talonem", ""), *FOUR[1:])

    def test_trumps_of_who_announced_proti(self, answers: Answers) -> None:
        """Sedma proti on two trumps: Božena's own, she does not lead."""
        hand = deal("hra", "ČE Č10 ZE Z10 KE K10 ŽE Ž10 ŽK ŽV", "Č7 Z7", "Ž", bozena="Ž7 Ž8 ČK ČV ČS ZK ZV ZS KK KV",
                    cyril="Ž9", against={"Božena": ("sedma",)})  # fmt: skip
        got = ruled(hand, {"hra": Side.AKTER, "sedma": Side.OBRANA})
        assert said(got)[0] == ("PB: Božena má 2 trumfy (Ž7 Ž8)", "bez výnosu", "ČSM čl. II/11 (obdobně)")
        assert [(i.who, i.halves) for i in got.items] == [("Božena", 40)]

    def test_trumps_are_not_counted_for_a_betl_nor_for_a_raiser(self, answers: Answers) -> None:
        assert said(ruled(deal("betl", *TWO_ACES)))[0] == NOT_LOZENA
        flek = ruled(deal("sto", *FOUR_WITHOUT_ESO, fleky=BOTY[:1]), Side.OBRANA)
        assert said(flek) == [NOT_LOZENA, ("PB Božena: flek na sto, 1× zvýšeno (flek)", "3", "PB 2005, fleky")]

    @pytest.mark.parametrize("why", ["prohledávání nedoběhlo", "prohledávání nedoběhlo."])
    def test_whether_lozena_was_not_examined(self, answers: Answers, why: str) -> None:
        answers(ložená=None, why=why)
        got = said(ruled(deal("betl", *TWO_ACES)))
        assert got[0] == ("PB: zda byla hra ložená, nelze prověřit: prohledávání nedoběhlo", "neprověřeno",
                          "ČSM čl. II/19 (obdobně)")  # fmt: skip

    @pytest.mark.parametrize("line", [LINE, ""])
    def test_won_by_every_line_at_the_renonc(self, answers: Answers, line: str) -> None:
        answers(line=line)
        hand = deal("sto", *FOUR_WITHOUT_ESO)
        shown = f" ({line})" if line else ""
        assert said(ruled(hand, decision=revoke(hand, "Cyril", 4, 3)))[:3] == [
            FOUR, NOT_LOZENA,
            (f"PB: sto šlo v okamžiku renoncu uhrát proti každé obraně{shown}", "vyhratelna", IV_5),
        ]  # fmt: skip

    def test_two_parts_won_together(self, answers: Answers) -> None:
        adam = "ŽE Ž10 ŽK Ž9 Ž7 KE K10 K7 ČE ČK"
        hand = deal("dve-sedmy sto", adam, "K9 Z7", "Ž", pomocna="K", rules=L2010)
        texts = [t for t, _, _ in said(ruled(hand, decision=revoke(hand, "Cyril", 4, 3)))]
        assert f"PB: dvě sedmy a sto šlo v okamžiku renoncu uhrát proti každé obraně ({LINE})" in texts

    def test_a_raiser_needs_no_line(self, answers: Answers) -> None:
        """Adam revoked: Božena's points hang on no line of his."""
        hand = deal("sto", *FOUR_WITHOUT_ESO, fleky=BOTY[:1])
        got = said(ruled(hand, Side.OBRANA, decision=revoke(hand, "Adam", 4, 3)))
        assert got == [NOT_LOZENA, ("PB Božena: flek na sto, 1× zvýšeno (flek)", "3", "PB 2005, fleky")]

    @pytest.mark.parametrize("line", [LINE, ""])
    def test_only_with_help(self, answers: Answers, line: str) -> None:
        """Nothing is said of a line that wins; the beating one stands with each row and in the question."""
        answers(state=WITH_HELP, line=line)
        hand = deal("sto", *FOUR_WITHOUT_ESO)
        got = ruled(hand, decision=revoke(hand, "Cyril", 4, 3))
        beats = f" (obrana to porazí např. {line})" if line else ""
        left = f" – o nároku rozhodne rozhodčí{beats}"
        assert said(got)[2:] == [(f"PB Adam: {ESO_ROW}{left}", "12", IV_7), (f"PB Adam: {DVACKA}{left}", "8", IV_7)]
        (question,) = got.questions
        text = "Adam, sto: v okamžiku renoncu to šlo jen se spoluprací obrany. Porazila by to obvyklá obrana?"
        assert (question.code, question.question, question.cite) == ("pb-vyhratelnost", f"{text}{beats}", IV_7)
        assert [(c.choice, dict(c.pb)) for c in question.choices] == [("uděleno", {"Adam": 40}), ("neuděleno", {})]

    @pytest.mark.parametrize(("why", "end"), [("", "?"), ("Rozdání nesedí.", "? Rozdání nesedí.")])
    def test_not_examined_at_the_renonc(self, answers: Answers, why: str, end: str) -> None:
        answers(state=UNDECIDED, line="", why=why)
        adam = "ŽE Ž10 ŽK Ž9 Ž7 KE K10 K7 ČE ČK"
        hand = deal("dve-sedmy sto", adam, "K9 Z7", "Ž", pomocna="K", rules=L2010)
        got = ruled(hand, decision=revoke(hand, "Cyril", 4, 3))
        text = "Adam, dvě sedmy a sto: šlo to v okamžiku renoncu ještě vyhrát"
        assert f"{text}{end}" in [q.question for q in got.questions]

    @pytest.mark.parametrize("line", [LINE, ""])
    def test_no_longer_winnable(self, answers: Answers, line: str) -> None:
        answers(state=LOST, line=line)
        hand = deal("sto", *FOUR_WITHOUT_ESO)
        got = ruled(hand, decision=revoke(hand, "Cyril", 4, 3))
        reason = "hra už v okamžiku renoncu nebyla vyhratelná"
        shown = f" ({line})" if line else ""
        assert said(got) == [
            (f"PB Adam: {ESO_ROW} – bez nároku, {reason}{shown}", "0", IV_5),
            (f"PB Adam: {DVACKA} – bez nároku, {reason}{shown}", "0", IV_5),
        ]
        assert [(r.who, r.halves, r.reason) for r in got.refused] == [
            ("Adam", 24, f"{ESO_ROW} – {reason}"), ("Adam", 16, f"{DVACKA} – {reason}"),
        ]  # fmt: skip

    def test_fifty(self, answers: Answers) -> None:
        got = ruled(deal("sto", *THREE_WITHOUT_DESITKA, rules=L2014, fleky=BOTY))
        assert said(got)[-1] == ("PB: hru popsat na stolový lístek a podepsat", "ano", "ČSM čl. II/3")
        wanted = "Hra dosáhla hranice 50 PB: na stolovém lístku ji popsat a podepsat (ČSM čl. II/3)."
        assert got.warnings == (wanted,)


class TestRefusals:
    """One reason each, as it is printed."""

    def reasons(self, ruling: PbRuling) -> set[tuple[str, str, str]]:
        return {(r.who, r.reason.split(" – ")[-1], r.cite) for r in ruling.refused}

    def test_lozena(self, answers: Answers) -> None:
        answers(ložená=True)
        got = ruled(deal("betl", *TWO_ACES))
        assert self.reasons(got) == {("Adam", "hra byla ložená", "PB 2005, nárok 1")}

    def test_of_the_offending_side(self, answers: Answers) -> None:
        hand = deal("sto", *FOUR_WITHOUT_ESO, fleky=BOTY[:1])
        got = ruled(hand, Side.OBRANA, decision=revoke(hand, "Cyril", 4, 3))
        assert self.reasons(got) == {("Božena", "jeho strana se dopustila renoncu ve hře", IV_5)}

    def test_approved(self, answers: Answers) -> None:
        got = ruled(deal("sto", *FOUR_WITHOUT_ESO), manner="schvaleno")
        assert self.reasons(got) == {("Adam", "schválená hra se nehrála, body jsou jen za vyhranou", "PB 2005, úvod")}

    def test_unwinnable_from_the_deal(self, answers: Answers) -> None:
        answers(start=LOST)
        got = ruled(deal("sto", *FOUR_WITHOUT_ESO, fleky=BOTY[:1]), Side.OBRANA)
        reason = "hra se od začátku nedala vyhrát ani s pomocí obrany"
        assert self.reasons(got) == {("Božena", reason, "PB 2005, nárok 1")}

    def test_renonc_in_a_lost_game_by_the_reading(self, answers: Answers) -> None:
        answers(state=LOST)
        hand = deal("sto", *FOUR_WITHOUT_ESO, fleky=BOTY[:1], readings={"pb-renonc-prohrana": "nikdo"})
        got = ruled(hand, Side.OBRANA, decision=revoke(hand, "Adam", 4, 3))
        assert self.reasons(got) == {("Božena", "renonc padl ve hře, která už byla prohraná", "PB 2005, nárok 8")}

    @pytest.mark.parametrize(
        ("announced", "adam", "bozena", "trump", "reason", "cite"),
        [
            ("hra", "ČE Č10 ZE Z10 KE K10 ČK ČS Č9 ŽK", "ZK ZV ČV Č8 ZS Z9 Z8 KK K9 Ž7", "Č",
             "flekující měl v ruce všechny hlášky", "nárok 2"),
            ("sto sedma", "ČE Č10 ČK ČV ZE Z10 KE K10 ŽE Ž10", "Ž7", "Ž",
             "flekující měl hlášenou sedmu sám v ruce", "nárok 3"),
            ("sto", "ČE Č10 ČK ČS ZE Z10 KE K10 ŽE Ž10", "ČV ZK KV ŽK", "Ž",
             "flekující viděl do všech hlášek", "nárok 4"),
            ("durch", "ČK ČV ŽK ŽV ZV ZK KV KK KS K10", "ČE ZE KE ŽE Č7 Č8 Z7 Z8 K7 Ž7", None,
             "flekující měl čtyři esa", "nárok 7"),
            ("durch", "ČE ČK ČV ČS ZE ZK ZV ŽK ŽV ŽS", "KE KK KV KS K10 K9 K8 K7 ŽE Ž7", None,
             "flekující měl dvě esa a celou barvu", "nárok 7"),
            ("durch", "ČE ČK ČV ČS ŽE ŽK ŽV ŽS ZV KK", "KE ZE Č7 Č8 Č9 Č10 Ž7 Ž8 Ž9 Ž10", None,
             "flekující podle svých karet nemusel volit, který chyták odhodí", "nárok 7"),
        ],
        ids=["hra", "sedma", "sto", "ctyri-esa", "dve-esa-a-barva", "bez-volby"],
    )  # fmt: skip
    def test_flek_without_a_risk(
        self, answers: Answers, announced: str, adam: str, bozena: str, trump: str | None, reason: str, cite: str
    ) -> None:
        part = announced.split()[-1]
        hand = deal(announced, adam, "", trump, bozena=bozena, fleky=[("Božena", part)])
        winners = {o.key: Side.OBRANA if o.part == part else Side.AKTER for o in hand.comments.obligations}
        got = [r for r in ruled(hand, winners).refused if r.who == "Božena"]
        assert {(r.reason.split(" – ")[-1], r.cite) for r in got} == {(reason, f"PB 2005, {cite}")}
        assert got[0].reason.startswith(
            f"flek na {'sedmu' if part == 'sedma' else 'hru' if part == 'hra' else part}, 1×"
        )


class TestQuestions:
    def test_who_raised(self, answers: Answers) -> None:
        got = ruled(deal("sto", *FOUR_WITHOUT_ESO, fleky={"sto": 1}), Side.OBRANA)
        (question,) = got.questions
        assert question.question == "Kdo flekoval sto? Záznam uvádí jen počty, body patří jen flekujícímu."
        assert (question.code, question.cite) == ("pb-kdo-flekoval", "PB 2005, fleky")
        row = "flek na sto, 1× zvýšeno (flek) – jen pokud flekoval(a)"
        assert said(got)[1:] == [(f"PB {who}: {row}", "3", "PB 2005, fleky") for who in ("Božena", "Cyril")]

    def test_fifty_and_a_renonc(self, answers: Answers) -> None:
        hand = deal("sto", *THREE_WITHOUT_DESITKA, rules=L2014, fleky=BOTY)
        (question,) = ruled(hand, decision=revoke(hand, "Cyril", 4, 3)).questions
        assert question.question == "Hra dosáhla hranice 50 PB a stal se v ní renonc. Udělí rozhodčí PB?"
        assert question.cite == "ČSM čl. IV, důsledky 6"
        assert [(c.choice, dict(c.pb)) for c in question.choices] == [("uděleno", {"Adam": 100}), ("neuděleno", {})]

    def test_a_value_nobody_knows_has_no_choices(self, answers: Answers) -> None:
        got = ruled(deal("betl", *TWO_ACES, rules=L2014))
        (question,) = got.questions
        row = "betl na chytající eso (za každé, ne ze šesteráka)"
        text = f"Adam: hodnota řádku „{row}“ není v dostupné tabulce doložena. Kolik PB se přizná?"
        assert (question.question, question.choices) == (text, ())
        assert question.cite == "PB 2014, betl na chytající eso"
        assert said(got)[-1] == (f"PB Adam: {row}, 2× (KE ŽE) – o nároku rozhodne rozhodčí", "0", question.cite)

    def test_each_answer_with_what_is_paid(self, answers: Answers) -> None:
        """The payments of the hand stand beside PB in both answers."""
        answers(state=WITH_HELP)
        hand = deal("sto", *FOUR_WITHOUT_ESO, rules=VOLENY)
        transfers = (Transfer("Cyril", "Adam", 160, "hra"), Transfer("Cyril", "Adam", 200, "pausal"),
                     Transfer("Cyril", "Božena", 200, "pausal"))  # fmt: skip
        settlement = Settlement(results(hand, Side.AKTER), transfers=transfers)
        (question,) = award(hand, revoke(hand, "Cyril", 4, 3), settlement).questions
        assert [dict(c.saldo) for c in question.choices] == [{"Adam": 360, "Božena": 200, "Cyril": -560}] * 2
        assert award(hand, NO_RENONC, settlement).questions == ()
