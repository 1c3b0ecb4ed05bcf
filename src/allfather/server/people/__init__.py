"""Who plays, and how they did."""
