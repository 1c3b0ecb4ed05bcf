from tests.arena.helpers import foreign_bots

__all__ = ["foreign_bots"]
