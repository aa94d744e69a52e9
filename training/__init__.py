"""Learning to play Quartino by self-play. Not a part of the product; README.md beside this file says more."""
