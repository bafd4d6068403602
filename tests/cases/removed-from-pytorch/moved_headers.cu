//+ #include <hip/hip_runtime.h>  // HP114@1
#include <ATen/CUDAGeneratorImpl.h>
//> #include <ATen/cuda/CUDAGeneratorImpl.h>  // HP127@10
#include "ATen/cuda/CUDAGuard.h"
//> #include "c10/cuda/CUDAGuard.h"  // HP127@10
#include <ATen/Error.h>
//> #include <c10/util/Exception.h>  // HP127@10
#include <ATen/cuda/CUDAContext.h>
__global__ void k(int *p) { *p = 1; }
