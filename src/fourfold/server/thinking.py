"""Bots in processes of their own, so that nobody's thinking holds a table up.

Lives here: the processes and their limits; `turns` says who is asked next. A bot gets a seat's view and
nothing else. One that is stuck, dies or answers nonsense is replaced, and the asker gets a move that the view
lists.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from dataclasses import dataclass

import msgspec

from fourfold.games.game import View
from fourfold.server.turns import Turns

SECONDS = 10.0
"""A move may take so long before its bot is taken for stuck."""
STARTING = 60.0
"""A process may take so long to start."""
MOST_MEGABYTES = 1024
LONGEST_ANSWER = 1 << 20
MOST_QUESTIONS = 32
"""Questions of one asker that wait, beside the moves of bots: a table awaits only one of those."""


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Which move would a bot make?"""

    game: str
    rules: str
    bot: str
    view: dict[str, object]
    seed: str


class Solve(msgspec.Struct, frozen=True, tag="solve"):
    """What is a Quarto position worth, and which moves keep that?"""

    rules: str
    position: str


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """Which pieces are safe to give in a view of Quarto, and which moves keep its value?"""

    rules: str
    view: dict[str, object]


class Analyse(msgspec.Struct, frozen=True, tag="analyse"):
    """What was each move of a Quarto record worth, and why?"""

    record: str


Question = Choose | Solve | Hint | Analyse


class Stuck(Exception):
    """A bot gave no answer."""


class TooManyQuestions(Stuck):
    """Nor was it asked: enough of this asker's questions wait already."""


class Thinkers:
    """At most so many bots that think at once; those who ask take turns."""

    def __init__(self, number: int, seconds: float = SECONDS) -> None:
        self._all = [_Thinker() for _ in range(number)]
        self._idle = deque(self._all)
        self._turns = Turns(number)
        self._seconds = seconds
        self.waiting = 0
        """How many wait for an answer."""
        self.replaced = 0
        """How many bots had to be replaced."""

    async def start(self) -> None:
        """Have all processes ready."""
        await asyncio.gather(*(thinker.start() for thinker in self._all))

    async def close(self) -> None:
        """End them."""
        await asyncio.gather(*(thinker.end() for thinker in self._all))

    async def move(self, bot: str, view: View, seed: str, asker: str) -> str:
        """The move of a bot in a view; if it fails twice, one of the moves that the view lists."""
        data = view.to_json()
        question = Choose(data["game"], data["rules"], bot, data, seed)
        for _ in range(2):
            with contextlib.suppress(Stuck):
                move = await self._ask(question, asker)
                if isinstance(move, str):
                    return move
        return str(random.Random(seed).choice(view.moves))

    async def ask(self, question: Question, asker: str) -> object:
        """What a process answers.

        Raises:
            Stuck: it gave none, and has been replaced.
            TooManyQuestions: this asker has enough of them waiting.
        """
        if self._turns.waiting(asker) >= MOST_QUESTIONS:
            raise TooManyQuestions
        return await self._ask(question, asker)

    async def _ask(self, question: Question, asker: str) -> object:
        self.waiting += 1
        try:
            async with self._turns.turn(asker):
                thinker = self._idle.popleft()
                try:
                    return await thinker.ask(msgspec.json.encode(question), self._seconds)
                except Stuck:
                    self.replaced += 1
                    raise
                finally:
                    self._idle.append(thinker)
        finally:
            self.waiting -= 1


@dataclass
class _Thinker:
    """One process, started when it is needed."""

    process: Process | None = None

    async def start(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "fourfold.server.thinker",
                str(MOST_MEGABYTES),
                stdin=PIPE,
                stdout=PIPE,
                limit=LONGEST_ANSWER,
            )
            try:
                async with asyncio.timeout(STARTING):
                    await self._line(self.process)
            except TimeoutError:
                await self.end()
                raise Stuck from None
        return self.process

    async def ask(self, question: bytes, seconds: float) -> object:
        try:
            process = await self.start()
            if process.stdin is None:
                raise Stuck
            process.stdin.write(question + b"\n")
            async with asyncio.timeout(seconds):
                line = await self._line(process)
            return json.loads(line)["answer"]
        except (OSError, ValueError, KeyError, TimeoutError):
            await self.end()
            raise Stuck from None
        except (Stuck, asyncio.CancelledError):
            await self.end()
            raise

    async def _line(self, process: Process) -> bytes:
        line = await process.stdout.readline() if process.stdout is not None else b""
        if not line:
            raise Stuck
        return line

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.wait()
