"""Every renonc of a hand: one offence a file, each with `find(hand) -> Iterator[Finding]` (spec 2, 2.4).

What the rest of the record can show without an established fact (not a played card, which bears its own offence) has
also `possible(hand) -> bool`, a cheap question that is False only where `find` would find nothing.

renonce = find_all(hand)     # classified through the ruleset's catalogue, in order of time (spec 2, 2.9)
"""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType

from rozhodci.hand import Hand
from rozhodci.renonc import (
    chybne_rozdani,
    cizi_karty,
    established,
    honer_mimo_ruku,
    jiny,
    mylna_lozena,
    naznaky,
    neohlaseni_sta,
    neprebiti,
    nepriznani_barvy,
    nespravne_vyneseni,
    neukazani_sedmy_pomocnych,
    nezatrumfovani,
    odlozene_karty,
    ostra_v_talonu,
    pauzirujici_videl,
    pocet_karet,
    pocet_talonu,
    poradi_komentovani,
    predcasna_sedma,
    predhozeni,
    rezani_michani,
    sedma_mimo_ruku,
    sedma_v_talonu,
    skladajici_videl,
    talon_po_hre,
    talon_po_komentari,
    trumf_v_talonu,
)
from rozhodci.renonc.classify import classified, in_time, without_repeats
from rozhodci.renonc.common import laid
from rozhodci.ruling import Renonc

OFFENCES = (
    nepriznani_barvy,
    neprebiti,
    nezatrumfovani,
    nespravne_vyneseni,
    predhozeni,
    predcasna_sedma,
    naznaky,
    mylna_lozena,
    pocet_talonu,
    pocet_karet,
    ostra_v_talonu,
    sedma_v_talonu,
    trumf_v_talonu,
    talon_po_komentari,
    talon_po_hre,
    pauzirujici_videl,
    cizi_karty,
    odlozene_karty,
    skladajici_videl,
    rezani_michani,
    honer_mimo_ruku,
    sedma_mimo_ruku,
    neohlaseni_sta,
    poradi_komentovani,
    neukazani_sedmy_pomocnych,
    chybne_rozdani,
    jiny,
    established,
)
"""All offences. The order carries no meaning: `in_time` sorts by the ruleset's catalogue."""


_FROM_PLAY = (nepriznani_barvy, neprebiti, nezatrumfovani, nespravne_vyneseni, predhozeni, predcasna_sedma)
"""What a played card may show without any established fact: it then bears the offence's code."""

_FROM_RECORD = tuple((offence, offence.possible) for offence in OFFENCES if hasattr(offence, "possible"))
"""What the rest of the record may show, with its question."""


def find_all(hand: Hand) -> tuple[Renonc, ...]:
    """All renonce provable from cards and record, and all asserted ones, in order of time (facts that are no renonc
    included, `klass` `neni`).
    """
    findings = [finding for offence in _possible(hand) for finding in offence.find(hand)]
    if not findings:
        return ()
    kept = without_repeats(hand, findings)
    return in_time(hand, (classified(hand, finding) for finding in kept))


def _possible(hand: Hand) -> Iterable[ModuleType]:
    """Most hands have no established facts: then only offences that their cards and record can show are looked for."""
    if hand.case.events:
        return OFFENCES
    broken = [c.offence for c in laid(hand) if c.offence]
    from_play = [o for o in _FROM_PLAY if o.CODE in broken] if broken else []
    return from_play + [o for o, possible in _FROM_RECORD if possible(hand)]
