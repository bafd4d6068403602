#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstdio>

void check(cudaError_t error) {
//> void check(hipError_t error) {  // HP101@12
    if (error != cudaSuccess) fprintf(stderr, "cudaMalloc failed: %s\n", cudaGetErrorString(error));
//~                                           ^~~~~~~~~~~~~~~~~~~~~~~~~ HP106 info 'cudaMalloc':
//~   CUDA names in a string literal: cudaMalloc
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaMalloc in the literal
//>     if (error != hipSuccess) fprintf(stderr, "cudaMalloc failed: %s\n", hipGetErrorString(error));  // HP101@18 HP101@74
    printf("nothing about it: cuda, CUDA, hip, cudalike");
    puts("cuda" "Malloc");
    auto text = u8"cublasSgemm and cudaFree, cudaFree";
//~             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP106 info 'cublasSgemm':
//~   CUDA names in a string literal: cublasSgemm, cudaFree
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cublasSgemm, cudaFree in the literal
    char c = 'cuda';
}
