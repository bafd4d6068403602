"""HP2xx: kernel launches, and words and shapes of the language."""
