"""The messages that clients and the server exchange about a table, as JSON.

Lives here: the form of messages, reading and writing them. Does not live here: what commands come to
(`dispatch`), and what a view contains (`views`).

A client sends commands. Each command has an ``id`` that the client chooses (a repeated command is answered
again, not done again) and the number ``base`` of the last event that the client knew. The server answers each
command with `Done` or `Refusal`, and sends `News`: numbered events, and the table as this client may see it.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import msgspec

MAX_FRAME_BYTES = 4096
"""Bytes of a frame from a client."""

CommandId = Annotated[str, msgspec.Meta(max_length=40, pattern=r"\A[!-~]+\Z")]
"""Printable ASCII: ids are stored, and not every database accepts every character."""
Short = Annotated[str, msgspec.Meta(max_length=64)]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
What = Literal["win", "draw", "leave", "bot", "end"]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Do(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A command of a guest."""

    id: CommandId
    base: Number


class Sit(Do, frozen=True, tag="sit"):
    """Take a free chair, return to the guest's own, or take over a chair that was left."""

    chair: Small
    name: Short


class SeatBot(Do, frozen=True, tag="seat-bot"):
    """Give a chair to a bot."""

    chair: Small
    bot: Short


class Stand(Do, frozen=True, tag="stand"):
    """Leave a chair."""

    chair: Small


class Wait(Do, frozen=True, tag="wait"):
    """Join the queue for a chair."""

    name: Short


class WaitNoLonger(Do, frozen=True, tag="wait-no-longer"):
    """Leave the queue."""


class Start(Do, frozen=True, tag="start"):
    """Start a game; the guest of chair ``first`` begins, without it lots are drawn."""

    first: Small | None = None


class PlayMove(Do, frozen=True, tag="move"):
    """Make a move in the notation: also call, resign, offer or accept a draw."""

    move: Short
    seat: Short | None = None
    """On one screen, which of the guest's seats moves; by default the seat to act."""


class Claim(Do, frozen=True, tag="claim"):
    """Claim what the absence of another chair's guest allows, once the guest has been absent long enough."""

    chair: Small
    what: What
    bot: Short | None = None
    """The bot that plays on, if ``what`` is ``bot``."""


class Abort(Do, frozen=True, tag="abort"):
    """End a game without a result, while a seat has not moved twice."""


class AskBack(Do, frozen=True, tag="ask-back"):
    """Ask for a takeback of the guest's last move."""


class AnswerBack(Do, frozen=True, tag="answer-back"):
    """Agree to another player's takeback, or decline it."""

    agrees: bool


class RefuseDraw(Do, frozen=True, tag="refuse-draw"):
    """Decline the draw that another seat offers."""


class Rematch(Do, frozen=True, tag="rematch"):
    """Agree to play again."""


class Reveal(Do, frozen=True, tag="reveal"):
    """On one screen, uncover the cards of the seat to act."""

    seat: Short


class Say(Do, frozen=True, tag="say"):
    """Say one of the table's phrases."""

    phrase: Short


class Pong(msgspec.Struct, frozen=True, tag_field="do", tag="pong", forbid_unknown_fields=True):
    """The immediate answer to a `Ping`, from which the server measures the client's lag."""

    number: Number


Command = (
    Sit
    | SeatBot
    | Stand
    | Wait
    | WaitNoLonger
    | Start
    | PlayMove
    | Claim
    | Abort
    | AskBack
    | AnswerBack
    | RefuseDraw
    | Rematch
    | Reveal
    | Say
)


class Numbered(msgspec.Struct, frozen=True):
    """A numbered event, as everybody may know it."""

    seq: int
    event: dict[str, Any]


class News(msgspec.Struct, frozen=True, tag_field="kind", tag="news"):
    """The events since the last news, and the view of the table after them."""

    events: list[Numbered]
    view: dict[str, Any]


class Done(msgspec.Struct, frozen=True, tag_field="kind", tag="done"):
    """A command was done and its events are durable; ``seq`` is the number of the last."""

    id: str
    seq: int
    refusal: dict[str, Any] | None = None
    """Why the rules refused a call or say that everybody heard nevertheless."""


class Refusal(msgspec.Struct, frozen=True, tag_field="kind", tag="refused"):
    """A command was not done and nothing has changed; with code ``try-again`` it may have been done."""

    id: str
    code: str
    text: str
    params: dict[str, Any] = {}


class Claimable(msgspec.Struct, frozen=True):
    """What the other players may claim because a chair's guest is absent, in ``in_ms`` milliseconds."""

    chair: int
    what: list[What]
    in_ms: int


class PresenceNews(msgspec.Struct, frozen=True, tag_field="kind", tag="presence"):
    """Chairs whose guests are connected, the number of spectators, and claims against absent players."""

    chairs: list[int]
    spectators: int
    claims: list[Claimable] = []


class Ping(msgspec.Struct, frozen=True, tag_field="kind", tag="ping"):
    """A question that the client answers with a `Pong` of the same number."""

    number: int


Message = News | Done | Refusal | PresenceNews | Ping

_commands: msgspec.json.Decoder[Command | Pong] = msgspec.json.Decoder(Command | Pong)
_messages: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()


class BadFrame(ValueError):
    """A frame is no command."""


def read_command(frame: bytes | str) -> Command | Pong:
    """Return the command in a client's frame.

    Raises:
        BadFrame: the frame is no command.
    """
    try:
        text = frame.decode() if isinstance(frame, bytes) else frame
        if len(text.encode()) > MAX_FRAME_BYTES:
            raise BadFrame("a frame is too long")
        command = _commands.decode(text)
    except UnicodeError:
        raise BadFrame("a frame is no UTF-8") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadFrame(str(error)) from None
    # The decoder takes the last of two fields of one name; other parsers might take the first.
    json.loads(text, object_pairs_hook=_check_once)
    return command


def _check_once(fields: list[tuple[str, object]]) -> None:
    if len({name for name, _ in fields}) < len(fields):
        raise BadFrame("a field comes twice")


def read_message(frame: bytes | str) -> Message:
    """Return the message in a server's frame; for clients."""
    return _messages.decode(frame)


def write(message: Message | Command | Pong) -> bytes:
    """Return a message as the bytes of a frame."""
    return _encoder.encode(message)
