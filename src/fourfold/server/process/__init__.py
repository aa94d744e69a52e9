"""The parts of one server process: messages to others, clocks, logs and metrics."""
