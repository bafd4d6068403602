#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__managed__ int counter;
//~~~~~~~~~ HP707 info: __managed__: pages move to the GPU only with HSA_XNACK=1, and never on gfx1100 and gfx1201
//~   remedy: run with HSA_XNACK=1 on GPUs that support it, or copy explicitly where this is slow

void make(float **x, size_t n, int device) {
    cudaMallocManaged(x, n);
//>     hipMallocManaged(x, n);  // HP101@5
    cudaMemPrefetchAsync(*x, n, device);
//>     hipMemPrefetchAsync(*x, n, device);  // HP101@5
}
