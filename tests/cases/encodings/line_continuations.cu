#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define BOTH(a) \
    cudaStream_t a; \
//>     hipStream_t a; \  // HP101@5
    cudaEvent_t \
//>     hipEvent_t \  // HP101@5
        event
#inclu\
de <cuda.h>
cudaStream\
//~~~~~~~~ HP102 warning: cudaStream looks like a CUDA name but is in no mapping table
//~   remedy: if it is CUDA's, port it by hand; if it is a third-party library's, port that library too
_t spliced;
cudaError_t \
//> hipError_t \  // HP101@1
    next;
// a comment \
cudaFree
const char *s = "cudaMalloc \
//~             ^~~~~~~~~~~~~ +1:10 HP106 info 'cudaMalloc': CUDA names in a string literal: cudaMalloc, cudaFree
//~   remedy: port the text if it is code or the name of a symbol (--unsafe-fixes renames it); a message may stay
//~   unsafe fix: rename cudaMalloc, cudaFree in the literal
cudaFree";
