"""Many random games at once, on CPU cores or on a GPU, by the same call."""

from allfather.sim.simulation import Simulation, play

__all__ = ["Simulation", "play"]
