"""Case files: `load` reads them, `dump` writes them, `model` is what the rest of the program sees."""
