// Members of a class of the project's, without CUB.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
struct Exchange { template <class T> __device__ void WarpStripedToBlocked(T &from, T &to) {} };
__global__ void swap_items(int *x) {
    int items[4];
    Exchange().WarpStripedToBlocked(items, items);
    x[threadIdx.x] = items[0];
}
