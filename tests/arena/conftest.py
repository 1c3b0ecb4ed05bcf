from tests.helpers.arena import foreign_bots

__all__ = ["foreign_bots"]
