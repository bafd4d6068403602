#ifdef USE_ROCM
//~ 1-2 HP607 info 'USE_ROCM': USE_ROCM selects code that was written for AMD GPUs already, at 1 place of this file
//~   remedy: define USE_ROCM in the build of the port to take it, as `hipport check -D USE_ROCM` does
#include <hip/hip_runtime.h>
#include <hipfft.h>
//> #include <hipfft/hipfft.h>  // HP126@11
#include "rccl.h"  // of the system, in quotes
//> #include "rccl/rccl.h"  // of the system, in quotes  // HP126@11
#include <hipblas/hipblas.h>
#include <hiprand_kernel.h>
//> #include <hiprand/hiprand_kernel.h>  // HP126@11
#include <mine/rocblas.h>
#else
#include <cufft.h>
//> #include <hipfft/hipfft.h>  // HP110@11
#endif
