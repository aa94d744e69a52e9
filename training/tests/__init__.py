"""Tests of the training, which need its requirements."""
