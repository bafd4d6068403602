"""HP10x, HP12x: names of the CUDA API."""
