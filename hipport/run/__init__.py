"""Whole programs with no GPU: what belongs to one, its port, its build for the CPU engine, its run, what that finds."""
