#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void scale(float *x, int n);

// As many blocks as there are lanes; and threads of a block.
void run(float *x, int n) {
    cudaDeviceProp prop;
//>     hipDeviceProp_t prop;  // HP101@5
    cudaGetDeviceProperties(&prop, 0);
//>     hipGetDeviceProperties(&prop, 0);  // HP101@5
    int blocks = prop.warpSize;
    scale<<<blocks, 256>>>(x, n);
    int threads = prop.warpSize;
//~                    ^~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
    scale<<<8, threads>>>(x, n);
    int both = prop.warpSize;
//~                 ^~~~~~~~ HP407 warning:
//~   the device reports 64 here on CDNA, and the warps of the ported kernels have 32 lanes
//~   remedy: use 32 (hipport::warp_size) where the code means the warps of the kernels
    scale<<<both, both>>>(x, n);
}
