#include <hip/hip_runtime.h>

#if __CUDA_ARCH__ >= 700 @ 2
hipStream_t a;
#elif
hipStream_t b;
#endif
#ifdef
hipStream_t c;
#endif
#if __CUDA_ARCH__ >= 700 && SOME(__CUDA_ARCH__, 2)
hipStream_t d;
#endif
#if defined(__HIP_DEVICE_COMPILE__) && \
    (__CUDA_ARCH__ >= 700)  // Volta
hipStream_t e;
#endif
