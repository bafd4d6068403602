#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#ifndef __device_builtin__
#define __device_builtin__
#endif
typedef __device_builtin__ struct Wide Wide;
