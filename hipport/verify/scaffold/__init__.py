"""Skeletons of specs for the kernels of a project: what its code says is filled in, what it does not say is marked."""
