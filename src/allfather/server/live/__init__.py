"""The tables in memory at this node, and what they do by themselves."""
