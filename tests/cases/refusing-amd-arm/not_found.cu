#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device.h"  // HP117@1

#if defined(__HIPCC__) && HIP_VERSION < 50000000
#error "too old"
#endif

#if !defined(__CUDACC__) && !defined(__HIPCC__)
//~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP602 info '__CUDACC__':
//~   #if on __CUDACC__: HIP takes none of its arms; HIP does not define it
//~   remedy: use __HIPCC__ where any GPU compiler is meant; add an arm for HIP where nvcc is meant
#error "no compiler for GPUs"
#endif

void wait(bool good) {
#ifdef __HIP_PLATFORM_AMD__
  TORCH_CHECK(good, "bad");
#else
  cudaDeviceSynchronize();
//>   hipDeviceSynchronize();  // HP101@3
#endif
}

void reset(bool good) {
#ifdef __HIP_PLATFORM_AMD__
  if (!good) throw 1;
  hipDeviceReset();
#else
  cudaDeviceReset();
//>   hipDeviceReset();  // HP101@3
#endif
}

#ifdef __HIP_PLATFORM_AMD__
#endif

__device__ void trap() {
#ifdef __HIP_PLATFORM_AMD__
  abort();
#else
  asm("trap;");
//>   hipport::trap();  // HP504@3
#endif
}

// The build decides.
void build() {
#ifdef USE_ROCM
//~ 1-2 HP607 info 'USE_ROCM': USE_ROCM selects code that was written for AMD GPUs already, at 1 place of this file
//~   remedy: define USE_ROCM in the build of the port to take it, as `hipport check -D USE_ROCM` does
  throw 1;
#else
  cudaDeviceReset();
//>   hipDeviceReset();  // HP101@3
#endif
}
