"""Makes the headers of ROCm's libraries for the CPU engine, and hipBLAS's functions, from the facts of the tables."""
