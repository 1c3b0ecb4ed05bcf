from tests.helpers.arena import foreign_bots
from tests.helpers.same_games import same_games

__all__ = ["foreign_bots", "same_games"]
