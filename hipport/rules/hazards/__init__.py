"""HP7xx: code that has HIP's names and yet fails, or means something else."""
