"""Claims as a whole: who, for what, the row as it is printed, its value, its article, what is doubted and why."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rozhodci.pb import fleky, minus
from rozhodci.pb.claims import Claim, Doubt, Kind, Refusal
from rozhodci.pb.rows import betl, durch, dvacka, dve_sedmy, flek_betl, flek_durch, sesterak, sto
from rozhodci.pb.vynos import Entry, claim, priced
from rozhodci.rulesets.load import get
from rozhodci.sides import Side
from tests.pb.deals import L2010, L2014, VOLENY, Scripted, context, deal, obligation

STO = "ČE Č10 ČK ČV ZE Z10 KE K10 ŽE Ž10", "Č7 Z7", "Ž"
BETL = "Č7 Č8 Z7 Z8 K7 K8 K9 Ž7 Ž8 Ž9", "ČS ŽV"
STRICT = {"pb-flek-licitovany": "rozhodci"}
"""The reading by which the flek rows of volený are not borrowed."""
SIDE = "ČK ČV KE K10 ZE Z10 ČE Č10 KK K9"
"""Cards beside trumps, one pair among them."""
BORROWED = "PB 2005, fleky (obdobně)"


class TestRaises:
    def test_known(self) -> None:
        """Sto lost after two raises: 6 to Božena."""
        ctx = context(deal("sto", *STO, fleky=[("Božena", "sto"), ("Adam", "sto")]), Side.OBRANA)
        text = "flek na sto, 2× zvýšeno (re)"
        assert fleky.claims(ctx) == [Claim("Božena", ("sto",), Kind.FLEK, text, 12, "PB 2005, fleky")]

    def test_value_left_to_the_referee(self) -> None:
        played = deal("sto", *STO, rules=L2010, fleky=[("Božena", "sto")], readings=STRICT)
        question = "Božena: body za flek na sto tabulka neuvádí. Kolik PB se přizná?"
        assert fleky.claims(context(played, Side.OBRANA)) == [
            Claim("Božena", ("sto",), Kind.FLEK, "flek na sto, 1× zvýšeno (flek)", 0, BORROWED,
                  (Doubt("pb-flek-nedolozeny", question, BORROWED),), known=False),
        ]  # fmt: skip

    def test_totals_only(self) -> None:
        played = deal("sto", *STO, fleky={"sto": 1})
        text = "flek na sto, 1× zvýšeno (flek)"
        assert fleky.claims(context(played, Side.OBRANA)) == [
            Claim(who, ("sto",), Kind.FLEK, text, 6, "PB 2005, fleky", group="flek-sto") for who in ("Božena", "Cyril")
        ]

    def test_totals_only_never_ask_for_the_sitter(self) -> None:
        """Dana cannot have spoken; in dvě sedmy nobody knows the value either."""
        adam = "ŽE Ž10 ŽK Ž9 Ž7 KE K10 KK K9 K7"
        hand = deal("dve-sedmy", adam, "Č7 Z7", "Ž", pomocna="K", rules=L2010, fleky={"dve-sedmy": 1})
        got = fleky.claims(context(hand, Side.OBRANA))
        assert [(c.who, c.group, c.known) for c in got] == [
            (who, "flek-dve-sedmy", False) for who in ("Božena", "Cyril")
        ]
        assert [c.doubts[0].question for c in got] == [
            f"{who}: body za flek na dvě sedmy tabulka neuvádí. Kolik PB se přizná?" for who in ("Božena", "Cyril")
        ]
        assert {(c.keys, c.row, c.kind, c.halves, c.cite) for c in got} == {
            (("dve-sedmy",), "flek na dvě sedmy, 1× zvýšeno (flek)", Kind.FLEK, 0, BORROWED)
        }

    def test_totals_only_and_left_to_the_referee(self) -> None:
        hand = deal("sto", *STO, rules=L2010, fleky={"sto": 1}, readings=STRICT)
        got = fleky.claims(context(hand, Side.OBRANA))
        assert [(c.who, c.group, c.known) for c in got] == [("Božena", "flek-sto", False), ("Cyril", "flek-sto", False)]

    def test_totals_only_with_the_row_of_a_raiser(self) -> None:
        """Both held three suits: 5 besides to whoever raised."""
        hand = deal("betl", "Č7 Č8 Z7 Z8 K7 K8 K9 Ž7 Ž8 ŽE", "ČS ŽV", bozena="ZE ZK ZV ZS KE KK KV KS K10 Ž9",
                    fleky={"betl": 1})  # fmt: skip
        got = fleky.claims(context(hand, Side.OBRANA))
        assert [(c.who, c.halves, c.group) for c in got] == [
            (who, halves, "flek-betl") for who in ("Božena", "Cyril") for halves in (8, 10)
        ]


class TestMinus:
    WORDS = "flek na betl, {} – hra byla ložená"

    def lozeny(self, rules: str = VOLENY, **kw: object) -> object:
        return deal("betl", *BETL, rules=rules, **kw)  # type: ignore[arg-type]

    @pytest.mark.parametrize(("rules", "cite"), [(VOLENY, "PB 2005, mínus"), (L2010, "PB 2005, mínus (obdobně)")])
    def test_known(self, rules: str, cite: str) -> None:
        ctx = context(self.lozeny(rules, fleky=[("Božena", "betl")]), proof=Scripted(ložená=True))  # type: ignore[arg-type]
        text = self.WORDS.format("1× zvýšeno (flek)")
        (only,) = minus.claims(ctx)
        assert only == Claim("Božena", ("betl",), Kind.MINUS, text, -8, cite)
        assert isinstance(only.halves, int)

    def test_left_to_the_referee(self) -> None:
        hand = self.lozeny(L2010, fleky=[("Božena", "betl")], readings=STRICT)
        question = "Božena: body za flek na betl tabulka neuvádí. Kolik PB se přizná?"
        assert minus.claims(context(hand, proof=Scripted(ložená=True))) == [  # type: ignore[arg-type]
            Claim("Božena", ("betl",), Kind.MINUS, self.WORDS.format("1× zvýšeno (flek)"), 0,
                  "PB 2005, mínus (obdobně)", (Doubt("pb-flek-nedolozeny", question, BORROWED),), known=False),
        ]  # fmt: skip

    def test_totals_only(self) -> None:
        hand = self.lozeny(fleky={"betl": 2})
        text = self.WORDS.format("2× zvýšeno (re)")
        assert minus.claims(context(hand, proof=Scripted(ložená=True))) == [  # type: ignore[arg-type]
            Claim(who, ("betl",), Kind.MINUS, text, -16, "PB 2005, mínus", group="minus-betl")
            for who in ("Božena", "Cyril")
        ]

    def test_totals_only_and_left_to_the_referee(self) -> None:
        got = minus.claims(context(self.lozeny(L2010, fleky={"betl": 1}, readings=STRICT), proof=Scripted(ložená=True)))  # type: ignore[arg-type]
        assert [(c.who, c.group, c.known) for c in got] == [
            ("Božena", "minus-betl", False), ("Cyril", "minus-betl", False),
        ]  # fmt: skip

    def test_no_row_for_dve_sedmy(self) -> None:
        adam = "ŽE Ž10 ŽK Ž9 Ž7 KE K10 KK K9 K7"
        hand = deal("dve-sedmy", adam, "Č7 Z7", "Ž", pomocna="K", rules=L2010, fleky=[("Božena", "dve-sedmy")])
        (only,) = minus.claims(context(hand, proof=Scripted(ložená=True)))
        assert (only.halves, only.known, only.cite) == (0, False, "PB 2005, mínus (obdobně)")
        assert only.row == "flek na dvě sedmy, 1× zvýšeno (flek) – hra byla ložená"

    @pytest.mark.parametrize(
        ("winner", "by_cards", "doubt"),
        [
            (Side.OBRANA, None, Doubt(
                "pb-minus-prohrana",
                "Božena: flek na loženou hru, kterou aktér přesto prohrál. Odečtou se mínusové body?",
                "PB 2005, mínus",
            )),
            (Side.AKTER, False, Doubt(
                "pb-minus-nelozena",
                "Božena: hra byla ukázána jako ložená, podle karet ložená nebyla. Odečtou se mínusové body?",
                "PB 2005, mínus",
            )),
        ],
    )  # fmt: skip
    def test_doubted(self, winner: Side, by_cards: bool | None, doubt: Doubt) -> None:
        ctx = context(self.lozeny(fleky=[("Božena", "betl")]), winner, proof=Scripted(ložená=True, by_cards=by_cards))  # type: ignore[arg-type]
        assert [c.doubts for c in minus.claims(ctx)] == [(doubt,)]


class TestValues:
    """S výnosem, bez výnosu, and cells nobody knows, as they are printed."""

    def row(self, rules: str, key: str, **kw: object) -> Claim:
        hand = deal("sto", *STO, rules=rules)
        table = get(rules).pb
        assert table is not None
        entry = Entry(table.rows[key], "Adam", ("sto",), **kw)  # type: ignore[arg-type]
        return claim(context(hand), entry, without_lead=not kw)

    def test_bez_vynosu(self) -> None:
        got = self.row(VOLENY, "sto-4-bez-esa")
        text = "sto na 4 trumfy bez trumfového esa, bez výnosu"
        assert got == Claim("Adam", ("sto",), Kind.PREMIUM, text, 36, "PB 2005, sto 6")

    def test_s_vynosem(self) -> None:
        got = self.row(VOLENY, "sto-4-bez-esa", detail="zde")
        assert (got.row, got.halves) == ("sto na 4 trumfy bez trumfového esa, zde, s výnosem", 24)

    def test_unlisted_cell(self) -> None:
        """Twice the 60 s výnosem."""
        got = self.row(VOLENY, "sto-2-bez-desitky")
        text = "sto na 2 trumfy bez trumfové desítky"
        question = f"Adam: hra v tabulce není, navržen dvojnásobek nejbližší nižší ({text}). Kolik PB se přizná?"
        assert got == Claim(
            "Adam", ("sto",), Kind.PREMIUM, f"{text}, bez výnosu (dvojnásobek hodnoty s výnosem)", 240,
            "PB 2005, sto 13", (Doubt("pb-neuvedena-hra", question, "PB 2005, neuvedená hra"),),
        )  # fmt: skip

    def test_cell_of_which_no_source_speaks(self) -> None:
        got = self.row(L2014, "sto-1-desitka")
        text, cite = "sto na 1 trumf – desítku", get(L2014).pb.rows["sto-1-desitka"].cite  # type: ignore[union-attr]
        question = f"Adam: hodnota řádku „{text}“ není v dostupné tabulce doložena. Kolik PB se přizná?"
        assert got == Claim("Adam", ("sto",), Kind.PREMIUM, f"{text}, bez výnosu", 200, cite,
                            (Doubt("pb-nedolozeny-radek", question, cite),), known=False)  # fmt: skip

    def test_a_raisers_row_stands_in_the_second_column(self) -> None:
        """Its only value is bez výnosu, and no column is printed."""
        got = self.row(VOLENY, "betl-flek-barvy", single=True)
        assert (got.row, got.halves, got.doubts) == ("flek na betl na 2–3 barvy", 10, ())


class TestRows:
    def test_catching_aces(self) -> None:
        ctx = context(deal("betl", "ČE Č7 ZE Z7 K7 K8 K9 Ž7 Ž8 Ž9", "ČS KS"))
        (got,) = priced(ctx, betl.rows(ctx, obligation(ctx.hand, "betl")), led=True)
        text = "betl na chytající eso (za každé, ne ze šesteráka), 2× (ČE ZE)"
        assert got == Claim("Adam", ("betl",), Kind.PREMIUM, text, 40, "PB 2005, betl 1")

    def test_suits_of_a_durch(self) -> None:
        """Two cards and six cards with the eso and without the král: 2 × 10."""
        ctx = context(deal("durch", "ŽE ŽV ČE ČV ČS Č10 Č9 Č8 ZE KE", "K7 Z7"))
        (got,) = priced(ctx, durch.rows(ctx, obligation(ctx.hand, "durch")), led=False)
        text = "durch na barvu o 2–6 kartách s esem bez krále, 2× (červené, žaludy)"
        assert got == Claim("Adam", ("durch",), Kind.PREMIUM, text, 40, "PB 2005, durch 1")

    def test_betl_raised_on_two_or_three_suits(self) -> None:
        hand = deal("betl", "Č7 Č8 Z7 Z8 K7 K8 K9 Ž7 Ž8 ŽE", "ČS ŽV", bozena="ZE ZK ZV ZS KE KK KV KS K10 Ž9",
                    fleky=[("Božena", "betl")])  # fmt: skip
        got = fleky.claims(context(hand, Side.OBRANA))
        assert got == [
            Claim("Božena", ("betl",), Kind.FLEK, "flek na betl, 1× zvýšeno (flek)", 8, "PB 2005, fleky"),
            Claim("Božena", ("betl",), Kind.FLEK, "flek na betl na 2–3 barvy", 10, "PB 2005, betl 3"),
        ]

    POOL = "ČE ČK ČV ČS ŽE ŽK ŽV ŽS ZE ZV KK KV KS K10"

    def raised_durch(self, bozena: str) -> Claim:
        rest = [c for c in self.POOL.split() if c not in bozena.split()][:10]
        hand = deal("durch", " ".join(rest), "", bozena=bozena, fleky=[("Božena", "durch")])
        ctx = context(hand, Side.OBRANA)
        (entry,) = flek_durch.rows(ctx, obligation(hand, "durch"), "Božena")
        return claim(ctx, entry)

    def test_durch_raised_with_two_chytaky(self) -> None:
        text = "flek na durch s chytáky ve dvou barvách, zelené, kule"
        wanted = Claim("Božena", ("durch",), Kind.FLEK, text, 20, "PB 2005, durch 3")
        assert self.raised_durch("KE ZK Z7 Č7 Č8 Č9 Č10 Ž7 Ž8 Ž9") == wanted

    def test_durch_raised_where_the_hand_does_not_prove_the_choice(self) -> None:
        got = self.raised_durch("KE ZE K7 ČS Č9 Č8 Č7 ŽS Ž9 Ž8")
        question = "Božena: musel podle svých karet volit, který chyták odhodí? Jinak za flek na durch není nárok."
        assert (got.halves, got.doubts) == (20, (Doubt("pb-chytaky", question, "PB 2005, pozn. **"),))

    def test_durch_raised_with_three_chytaky(self) -> None:
        question = (
            "Božena: flek na durch s chytáky ve třech barvách místo ve dvou. Náleží prémie, a musel vůbec volit odhoz?"
        )
        text = "flek na durch s chytáky ve dvou barvách, zelené, kule, žaludy"
        assert self.raised_durch("KE ZE ŽE Č7 Č8 Č9 Č10 Ž7 Ž8 Z7") == Claim(
            "Božena", ("durch",), Kind.FLEK, text, 0, "PB 2005, durch 3",
            (Doubt("pb-chytaky", question, "PB 2005, pozn. **"),),
        )  # fmt: skip

    @pytest.mark.parametrize(("trumps", "rules", "value"), [("Ž8", L2010, 64), ("Ž8", VOLENY, 16), ("", L2010, 64)])
    def test_na_dvacku_on_a_single_trump_or_none(self, trumps: str, rules: str, value: int) -> None:
        plain = " ".join(SIDE.split()[: 10 - len(trumps.split())])
        ctx = context(deal("sto", f"{trumps} {plain}", "Č7 Z7", "Ž", rules=rules))
        assert [e.row.led for e in dvacka.rows(ctx, obligation(ctx.hand, "sto"))] == [value * 2]

    @pytest.mark.parametrize(("trumps", "count"), [("Ž10 Ž9 Ž8 Ž7", 1), ("Ž9 Ž8 Ž7", 2)])
    def test_na_dvacku_both_rows_by_reading_only_for_fewer_than_four(self, trumps: str, count: int) -> None:
        plain = " ".join(SIDE.split()[: 10 - len(trumps.split())])
        hand = deal("sto", f"{trumps} {plain}", "Č7 Z7", "Ž", readings={"pb-dvacka": "scitat"})
        assert len(dvacka.rows(context(hand), obligation(hand, "sto"))) == count


class TestSesterak:
    LED = "chytající král byl vynesen do prvního zdvihu"
    BURIED = "karta šesteráka byla odložena do talonu"

    def refusals(self, adam: str, talon: str, **kw: object) -> list[Refusal | None]:
        ctx = context(deal("betl", adam, talon, **kw))  # type: ignore[arg-type]
        return [e.refusal for e in sesterak.rows(ctx, obligation(ctx.hand, "betl"))]

    def test_whole_six_in_hand(self) -> None:
        ctx = context(deal("betl", "Ž7 Ž8 Ž9 Ž10 ŽS ŽK Č7 Č8 Z7 K7", "ČS KS"))
        (got,) = priced(ctx, sesterak.rows(ctx, obligation(ctx.hand, "betl")), led=False)
        assert got == Claim(
            "Adam", ("betl",), Kind.PREMIUM, "betl na šesteráka s chytákem, žaludy", 10, "PB 2005, betl 2"
        )

    def test_a_single_one_is_never_asked(self) -> None:
        ctx = context(deal("betl", "Ž7 Ž8 Ž9 Ž10 ŽK Č7 Č8 Z7 K7 K8", "ŽS KS"))
        (entry,) = sesterak.rows(ctx, obligation(ctx.hand, "betl"))
        assert (entry.refusal, entry.doubts) == (Refusal(self.BURIED, "PB 2005, nárok 6"), ())

    def test_king_led_while_the_second_player_has_none_of_the_suit(self) -> None:
        got = self.refusals("Ž7 Ž8 Ž9 Ž10 ŽS ŽK Č7 Č8 Z7 K7", "ČS KS", bozena="ČK ČE ČV Č10", cyril="ŽE ŽV",
                            tricks=["ŽK ČK ŽE"])  # fmt: skip
        assert got == [Refusal(self.LED, "PB 2005, nárok 5")]

    def test_one_buried_of_a_single_one_with_the_eso_and_without_the_seven(self) -> None:
        """Note * exempts two šesteráky, never one."""
        got = self.refusals("ČE ČK ČV ČS Č10 Z7 Z8 K7 K8 Ž7", "Č9 Z9")
        assert got == [Refusal(self.BURIED, "PB 2005, nárok 6")]

    @pytest.mark.parametrize(
        ("adam", "talon"),
        [
            ("ČE ČK ČV ČS Č10 ZE ZK ZV ZS Z10", "Č7 Z9"),  # a seven among the six of červené
            ("ČE ČK ČV ČS Č7 ZE ZK ZV ZS Z10", "Č9 Z9"),  # a seven in hand
            ("ČK ČV ČS Č10 Č9 ZE ZK ZV ZS Z10", "ČE Z9"),  # an eso is not in hand
        ],
    )
    def test_two_that_the_note_does_not_exempt(self, adam: str, talon: str) -> None:
        assert self.refusals(adam, talon) == [Refusal(self.BURIED, "PB 2005, nárok 6")] * 2

    def test_two_are_asked(self) -> None:
        ctx = context(deal("betl", "ČE ČK ČV ČS Č10 ZE ZK ZV ZS Z10", "Č9 Z9"))
        text = "Adam: dva šesteráky a karta některého z nich v talonu. Přiznají se body za šesteráky?"
        wanted = (Doubt("pb-dva-sesteraky", text, "PB 2005, pozn. *"),)
        assert [e.doubts for e in sesterak.rows(ctx, obligation(ctx.hand, "betl"))] == [wanted] * 2


class TestDveSedmy:
    """Table 2010: on four pomocné 20/24, with a won sto 24/30; on four trumps 30/45, with a won sto 40/60."""

    FOUR_POMOCNE = "ŽE Ž10 ŽK Ž9 Ž7 KE K10 K7 ČE ČK", "K9 Z7"
    FOUR_OF_BOTH = "ŽE Ž10 ŽK Ž7 KE K10 K7 ČE ČK ČV", "K9 Z7"
    THREE_POMOCNE = "ŽE Ž10 ŽK Ž9 Ž7 KE K10 K7 ČE ČK", "Č9 Z7"
    CUT = "Adam: bonifikace a poznámka k dvěma sedmám nejsou v dostupné tabulce. Kolik PB se přizná?"

    def claims(self, cards: tuple[str, str], announced: str = "dve-sedmy", sto_to: Side = Side.AKTER,
               led: bool = True, rules: str = L2010) -> list[Claim]:  # fmt: skip
        hand = deal(announced, *cards, "Ž", pomocna="K", rules=rules, led=led)
        winners = {"dve-sedmy": Side.AKTER, "sto": sto_to}
        ctx = context(hand, {o.key: winners[o.key] for o in hand.comments.obligations})
        return priced(ctx, dve_sedmy.rows(ctx, obligation(hand, "dve-sedmy")), led)

    def test_four_pomocne(self) -> None:
        (got,) = self.claims(self.FOUR_POMOCNE)
        cut = Doubt("pb-nedolozeny-radek", self.CUT, "PB 2010, tabulka")
        text = "dvě sedmy na 4 pomocné, s výnosem"
        assert got == Claim("Adam", ("dve-sedmy",), Kind.PREMIUM, text, 40, "PB 2010, dvě sedmy na 4 pomocné", (cut,))

    @pytest.mark.parametrize(
        ("cards", "announced", "sto_to", "led", "values"),
        [
            (FOUR_POMOCNE, "dve-sedmy sto", Side.AKTER, True, [24]),
            (FOUR_POMOCNE, "dve-sedmy sto", Side.AKTER, False, [30]),
            (FOUR_POMOCNE, "dve-sedmy sto", Side.OBRANA, True, [20]),
            (FOUR_OF_BOTH, "dve-sedmy", Side.AKTER, True, [20, 30]),
            (FOUR_OF_BOTH, "dve-sedmy", Side.AKTER, False, [20, 45]),
            (FOUR_OF_BOTH, "dve-sedmy sto", Side.AKTER, True, [24, 40]),
            (FOUR_OF_BOTH, "dve-sedmy sto", Side.AKTER, False, [24, 60]),
        ],
    )  # fmt: skip
    def test_values(self, cards: tuple[str, str], announced: str, sto_to: Side, led: bool, values: list[int]) -> None:
        """Bez výnosu only one row takes its higher value, the one that gains most."""
        got = self.claims(cards, announced, sto_to, led)
        assert [c.halves / 2 for c in got] == values
        with_sto = announced != "dve-sedmy" and sto_to is Side.AKTER
        assert {c.keys for c in got} == {("dve-sedmy", "sto") if with_sto else ("dve-sedmy",)}

    def test_fewer_than_four_are_an_unlisted_game(self) -> None:
        """Three pomocné: twice the 20."""
        (got,) = self.claims(self.THREE_POMOCNE)
        assert (got.halves, [d.code for d in got.doubts]) == (80, ["pb-nedolozeny-radek", "pb-neuvedena-hra"])

    def test_five_of_both(self) -> None:
        """Only the bonifikace, whose value nobody knows; it has no column."""
        (got,) = self.claims(("ŽE Ž10 ŽK Ž9 Ž7 KE K10 KK K9 K7", "Č7 Z7"))
        question = "Adam: hodnota řádku „bonifikace za dvě sedmy“ není v dostupné tabulce doložena. Kolik PB se přizná?"
        cite = "PB 2010, bonifikace za dvě sedmy"
        assert got == Claim("Adam", ("dve-sedmy",), Kind.PREMIUM, "bonifikace za dvě sedmy", 0, cite,
                            (Doubt("pb-nedolozeny-radek", question, cite),), known=False)  # fmt: skip

    def test_a_table_without_those_rows(self) -> None:
        hand = deal("dve-sedmy", *self.FOUR_POMOCNE, "Ž", pomocna="K", rules=L2010)
        ctx = context(hand)
        ctx.table = replace(ctx.table, rows={})
        assert dve_sedmy.rows(ctx, obligation(hand, "dve-sedmy")) == []


def test_rows_of_other_parts_are_not_taken() -> None:
    hand = deal("sto", *STO)
    ctx, ob = context(hand, Side.OBRANA), obligation(hand, "sto")
    assert flek_betl.rows(ctx, ob, "Božena") == flek_durch.rows(ctx, ob, "Božena") == []
    assert len(sto.rows(ctx, ob)) == 1
