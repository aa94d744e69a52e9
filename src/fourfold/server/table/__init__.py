"""What happens at a table, as pure functions of values: state, events, commands, clocks and views.

Nothing here reads a clock, stores or sends anything; the time and random numbers are passed in.
"""
