#include <__clang_cuda_builtin_vars.h>
//-  // HP111@1
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <__clang_cuda_runtime_wrapper.h> // by an editor
//> // by an editor  // HP111@1

__global__ void index(int *p) { p[threadIdx.x] = threadIdx.x; }
