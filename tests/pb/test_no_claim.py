"""When there is no claim: one passing and one failing example of each rule."""

from __future__ import annotations

from dataclasses import replace

from rozhodci.case.model import Event
from rozhodci.kontumace import Moment
from rozhodci.pb.claims import Claim, Doubt, Kind, Refusal
from rozhodci.pb.no_claim import (
    after_renonc,
    approved,
    flek_durch,
    flek_hra,
    flek_sedma,
    flek_sto,
    lozena,
    offender,
    unwinnable,
)
from rozhodci.pb.proof import LOST, UNDECIDED, WITH_HELP, shown_at_start
from rozhodci.ruling import Decision
from rozhodci.sides import Side
from tests.pb.deals import Scripted, context, deal, revoke

FLEK, ROW, MINUS = Kind.FLEK, Kind.PREMIUM, Kind.MINUS


def claim(who: str, key: str, kind: Kind, known: bool = True) -> Claim:
    return Claim(who, (key,), kind, "řádek", 10, "PB 2005, fleky", known=known)


def sedma(**kw):  # type: ignore[no-untyped-def]
    return deal("sedma", "ČE Č10 ZE Z10 KE K10 ŽE ŽK Ž9 Ž7", "Č7 Z7", "Ž", **kw)


POOL = "ČE ČK ČV ČS ŽE ŽK ŽV ŽS ZE ZV KE KV KS K10"


def durch(bozena: str):  # type: ignore[no-untyped-def]
    rest = [c for c in POOL.split() if c not in bozena.split()][:10]
    return deal("durch", " ".join(rest), "", bozena=bozena)


def test_offending_side_never() -> None:
    """ČSM IV, důsledky 5: Cyril revokes – Božena and Cyril nothing, Adam keeps his claim."""
    played = sedma()
    ctx = context(played, decision=revoke(played, "Cyril"))
    assert isinstance(offender.check(ctx, claim("Božena", "hra", FLEK)), Refusal)
    assert offender.check(ctx, claim("Adam", "sedma", ROW)) is None


def test_minus_points_and_technical_renonces_are_untouched() -> None:
    played = sedma()
    assert offender.check(context(played, decision=revoke(played, "Cyril")), claim("Cyril", "hra", MINUS)) is None
    technical = revoke(played, "Cyril", klass="technicky")
    assert offender.check(context(played, decision=technical), claim("Cyril", "hra", FLEK)) is None


def test_approved_sedma_counts_and_approved_sto_does_not() -> None:
    assert approved.check(context(sedma(), manner="schvaleno"), claim("Adam", "sedma", ROW)) is None
    sto = deal("sto", "ČE Č10 ČK ČV ZE Z10 KE K10 ŽE Ž10", "Č7 Z7", "Ž")
    assert isinstance(approved.check(context(sto, manner="schvaleno"), claim("Adam", "sto", ROW)), Refusal)
    assert approved.check(context(sto), claim("Adam", "sto", ROW)) is None


def test_raises_on_an_approved_hand_bring_nothing() -> None:
    assert isinstance(approved.check(context(sedma(), manner="schvaleno"), claim("Adam", "sedma", FLEK)), Refusal)


def test_flek_on_hra_holding_every_hlaska() -> None:
    """Božena holds the only whole pair; with a pair in Cyril's hand she has a claim."""
    only = sedma(bozena="ZK ZV ČV Č9 Č8 ZS Z9 Z8 KK K9")
    assert isinstance(flek_hra.check(context(only), claim("Božena", "hra", FLEK)), Refusal)
    both = sedma(bozena="ZK ZV ČS Č9 Č8 ZS Z9 Z8 KS K9", cyril="KK KV")
    assert flek_hra.check(context(both), claim("Božena", "hra", FLEK)) is None


def test_no_hlaska_in_the_deal_refuses_nobody() -> None:
    none = sedma(bozena="ČK ZK KK ŽV", cyril="ČV ZV KV")
    assert flek_hra.check(context(none), claim("Božena", "hra", FLEK)) is None


def test_re_of_the_announcer_is_his_own_game() -> None:
    """Adam holds the only pair, ŽK ŽV: his re on hra counts."""
    played = deal("sedma", "ČE Č10 ZE Z10 KE K10 ŽE ŽK ŽV Ž7", "Č7 Z7", "Ž", bozena="ČK ZK KK", cyril="ČV ZV KV")
    assert flek_hra.check(context(played), claim("Adam", "hra", FLEK)) is None
    assert flek_sedma.check(context(played), claim("Adam", "sedma", FLEK)) is None


def test_flek_on_sedma_holding_it() -> None:
    bluff = deal("sto sedma", "ČE Č10 ČK ČV ZE Z10 KE K10 ŽE Ž10", "Č7 Z7", "Ž", bozena="Ž7")
    assert isinstance(flek_sedma.check(context(bluff), claim("Božena", "sedma", FLEK)), Refusal)
    assert flek_sedma.check(context(bluff), claim("Cyril", "sedma", FLEK)) is None


def test_each_rule_is_about_its_own_part() -> None:
    """Božena holds the only hláška and the seven: no claim for hra and sedma, but each rule leaves the other part."""
    played = sedma(bozena="ZK ZV ČV Č9 Č8 ZS Z9 Z8 KK ŽS")
    assert flek_hra.check(context(played), claim("Božena", "sedma", FLEK)) is None
    bluff = deal("sto sedma", "ČE Č10 ČK ČV ZE Z10 KE K10 ŽE Ž10", "Č7 Z7", "Ž", bozena="Ž7")
    assert flek_sedma.check(context(bluff), claim("Božena", "sto", FLEK)) is None
    aces = deal("sto sedma", "ČK ČV Č10 ŽK ŽV Ž10 Ž7 Z10 K10 K9", "Č7 Z7", "Ž", bozena="ČE ZE KE ŽE")
    assert flek_durch.check(context(aces), claim("Božena", "sedma", FLEK)) is None


def test_flek_on_sto_seeing_into_every_hlaska() -> None:
    """A král or svršek of each suit; without one of kule the claim stands."""
    sees = deal("sto", "ČE Č10 ČK ČS ZE Z10 KE K10 ŽE Ž10", "Č7 Z7", "Ž", bozena="ČV ZK KV ŽK")
    assert isinstance(flek_sto.check(context(sees), claim("Božena", "sto", FLEK)), Refusal)
    blind = deal("sto", "ČE Č10 ČK ČS ZE Z10 KE K10 KV KK", "Č7 Z7", "Ž", bozena="ČV ZK ŽK")
    assert flek_sto.check(context(blind), claim("Božena", "sto", FLEK)) is None


def test_flek_on_durch_with_four_aces_or_two_and_a_whole_suit() -> None:
    four = durch("ČE ZE KE ŽE Č7 Č8 Z7 Z8 K7 Ž7")
    assert isinstance(flek_durch.check(context(four), claim("Božena", "durch", FLEK)), Refusal)
    whole = durch("KE KK KV KS K10 K9 K8 K7 ŽE Ž7")
    assert isinstance(flek_durch.check(context(whole), claim("Božena", "durch", FLEK)), Refusal)
    three = durch("ČE ZE KE Č7 Č8 Z7 Z8 K7 Ž7 Ž8")
    assert flek_durch.check(context(three), claim("Božena", "durch", FLEK)) is None


def test_flek_on_durch_without_a_choice() -> None:
    free = durch("KE ZE Č7 Č8 Č9 Č10 Ž7 Ž8 Ž9 Ž10")
    assert isinstance(flek_durch.check(context(free), claim("Božena", "durch", FLEK)), Refusal)


def test_lozena_refuses_all_but_minus() -> None:
    ctx = context(sedma(), proof=Scripted(ložená=True))
    assert isinstance(lozena.check(ctx, claim("Adam", "sedma", ROW)), Refusal)
    assert lozena.check(ctx, claim("Božena", "hra", MINUS)) is None
    assert lozena.check(context(sedma(), proof=Scripted()), claim("Adam", "sedma", ROW)) is None


def test_shown_before_play_is_a_fact_and_in_play_is_not() -> None:
    assert shown_at_start(sedma(events=[Event("lozena", "Adam")])) is Side.AKTER
    assert shown_at_start(sedma(events=[Event("lozena", "Adam", trick=4)])) is None
    assert shown_at_start(sedma(events=[Event("rezani-michani", "Adam", circumstance="lozena")])) is Side.AKTER
    assert shown_at_start(sedma()) is None


def test_other_facts_before_play_show_nothing() -> None:
    for fact in (Event("rezani-michani", "Adam"), Event("kontrola-karet", "Adam"), Event("lozena")):
        assert shown_at_start(sedma(events=[fact])) is None


def test_shown_after_a_trick_and_of_a_trick_that_was_played_on() -> None:
    """Without a named trick it was shown after those recorded; as ložená from trick 1 it was so at the start."""
    trick = {"tricks": ["ČE Č8 Č9"], "bozena": "Č8", "cyril": "Č9"}
    assert shown_at_start(sedma(events=[Event("lozena", "Adam")], **trick)) is None
    assert shown_at_start(sedma(events=[Event("lozena", "Adam", trick=1)], **trick)) is Side.AKTER


def test_hand_the_defence_showed_as_sure_is_the_referees() -> None:
    ctx = context(sedma(events=[Event("lozena", "Božena")]), Side.OBRANA, proof=Scripted())
    verdict = lozena.check(ctx, claim("Božena", "hra", FLEK))
    question = "Božena: obrana ukázala hru hned jako nevyhratelnou. Náleží za flek PB?"
    assert verdict == Doubt("pb-nevyhratelna", question, "PB 2005, nárok 1")


def test_flek_on_a_game_that_could_not_be_won() -> None:
    lost = context(sedma(), Side.OBRANA, proof=Scripted(start=LOST))
    assert isinstance(unwinnable.check(lost, claim("Božena", "hra", FLEK)), Refusal)
    assert unwinnable.check(lost, claim("Adam", "hra", ROW)) is None
    open_game = context(sedma(), Side.OBRANA, proof=Scripted(start=WITH_HELP))
    assert unwinnable.check(open_game, claim("Božena", "hra", FLEK)) is None


def test_game_the_announcer_spoilt_in_the_talon_costs_the_raiser_nothing() -> None:
    """The announced seven in the talon (P2/2): unwinnable only by the aktér's own fault."""
    played = sedma()
    (fault,) = revoke(played, "Adam").renonce
    buried = replace(fault, finding=replace(fault.finding, phase="talon", trick=None, place=None))
    ctx = context(played, Side.OBRANA, decision=Decision((buried,), 0), proof=Scripted(start=LOST))
    assert unwinnable.check(ctx, claim("Božena", "sedma", FLEK)) is None


def test_akter_after_a_renonc_by_what_could_be_won() -> None:
    """Důsledky 5 and 7: lost – refused with the line, with help – the referee, winnable – claim."""
    played = sedma()
    decision = revoke(played, "Cyril", trick=4, place=2)

    def verdict(state: str):  # type: ignore[no-untyped-def]
        proof = Scripted(state)
        found = after_renonc.check(context(played, decision=decision, proof=proof), claim("Adam", "sedma", ROW))
        assert proof.asked == [(("sedma",), Moment(4, 2))]
        return found

    refused = verdict(LOST)
    assert isinstance(refused, Refusal) and refused.line
    assert isinstance(verdict(WITH_HELP), Doubt)
    assert isinstance(verdict(UNDECIDED), Doubt)
    assert verdict("vyhratelna") is None


def test_renonc_before_play_is_judged_from_the_deal() -> None:
    played = sedma()
    decision = revoke(played, "Cyril", trick=1, place=1)
    assert context(played, decision=decision).moment == Moment(1, 1)


def test_defence_after_the_akters_renonc_in_a_lost_game_by_the_reading() -> None:
    """Výklad pb-renonc-prohrana: akter – the raiser keeps his points; nikdo – nobody."""
    for choice, refused in (("akter", False), ("nikdo", True)):
        played = sedma(readings={"pb-renonc-prohrana": choice})
        ctx = context(played, Side.OBRANA, decision=revoke(played, "Adam", 3), proof=Scripted(LOST))
        assert isinstance(after_renonc.check(ctx, claim("Božena", "hra", FLEK)), Refusal) is refused
        assert played.readings.asked["pb-renonc-prohrana"] == choice


def test_reading_is_not_asked_while_the_game_could_be_won() -> None:
    played = sedma(readings={"pb-renonc-prohrana": "nikdo"})
    ctx = context(played, Side.OBRANA, decision=revoke(played, "Adam", 3), proof=Scripted(WITH_HELP))
    assert after_renonc.check(ctx, claim("Božena", "hra", FLEK)) is None
    assert "pb-renonc-prohrana" not in played.readings.asked
