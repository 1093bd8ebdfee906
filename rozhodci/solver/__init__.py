"""The solver: open-card analysis and ložená (spec 4). Callers use `rozhodci.solver.api` alone."""
