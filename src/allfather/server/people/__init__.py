"""People: accounts, results and ratings."""
