"""Where everything is kept, and how nodes talk to each other."""
