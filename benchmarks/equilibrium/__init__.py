"""How far bots are from equilibrium, in games of ODIN that are small enough to be solved exactly."""
