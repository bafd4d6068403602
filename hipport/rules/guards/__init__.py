"""HP6xx: preprocessor conditions and compute capability."""
