//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/narrowing.h"  // HP228@1
#include <cstdint>

__global__ void fill(uint64_t *out) { out[0] = uint64_t{~0}; }
