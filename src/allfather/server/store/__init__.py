"""The databases, and how nodes talk to each other."""
