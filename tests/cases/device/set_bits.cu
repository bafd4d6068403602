#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device.h"  // HP117@1

__global__ void nth(const unsigned *mask, int *places) {
    places[threadIdx.x] = __fns(mask[0], 0, threadIdx.x + 1) < 32 ? 1 : 0;
//>     places[threadIdx.x] = hipport::fns(mask[0], 0, threadIdx.x + 1) < 32 ? 1 : 0;  // HP101@27
}
