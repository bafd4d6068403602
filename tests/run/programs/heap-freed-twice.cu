// Host code that frees memory of its own heap twice.
#include <cstdio>
#include <cstdlib>
#include <cuda_runtime.h>

__global__ void count(int *x) { x[0] = 7; }

int main(int argc, char **) {
    int *x, *copy = static_cast<int *>(malloc(sizeof(int)));
    cudaMalloc(&x, sizeof(int));
    count<<<1, 1>>>(x);
    cudaMemcpy(copy, x, sizeof(int), cudaMemcpyDeviceToHost);
    cudaFree(x);
    puts(*copy == 7 ? "PASSED" : "FAILED");
    fflush(stdout);
    for (int i = 0; i < argc; ++i) {
        free(copy);  // found: heap-fault
    }
}
