//+ #include <assert.h>  // HP123@1
#define ACME_CUDA_ASSERT(condition) assert(condition)

__device__ inline void positive(int n) { ACME_CUDA_ASSERT(n > 0); }
