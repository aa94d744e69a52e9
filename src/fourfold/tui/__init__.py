"""The terminal game: on the full screen (`app`) and line by line (`plain`)."""
