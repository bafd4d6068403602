#include <hip/hip_runtime.h>

#define CHECK(call)                                                     \
    do {                                                                \
        hipError_t error = (call);                                     \
        if (error != hipSuccess) fail(hipGetErrorString(error));      \
    } while (0)
#define STREAM hipStreamPerThread
#define ALLOCATE(p, n) CHECK(hipMalloc((void **)&(p), (n)))
#ifdef STREAM
void fail(const char *);
void run(float *x) { CHECK(hipStreamSynchronize(STREAM)); ALLOCATE(x, 4); }
#endif
