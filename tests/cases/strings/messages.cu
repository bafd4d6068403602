#include <cuda_runtime.h>
#include <cstdio>

void check(cudaError_t error) {
    if (error != cudaSuccess) fprintf(stderr, "cudaMalloc failed: %s\n", cudaGetErrorString(error));
    printf("nothing about it: cuda, CUDA, hip, cudalike");
    puts("cuda" "Malloc");
    auto text = u8"cublasSgemm and cudaFree, cudaFree";
    char c = 'cuda';
}
