"""Choice: players that are not people. They are given a seat's view, never a state."""

from fourfold.bots.bot import Bot
from fourfold.bots.catalogue import BOTS, bot

__all__ = ["BOTS", "Bot", "bot"]
