// A block of 2,048 threads, where a GPU has 1,024 at most; the error is looked at too late.
#include <cstdio>
#include <cuda_runtime.h>

__global__ void scale(float *x, float factor) { x[blockIdx.x * blockDim.x + threadIdx.x] *= factor; }

int main(int argc, char **) {
    const int n = 4096, threads = argc > 1 ? 2048 : 1024;
    static float host[n];
    for (float &value : host) value = 2;
    float *x;
    cudaMalloc(&x, sizeof(host));
    cudaMemcpy(x, host, sizeof(host), cudaMemcpyHostToDevice);
    scale<<<n / threads, threads>>>(x, 3);  // found: launch-limit
    cudaMemcpy(host, x, sizeof(host), cudaMemcpyDeviceToHost);
    cudaFree(x);
    puts(cudaGetLastError() == cudaSuccess && host[n - 1] == 6 ? "PASSED" : "FAILED");
}
