"""What becomes of a build file in a port: one module for each language, and what they share."""
