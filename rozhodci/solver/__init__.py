"""The solver: open-card analysis and ložená (spec 4). Callers use `rozhodci.solver.api` alone.

The environment variable ROZHODCI_GEAR=python asks for the plain sources although a compiled gear is there.
"""

import os

from rozhodci.solver.gear import outdated, use_sources

if os.environ.get("ROZHODCI_GEAR") == "python" or outdated():
    use_sources()
