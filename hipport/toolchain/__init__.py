"""The HIP compiler: find it, run it with limits, read its messages."""
