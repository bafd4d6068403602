#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

#define CHECK(call)                                                     \
    do {                                                                \
        cudaError_t error = (call);                                     \
//>         hipError_t error = (call);                                     \  // HP101@9
        if (error != cudaSuccess) fail(cudaGetErrorString(error));      \
//>         if (error != hipSuccess) fail(hipGetErrorString(error));      \  // HP101@22 HP101@40
    } while (0)
#define STREAM cudaStreamPerThread
//> #define STREAM hipStreamPerThread  // HP101@16
#define ALLOCATE(p, n) CHECK(cudaMalloc((void **)&(p), (n)))
//> #define ALLOCATE(p, n) CHECK(hipMalloc((void **)&(p), (n)))  // HP101@30
#ifdef STREAM
void fail(const char *);
void run(float *x) { CHECK(cudaStreamSynchronize(STREAM)); ALLOCATE(x, 4); }
//> void run(float *x) { CHECK(hipStreamSynchronize(STREAM)); ALLOCATE(x, 4); }  // HP101@28
#endif
