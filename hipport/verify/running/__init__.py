"""Processes in which other people's code runs within limits: kernels, and the functions of specs."""
