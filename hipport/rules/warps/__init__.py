"""HP4xx: warps and wavefronts."""
