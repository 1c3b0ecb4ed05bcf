"""Neural networks that play, as rules: inputs, forward pass and weights."""
