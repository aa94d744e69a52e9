r"""The analysis of a game of Quarto: what each move was worth, and why a move was a mistake.

>>> import fourfold
>>> record = fourfold.read_record("game: quarto\nrules: classic+referee\n\nA give 0\nB place a1\n")
>>> [(str(note.move), str(note.before)) for note in fourfold.analysis.analyse(record)]
[('give 0', 'draw'), ('place a1', 'draw')]

Lives here: the public names. Does not live here: the analysis itself (`fourfold.engine.analysis`), and
sentences about reasons (`fourfold.explanations`).
"""

from fourfold.engine.analysis import MoveNote, analyse
from fourfold.engine.reasons import Code, Reason

__all__ = ["Code", "MoveNote", "Reason", "analyse"]
