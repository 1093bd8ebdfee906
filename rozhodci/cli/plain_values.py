"""Start-up time: text options and flags need no validation model, so pydantic (a third of a Typer start) stays out.

Typer 0.29 builds a pydantic adapter for each parameter when its value is read; older ones have no such hook and are
left as they are. Only parameters of plain text, lists of text and flags are touched, whose value is taken as it is.
"""

from __future__ import annotations

from typing import Any

_TEXT_TYPES = (str, bool, list[str])


class AsTyped:
    """Stands where Typer keeps the adapter: the value on the command line is the value."""

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        several = param.multiple or param.nargs == -1
        return () if value is None and several else value


def without_validation(params: list[Any]) -> list[Any]:
    """The same parameters; those of text and flags no longer ask for an adapter."""
    for param in params:
        descriptor = getattr(param, "type_descriptor", None)
        if descriptor is not None and descriptor.annotation in _TEXT_TYPES and hasattr(param, "_runtime_param"):
            param._runtime_param = AsTyped()
    return params
