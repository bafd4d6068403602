#include <cuda_runtime.h>

#define CHECK(call)                                                     \
    do {                                                                \
        cudaError_t error = (call);                                     \
        if (error != cudaSuccess) fail(cudaGetErrorString(error));      \
    } while (0)
#define STREAM cudaStreamPerThread
#define ALLOCATE(p, n) CHECK(cudaMalloc((void **)&(p), (n)))
#ifdef STREAM
void fail(const char *);
void run(float *x) { CHECK(cudaStreamSynchronize(STREAM)); ALLOCATE(x, 4); }
#endif
