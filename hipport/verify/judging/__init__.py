"""Whether a result is right: outputs compared with the reference, and specs that are wrong themselves."""
