// The compiler of the host reads this, which does not know hipport's functions.
#include <c10/macros/Macros.h>

int threads() { return 4 * C10_WARP_SIZE; }
