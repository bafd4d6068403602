// A copy from memory that has been freed.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void square(int *x) { x[threadIdx.x] = threadIdx.x * threadIdx.x; }

int main(int argc, char **) {
    const bool fault = argc > 1;
    int *x, host[64] = {};
    cudaMalloc(&x, sizeof(host));
    square<<<1, 64>>>(x);
    if (fault) cudaFree(x);
    cudaMemcpy(host, x, sizeof(host), cudaMemcpyDeviceToHost);  // found: use-after-free
    if (!fault) cudaFree(x);
    puts(host[63] == 63 * 63 ? "PASSED" : "FAILED");
}
