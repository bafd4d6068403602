#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device.h"  // HP129@1

__global__ void copy(const ushort4 *from, ushort4 *to) {
    to[threadIdx.x] = __ldg(&from[threadIdx.x]);
}
