"""Exit codes (spec 6). A batch ends with the gravest of its cases."""

from __future__ import annotations

DONE = 0
FINDINGS = 1
UNUSABLE = 2
INTERNAL = 3
INTERRUPTED = 130
