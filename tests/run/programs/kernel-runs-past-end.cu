// A kernel that goes on for much longer than its memory, without a check of each access.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void fill(int *x, int n) {
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        x[i] = i;  // found: kernel-crash
    }
}

int main(int argc, char **) {
    const int n = 1024;
    int *x, host[n] = {};
    cudaMalloc(&x, sizeof(host));
    fill<<<1, 64>>>(x, argc > 1 ? 4 * n : n);
    cudaMemcpy(host, x, sizeof(host), cudaMemcpyDeviceToHost);
    cudaFree(x);
    puts(host[n - 1] == n - 1 ? "PASSED" : "FAILED");
}
