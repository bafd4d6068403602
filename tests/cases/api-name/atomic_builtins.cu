#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/scoped_atomics.h"  // HP117@1
__device__ int next(int *place) {
  int seen = __nv_atomic_load_n(place, __NV_ATOMIC_RELAXED);
//>   int seen = hipport::atomic_load_n(place, __ATOMIC_RELAXED);  // HP101@14 HP101@40
  return seen + __nv_atomic_fetch_add(place, 1, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
//>   return seen + hipport::atomic_fetch_add(place, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);  // HP101@17 HP101@49 HP101@70
}
