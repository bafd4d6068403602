#ifdef FIRST
#include <hip/hip_runtime.h>
#else
#include <hip/hip_runtime.h>
#endif
#include <hipblas/hipblas.h>
#ifdef SECOND
#include <hip/hip_runtime.h>
#endif
