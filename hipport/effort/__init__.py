"""How much work a port leaves to people: what a run says, weighed by a table."""
