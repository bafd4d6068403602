// flags: --warp native --arch gfx1100,gfx1201
// Where every wavefront has 32 lanes only the masks are too narrow.
//+ #include <hip/hip_runtime.h>  // HP114@1
__global__ void votes(unsigned *x) {
    unsigned votes = __ballot_sync(0xffffffff, x[threadIdx.x]);
//>     unsigned votes = __ballot(x[threadIdx.x]);  // HP401@22 HP401@36
    const int lane = threadIdx.x & 31;
    x[threadIdx.x / 32] = __popc(votes & ((1u << lane) - 1)) + __shfl_sync(0xffffffff, votes, 0);
//>     x[threadIdx.x / 32] = __popc(votes & ((1u << lane) - 1)) + __shfl(votes, 0);  // HP401@64 HP401@76
}
