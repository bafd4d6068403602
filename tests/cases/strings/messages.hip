#include <hip/hip_runtime.h>
#include <cstdio>

void check(hipError_t error) {
    if (error != hipSuccess) fprintf(stderr, "cudaMalloc failed: %s\n", hipGetErrorString(error));
    printf("nothing about it: cuda, CUDA, hip, cudalike");
    puts("cuda" "Malloc");
    auto text = u8"cublasSgemm and cudaFree, cudaFree";
    char c = 'cuda';
}
