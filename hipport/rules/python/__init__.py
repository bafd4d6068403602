"""HP85x: CUDA inside Python. ``hipport/python/`` finds it."""
