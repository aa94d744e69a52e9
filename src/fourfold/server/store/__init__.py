"""The database: its schema, reading and writing events, and how long they are kept."""
