"""Quarto on the full screen: drawing, widgets and keys."""
