"""What build files have for CUDA: found and reported, as they are taken over as they are."""
