"""What outlives a server: tables and their append-only actions, in SQLite, or in PostgreSQL when told."""
