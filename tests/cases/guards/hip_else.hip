#include <hip/hip_runtime.h>
#include "gpu.h"

#ifndef __HIPCC__
void wait() { hipDeviceSynchronize(); }
#else
void wait() { cudaDeviceSynchronize_for_hip(); cudaSuccess; }
#endif
#if !defined(USE_ROCM)
hipStream_t stream;
#else
cudaStream_t stays;
#endif
