"""The premium rows, one kind a file; which of them each part has."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rozhodci.comments import Obligation
from rozhodci.pb.context import Context
from rozhodci.pb.rows import betl, durch, dvacka, dve_sedmy, flek_betl, flek_durch, sedma, sesterak, sto
from rozhodci.pb.vynos import Entry

Rows = Callable[[Context, Obligation], list[Entry]]

PREMIUMS: Mapping[str, tuple[Rows, ...]] = {
    "sedma": (sedma.rows,),
    "sto": (sto.rows, dvacka.rows),
    "sto-a-sedma": (sedma.rows, sto.rows, dvacka.rows),
    "dve-sedmy": (dve_sedmy.rows,),
    "betl": (betl.rows, sesterak.rows),
    "durch": (durch.rows,),
}
"""Rows of the announcer by part."""

RAISER_ROWS = (flek_betl.rows, flek_durch.rows)
"""Rows of a raiser besides the points for his raise."""
