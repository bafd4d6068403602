#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include "xla/ffi/api/ffi.h"
#ifdef USE_ROCM
//~ 1-2 HP607 info 'USE_ROCM': USE_ROCM selects code that was written for AMD GPUs already, at 1 place of this file
//~   remedy: define USE_ROCM in the build of the port to take it, as `hipport check -D USE_ROCM` does
#define PLATFORM "ROCM"
#else
#define PLATFORM "CUDA"
#endif
XLA_FFI_REGISTER_HANDLER(xla::ffi::GetXlaFfiApi(), "twice", PLATFORM, twice);
