// Loops of steps: those whose distances the compiler knows, and others.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
constexpr int HALF = 16;

__global__ void unrolled(float *x) {
    __shared__ float s[64];
    int t = threadIdx.x;
    s[t] = x[t];
    __syncthreads();
    if (t < 32) {
        #pragma unroll
        for (int d = 32; d > 0; d >>= 1) s[t] += s[t + d];
//~                                      ^ HP419 warning:
//~   other lanes read s in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare s volatile, or write __syncwarp() between the steps
    }
    for (int d = HALF; d; d /= 2) {
        s[t] = fmaxf(s[t], s[t ^ d]);
//~     ^ HP419 warning:
//~   other lanes read s in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare s volatile, or write __syncwarp() between the steps
    }
    x[t] = s[0];
}

__device__ void reduce(float *s, int lane) {
    for (int d = 1; d < 32; d *= 2) s[lane] += s[lane + d];
//~                                 ^ HP419 warning:
//~   other lanes read s in the next step: without volatile or a barrier the compiler for AMD GPUs reads before they have written
//~   remedy: declare s volatile, or write __syncwarp() between the steps
}

__global__ void ordered(float *x, int n) {
    __shared__ float s[64];
    __shared__ volatile float v[64];
    int t = threadIdx.x;
    for (int d = n / 2; d > 0; d >>= 1) s[t] += s[t + d];
    for (int d = 16; d > 0; d >>= 1) {
        s[t] += s[t + d];
        __syncwarp();
//>         hipport::syncwarp();  // HP101@9
    }
    for (int d = 16; d > 0; d >>= 1) v[t] += v[t + d];
    for (int d = 16; d > 0; d >>= 1) if (t < d) s[t] += s[t + d];
    for (int i = 1; i < 8; ++i) s[t * 8] += s[t * 8 + i];
    for (int i = 1; i < 32; i *= 2) s[i] += s[i - 1];
    x[t] = s[0];
    __syncwarp();
//>     hipport::syncwarp();  // HP101@5
    s[t] += s[t + 1];
}
