#include <hip/hip_runtime.h>

#define BOTH(a) \
    hipStream_t a; \
    hipEvent_t \
        event
#inclu\
de <cuda.h>
cudaStream\
_t spliced;
hipError_t \
    next;
// a comment \
cudaFree
const char *s = "cudaMalloc \
cudaFree";
