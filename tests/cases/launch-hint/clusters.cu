#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__global__ void __cluster_dims__(2, 1, 1) clustered(int *x) { x[0] = 1; }
//~             ^~~~~~~~~~~~~~~~ HP209 error: __cluster_dims__: no AMD GPU before gfx1250 has clusters of thread blocks
//~   remedy: write the kernel for single blocks, and share data through global memory
