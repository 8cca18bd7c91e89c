"""How the tables of the database came to be, step by step. Run by ``mulligan.store.migrate`` when a store is opened."""
