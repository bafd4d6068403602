// flags: --unsafe-fixes
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ float total(float x) { return acmeReduce<32>(x); }
//~                                                 ^~ ACME002 warning fixed 'acmeReduce': acmeReduce by 32 lanes
//~   remedy: use ACME_WAVEFRONT if these are the lanes of a warp
//~   unsafe fix: reduce by wavefronts
//> __device__ float total(float x) { return acmeReduce<ACME_WAVEFRONT>(x); }  // ACME002@53
