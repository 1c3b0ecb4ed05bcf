"""Tables, accounts, storage, live updates: the games over HTTP and WebSocket."""
