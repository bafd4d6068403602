"""HP8xx: build files."""
