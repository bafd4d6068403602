#include <cuda_runtime.h>

#if __CUDA_ARCH__ >= 700 @ 2
cudaStream_t a;
#elif
cudaStream_t b;
#endif
#ifdef
cudaStream_t c;
#endif
#if __CUDA_ARCH__ >= 700 && SOME(__CUDA_ARCH__, 2)
cudaStream_t d;
#endif
#if defined(__CUDA_ARCH__) && \
    (__CUDA_ARCH__ >= 700)  // Volta
cudaStream_t e;
#endif
