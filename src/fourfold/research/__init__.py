"""Both games for programs that learn and search: environments of PettingZoo, games of OpenSpiel.

Importing this package registers the games ``fourfold_quarto`` and ``fourfold_quartino`` with OpenSpiel.

Lives here: the names that programs import; docs/research.md shows how they are used. The package needs the
extra ``[research]``. Does not live here: the rules (`fourfold.games`) and the bots (`fourfold.bots`).
"""

from __future__ import annotations

try:
    from fourfold.research.actions import Actions, actions_of
    from fourfold.research.episode import Episode
    from fourfold.research.observations import Encoding, encoding_of
    from fourfold.research.spiel import SpielBot, resampler
    from fourfold.research.zoo import pettingzoo_env, pettingzoo_parallel_env
except ModuleNotFoundError as error:
    sentence = f"fourfold.research needs {error.name}: run pip install 'fourfold[research]'."
    raise ModuleNotFoundError(sentence, name=error.name) from error

__all__ = [
    "Actions",
    "Encoding",
    "Episode",
    "SpielBot",
    "actions_of",
    "encoding_of",
    "pettingzoo_env",
    "pettingzoo_parallel_env",
    "resampler",
]
