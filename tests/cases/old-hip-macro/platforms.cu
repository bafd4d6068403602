#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#ifdef __HIP_PLATFORM_HCC__
//> #ifdef __HIP_PLATFORM_AMD__  // HP608@8
const int lanes = 64;
#elif defined(__HIP_PLATFORM_NVCC__) && !defined(OTHER)
//> #elif defined(__HIP_PLATFORM_NVIDIA__) && !defined(OTHER)  // HP608@15
const int lanes = 32;
#endif
#if defined(__HIP_PLATFORM_HCC__) || defined(__HIP_PLATFORM_AMD__)
const int both = 1;
#endif
const char *text = "__HIP_PLATFORM_HCC__";  // __HIP_PLATFORM_HCC__
