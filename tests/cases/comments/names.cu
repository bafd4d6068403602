#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// cudaMalloc(&p, n); and cub::Sum, __CUDACC__, kernel<<<1, 1>>>(x)
/* cudaFree(p); */
/// \brief Like cudaMemcpy(), see cudaStream_t.
/** @param p from cudaMalloc
 *  @return cudaSuccess */
cudaError_t f(void *p /* cudaMalloc */, int n); // cudaFree
//> hipError_t f(void *p /* cudaMalloc */, int n); // cudaFree  // HP101@1
//! cudaFree \
   cudaMalloc, in a comment that goes on
cudaError_t g();
//> hipError_t g();  // HP101@1
