"""Tables, their events and messages: pure, without sockets, storage or a clock."""
