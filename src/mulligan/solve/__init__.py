"""Exact solvers: packed states inside, the moves of the rules outside. Every line replays through the rules."""
