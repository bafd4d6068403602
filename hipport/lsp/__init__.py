"""The language server: what hipport says of a CUDA file while somebody edits it."""
