"""HTTP and WebSockets: routes and the built page."""
