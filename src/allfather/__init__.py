"""Allfather: ODIN and Odins Raben, two Norse card games, as an engine, a server and tools for research."""

__version__ = "0.1.0"
