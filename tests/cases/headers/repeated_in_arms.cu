#ifdef FIRST
#include <cuda.h>
#else
#include <cuda_runtime.h>
#endif
#include <cublas_v2.h>
#ifdef SECOND
#include <cublas_api.h>
#include <cuda_runtime.h>
#include <cuda.h>
#endif
