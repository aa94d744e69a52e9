"""HTTP and WebSockets: routes, connections, guests' cookies, request limits and the built page."""
