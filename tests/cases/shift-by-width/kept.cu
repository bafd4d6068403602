// Shifts by less than 32 places, of 64 bits, of constants to the left, rotations, and other numbers of places.
//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/warp.h"  // HP117@1
__global__ void ranks(const int *x, int *out, int bits, int lanes) {
    const int lane = threadIdx.x & 31;
    const unsigned votes = __ballot_sync(0xffffffff, x[threadIdx.x] > 0);
//>     const unsigned votes = hipport::ballot_sync(0xffffffff, x[threadIdx.x] > 0);  // HP101@28
    const unsigned long long wide = votes;
    out[0] = __popc(votes << (31 - lane)) + __popc(votes >> lane);
    out[1] = __popc(votes & ((1u << (lane + 1)) - 1)) + __popc(votes & (0xffffffffu << (lane + 1)));
    out[2] = __popcll(wide << (32 - lane)) + int(0xffffffffull >> (32 - lane)) + int((unsigned long long)votes >> (lane + 1));
    out[3] = (votes << lane) | (votes >> (32 - lane));
    out[4] = 0xffffffffu >> (32 - bits);
    out[5] = votes >> (32 - lanes);
    if (lane > 0) out[5] = votes >> (32 - lane);
    if (lane > 0) {
        out[5] = votes >> (32 - lane);
    }
    out[5] = lane == 0 ? 0 : votes >> (32 - lane);
    out[6] = lane + 1 < 32 ? votes : out[lane + 1];
}

void on_the_host(unsigned *x, int lane) { x[0] = x[1] << (32 - lane); }
