#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// The whole condition is false for CUDA 12.0, and with 0 for both.
#if __CUDACC_VER_MAJOR__ == 12 && __CUDACC_VER_MINOR__ > 3
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info '__CUDACC_VER_MAJOR__':
//~   #if on __CUDACC_VER_MAJOR__, __CUDACC_VER_MINOR__: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
int later;
#endif

// This one is true for CUDA 12.0.
#if __CUDACC_VER_MAJOR__ > 11 || (__CUDACC_VER_MAJOR__ == 11 && __CUDACC_VER_MINOR__ >= 4)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info '__CUDACC_VER_MAJOR__':
//~   #if on __CUDACC_VER_MAJOR__, __CUDACC_VER_MINOR__: HIP decides as CUDA does; HIP takes the #if arm of line 9
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if (defined(__HIP_PLATFORM_AMD__) || __CUDACC_VER_MAJOR__ > 11) || (__CUDACC_VER_MAJOR__ == 11 && __CUDACC_VER_MINOR__ >= 4)  // HP603@5
int newer;
#endif

#if __CUDACC_VER_MAJOR__ == 12 && __CUDACC_VER_MINOR__ > 3 && defined(EXPERIMENT)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP603 info '__CUDACC_VER_MAJOR__':
//~   #if on __CUDACC_VER_MAJOR__, __CUDACC_VER_MINOR__: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
int experiment;
#endif
