from tests.helpers.arena import foreign_bots
from tests.helpers.games.third_game import same_games

__all__ = ["foreign_bots", "same_games"]
