#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#if defined(_WIN32) || defined(__CYGWIN__)
#include <sys\stat.h>
#else
#include <sys\types.h>
//> #include <sys/types.h>  // HP133@11
#endif
#ifdef USE_SORT
#include "gpu\sort.cuh"
//> #include "gpu/sort.cuh"  // HP133@11
#endif
