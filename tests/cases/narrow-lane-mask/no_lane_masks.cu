// flags: --warp native
// Bits that are none of lanes, and votes that are only asked for.
//+ #include <hip/hip_runtime.h>  // HP114@1
__global__ void bitset(unsigned *bits, int *x) {
    const unsigned word = bits[threadIdx.x / 32];
    if (word & (1u << (threadIdx.x & 31))) x[threadIdx.x] = __popc(word) + __ffs(word);
    atomicOr(&bits[x[threadIdx.x] >> 5], 1u << (x[threadIdx.x] & 31));
}

__global__ void asked(int *x) {
    if (__ballot_sync(0xffffffff, x[threadIdx.x] > 0) != 0) x[0] = 1;
//>     if (__ballot(x[threadIdx.x] > 0) != 0) x[0] = 1;  // HP401@9 HP401@23
    bool some = __ballot_sync(0xffffffff, x[threadIdx.x] > 2) != 0;
//>     bool some = __ballot(x[threadIdx.x] > 2) != 0;  // HP401@17 HP401@31
    const auto votes = __ballot_sync(0xffffffff, some);
//>     const auto votes = __ballot(some);  // HP401@24 HP401@38
    unsigned long long kept = votes;
    if (kept == __activemask()) x[1] = __popcll(kept);
    while (__any_sync(0xffffffff, x[threadIdx.x] < 10)) ++x[threadIdx.x];
//>     while (__any(x[threadIdx.x] < 10)) ++x[threadIdx.x];  // HP401@12 HP401@23
}

// Blocks of one warp: the wavefront has no other lanes.
template <class T>
__global__ void one_warp_a_block(T *x) {
    const unsigned votes = __ballot_sync(0xffffffff, x[threadIdx.x] > 0);
//>     const unsigned votes = __ballot(x[threadIdx.x] > 0);  // HP401@28 HP401@42
    x[threadIdx.x] = __popc(votes) + __shfl_sync(0xffffffff, x[threadIdx.x], 0);
//>     x[threadIdx.x] = (int)__popc(votes) + __shfl(x[threadIdx.x], 0);  // HP287@22 HP401@38 HP401@50
}

void launch(int *x, int n) {
    one_warp_a_block<int><<<n, 32>>>(x);
    one_warp_a_block<<<n, dim3(8, 4)>>>(x);
}
