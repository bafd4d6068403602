#include <c10/macros/Macros.h>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1

#define LANE (threadIdx.x % C10_WARP_SIZE)
//> #define LANE (threadIdx.x % hipport::warp_size)  // HP428@29

__device__ float total(float v) {
    for (int d = C10_WARP_SIZE / 2; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
//>     for (int d = hipport::warp_size / 2; d > 0; d /= 2) v += hipport::shfl_down_sync(0xffffffff, v, d);  // HP428@18 HP101@57
    return v;
}
template <int width> __global__ void sums(const float *x, float *out) {
    __shared__ float part[1024 / C10_WARP_SIZE];
//>     __shared__ float part[1024 / hipport::warp_size];  // HP428@34
    const float v = total(x[threadIdx.x]);
    if (LANE == 0) out[threadIdx.x / width] = part[0] = v;
}
void run(const float *x, float *out) {
    constexpr int width = C10_WARP_SIZE;
//>     constexpr int width = hipport::warp_size;  // HP428@27
    sums<width><<<1, dim3(width, 4)>>>(x, out);
}
