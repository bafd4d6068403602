// A sum in shared memory by halves, without the barrier between two steps.
// run: --sanitize
#include <cstdio>
#include <cuda_runtime.h>

__global__ void sum(const int *x, int *result, bool fault) {
    __shared__ int part[256];
    part[threadIdx.x] = x[threadIdx.x];
    __syncthreads();
    for (int half = 128; half > 0; half /= 2) {
        if (threadIdx.x < half) {
            part[threadIdx.x] += part[threadIdx.x + half];  // found: race-shared
        }
        if (!fault) __syncthreads();
    }
    if (threadIdx.x == 0) *result = part[0];
}

int main(int argc, char **) {
    int *x, *result, host[256], total;
    for (int &value : host) value = 1;
    cudaMalloc(&x, sizeof(host));
    cudaMalloc(&result, sizeof(int));
    cudaMemcpy(x, host, sizeof(host), cudaMemcpyHostToDevice);
    sum<<<1, 256>>>(x, result, argc > 1);
    cudaMemcpy(&total, result, sizeof(int), cudaMemcpyDeviceToHost);
    cudaFree(x);
    cudaFree(result);
    puts(total == 256 ? "PASSED" : "FAILED");
}
