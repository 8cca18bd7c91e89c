"""The table every game shares: cards, places, moves, events, sight, codes and records. Standard library only."""
