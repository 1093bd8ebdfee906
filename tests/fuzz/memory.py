"""A bound on memory, where the system has one: what is over it becomes a MemoryError, and so a failure."""

from __future__ import annotations

MEGABYTE = 1024 * 1024


def limit_memory(megabytes: int = 1500) -> None:
    """Bound the address space of this process. Does nothing on Windows."""
    try:
        import resource
    except ImportError:
        return
    resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE, megabytes * MEGABYTE))
