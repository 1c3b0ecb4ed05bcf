"""The databases, and the messages between nodes."""
