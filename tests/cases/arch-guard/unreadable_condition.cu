#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#if __CUDA_ARCH__ >= 700 @ 2
//~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: the project's own macros decide whether HIP takes the #if arm of line 3; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
cudaStream_t a;
//> hipStream_t a;  // HP101@1
#elif
cudaStream_t b;
//> hipStream_t b;  // HP101@1
#endif
#ifdef
cudaStream_t c;
//> hipStream_t c;  // HP101@1
#endif
#if __CUDA_ARCH__ >= 700 && SOME(__CUDA_ARCH__, 2)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP601 warning '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP takes none of its arms; HIP does not define it, so it counts as 0
//~   remedy: test __HIP_DEVICE_COMPILE__ for device code; add an arm for HIP where a feature is meant
cudaStream_t d;
//> hipStream_t d;  // HP101@1
#endif
#if defined(__CUDA_ARCH__) && \
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ +1:37 HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes none of its arms
//~   remedy: check that this arm is the right one on AMD GPUs
    (__CUDA_ARCH__ >= 700)  // Volta
cudaStream_t e;
//> hipStream_t e;  // HP101@1
#endif
