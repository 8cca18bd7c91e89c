"""A table being played: sessions and matches. No clock, no input or output."""
