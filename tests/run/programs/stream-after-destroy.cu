// A kernel in a stream that has been destroyed.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void fill(int *x) { x[threadIdx.x] = 1; }

int main(int argc, char **) {
    const bool fault = argc > 1;
    int *x, host[32] = {};
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    cudaMalloc(&x, sizeof(host));
    if (fault) cudaStreamDestroy(stream);
    fill<<<1, 32, 0, stream>>>(x);  // found: stream-after-destroy
    if (!fault) cudaStreamDestroy(stream);
    cudaDeviceSynchronize();
    cudaMemcpy(host, x, sizeof(host), cudaMemcpyDeviceToHost);
    cudaFree(x);
    puts(host[0] == 1 ? "PASSED" : "FAILED");
}
