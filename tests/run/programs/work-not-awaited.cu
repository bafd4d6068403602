// A program that ends before its last kernel may have run.
// run: --delay
#include <cstdio>
#include <cuda_runtime.h>

__global__ void say(int *x) { *x = 1; }

int main(int argc, char **) {
    const bool fault = argc > 1;
    static int *x;
    cudaMallocManaged(&x, sizeof(int));
    *x = 0;
    say<<<1, 1>>>(x);  // found: work-not-awaited
    if (fault) return 0;
    cudaDeviceSynchronize();
    puts(*x == 1 ? "PASSED" : "FAILED");
    cudaFree(x);
}
