// flags: --warp native
// Functions and macros that tell lanes of 32 to code that works on whole wavefronts.
//+ #include <hip/hip_runtime.h>  // HP114@1
#define LANE (threadIdx.x & 31)
//~                         ^~ HP405 warning '':
//~   this tells of groups of 32 threads, and is used by an operation over the whole wavefront
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
#define WARP (threadIdx.x / 32)
//~                         ^~ HP405 warning '':
//~   this tells of groups of 32 threads, and is used by an operation over the whole wavefront
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
#define COLUMN (threadIdx.x % 32)
__device__ int lane() { return threadIdx.x % 32; }
//~                                          ^~ HP405 warning '':
//~   this tells of groups of 32 threads, and is used by an operation over the whole wavefront
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
__device__ int tile_row() { return threadIdx.x / 32; }
__global__ void any_of_warp(const int *x, int *found) {
    const int any = __any_sync(0xffffffff, x[threadIdx.x]);
//>     const int any = __any(x[threadIdx.x]);  // HP401@21 HP401@32
    if (lane() == 0) found[WARP] = any;
}
__global__ void by_macro(const int *x, int *found) {
    const int any = __any_sync(0xffffffff, x[threadIdx.x]);
//>     const int any = __any(x[threadIdx.x]);  // HP401@21 HP401@32
    if (LANE == 0) found[threadIdx.x / warpSize] = any;
}
__global__ void of_tiles(int *x) { x[tile_row()] = COLUMN; }
struct Place {
    int lane, warp;
    __device__ Place() : lane(threadIdx.x & 31), warp(threadIdx.x >> 5) {}
//~                                         ^~ HP405 warning '':
//~   this tells of groups of 32 threads, and is used by an operation over the whole wavefront
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
//~                                                                  ^ HP405 warning '':
//~   this tells of groups of 32 threads, and is used by an operation over the whole wavefront
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
};
__global__ void by_object(const int *x, int *found) {
    Place place;
    const int any = __any_sync(0xffffffff, x[threadIdx.x]);
//>     const int any = __any(x[threadIdx.x]);  // HP401@21 HP401@32
    if (place.lane == 0) found[place.warp] = any;
}
