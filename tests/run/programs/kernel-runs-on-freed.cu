// The same without a check of each access: the kernel is stopped by the page that is gone.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void increment(int *x) {
    x[threadIdx.x] += 1;  // found: use-after-free
}

int main(int argc, char **) {
    const bool fault = argc > 1;
    int *x, host[32] = {};
    cudaMalloc(&x, sizeof(host));
    cudaMemset(x, 0, sizeof(host));
    if (fault) cudaFree(x);
    increment<<<1, 32>>>(x);
    if (!fault) {
        cudaMemcpy(host, x, sizeof(host), cudaMemcpyDeviceToHost);
        cudaFree(x);
    }
    puts(host[0] == 1 ? "PASSED" : "FAILED");
}
