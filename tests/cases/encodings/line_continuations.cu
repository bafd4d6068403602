#include <cuda_runtime.h>

#define BOTH(a) \
    cudaStream_t a; \
    cudaEvent_t \
        event
#inclu\
de <cuda.h>
cudaStream\
_t spliced;
cudaError_t \
    next;
// a comment \
cudaFree
const char *s = "cudaMalloc \
cudaFree";
