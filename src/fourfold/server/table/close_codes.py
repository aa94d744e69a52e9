"""Codes with which the server closes a WebSocket, for clients to act upon; docs/protocol.md lists them."""

GOING_AWAY = 1001
"""The server shuts down, or the client has closed the connection."""
BAD_FRAMES = 4400
"""The client has sent too many frames that are no commands."""
NOT_ALLOWED = 4403
"""The client has shown no valid token, or its guest has been forgotten."""
NO_TABLE = 4404
"""The table does not exist, was deleted, or cannot be read."""
IDLE = 4408
"""The client has sent nothing for too long."""
TOO_MUCH = 4429
"""The client has sent too many frames, or its address has too many connections."""
TOO_SLOW = 4430
"""The client has left too many frames unread."""
