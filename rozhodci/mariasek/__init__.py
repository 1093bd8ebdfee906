"""Saved games of the program Mariášek (`.hra`) as cases (spec 5, 5.2; `rozhodci import`).

game = read_game(content, "0118.end.hra")      # game.case, game.warnings
"""

from rozhodci.mariasek.convert import Game, read_game

__all__ = ["Game", "read_game"]
