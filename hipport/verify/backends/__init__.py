"""The backends that kernels run on: a small protocol, and one module per backend."""
