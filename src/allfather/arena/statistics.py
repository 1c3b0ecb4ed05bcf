"""Means with 95 % confidence intervals over deals.

The games of one deal are not independent, so each deal gives one value, the mean of its games, and the interval
follows from the variance of the deals.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its confidence interval; the bounds are ``None`` if they are unknown."""

    mean: float
    low: float | None
    high: float | None

    def to_dict(self) -> dict[str, float | None]:
        return {"mean": self.mean, "low": self.low, "high": self.high}


def deal_means(deals: NDArray[Any], values: NDArray[Any]) -> NDArray[np.float64]:
    """The mean of *values* for every deal that occurs in *deals*."""
    _, places = np.unique(deals, return_inverse=True)
    return np.asarray(np.bincount(places, values) / np.bincount(places), np.float64)


def estimate(values: NDArray[Any]) -> Estimate:
    """The mean of independent *values* with an interval by Student's t; none if all values are equal."""
    mean, spread = float(values.mean()), float(np.ptp(values))
    if len(values) < 2 or spread == 0:
        return Estimate(mean, None, None)
    half = t_quantile(len(values) - 1) * float(values.std(ddof=1)) / math.sqrt(len(values))
    return Estimate(mean, mean - half, mean + half)


def estimate_within(values: NDArray[Any], least: float, most: float) -> Estimate:
    """The same for values from *least* to *most*.

    If all n values are equal, then with 95 % confidence a further one is equal with a probability of at least
    0.05 ** (1 / n), and otherwise may be any possible value.
    """
    found = estimate(values)
    if found.low is None or found.high is None:
        others = 1 - (1 - CONFIDENCE) ** (1 / len(values))
        return Estimate(
            found.mean, found.mean - others * (found.mean - least), found.mean + others * (most - found.mean)
        )
    return Estimate(found.mean, max(found.low, least), min(found.high, most))


def t_quantile(freedom: int) -> float:
    """The *t* with 95 % of Student's distribution between -t and t, for *freedom* degrees of freedom."""
    if freedom > 200:
        return _asymptotic_t_quantile(freedom)
    low, high = 0.0, 20.0
    while high - low > 1e-10:
        middle = (low + high) / 2
        low, high = (middle, high) if t_probability(middle, freedom) < CONFIDENCE else (low, middle)
    return high


def _asymptotic_t_quantile(freedom: int) -> float:
    """The first terms of the expansion around the normal distribution, exact to six digits here."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    return z + first / freedom + second / freedom**2


def t_probability(t: float, freedom: int) -> float:
    """The probability between -t and t in Student's distribution: a finite sum for whole degrees of freedom."""
    angle = math.atan(t / math.sqrt(freedom))
    cosine = math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = 0.0
    for step in range(2 + odd, freedom + 1, 2):
        total += term
        term *= cosine**2 * (step - 1) / step
    return 2 / math.pi * (angle + math.sin(angle) * total) if odd else math.sin(angle) * total
