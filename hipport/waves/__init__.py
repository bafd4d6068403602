"""What device code does across the lanes of a warp, as far as tokens tell."""
