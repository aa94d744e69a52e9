"""A bot that plays on a Fourfold server, in sixty lines and with only the standard library.

    python examples/bot.py http://127.0.0.1:8000            opens a public table and waits for you
    python examples/bot.py http://127.0.0.1:8000 TABLE      sits down at your table

The bot plays at random: replace `choose`. The server lists the legal moves, so the bot needs no rules.
"""

import json
import random
import sys
import urllib.error
import urllib.request

SERVER = sys.argv[1].rstrip("/")
HEADERS = {"Content-Type": "application/json"}
COMMANDS = iter(range(1, 1_000_000))


def call(path, body=None):
    """Return the server's response to a GET request, or to a POST request if there is a body."""
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(SERVER + path, data, HEADERS))


def choose(view):
    """Return the bot's move, given the view of its seat."""
    return random.choice(view["moves"])


def do(table, seq, what, **arguments):
    """Send a command to a table; print the refusal if the server refuses the command."""
    command = {"do": what, "id": f"bot-{next(COMMANDS)}", "base": seq, **arguments}
    try:
        call(f"/api/tables/{table}/commands", command)
    except urllib.error.HTTPError as error:
        print(f"refused: {error.read().decode()}")


def main():
    """Sit down at a table and play until the game is over."""
    token = json.load(call("/api/session?program=true", {}))["token"]
    HEADERS["Authorization"] = f"Bearer {token}"
    if len(sys.argv) > 2:
        table = sys.argv[2]
    else:
        table = json.load(call("/api/tables", {"game": "quarto", "public": True}))["table"]
    print(f"at {SERVER}/api/tables/{table}")
    with call(f"/api/tables/{table}/stream") as stream:
        for line in stream:
            message = json.loads(line) if line.strip() else {}
            if message.get("kind") != "news":
                continue
            view = message["view"]
            free = [n for n, chair in enumerate(view["chairs"]) if chair["kind"] == "free"]
            if not view["your_chairs"] and free:
                do(table, view["seq"], "sit", chair=free[0], name="Example bot")
            elif view["match"] is not None:
                game = view["match"]["view"]
                if game["outcome"] is not None:
                    print(game["outcome"])
                    return
                if game["moves"]:
                    do(table, view["seq"], "move", move=choose(game))


if __name__ == "__main__":
    main()
