"""The port of a kernel's source, and what the conversion reports about the kernel."""
