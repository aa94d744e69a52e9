"""Tests of the page in a Chromium. A package, so that pytest can close the browser after its last test."""
