"""Choice: players that are not people. They are given a seat's view, never a state."""

from fourfold.bots.bot import Bot
from fourfold.bots.catalogue import BOTS, bot, bot_for, bots_of

__all__ = ["BOTS", "Bot", "bot", "bot_for", "bots_of"]
