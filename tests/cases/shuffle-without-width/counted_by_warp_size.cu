// flags: --warp native
// Lane 0 is that of the wavefront where lanes are counted by warpSize, and that of 32 where they are counted by 32.
//+ #include <hip/hip_runtime.h>  // HP114@1
__device__ int first(int v) { return __shfl_sync(0xffffffff, v, 0); }
//> __device__ int first(int v) { return __shfl(v, 0); }  // HP401@38 HP401@50

__global__ void queue(int *next, int *done, int n) {
    const int lane = threadIdx.x % warpSize;
    int base = 0;
    if (lane == 0) base = atomicAdd(next, warpSize);
    base = __shfl_sync(0xffffffff, base, 0);
//>     base = __shfl(base, 0);  // HP401@12 HP401@24
    if (base + lane < n) done[base + lane] = first(base);
}

__global__ void queue_of_32(int *next, int *done, int n) {
    const int lane = threadIdx.x % 32;
//~                                ^~ HP405 warning '':
//~   threads are split into groups of 32 here, and lanes are counted by warpSize
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
    int base = 0;
    if (lane == 0) base = atomicAdd(next, 32);
    base = __shfl_sync(0xffffffff, base, 0);
//~        ^~~~~~~~~~~ HP402 warning fixed:
//~   __shfl_sync without a width reads lane 0 of the wavefront, which for half of the lanes is in another warp
//~   remedy, safe fix: give it the width 32
//>     base = __shfl(base, 0, 32);  // HP401@12 HP401@24 HP402@43
    if (base + lane < n) done[base + lane] = warpSize;
}
