from tests.helpers.games.third_game import same_games

__all__ = ["same_games"]
