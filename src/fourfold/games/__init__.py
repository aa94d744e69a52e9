"""The rules: pure, immutable, readable."""
