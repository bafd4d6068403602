#include <hip/hip_runtime.h>

// cudaMalloc(&p, n); and cub::Sum, __CUDACC__, kernel<<<1, 1>>>(x)
/* cudaFree(p); */
/// \brief Like cudaMemcpy(), see cudaStream_t.
/** @param p from cudaMalloc
 *  @return cudaSuccess */
hipError_t f(void *p /* cudaMalloc */, int n); // cudaFree
//! cudaFree \
   cudaMalloc, in a comment that goes on
hipError_t g();
