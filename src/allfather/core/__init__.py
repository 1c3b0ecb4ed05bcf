"""What all games share: errors, compiled rules, random numbers, the contract of a game, records."""
