"""Playing in a terminal, line by line: no full screen, nothing to install."""
