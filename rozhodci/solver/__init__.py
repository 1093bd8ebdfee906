"""The solver: open-card analysis and ložená (spec 4). Callers use `rozhodci.solver.api` alone.

The environment variable ROZHODCI_GEAR=python asks for the plain sources although a compiled gear is there.
"""

import os

if os.environ.get("ROZHODCI_GEAR") == "python":
    from rozhodci.solver.gear import use_sources

    use_sources()
