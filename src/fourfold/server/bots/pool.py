"""The pool of worker processes, which choose bots' moves and read records off the event loop.

Lives here: the questions, the processes and their limits. Does not live here: the order in which questions
are served (`fair_queue`), and what a process does (`worker`). A bot gets a seat's view and nothing else. A
process that hangs, dies or sends an invalid answer is replaced; if a bot's move fails twice, a random legal
move is played instead.

One worker is reserved for bots at tables with people. The others run at a lower CPU priority.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
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
from fourfold.server.process.background import end_tasks
from fourfold.server.table.refusals import Refused

MIN_WORKERS = 2
"""The least number of worker processes: one for bots at tables with people, and one for everything else."""
RESERVED_WORKERS = 1
"""Workers that serve only bots at tables with people."""
SHARED_NICE = 10
"""Increment of the nice value of workers that are not reserved: they have a lower CPU priority."""
ANSWER_SECONDS = 10.0
"""Seconds for one answer; a worker that takes longer is replaced."""
REST_SECONDS = 0.05
"""Seconds for which a worker pauses after a move at a table of bots alone: each such move takes time of the
event loop, for which people would wait."""
START_SECONDS = 60.0
"""Seconds for a process to start."""
WORKER_MEGABYTES = 1024
"""Address space of one process."""
MAX_ANSWER_BYTES = 1 << 20
"""Bytes of one answer."""
MAX_QUESTIONS = 256
"""Unanswered questions of all guests together, moves of bots not counted (each table awaits at most one).
Beyond this number an address may ask only if it has no unanswered question."""
MAX_QUESTIONS_PER_ADDRESS = 32
MAX_QUESTIONS_PER_GUEST = 16


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Question: which move does a bot choose in this view?"""

    game: str
    rules: str
    bot: str
    view: dict[str, object]
    seed: str
    history: tuple[str, ...] = ()
    """`View.history`, which a view's JSON object leaves out."""


class Solve(msgspec.Struct, frozen=True, tag="solve"):
    """Question: the value of a Quarto position, the moves that keep it, and a spectator's view."""

    rules: str
    position: str


class FindHint(msgspec.Struct, frozen=True, tag="hint"):
    """Question: what is safe, near or best for the viewer, who is to act?"""

    game: str
    rules: str
    view: dict[str, object]
    history: tuple[str, ...] = ()
    """`View.history`, which a view's JSON object leaves out."""


class Analyse(msgspec.Struct, frozen=True, tag="analyse"):
    """Question: the value of each move of a finished Quarto game, and the reasons."""

    record: str


class Import(msgspec.Struct, frozen=True, tag="import"):
    """Question: is this record valid, and what are a spectator's views from state number ``begin`` on?"""

    record: str
    begin: int
    number: int
    """Views wanted."""


class Export(msgspec.Struct, frozen=True, tag="export"):
    """Question: a table's record as a seat, or with None a spectator, may have it."""

    record: str
    viewer: Seat | None


Question = Choose | Solve | FindHint | Analyse | Import | Export


class WorkerRefusal(msgspec.Struct, frozen=True):
    """An error of the rules or a refusal of the server, as data between processes."""

    kind: Literal["illegal", "notation", "refused"]
    code: str
    params: dict[str, int | str]
    line: int | None = None
    column: int | None = None

    @classmethod
    def of(cls, error: GameError | Refused) -> WorkerRefusal:
        """Return an error as data."""
        if isinstance(error, Refused):
            return cls("refused", error.code, dict(error.params))
        kind: Literal["illegal", "notation"] = (
            "illegal" if isinstance(error, IllegalMove) else "notation"
        )
        return cls(kind, error.code, error.params, error.line, error.column)

    def error(self) -> GameError | Refused:
        """Return the error that was raised in the worker."""
        if self.kind == "refused":
            return Refused(self.code, **self.params)
        kind = IllegalMove if self.kind == "illegal" else NotationError
        return kind(self.code, line=self.line, column=self.column, **self.params)


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """A worker's reply to one question: an answer, or why the question is refused."""

    answer: msgspec.Raw = msgspec.Raw(b"null")
    """JSON, which the event loop passes on without parsing."""
    refusal: WorkerRefusal | None = None


_replies = msgspec.json.Decoder(Reply)


class Stuck(Exception):
    """A worker gave no answer, and has been replaced."""


class TooManyQuestions(Stuck):
    """Too many questions are unanswered; no worker was asked."""


class WorkerPool:
    """A fixed number of worker processes, shared by all askers in a fair queue."""

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
        """Unanswered questions of each address and each guest."""
        self._asked = 0
        """Unanswered questions of all guests."""
        self.waiting = 0
        """Questions and bots' moves without an answer, also those that a worker is busy with."""
        self.replaced = 0
        """Workers replaced since the start."""

    def queued(self, work: Work) -> int:
        """Return how many questions of this kind wait for a worker."""
        return self._turns.waiting(work)

    async def start(self) -> None:
        """Start all processes."""
        await asyncio.gather(*(worker.start() for worker in self._all))

    async def close(self) -> None:
        """End all processes."""
        await end_tasks(self._serving)
        await asyncio.gather(*(worker.end() for worker in self._all))

    async def move(self, bot: str, view: View, seed: str, asker: Asker, work: Work) -> str:
        """Return the move of a bot in a view; after two failures a random move of the view."""
        data = view.to_json()
        question = Choose(data["game"], data["rules"], bot, data, seed, tuple(view.history))
        for _ in range(2):
            with contextlib.suppress(Stuck, GameError, msgspec.MsgspecError):
                rest = REST_SECONDS if work is Work.OTHER else 0.0
                return msgspec.json.decode(await self._ask(question, asker, work, rest), type=str)
        return str(random.Random(seed).choice(view.moves))

    async def ask(self, question: Question, asker: Asker) -> msgspec.Raw:
        """Return the answer of a shared worker, as JSON.

        Raises:
            GameError, Refused: the worker refused the question.
            Stuck: the worker gave no answer, and has been replaced.
            TooManyQuestions: this guest, this address or all guests have too many unanswered questions.
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
            # If the asker disconnects, the worker finishes its answer instead of being replaced.
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
            # Mark an exception as seen: nobody may await the answer any more.
            serving.exception()


@dataclass(eq=False)
class _Worker:
    """One worker process, started on first use."""

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
                str(os.getpid()),
                stdin=PIPE,
                stdout=PIPE,
                limit=MAX_ANSWER_BYTES,
                # In a session of its own, Ctrl-C in the terminal ends only the server, which ends the worker.
                start_new_session=True,
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
