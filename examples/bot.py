"""A bot that plays on a Fourfold server: the connection needs only the standard library.

    python examples/bot.py http://127.0.0.1:8000            opens a public table and waits for you
    python examples/bot.py http://127.0.0.1:8000 TABLE      sits down at your table

Replace `choose` by thoughts of your own. The server lists the legal moves except calls: in rulebook play
nobody is told of a line, so a bot that plays only listed moves never wins. The bots of the library call.
"""

import json
import random
import sys
from typing import Any
from urllib import error, request

import fourfold

HEADERS = {"Content-Type": "application/json"}


def choose(view: dict[str, Any]) -> str:
    """Return the bot's move, given the view of its seat; calls and says are moves, too."""
    game = fourfold.game(view["game"], view["rules"])
    bot = fourfold.bots.bot_for(game.name, "perfect" if game.name == "quarto" else "greedy")
    return str(bot.choose(game.view_from_json(view), random.Random()))


def call(url: str, body: dict[str, Any] | None = None) -> Any:
    """Return the server's response to a GET request, or to a POST request if there is a body."""
    data = None if body is None else json.dumps(body).encode()
    return request.urlopen(request.Request(url, data, HEADERS))


def do(table: str, seq: int, what: str, **arguments: object) -> None:
    """Send a command to a table; print the refusal if the server refuses the command."""
    command = {"do": what, "id": random.randbytes(8).hex(), "base": seq, **arguments}
    try:
        call(f"{table}/commands", command)
    except error.HTTPError as refusal:
        print(f"refused: {refusal.read().decode()}")


def main(server: str, name: str | None = None) -> None:
    """Sit down at a table and play until the game is over."""
    token = json.load(call(f"{server}/api/session?program=true", {}))["token"]
    HEADERS["Authorization"] = f"Bearer {token}"
    if name is None:
        name = json.load(call(f"{server}/api/tables", {"game": "quarto", "public": True}))["table"]
    table = f"{server}/api/tables/{name}"
    print(f"at {table}")
    for line in call(f"{table}/stream"):
        message = json.loads(line) if line.strip() else {}
        if message.get("kind") != "news":
            continue
        view = message["view"]
        free = [n for n, chair in enumerate(view["chairs"]) if chair["kind"] == "free"]
        game = view["match"] and view["match"]["view"]
        if not view["your_chairs"] and free:
            do(table, view["seq"], "sit", chair=free[0], name="Example bot")
        elif game and game["outcome"] is not None:
            print(game["outcome"])
            return
        elif game and game["moves"]:
            do(table, view["seq"], "move", move=choose(game))


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(sys.argv[1].rstrip("/"), *sys.argv[2:3])
