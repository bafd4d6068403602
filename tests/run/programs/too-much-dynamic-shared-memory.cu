// Shared memory by the launch that is more than a block has together with what the kernel declares.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void rotate(int *x) {
    extern __shared__ int row[];
    __shared__ int first[1024];
    row[threadIdx.x] = x[threadIdx.x];
    if (threadIdx.x == 0) first[0] = x[0];
    __syncthreads();
    x[threadIdx.x] = threadIdx.x + 1 < blockDim.x ? row[threadIdx.x + 1] : first[0];
}

int main(int argc, char **) {
    const size_t bytes = argc > 1 ? 64 * 1024 : 256 * sizeof(int);
    int *x, host[256];
    for (int i = 0; i < 256; ++i) host[i] = i;
    cudaMalloc(&x, sizeof(host));
    cudaMemcpy(x, host, sizeof(host), cudaMemcpyHostToDevice);
    rotate<<<1, 256, bytes>>>(x);  // found: launch-limit
    cudaMemcpy(host, x, sizeof(host), cudaMemcpyDeviceToHost);
    cudaFree(x);
    puts(host[255] == 0 && host[0] == 1 ? "PASSED" : "FAILED");
}
