"""A ruling built by hand: the example of the format (sto in červené, one flek, Božena did not follow suit)."""

from __future__ import annotations

from rozhodci.ruling import (
    Choice,
    ComplaintRuling,
    Contumace,
    ContumaceItem,
    Finding,
    PartResult,
    PbItem,
    PbRefused,
    PbRuling,
    Question,
    RateLine,
    Renonc,
    Ruling,
    Settlement,
    Step,
    Transfer,
    UsedReading,
)
from rozhodci.sides import Side

FOUND = Renonc(
    Finding(
        code="nepriznani-barvy",
        who="Božena",
        phase="sehravka",
        text="Božena nepřiznala zelené.",
        source="karty",
        trick=2,
        place=2,
        card="KK",
        legal=("Z9", "Z8"),
    ),
    side=Side.OBRANA,
    klass="ve-hre",
    pausal=1,
    cite="ČSM čl. IV, renonc ve hře 1",
    decisive=True,
)

SETTLEMENT = Settlement(
    results=(PartResult("sto", "sto", Side.AKTER, "kontumace", steps=3, points=120),),
    rates=(RateLine("sto", "sto", 80, 2, 1, 3, 960, Side.AKTER, "ČSM čl. I"),),
    transfers=(
        Transfer("Božena", "Adam", 2880, "hra"),
        Transfer("Božena", "Adam", 200, "pausal", 0),
        Transfer("Božena", "Cyril", 200, "pausal", 0),
        Transfer("Božena", "Dana", 200, "pausal", 0),
    ),
    contumace=Contumace(
        Side.AKTER,
        10,
        80,
        40,
        10,
        120,
        (ContumaceItem("neodehraná trumfová desítka obrany", -10, "ČSM čl. IV, důsledky 2"),),
    ),
)

PB = PbRuling(
    {"Adam": 21},
    "udeleno",
    items=(PbItem("Adam", 21, "sto na 4 trumfy bez trumfové desítky, s výnosem", "PB 2005, sto 4"),),
    refused=(PbRefused("Božena", 4, "strana, která se dopustila renoncu", "ČSM čl. IV, důsledky 5"),),
    must_describe=True,
)

OTHER = Choice("nasobene", {"Adam": 4040, "Božena": -4440, "Cyril": 200, "Dana": 200}, {"Adam": 21})

EXAMPLE = Ruling(
    case_id="priklad-sto-flek",
    ruleset="licitovany-2010",
    verdict="renonc",
    complaint=ComplaintRuling("potvrzena", "Božena nepřiznala zelené ve 2. zdvihu"),
    renonce=(FOUND,),
    settlement=SETTLEMENT,
    saldo={"Adam": 3080, "Božena": -3480, "Cyril": 200, "Dana": 200},
    pb=PB,
    questions=(Question("pb-vyhratelnost", "Byla hra ještě vyhratelná?", (OTHER,), "ČSM čl. IV, důsledky 5"),),
    readings=(UsedReading("sto", "linearni", (OTHER,)),),
    steps=(
        Step("Božena měla zelené [Z9, Z8] a hrála KK", "renonc ve hře", "ČSM čl. IV, renonc ve hře 1"),
        Step("kontumační body aktéra", "10 + 80 + 40 - 10 = 120", "ČSM čl. IV, důsledky 2"),
    ),
    sheet_line="Adam sto červené, flek: renonc Božena, 28,80 + paušál 1",
    warnings=("rozdání nelze ověřit",),
)
