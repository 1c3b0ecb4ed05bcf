"""The tables that are alive at this node."""
