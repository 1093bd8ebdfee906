"""Sound files of every kind, from which broken ones are made."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CASES = tuple(p.read_text(encoding="utf-8") for p in sorted((ROOT / "cases").rglob("*.yaml")))

SHEET_YAML = """listek: 1
pravidla: licitovany-2010
turnaj: {nazev: Zkouška, datum: 2024-03-16, kolo: 1, stul: 7}
hraci: [Adam, Božena, Cyril, Dana]
zapisovatel: Cyril
hry:
  - {rozdava: Dana, akter: Adam, zavazek: sedma, trumf: žaludy, fleky: {sedma: 1}, vysledek: {hra: akter, sedma: akter},
     castky: {Adam: 3.00, Božena: -1.00, Cyril: -1.00, Dana: -1.00}, pb: {}}
  - {rozdava: Adam, akter: Cyril, zavazek: betl, vysledek: {betl: obrana},
     castky: {Adam: 3.00, Božena: 3.00, Cyril: -9.00, Dana: 3.00}, pb: {}}
  - {rozdava: Božena, renonc: {kdo: Cyril, trida: technicky, pausal: 1},
     castky: {Adam: 2.00, Božena: 2.00, Cyril: -6.00, Dana: 2.00}}
  - {rozdava: Cyril, akter: Dana, zavazek: sto, trumf: zelené, body: 140, vysledek: {sto: akter},
     castky: {Adam: -4.00, Božena: -4.00, Cyril: -4.00, Dana: 12.00}, pb: {Dana: 10}, podpisy: [Adam, Božena]}
  - rozdava: Dana
    akter: Adam
    zavazek: sto
    trumf: červené
    castky: {Adam: -9.60, Božena: 3.20, Cyril: 3.20, Dana: 3.20}
    pripad:
      karty:
        Adam: ČE ČK ČV Č9 ZE Z10 ZK KE K10 Ž8
        Božena: Č10 ČS Z9 Z8 KK KV K9 ŽE ŽK Ž9
        Cyril: Č8 Č7 ZV ZS Z7 KS K8 Ž10 ŽV ŽS
      talon: K7 Ž7
soucty:
  Adam: {zb: 3, pb: 0, sb: 3}
  Dana: {zb: 19, pb: 10, sb: 29}
podpisy: [Adam, Božena, Cyril, Dana]
"""
SHEET_CSV = """\ufeffpravidla;licitovany-2010;;;;;;;;;
nazev;Zkouška;;;;;;;;;
c;rozdava;akter;zavazek;trumf;fleky;vysledek;Adam;Božena;Cyril;PB Adam
1;Cyril;Adam;sedma;žaludy;sedma 1;hra akter, sedma akter;2,00;-1,00;-1,00;
2;Adam;Božena;betl;;;betl obrana;3,00;-6,00;3,00;
3;Božena;Cyril;hra;"zelené";;hra akter;-0,20;-0,20;0,40;4
soucet;;;;;;;4,80;-7,20;2,40;4
podpisy;"Adam, Božena";Cyril;;;;;;;;
"""
TABLES = (
    "poradi;hrac;ZB;PB;SB\n1;Munia Kamil;50;65;115\n2;Novák, Jan;-10;20;10\n3;'=Zlý;1;0;1\n",
    "#HráčZBPBSB\n1Munia Kamil5065115\n2Jan Novák-102010\n3Jidáš 368303\n",
    "# tým ZB PB SB VB\n1Kmotři10206003150018\n2Sedmáci1010205\n",
)
SAVE = """<?xml version="1.0"?>
<Hra Kolo="2" Zacina="Hrac1" Voli="Hrac1" Typ="Hra Sedma" Trumf="Zaludy">
  <Verze>1.5.184.0</Verze>
  <Hrac1>
    {0}
  </Hrac1>
  <Hrac2>
    {1}
  </Hrac2>
  <Hrac3>
    {2}
  </Hrac3>
  <Talon>
    {3}
  </Talon>
  <Fleky>
    <Flek Hra="Hra" Pocet="1" Hraci="Hrac2" />
  </Fleky>
  <Stychy>
    <Stych Kolo="1" Zacina="Hrac1">
      <Hrac1 Barva="Zaludy" Hodnota="Eso" />
      <Hrac2 Barva="Zaludy" Hodnota="Devitka" />
      <Hrac3 Barva="Zaludy" Hodnota="Osma" />
    </Stych>
  </Stychy>
  <Zuctovani>
    <Hrac1 Zisk="4" />
    <Hrac2 Zisk="-2" />
    <Hrac3 Zisk="-2" />
  </Zuctovani>
  <Komentar>poznámka</Komentar>
</Hra>
"""
_SUITS, _RANKS = ("Cerveny", "Zeleny", "Kule", "Zaludy"), (
    "Sedma", "Osma", "Devitka", "Spodek", "Svrsek", "Kral", "Desitka", "Eso",
)  # fmt: skip


def save() -> str:
    """A saved game of Mariášek after its first trick."""
    played = {("Zaludy", "Eso"), ("Zaludy", "Devitka"), ("Zaludy", "Osma")}
    deck = [(s, r) for s in _SUITS for r in _RANKS if (s, r) not in played]
    hands = deck[0:9], deck[9:18], deck[18:27], deck[27:]
    rows = ("\n    ".join(f'<Karta Barva="{s}" Hodnota="{r}" />' for s, r in hand) for hand in hands)
    return SAVE.format(*rows)


RULES = """zaklad: licitovany-2010
nazev: Pravidla klubu
zdroj: řád klubu
plati: {od: 2024-01-01, do: 2024-12-31}
sazby: {zaklad: 0.20, betl: 3.00, limit: zadny}
fleku: 4
vyklady: {sto: linearni}
katalog:
  poradi-komentovani:
    - {trida: technicky, pausal: 1, clanek: "Řád klubu čl. 3"}
pb:
  radky:
    sedma-3: {s: 6, bez: 8, clanek: "Řád klubu čl. 7"}
  hranice: 50
poznamky: Hraje se podle řádu klubu.
clanky:
  "Řád klubu čl. 3": {nadpis: komentování, smysl: Trestá se jen paušálem., dusledek: Hra se hraje dál.}
"""
