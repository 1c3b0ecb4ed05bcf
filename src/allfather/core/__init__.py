"""What every game shares: errors, compiled rules, chance, the contract of a game, records."""
