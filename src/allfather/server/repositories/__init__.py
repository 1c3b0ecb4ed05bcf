"""All SQL about what the server stores, one module for each kind of data; rows are returned as structs."""
