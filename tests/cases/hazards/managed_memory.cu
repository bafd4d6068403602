#include <cuda_runtime.h>

__managed__ int counter;

void make(float **x, size_t n, int device) {
    cudaMallocManaged(x, n);
    cudaMemPrefetchAsync(*x, n, device);
}
