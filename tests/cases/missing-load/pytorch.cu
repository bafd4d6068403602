//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/device.h"  // HP129@1
#include <ATen/ATen.h>

template <class scalar_t> __global__ void copy(const scalar_t *from, scalar_t *to) {
    to[threadIdx.x] = __ldg(&from[threadIdx.x]);
}
