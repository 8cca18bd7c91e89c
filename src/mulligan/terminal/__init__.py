"""The table in a terminal: line mode, for screen readers and pipes as much as for eyes."""
