// Host code that reads the result of a kernel where the device has it.
// run: --sanitize
#include <cstdio>
#include <cuda_runtime.h>

__global__ void answer(int *x) { *x = 42; }

int main(int argc, char **) {
    int *x, result;
    cudaMalloc(&x, sizeof(int));
    answer<<<1, 1>>>(x);
    if (argc > 1) {
        result = *x;  // found: host-access
    } else {
        cudaMemcpy(&result, x, sizeof(int), cudaMemcpyDeviceToHost);
    }
    cudaFree(x);
    puts(result == 42 ? "PASSED" : "FAILED");
}
