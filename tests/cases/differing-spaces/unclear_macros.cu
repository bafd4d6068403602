#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// Macros that say more than where a function runs, or not always the same.
#define KEPT __host__ __device__ __attribute__((used))
#ifdef FOR_DEVICE
#define SOMEWHERE __device__
#else
#define SOMEWHERE __host__ __device__
#endif
KEPT int quarter(int x);
int quarter(int x) { return x / 4; }
SOMEWHERE int eighth(int x);
int eighth(int x) { return x / 8; }
