"""Pictures of games as SVG text.

Lives here: one function for the pictures of both games. Does not live here: how a game is drawn
(``games/<game>/picture.py``), and plots of an analysis (`fourfold.engine.plot`).
"""

from fourfold.drawing.pictures import draw

__all__ = ["draw"]
