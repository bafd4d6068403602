// A copy to the host that says that it is one to the device.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void iota(int *x) { x[blockIdx.x * blockDim.x + threadIdx.x] = blockIdx.x * blockDim.x + threadIdx.x; }

int main(int argc, char **) {
    const cudaMemcpyKind kind = argc > 1 ? cudaMemcpyHostToDevice : cudaMemcpyDeviceToHost;
    static int host[1024];
    int *x;
    cudaMalloc(&x, sizeof(host));
    iota<<<4, 256>>>(x);
    cudaMemcpy(host, x, sizeof(host), kind);  // found: wrong-direction
    cudaFree(x);
    puts(host[1023] == 1023 ? "PASSED" : "FAILED");
}
