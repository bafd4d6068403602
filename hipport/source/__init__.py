"""The text of a file as bytes-exact tokens, preprocessor arms, calls and launches."""
