"""The pool of worker processes, in which bots think and records are read, off the event loop.

Lives here: the questions, the processes and their limits; `fair_queue` decides who is served next, and
`worker` is what a process does. A bot gets a seat's view and nothing else. A process that is stuck, dies or
answers nonsense is replaced; whoever waits for a bot's move then gets one that the view lists.

One worker is reserved for bots at tables with people. The others run at a lower CPU priority.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter, deque
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Literal

import msgspec

from fourfold.games.errors import GameError, IllegalMove, NotationError
from fourfold.games.game import Seat, View
from fourfold.server.bots.fair_queue import Asker, FairQueue, Work
from fourfold.server.table.refusals import Refused

MIN_WORKERS = 2
"""One that is reserved for bots at tables with people, and one for everything else."""
RESERVED_WORKERS = 1
"""How many workers are reserved."""
SHARED_NICE = 10
"""What the workers that are not reserved add to their nice value."""
ANSWER_SECONDS = 10.0
"""Seconds for one answer, after which a worker is taken for stuck."""
REST_SECONDS = 0.05
"""Seconds for which a worker rests after a move at a table of bots alone: each such move is work for the
event loop, too, for which people would wait."""
START_SECONDS = 60.0
"""Seconds for a process to start."""
WORKER_MEGABYTES = 1024
MAX_ANSWER_BYTES = 1 << 20
"""Bytes of an answer."""
MAX_QUESTIONS = 256
"""Questions of all guests that are not answered yet, beside the moves of bots: a table awaits only one of
those. Beyond that an address may only ask if it has no question here yet."""
MAX_QUESTIONS_PER_ADDRESS = 32
MAX_QUESTIONS_PER_GUEST = 16


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Which move would a bot make?"""

    game: str
    rules: str
    bot: str
    view: dict[str, object]
    seed: str


class Solve(msgspec.Struct, frozen=True, tag="solve"):
    """What is a Quarto position worth, which moves keep that, and how does a spectator see it?"""

    rules: str
    position: str


class FindHint(msgspec.Struct, frozen=True, tag="hint"):
    """Which pieces are safe to give in a view of Quarto, and which moves keep its value?"""

    rules: str
    view: dict[str, object]


class Analyse(msgspec.Struct, frozen=True, tag="analyse"):
    """What was each move of a finished Quarto game worth, and why?"""

    record: str


class Import(msgspec.Struct, frozen=True, tag="import"):
    """Is this record sound, and how does a spectator see it from the state of this number on?"""

    record: str
    begin: int
    number: int
    """How many views are wanted."""


class Export(msgspec.Struct, frozen=True, tag="export"):
    """What may a seat, or with None a spectator, be given of a table's record?"""

    record: str
    viewer: Seat | None


Question = Choose | Solve | FindHint | Analyse | Import | Export


class WorkerRefusal(msgspec.Struct, frozen=True):
    """An error of the rules or a refusal of the server, as a worker sends it."""

    kind: Literal["illegal", "notation", "refused"]
    code: str
    params: dict[str, int | str]
    line: int | None = None
    column: int | None = None

    @classmethod
    def of(cls, error: GameError | Refused) -> WorkerRefusal:
        """Return the error as data."""
        if isinstance(error, Refused):
            return cls("refused", error.code, dict(error.params))
        kind: Literal["illegal", "notation"] = (
            "illegal" if isinstance(error, IllegalMove) else "notation"
        )
        return cls(kind, error.code, error.params, error.line, error.column)

    def error(self) -> GameError | Refused:
        """Return the same error as it was raised in the worker."""
        if self.kind == "refused":
            return Refused(self.code, **self.params)
        kind = IllegalMove if self.kind == "illegal" else NotationError
        return kind(self.code, line=self.line, column=self.column, **self.params)


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a worker sends back: an answer, or why there is none."""

    answer: msgspec.Raw = msgspec.Raw(b"null")
    """JSON, which the event loop need not read to pass it on."""
    refusal: WorkerRefusal | None = None


_replies = msgspec.json.Decoder(Reply)


class Stuck(Exception):
    """A worker gave no answer."""


class TooManyQuestions(Stuck):
    """Too many questions are not answered yet; no worker was asked."""


class WorkerPool:
    """The worker processes; askers take turns."""

    def __init__(self, number: int, seconds: float = ANSWER_SECONDS) -> None:
        number = max(MIN_WORKERS, number)
        self._all = [_Worker(is_reserved=each < RESERVED_WORKERS) for each in range(number)]
        self._idle = {
            kind: deque(one for one in self._all if one.is_reserved is kind)
            for kind in (True, False)
        }
        self._turns = FairQueue(RESERVED_WORKERS, number - RESERVED_WORKERS)
        self._seconds = seconds
        self._serving: set[asyncio.Task[Reply]] = set()
        self._questions: Counter[str | Asker] = Counter()
        """How many questions each address and each guest has here."""
        self._asked = 0
        """How many questions there are in all."""
        self.waiting = 0
        """How many wait for an answer; those whose answer is being worked out are among them."""
        self.replaced = 0
        """How many workers had to be replaced."""

    def queued(self, work: Work) -> int:
        """Return how many wait for a worker, for this kind of work."""
        return self._turns.waiting(work)

    async def start(self) -> None:
        """Have all processes ready."""
        await asyncio.gather(*(worker.start() for worker in self._all))

    async def close(self) -> None:
        """End them."""
        for serving in self._serving:
            serving.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._all))

    async def move(self, bot: str, view: View, seed: str, asker: Asker, work: Work) -> str:
        """Return the move of a bot in a view; if it fails twice, one of the moves that the view lists."""
        data = view.to_json()
        question = Choose(data["game"], data["rules"], bot, data, seed)
        for _ in range(2):
            with contextlib.suppress(Stuck, GameError, msgspec.MsgspecError):
                rest = REST_SECONDS if work is Work.OTHER else 0.0
                return msgspec.json.decode(await self._ask(question, asker, work, rest), type=str)
        return str(random.Random(seed).choice(view.moves))

    async def ask(self, question: Question, asker: Asker) -> msgspec.Raw:
        """Return the answer of a shared worker, as JSON.

        Raises:
            GameError, Refused: the question was refused, as the worker says.
            Stuck: the worker gave no answer, and has been replaced.
            TooManyQuestions: this guest, this address or all together have asked enough.
        """
        address = self._questions[asker.address]
        is_full = self._asked >= MAX_QUESTIONS and address > 0
        is_greedy = self._questions[asker] >= MAX_QUESTIONS_PER_GUEST
        if is_full or is_greedy or address >= MAX_QUESTIONS_PER_ADDRESS:
            raise TooManyQuestions
        self._count(asker, 1)
        try:
            return await self._ask(question, asker, Work.OTHER)
        finally:
            self._count(asker, -1)

    def _count(self, asker: Asker, change: int) -> None:
        self._asked += change
        for key in (asker.address, asker):
            self._questions[key] += change
            if not self._questions[key]:
                del self._questions[key]

    async def _ask(
        self, question: Question, asker: Asker, work: Work, rest: float = 0.0
    ) -> msgspec.Raw:
        self.waiting += 1
        turn = AsyncExitStack()
        try:
            is_reserved = await turn.enter_async_context(self._turns.turn(asker, work))
            # An asker who goes away does not cost others a worker: it finishes what it has begun.
            serving = asyncio.ensure_future(self._serve(question, is_reserved, rest, turn))
            self._serving.add(serving)
            serving.add_done_callback(self._served)
            reply = await asyncio.shield(serving)
        finally:
            self.waiting -= 1
        if reply.refusal is not None:
            raise reply.refusal.error()
        return reply.answer

    async def _serve(
        self, question: Question, is_reserved: bool, rest: float, turn: AsyncExitStack
    ) -> Reply:
        async with turn:
            worker = self._idle[is_reserved].popleft()
            try:
                reply = await worker.ask(msgspec.json.encode(question), self._seconds)
            except Stuck:
                self.replaced += 1
                raise
            finally:
                self._idle[is_reserved].append(worker)
            if rest:
                await asyncio.sleep(rest)
            return reply

    def _served(self, serving: asyncio.Task[Reply]) -> None:
        self._serving.discard(serving)
        if not serving.cancelled():
            # Nobody may wait for the answer any more.
            serving.exception()


@dataclass(eq=False)
class _Worker:
    """One process, started when it is needed."""

    is_reserved: bool
    process: Process | None = None

    async def start(self) -> Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "fourfold.server.bots.worker",
                str(WORKER_MEGABYTES),
                str(0 if self.is_reserved else SHARED_NICE),
                stdin=PIPE,
                stdout=PIPE,
                limit=MAX_ANSWER_BYTES,
            )
            try:
                async with asyncio.timeout(START_SECONDS):
                    await self._line(self.process)
            except TimeoutError:
                await self.end()
                raise Stuck from None
        return self.process

    async def ask(self, question: bytes, seconds: float) -> Reply:
        try:
            process = await self.start()
            if process.stdin is None:
                raise Stuck
            process.stdin.write(question + b"\n")
            async with asyncio.timeout(seconds):
                return _replies.decode(await self._line(process))
        except (OSError, ValueError, TimeoutError):
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
