#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/warp.h"  // HP117@1
// lanes by other names, from warpSize, and numbers of places that may be 0
namespace arch { const int WARP_SIZE = 32; }

__device__ unsigned warp_tid() { return threadIdx.x & 31; }

__device__ int first(unsigned votes, int warp_tid) { return __popc(votes << (warpSize - warp_tid)); }
//~                                                                      ^~ HP717 warning:
//~   where warp_tid is 0 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift by 1 and then by 31 - warp_tid, in two steps
//> __device__ int first(unsigned votes, int warp_tid) { return __popc(votes << (hipport::warp_size - warp_tid)); }  // HP101@78

__device__ int second(unsigned votes) { return __popc(votes << (arch::WARP_SIZE - warp_tid())); }
//~                                                         ^~ HP717 warning:
//~   where warp_tid() is 0 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift by 1 and then by 31 - warp_tid(), in two steps

__device__ int third(unsigned votes) { return __popc(votes << (warpSize - warp_tid() - 1u)); }
//> __device__ int third(unsigned votes) { return __popc(votes << (hipport::warp_size - warp_tid() - 1u)); }  // HP101@64

__device__ void queue(unsigned word, unsigned next, int bits, unsigned *x) {
    x[0] = (word << bits) | (next & ((1 << bits) - 1));
    x[1] = (next & ~((1 << bits) - 1)) | (word >> (32 - bits));
//~                                            ^~ HP717 warning:
//~   where bits is 0 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift by 1 and then by 31 - bits, in two steps
}

// one instruction shifts both words, a number that is never 0, and one that is known not to be
__device__ unsigned funnel(unsigned a, unsigned b, int n) { return (a << (32 - n)) | (b >> n); }

__device__ unsigned hash(unsigned key, int bits) { return key >> (32 - bits); }

__device__ unsigned guarded(unsigned a, int n) { return n ? a >> (32 - n) : a << n; }

__device__ unsigned constant(unsigned a) {
    const int BITS = 7;
    return (a >> BITS) ^ a >> (32 - BITS);
}

__device__ unsigned long long wide(unsigned long long a, int n) { return (a >> n) + 1 + (a >> (32 - n)); }

// an arm that no device code takes
__device__ unsigned mask_before(int lane) {
#if __CUDA_ARCH__ >= 200
//~~~~~~~~~~~~~~~~~~~~~~ HP601 info '__CUDA_ARCH__':
//~   #if on __CUDA_ARCH__: HIP decides as CUDA does; HIP takes the #if arm of line 34 in device code
//~   remedy: check that this arm is the right one on AMD GPUs
//> #if defined(__HIP_DEVICE_COMPILE__) || __CUDA_ARCH__ >= 200  // HP601@5
    return (1u << lane) - 1;
#else
    return 0xffffffff >> (32 - lane);
#endif
}

__device__ unsigned sum(unsigned long long *a, int n) { return (unsigned)(a[0] >> n) + (a[1] >> (32 - n)); }
