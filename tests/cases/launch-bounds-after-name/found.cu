//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
#define BLOCK 16
template <int N>
struct Plain {};

__global__ void draw __launch_bounds__(BLOCK * BLOCK)(const int width, float *image);
//> __global__ void __launch_bounds__(BLOCK * BLOCK) draw(const int width, float *image);  // HP271@17 HP271@53

__global__ void draw __launch_bounds__(BLOCK * BLOCK) (const int width, float *image) {
//> __global__ void __launch_bounds__(BLOCK * BLOCK) draw (const int width, float *image) {  // HP271@17 HP271@53
    image[threadIdx.x] += width + __shfl_down(image[0], 1);
//>     image[threadIdx.x] += width + hipport::shfl_down(image[0], 1);  // HP101@35
}

template <int N>
static __global__ void fill /* all */ __launch_bounds__(N, 2)(
//~                                   ^~~~~~~~~~~~~~~~~ HP210 info:
//~   2 is the number of blocks on a multiprocessor in CUDA, of wavefronts on a SIMD in HIP
//~   remedy: for HIP, give blocks * threads / (lanes of a wavefront * 4), rounded up
//> static __global__ void /* all */ __launch_bounds__(N, 2) fill(  // HP271@24 HP271@61
    float *image
) {
    image[threadIdx.x] = N;
}

__launch_bounds__(64) __global__ void before(float *x) {
    x[threadIdx.x] = 0;
}

template <int N>
__global__ void __launch_bounds__(N) between(Plain<N> plain, float *x) {
    x[threadIdx.x] = 0;
}

void run(float *image) {
    draw<<<1, BLOCK * BLOCK>>>(1, image);
    fill<64><<<1, 64>>>(image);
}
