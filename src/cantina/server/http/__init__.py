"""HTTP routes, middleware, static pages and the uvicorn server."""
