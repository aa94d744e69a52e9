"""A pool of worker processes that ends with the command that started it.

Lives here: worker processes and Ctrl-C. Does not live here: the work (`openings`, `puzzle_making`,
`fourfold.bots.arena`).
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class WorkerProcesses(ProcessPoolExecutor):
    """A pool of fresh Python processes, used in a ``with`` block.

    Ctrl-C reaches the process that started the pool, and not the workers, which would each print a traceback.
    A block that an exception ends kills the workers instead of waiting for their tasks, which may take
    minutes.
    """

    def __init__(self, processes: int | None = None) -> None:
        # Forking would copy locks that another thread holds.
        super().__init__(processes, mp_context=get_context("spawn"))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Submit a task, and start a worker process if none is idle."""
        with _interrupts_blocked():
            return super().submit(fn, *args, **kwargs)

    def __exit__(self, kind: type[BaseException] | None, *rest: Any) -> bool | None:
        if kind is not None:
            for process in list((self._processes or {}).values()):
                process.kill()
        self.shutdown(cancel_futures=True)
        return None


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block SIGINT in this thread; a process started meanwhile blocks the signal for its whole life."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
