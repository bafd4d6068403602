#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__device__ int next(int *place) {
  int seen = __nv_atomic_load_n(place, __NV_ATOMIC_RELAXED);
//~          ^~~~~~~~~~~~~~~~~~ HP502 error:
//~   __nv_atomic_load_n of nvcc's atomic built-ins: clang has __hip_atomic_load and its kin, with __ATOMIC_RELAXED and __HIP_MEMORY_SCOPE_AGENT
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
//~                                    ^~~~~~~~~~~~~~~~~~~ HP502 error:
//~   __NV_ATOMIC_RELAXED of nvcc's atomic built-ins: clang has __hip_atomic_load and its kin, with __ATOMIC_RELAXED and __HIP_MEMORY_SCOPE_AGENT
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
  return seen + __nv_atomic_fetch_add(place, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
//~             ^~~~~~~~~~~~~~~~~~~~~ HP502 error:
//~   __nv_atomic_fetch_add of nvcc's atomic built-ins: clang has __hip_atomic_load and its kin, with __ATOMIC_RELAXED and __HIP_MEMORY_SCOPE_AGENT
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
//~                                             ^~~~~~~~~~~~~~~~~~~ HP502 error:
//~   __NV_ATOMIC_RELAXED of nvcc's atomic built-ins: clang has __hip_atomic_load and its kin, with __ATOMIC_RELAXED and __HIP_MEMORY_SCOPE_AGENT
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
//~                                                                  ^~~~~~~~~~~~~~~~~~~~~~~~ HP502 error:
//~   __NV_THREAD_SCOPE_DEVICE of nvcc's atomic built-ins: clang has __hip_atomic_load and its kin, with __ATOMIC_RELAXED and __HIP_MEMORY_SCOPE_AGENT
//~   remedy: rewrite this part for what ROCm offers, or leave it out on AMD GPUs
}
