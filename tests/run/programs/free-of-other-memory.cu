// Pinned memory that is freed as device memory.
#include <cstdio>
#include <cuda_runtime.h>

int main(int argc, char **) {
    int *host, *device;
    cudaMallocHost(&host, 1000);
    cudaMalloc(&device, 1000);
    cudaMemcpy(device, host, 1000, cudaMemcpyHostToDevice);
    if (argc > 1) cudaFree(host);  // found: invalid-free
    cudaFreeHost(host);
    cudaFree(device);
    puts("PASSED");
}
