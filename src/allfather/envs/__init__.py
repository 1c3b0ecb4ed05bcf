"""The games as environments of learning libraries."""
