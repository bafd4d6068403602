#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__device__ unsigned lowest(unsigned mask) { return 0xffffffffu >> (32 - __popc(mask)); }
//~                                                            ^~ HP717 warning:
//~   where __popc(mask) is 0 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift by 1 and then by 31 - __popc(mask), in two steps
//> __device__ unsigned lowest(unsigned mask) { return 0xffffffffu >> (32 - (int)__popc(mask)); }  // HP287@73

__device__ unsigned up_to_first(unsigned word, unsigned mask) { return word << (32 - __ffs(mask)); }
//~                                                                         ^~ HP717 warning:
//~   where __ffs(mask) is 0 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift by 1 and then by 31 - __ffs(mask), in two steps

__device__ unsigned of_variable(unsigned mask) {
    const int active = __popc(mask);
    return 0xffffffffu >> (32 - active);
//~                    ^~ HP717 warning:
//~   where active is 0 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift by 1 and then by 31 - active, in two steps
}

__device__ unsigned before_lane(unsigned votes) { return votes << (32 - (threadIdx.x & 31)); }
//~                                                            ^~ HP717 warning:
//~   where (threadIdx.x & 31) is 0 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift by 1 and then by 31 - (threadIdx.x & 31), in two steps

__device__ int asked(unsigned votes, unsigned mask) {
    int n = 0;
    while (votes) {
        n += votes >> (32 - __ffs(votes));
        votes &= votes - 1;
    }
    if (mask) {
        n += 0xffffffffu >> (32 - __popc(mask));
//>         n += 0xffffffffu >> (32 - (int)__popc(mask));  // HP287@35
    }
    return n + (mask != 0 ? 0xffffffffu >> (32 - __popc(mask)) : 0);
//>     return n + (mask != 0 ? 0xffffffffu >> (32 - (int)__popc(mask)) : 0);  // HP287@50
}

__device__ unsigned long long wide(unsigned long long word, unsigned mask) { return word >> (32 - __popc(mask)); }
//> __device__ unsigned long long wide(unsigned long long word, unsigned mask) { return word >> (32 - (int)__popc(mask)); }  // HP287@99

__device__ unsigned one_less(unsigned mask) { return 0xffffffffu >> (32 - __popc(mask) - 1); }
//> __device__ unsigned one_less(unsigned mask) { return 0xffffffffu >> (32 - (int)__popc(mask) - 1); }  // HP287@75

__device__ unsigned other_number(unsigned word, unsigned mask) { return word >> (31 - __popc(mask)); }
//> __device__ unsigned other_number(unsigned word, unsigned mask) { return word >> (31 - (int)__popc(mask)); }  // HP287@87

__device__ unsigned after(unsigned word, unsigned mask) { return word >> (__popc(mask) + 1); }
