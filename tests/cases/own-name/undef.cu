// Taking a macro away defines nothing.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#undef cudaFree
//> #undef hipFree  // HP101@8
#ifdef cudaMalloc
//> #ifdef hipMalloc  // HP101@8
#undef cudaMalloc
//> #undef hipMalloc  // HP101@8
#endif
void clear(void *p) { cudaFree(p), cudaMalloc(&p, 4); }
//> void clear(void *p) { hipFree(p), hipMalloc(&p, 4); }  // HP101@23 HP101@36
