// A loop that allocates in each step and frees what it had in the last one only.
// run: --sanitize
#include <cstdio>
#include <cuda_runtime.h>

__global__ void add(int *sum, const int *x) { atomicAdd(sum, x[threadIdx.x]); }

int main(int argc, char **) {
    const bool fault = argc > 1;
    int *sum, *x = nullptr, host[32];
    cudaMalloc(&sum, sizeof(int));
    cudaMemset(sum, 0, sizeof(int));
    for (int step = 0; step < 3; ++step) {
        for (int &value : host) value = step;
        if (!fault) cudaFree(x);
        cudaMalloc(&x, sizeof(host));  // found: leak
        cudaMemcpy(x, host, sizeof(host), cudaMemcpyHostToDevice);
        add<<<1, 32>>>(sum, x);
    }
    cudaFree(x);
    cudaMemcpy(host, sum, sizeof(int), cudaMemcpyDeviceToHost);
    cudaFree(sum);
    puts(host[0] == 96 ? "PASSED" : "FAILED");
}
