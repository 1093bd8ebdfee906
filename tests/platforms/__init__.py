"""The same rulings on every console, locale, path and line ending."""
