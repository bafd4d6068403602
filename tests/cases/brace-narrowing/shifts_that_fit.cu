#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
template <class View>
__global__ void unpack(View hashes, int2 *pairs) {
    auto hash = hashes(threadIdx.x);
    pairs[threadIdx.x] = make_int2(int{hash >> 16}, int{hash << 32 >> 8});
}
