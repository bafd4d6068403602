//+ #include <hip/hip_runtime.h>  // HP114@1
#include "gpu.h"

#ifndef __HIPCC__
void wait() { cudaDeviceSynchronize(); }
//> void wait() { hipDeviceSynchronize(); }  // HP101@15
#else
void wait() { cudaDeviceSynchronize_for_hip(); cudaSuccess; }
//~   kept cudaDeviceSynchronize_for_hip (in an #if arm written for HIP)
//~   kept cudaSuccess (in an #if arm written for HIP)
#endif
#if !defined(USE_ROCM)
cudaStream_t stream;
//> hipStream_t stream;  // HP101@1
#else
cudaStream_t stays;
//~   kept cudaStream_t (in an #if arm written for HIP)
#endif
