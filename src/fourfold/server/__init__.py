"""People at tables: who sits where, what they do, and what each of them may know.

START HERE: `table.state` and `table.commands`, which are pure. A command goes from a socket through `wire` to
`commands`, which decides; what was decided is made durable by `storage`; then the mover is told, and
everybody else through the `bus`.
"""
