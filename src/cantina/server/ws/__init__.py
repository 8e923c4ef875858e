"""WebSocket connections, and the views and deltas that each seat is sent."""
