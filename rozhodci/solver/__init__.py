"""The solver: open-card analysis and ložená (spec 4). Callers use `rozhodci.solver.api` alone."""

import os

from rozhodci.solver.gear import PLAIN, use_sources

if os.environ.get("ROZHODCI_GEAR") == PLAIN:
    use_sources()
