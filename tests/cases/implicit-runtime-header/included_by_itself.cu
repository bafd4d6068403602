// A file that is read twice: the first arm only chooses what the second arm is read with.
//+ #include <hip/hip_runtime.h>  // HP114@1
#ifndef ELEMENT
#define ELEMENT float
#include "included_by_itself.cu"
#else
__global__ void clear(ELEMENT *x) { x[threadIdx.x] = 0; }
#endif
