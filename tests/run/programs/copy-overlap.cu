// Elements that are moved by one place in one copy.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void iota(int *x) { x[threadIdx.x] = threadIdx.x; }

int main(int argc, char **) {
    int *x, host[128], *to;
    cudaMalloc(&x, sizeof(host));
    cudaMalloc(&to, sizeof(host));
    iota<<<1, 128>>>(x);
    cudaMemcpy(argc > 1 ? x : to, x + 1, 127 * sizeof(int), cudaMemcpyDeviceToDevice);  // found: copy-overlap
    cudaMemcpy(host, argc > 1 ? x : to, 127 * sizeof(int), cudaMemcpyDeviceToHost);
    cudaFree(x);
    cudaFree(to);
    puts(host[126] == 127 ? "PASSED" : "FAILED");
}
