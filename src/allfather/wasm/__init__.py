"""The rules, the bots and the search as a WebAssembly module for each game, from the same source."""
