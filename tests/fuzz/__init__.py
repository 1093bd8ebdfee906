"""Hostile input for every command that reads a file: no traceback, no hang, exit 0, 1 or 2, a Czech message."""
