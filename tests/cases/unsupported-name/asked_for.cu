// A condition asks for what HIP lacks, and for what is no name of CUDA's.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

cudaDeviceProp properties
//> hipDeviceProp_t properties  // HP101@1
#ifdef cudaDevicePropDontCare
//~    ^~~~~~~~~~~~~~~~~~~~~~ HP501 info: HIP does not define cudaDevicePropDontCare: the code for it is left out
//~   remedy: nothing is needed where the code for others will do
    = cudaDevicePropDontCare
#endif
    ;
#if !defined(cudaDevicePropDontCare)
//~          ^~~~~~~~~~~~~~~~~~~~~~ HP501 info: HIP does not define cudaDevicePropDontCare: the code for it is left out
//~   remedy: nothing is needed where the code for others will do
cudaDeviceProp others = {};
//> hipDeviceProp_t others = {};  // HP101@1
#else
cudaDeviceProp others = cudaDevicePropDontCare;
//> hipDeviceProp_t others = cudaDevicePropDontCare;  // HP101@1
#endif
cudaDeviceProp third = cudaDevicePropDontCare;
//~                    ^~~~~~~~~~~~~~~~~~~~~~ HP501 error:
//~   cudaDevicePropDontCare has no counterpart in HIP: an initializer; write hipDeviceProp_t p{} instead
//~   remedy: replace cudaDevicePropDontCare or leave it out on AMD GPUs
//> hipDeviceProp_t third = cudaDevicePropDontCare;  // HP101@1

#if defined(NDEBUG) && !defined(CUDA_DEBUG)
//~   kept CUDA_DEBUG (a macro that the file asks for) x2
#define CHECK(call) call
#else
#define CHECK(call) check(call, CUDA_DEBUG)
#endif
