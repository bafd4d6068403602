#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/narrowing.h"  // HP228@1
template <class View>
__global__ void unpack(View hashes, int2 *pairs) {
    auto hash = hashes(threadIdx.x);
    pairs[threadIdx.x] = make_int2(int{hash >> 32}, 0);
}
