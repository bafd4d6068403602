// A kernel that is compiled for 128 threads at most, and a launch with 256.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void __launch_bounds__(128) count(int *x) { atomicAdd(x, 1); }

int main(int argc, char **) {
    const int threads = argc > 1 ? 256 : 128;
    int *x, host;
    cudaMalloc(&x, sizeof(int));
    cudaMemset(x, 0, sizeof(int));
    count<<<512 / threads, threads>>>(x);  // found: launch-limit
    cudaMemcpy(&host, x, sizeof(int), cudaMemcpyDeviceToHost);
    cudaFree(x);
    puts(host == 512 ? "PASSED" : "FAILED");
}
