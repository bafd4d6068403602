// A copy back into pinned memory that has room for the floats, not for the doubles which are copied.
#include <cstdio>
#include <cuda_runtime.h>

int main(int argc, char **) {
    const size_t n = 512, element = argc > 1 ? sizeof(double) : sizeof(float);
    float *host;
    void *device;
    cudaMallocHost(&host, n * sizeof(float));
    cudaMalloc(&device, n * sizeof(double));
    cudaMemset(device, 0, n * sizeof(double));
    host[n - 1] = 1;
    cudaMemcpy(host, device, n * element, cudaMemcpyDeviceToHost);  // found: copy-out-of-bounds
    const bool passed = host[n - 1] == 0;
    cudaFreeHost(host);
    cudaFree(device);
    puts(passed ? "PASSED" : "FAILED");
}
