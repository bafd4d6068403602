#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
const char *a = "cudaFree;
//~             ^~~~~~~~~~ HP106 info 'cudaFree': CUDA names in a string literal: cudaFree
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaFree in the literal
cudaStream_t b;
//> hipStream_t b;  // HP101@1
char c = 'cudaFree;
cudaStream_t d; /* cudaFree
//> hipStream_t d; /* cudaFree  // HP101@1
cudaStream_t e;
