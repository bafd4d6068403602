// A tile that is too large for a block in one of two instances of a kernel.
#include <cstdio>
#include <cuda_runtime.h>

template <int Elements>
__global__ void reverse(int *x) {
    __shared__ int tile[Elements];
    tile[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    x[threadIdx.x] = tile[blockDim.x - 1 - threadIdx.x];
}

int main(int argc, char **) {
    int *x, host[256];
    for (int i = 0; i < 256; ++i) host[i] = i;
    cudaMalloc(&x, sizeof(host));
    cudaMemcpy(x, host, sizeof(host), cudaMemcpyHostToDevice);
    if (argc > 1) {
        reverse<20000><<<1, 256>>>(x);  // found: launch-limit
    } else {
        reverse<256><<<1, 256>>>(x);
    }
    cudaMemcpy(host, x, sizeof(host), cudaMemcpyDeviceToHost);
    cudaFree(x);
    puts(host[0] == 255 ? "PASSED" : "FAILED");
}
