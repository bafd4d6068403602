// flags: --warp native
// The project has decided what HIP is to see.
//+ #include <hip/hip_runtime.h>  // HP114@1
#ifdef USE_ROCM
//~ 1-2 HP607 info 'USE_ROCM': USE_ROCM selects code that was written for AMD GPUs already, at 1 place of this file
//~   remedy: define USE_ROCM in the build of the port to take it, as `hipport check -D USE_ROCM` does
#define BROADCAST(v) __shfl(v, 0)
#define VOTE(p) __ballot(p)
#else
#define BROADCAST(v) __shfl_sync(0xffffffff, v, 0)
//> #define BROADCAST(v) __shfl(v, 0)  // HP401@22 HP401@34
#define VOTE(p) (unsigned)__ballot_sync(0xffffffff, p)
//> #define VOTE(p) (unsigned)__ballot(p)  // HP401@27 HP401@41
#endif

__global__ void spread(int *x) { x[threadIdx.x] = BROADCAST(x[threadIdx.x]); }
