"""The server: people and bots at tables.

START HERE: `table.state` and `table.commands`, which are pure. Imports point down: `web`, `rooms`, `bots`,
`store`, `table`. ARCHITECTURE.md draws the journey of a move through them.
"""
