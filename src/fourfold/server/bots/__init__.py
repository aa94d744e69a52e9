"""Worker processes that choose bots' moves and read records, and the queue before them."""
