"""Allfather: ODIN and Odins Raben, two Norse card games, as an engine, a table and a laboratory."""

__version__ = "0.1.0"
