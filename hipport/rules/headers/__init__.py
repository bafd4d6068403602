"""HP11x, HP122 to HP124: lines of ``#include``."""
