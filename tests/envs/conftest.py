from tests.helpers.same_games import same_games

__all__ = ["same_games"]
