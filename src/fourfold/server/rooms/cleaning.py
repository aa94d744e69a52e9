"""Cleaning the database while the server runs: about once per hour, by one process at a time.

Lives here: when the database is cleaned, and telling the processes which tables changed. Does not live here:
what is deleted (`store.retention`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from fourfold.server.process.background import end_tasks
from fourfold.server.process.bus import Deleted, Wake
from fourfold.server.rooms.forgetting import Forgetting
from fourfold.server.rooms.registry import Rooms
from fourfold.server.store.group_commit import Conflict, Unavailable, described
from fourfold.server.store.retention import Cleaning

JOB = "clean"
"""The name of the job in the database."""
FIRST_SECONDS = 60.0
"""Seconds from the start of a server until its first cleaning."""
LOOK_SECONDS = 300.0
"""Seconds between checks whether a cleaning is due."""
HOUR_MS = 3_600_000
JOB_LEASE_MS = 10 * 60_000
"""Milliseconds for which one process has the job, unless it renews the lease."""
BATCH_PAUSE_SECONDS = 0.2
"""Seconds between batches, so that moves need not wait for long."""

log = logging.getLogger(__name__)


class CleaningJob:
    """The job that cleans the database of a running server about once per hour."""

    def __init__(self, rooms: Rooms, forgetting: Forgetting) -> None:
        self._rooms = rooms
        self._forgetting = forgetting
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the job."""
        self._task = asyncio.ensure_future(self._clean_again_and_again())

    async def close(self) -> None:
        """Stop the job; a later cleaning deletes the rest."""
        await end_tasks([self._task] if self._task else [])

    async def _clean_again_and_again(self) -> None:
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                await self.clean_if_due()
            except (Unavailable, Conflict) as error:
                log.warning("the database could not be cleaned: %s", described(error))
            except Exception:
                log.exception("the database could not be cleaned")
            await asyncio.sleep(LOOK_SECONDS)

    async def clean_if_due(self) -> bool:
        """Clean if no process has for an hour; return True if this process did."""
        storage, holder = self._rooms.storage, self._rooms.name
        if not await storage.claim_job(JOB, holder, JOB_LEASE_MS):
            return False

        async def pause() -> bool:
            await asyncio.sleep(BATCH_PAUSE_SECONDS)
            return await storage.claim_job(JOB, holder, JOB_LEASE_MS)

        report = await Cleaning(
            storage,
            storage.now(),
            erase=self._forgetting.erase,
            changed=self._tell,
            pause=pause,
        ).run()
        with contextlib.suppress(Unavailable):
            await storage.finish_job(JOB, holder, HOUR_MS)
        if report.tables or report.aborted or report.guests:
            log.info(
                "cleaned: %d tables and %d guests deleted, %d games aborted",
                report.tables,
                report.guests,
                report.aborted,
            )
        return True

    def _tell(self, table: str, seq: int | None) -> None:
        self._rooms.bus.tell(Deleted(table) if seq is None else Wake(table, seq))
