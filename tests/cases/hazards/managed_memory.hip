#include <hip/hip_runtime.h>

__managed__ int counter;

void make(float **x, size_t n, int device) {
    hipMallocManaged(x, n);
    hipMemPrefetchAsync(*x, n, device);
}
