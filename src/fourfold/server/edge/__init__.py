"""Between the network and the application: connections, limits, and who asks."""
