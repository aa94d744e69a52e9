"""What happens at a table, as pure functions of values: state, events, commands, clocks and views."""
