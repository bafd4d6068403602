#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ float total(float x) {
    return acmeReduce<32>(x);
//~                   ^~ ACME002 warning 'acmeReduce': acmeReduce by 32 lanes
//~   remedy: use ACME_WAVEFRONT if these are the lanes of a warp
//~   unsafe fix: reduce by wavefronts
}
__device__ float pairs(float x) { return acmeReduce<2>(x); }
