"""Printers: a Ruling goes in, text or JSON comes out. Nothing is judged here."""
