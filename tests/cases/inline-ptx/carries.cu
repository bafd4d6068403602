#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// These count on being inlined one after the other: the carry goes from one function to another.
__device__ __forceinline__ unsigned add_cc(unsigned a, unsigned b) {
    unsigned r;
    asm volatile("add.cc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: its carry goes from one function to another; hand it on as a reference parameter
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    return r;
}
__device__ __forceinline__ unsigned addc(unsigned a, unsigned b) {
    unsigned r;
    asm volatile("addc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP503 error 'asm':
//~   inline PTX cannot run on AMD GPUs: its carry goes from one function to another; hand it on as a reference parameter
//~   remedy: write it in C++ or with HIP's device functions, in an #if arm for HIP
    return r;
}
