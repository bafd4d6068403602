"""What a spec is: its parts, read from a file and validated, and the cases that follow from it."""
