"""Makes the declarations of HIP's host interface for the CPU engine from ROCm's headers."""
