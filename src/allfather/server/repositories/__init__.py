"""All SQL about what the server keeps, one module for each thing; rows come back as structs."""
