#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

struct Material { uchar4 *texture; int width; };

__device__ float3 sample(const uchar4 *texture, int at) {
    uchar4 c = texture[at];  // the class texture; is not here
    return make_float3(c.x, c.y, c.z);
}

__global__ void k(Material m, float3 *o) { o[0] = sample(m.texture, m.width); }

__device__ int lane() {
    const int warpSize = 32;  // of the function
    return threadIdx.x % warpSize;
}
