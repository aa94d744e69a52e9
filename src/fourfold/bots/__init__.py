"""Choice: players that are not people. They are given a seat's view, never a state.

A bot of one's own is any object with a method ``choose(view, rng)`` that returns a move:

>>> class FirstBot:
...     def choose(self, view, rng):
...         return view.moves[0]
>>> import random, fourfold
>>> state = fourfold.game("quarto").start()
>>> str(FirstBot().choose(state.view("A"), random.Random(1)))
'give 0'

`register_bot` makes such a bot known by a name, and `use_bot` imports one that ``module:Class`` names.
"""

from fourfold.bots.bot import Bot, TimedBot
from fourfold.bots.catalogue import BOTS, bot, bot_for, bots_of, register_bot
from fourfold.bots.loading import BotNotLoaded, installed_bots, load_bot, use_bot

__all__ = [
    "BOTS",
    "Bot",
    "BotNotLoaded",
    "TimedBot",
    "bot",
    "bot_for",
    "bots_of",
    "installed_bots",
    "load_bot",
    "register_bot",
    "use_bot",
]
