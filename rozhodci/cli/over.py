"""`rozhodci over`: checks case files without judging them."""

from __future__ import annotations

from rozhodci.cli.options import Ascii, Cases, Pravidla
from rozhodci.cli.output import print_text


def command(pripady: Cases = None, pravidla: Pravidla = None, ascii: Ascii = False) -> int:
    """Jen zkontroluje zápis případů.

    Vypíše „v pořádku“, nebo všechny chyby s místem a radou.

    Příklad: rozhodci over slozka-s-pripady
    """
    from rozhodci.cli.batch import Batch

    batch = Batch(pravidla, {})
    for file, case in batch.cases(pripady or []):
        print_text(f"{file}: {case.id}: v pořádku\n", ascii)
    return batch.code
