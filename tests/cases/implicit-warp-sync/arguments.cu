// Reads in the arguments of a call come before what the function waits for.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__device__ int compare(int a, int b) { return a < b; }
__device__ int waits(int *a) { __syncthreads(); return *a; }
__global__ void k(int *x) {
    __shared__ int s[64];
    int lane = threadIdx.x;
    s[lane] = x[lane];
    if (lane > 0) x[lane] = compare(x[lane], s[lane - 1]);
//~                                          ^ HP419 warning:
//~   another lane has written this element of s: without volatile or a barrier the compiler for AMD GPUs may read before
//~   remedy: declare s volatile, or write __syncwarp() before this
    s[lane] = x[lane];
    if (lane > 0) x[lane] = waits(&s[lane - 1]);
    s[lane] = x[lane];
    compare(0, 1);
    if (lane > 0) x[lane] = s[lane - 1];
}
