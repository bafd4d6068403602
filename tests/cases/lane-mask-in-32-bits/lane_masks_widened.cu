// flags: --warp native --unsafe-fixes
//+ #include <hip/hip_runtime.h>  // HP114@1
__shared__ unsigned int of_block[32];

__device__ unsigned int voters(bool p) { return __ballot_sync(0xffffffff, p); }
//~                                             ^~~~~~~~~~~~~ HP403 warning fixed:
//~   voters returns 32 of the mask's 64 lanes
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//~   unsafe fix: declare it unsigned long long
//> __device__ unsigned long long voters(bool p) { return __ballot(p); }  // HP403@12 HP401@49 HP401@63

__device__ int rank_of(bool p, int lane) {
    const unsigned int votes = __ballot_sync(0xffffffff, p);
//~                            ^~~~~~~~~~~~~ HP403 warning fixed: votes keeps 32 of the mask's 64 lanes
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//~   unsafe fix: declare it unsigned long long
//>     const unsigned long long votes = __ballot(p);  // HP403@11 HP401@32 HP401@46
    const unsigned int before = (1u << lane) - 1;
//~                              ^~ HP404 warning fixed:
//~   a lane's bit is shifted in 32 bits and used with a mask of 64 lanes
//~   remedy: shift in 64 bits, as 1ull << lane
//~   unsafe fix: shift in 64 bits
//>     const unsigned long long before = (1ull << lane) - 1;  // HP404@11 HP404@34
    return __popc(votes & before);
//~        ^~~~~~ HP404 warning fixed: __popc works on 32 of the mask's 64 lanes
//~   remedy, unsafe fix: use __popcll
//>     return __popcll(votes & before);  // HP404@12
}

__global__ void masks(unsigned *words, int *x) {
    const int lane = threadIdx.x & 31;
//~                                ^~ HP405 warning '':
//~   threads are split into groups of 32 here, next to an operation over the whole wavefront
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
    unsigned peers = __match_any_sync(0xffffffff, x[threadIdx.x]);
//~                  ^~~~~~~~~~~~~~~~ HP403 warning fixed: peers keeps 32 of the mask's 64 lanes
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//~   unsafe fix: declare it unsigned long long
//>     unsigned long long peers = __match_any(x[threadIdx.x]);  // HP403@5 HP401@22 HP401@39
    int leader = __ffs(peers) - 1;
//~              ^~~~~ HP404 warning fixed: __ffs works on 32 of the mask's 64 lanes
//~   remedy, unsafe fix: use __ffsll
//>     int leader = __ffsll(peers) - 1;  // HP404@18
    uint32_t active = __activemask();
//~                   ^~~~~~~~~~~~ HP403 warning fixed: active keeps 32 of the mask's 64 lanes
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//~   unsafe fix: declare it unsigned long long
//>     unsigned long long active = __activemask();  // HP403@5
    if (active & (1 << lane)) x[0] = leader;
//~               ^ HP404 warning fixed: a lane's bit is shifted in 32 bits and used with a mask of 64 lanes
//~   remedy: shift in 64 bits, as 1ull << lane
//~   unsafe fix: shift in 64 bits
//>     if (active & (1ull << lane)) x[0] = leader;  // HP404@19
    words[threadIdx.x >> 5] = __ballot_sync(0xffffffff, x[1]);
//~                      ^ HP405 warning '':
//~   threads are split into groups of 32 here, next to an operation over the whole wavefront
//~   remedy: count by warpSize in the kernel and where it is launched, or convert with --warp logical
//~                           ^~~~~~~~~~~~~ HP403 warning: words keeps 32 of the mask's 64 lanes
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//>     words[threadIdx.x >> 5] = __ballot(x[1]);  // HP401@31 HP401@45
    const unsigned later = peers & (0xffffffffu << lane);
//~                        ^~~~~ HP403 warning fixed: later keeps 32 of the mask's 64 lanes
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//~   unsafe fix: declare it unsigned long long
//~                                 ^~~~~~~~~~~ HP404 warning:
//~   a lane's bit is shifted in 32 bits and used with a mask of 64 lanes
//~   remedy: shift in 64 bits, as 1ull << lane
//>     const unsigned long long later = peers & (0xffffffffu << lane);  // HP403@11
    x[2] = __clz(later) + __popc((unsigned)__ballot_sync(0xffffffff, x[3]));
//~        ^~~~~ HP404 warning fixed: __clz works on 32 of the mask's 64 lanes
//~   remedy, unsafe fix: use __clzll
//~                                        ^~~~~~~~~~~~~ HP403 warning: this cast keeps 32 of the mask's 64 lanes
//~   remedy: make it unsigned long long, and let the code that uses it count 64 lanes
//>     x[2] = __clzll(later) + __popc((unsigned)__ballot(x[3]));  // HP404@12 HP401@44 HP401@58
    while (peers) {
        x[4] += __ffs(peers);
//~             ^~~~~ HP404 warning fixed: __ffs works on 32 of the mask's 64 lanes
//~   remedy, unsafe fix: use __ffsll
//>         x[4] += __ffsll(peers);  // HP404@17
        peers &= peers - 1;
    }
}
