// Host code that writes one element more than managed memory has.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void negate(int *x) { x[threadIdx.x] = -x[threadIdx.x]; }

int main(int argc, char **) {
    const int n = 256, last = argc > 1 ? n : n - 1;
    int *x;
    cudaMallocManaged(&x, n * sizeof(int));
    for (int i = 0; i <= last; ++i) {
        x[i] = i;  // found: host-out-of-bounds
    }
    negate<<<1, n>>>(x);
    cudaDeviceSynchronize();
    puts(x[n - 1] == 1 - n ? "PASSED" : "FAILED");
    cudaFree(x);
}
