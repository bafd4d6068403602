"""What kernels are run on: a small protocol, and one module for each backend."""
