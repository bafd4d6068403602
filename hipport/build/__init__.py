"""What build files say: the flags of sources, and what is for CUDA in them."""
