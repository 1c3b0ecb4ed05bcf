"""What a table is and says: pure, without sockets, storage or a clock."""
