"""The rules of the games, pure and without side effects; start reading at `game`."""
