r"""The analysis of a game: what each move of Quarto or turn of Quartino was worth, and why it was a mistake.

>>> import fourfold
>>> record = fourfold.read_record("game: quarto\nrules: classic+referee\n\nA give 0\nB place a1\n")
>>> [(str(note.move), str(note.before)) for note in fourfold.analysis.analyse(record)]
[('give 0', 'draw'), ('place a1', 'draw')]

Lives here: the public names. Does not live here: the analysis itself (`fourfold.engine.analysis` for Quarto,
`fourfold.engine.turn_analysis` for Quartino), and sentences about reasons (`fourfold.explanations`).
"""

from fourfold.engine.analysis import MoveNote, analyse
from fourfold.engine.reasons import Code, Reason, TurnCode, TurnReason
from fourfold.engine.turn_analysis import AnalysisEffort, TurnNote, analyse_turns

__all__ = [
    "AnalysisEffort",
    "Code",
    "MoveNote",
    "Reason",
    "TurnCode",
    "TurnNote",
    "TurnReason",
    "analyse",
    "analyse_turns",
]
