// flags: --warp native
// Kernels that split their threads by 32 beside a host that asks the device.
//+ #include <hip/hip_runtime.h>  // HP114@1
__global__ void sum(int *x) {
    extern __shared__ int sums[];
    int v = x[threadIdx.x];
    for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
//>     for (int d = 16; d > 0; d /= 2) v += __shfl_down(v, d);  // HP401@42 HP401@59
    if (threadIdx.x % 32 == 0) sums[threadIdx.x / 32] = v;
}
void launch(int *x, const cudaDeviceProp &prop) { sum<<<1, 256, 256 / prop.warpSize * 4>>>(x); }
//~                                                                        ^~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and kernels of this file split their threads by 32
//~   remedy: count by warpSize in the kernels, or use 32 here
//> void launch(int *x, const hipDeviceProp_t &prop) { sum<<<1, 256, 256 / prop.warpSize * 4>>>(x); }  // HP101@27
