// flags: --warp native
// The project has decided what HIP is to see.
#include <hip/hip_runtime.h>
#ifdef USE_ROCM
#define BROADCAST(v) __shfl(v, 0)
#define VOTE(p) __ballot(p)
#else
#define BROADCAST(v) __shfl(v, 0)
#define VOTE(p) (unsigned)__ballot(p)
#endif

__global__ void spread(int *x) { x[threadIdx.x] = BROADCAST(x[threadIdx.x]); }
