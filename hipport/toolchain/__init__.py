"""Proof by the real compiler: find hipcc, compile a port's translation units, read what the compiler says."""
