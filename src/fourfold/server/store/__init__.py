"""The database: its schema, reading and writing events, and how long data are kept."""
