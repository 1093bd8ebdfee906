"""Protocol pages for the tests: shipped cases and a case whose every text tries to get out."""

from __future__ import annotations

from pathlib import Path

from rozhodci.case.load import load
from rozhodci.hand import prepare
from rozhodci.judge import judge
from rozhodci.report.protocol import GERMAN, Sheet, render
from rozhodci.rulesets import get
from tests.conftest import ROOT

EXAMPLE = ROOT / "cases" / "priklad-sto-flek.yaml"
HOSTILE_NAMES = {
    "Adam": "</title></pre><script>document.title='zle'</script>",
    "Božena": "\\\" onfocus='zle' & &lt; ]]>",
    "Cyril": "\\u202e\\u05e9\\u05dc <svg/onload=alert(1)>",
    "Dana": "Dana-" + "x" * 60,
}


def hostile() -> str:
    """The example with such names, a note, a tournament and an id of the same kind."""
    text = EXAMPLE.read_text(encoding="utf-8").replace("# Božena měla zelené", "")
    for name, other in HOSTILE_NAMES.items():
        text = text.replace(name, f'"{other}"')
    text = text.replace("id: priklad-sto-flek", 'id: "a\'\\"><img src=x onerror=alert(1)>"')
    return text + 'turnaj: {nazev: "<b>Memoriál</b> & \\"spol.\\"", stul: "3"}\npoznamka: "<!-- </article> -->"\n'


def sheets(*sources: str | Path) -> list[Sheet]:
    """The judged cases of texts or files."""
    made = []
    for source in sources:
        content = source.read_bytes() if isinstance(source, Path) else source.encode()
        for case in load(content, "pripad.yaml", get):
            assert not isinstance(case, Exception), case
            rules = get(case.ruleset)
            made.append(Sheet(judge(case, rules), rules, prepare(case, rules, case.readings)))
    return made


def page(*sources: str | Path, marks: str = GERMAN) -> str:
    """The page of those cases."""
    return render(sheets(*sources), marks)
