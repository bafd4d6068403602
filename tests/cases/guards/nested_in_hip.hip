#include <hip/hip_runtime.h>
#ifdef __HIPCC__
#if __CUDA_ARCH__ >= 700
cudaError_t a;
#else
cudaError_t b;
#endif
#ifdef DEBUG
cudaError_t c;
#endif
#endif
hipError_t d;
