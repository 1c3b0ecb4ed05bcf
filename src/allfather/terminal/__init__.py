"""Playing in a terminal, line by line, without full-screen control."""
