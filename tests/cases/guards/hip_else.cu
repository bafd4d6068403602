#include "gpu.h"

#ifndef __HIPCC__
void wait() { cudaDeviceSynchronize(); }
#else
void wait() { cudaDeviceSynchronize_for_hip(); cudaSuccess; }
#endif
#if !defined(USE_ROCM)
cudaStream_t stream;
#else
cudaStream_t stays;
#endif
