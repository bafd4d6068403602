// A grid that is rounded up to whole blocks, and a kernel that does not look at the number of elements.
// run: --sanitize
#include <cstdio>
#include <cuda_runtime.h>

__global__ void iota(int *x, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        x[i] = i;  // found: out-of-bounds-write
    }
}

int main(int argc, char **) {
    const int n = 1000, blocks = (n + 255) / 256;
    static int host[n];
    int *x;
    cudaMalloc(&x, sizeof(host));
    iota<<<blocks, 256>>>(x, argc > 1 ? blocks * 256 : n);
    cudaMemcpy(host, x, sizeof(host), cudaMemcpyDeviceToHost);
    cudaFree(x);
    puts(host[n - 1] == n - 1 ? "PASSED" : "FAILED");
}
