#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/narrowing.h"  // HP228@1

struct Range { int first, last; };
Range range(size_t begin, int count) { return {begin, count}; }
