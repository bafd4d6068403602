// flags: --unsafe-fixes
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstdio>

#define FAILED(what) fprintf(stderr, "cudaMalloc: " #what)
//~                                  ^~~~~~~~~~~~~~ HP106 info fixed 'cudaMalloc':
//~   CUDA names in a string literal: cudaMalloc
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaMalloc in the literal
//> #define FAILED(what) fprintf(stderr, "hipMalloc: " #what)  // HP106@39
void check(cudaError_t error) {
//> void check(hipError_t error) {  // HP101@12
    fprintf(stderr, "cudaMalloc failed, not cudaMallocTracked nor my_cudaFree: %s\n", cudaGetErrorString(error));
//~                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP106 info fixed 'cudaMalloc':
//~   CUDA names in a string literal: cudaMalloc
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaMalloc in the literal
//>     fprintf(stderr, "hipMalloc failed, not cudaMallocTracked nor my_cudaFree: %s\n", hipGetErrorString(error));  // HP106@22 HP101@87
    auto text = L"cublasSgemm\tcudaFree";
//~             ^~~~~~~~~~~~~~~~~~~~~~~~ HP106 info fixed 'cublasSgemm':
//~   CUDA names in a string literal: cublasSgemm, cudaFree
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cublasSgemm, cudaFree in the literal
//>     auto text = L"hipblasSgemm\thipFree";  // HP106@19 HP106@32
}
