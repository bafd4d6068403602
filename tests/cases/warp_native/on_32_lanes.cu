// flags: --warp native --arch gfx1100,gfx1201
// Where every wavefront has 32 lanes only the masks are too narrow.
__global__ void votes(unsigned *x) {
    unsigned votes = __ballot_sync(0xffffffff, x[threadIdx.x]);
    const int lane = threadIdx.x & 31;
    x[threadIdx.x / 32] = __popc(votes & ((1u << lane) - 1)) + __shfl_sync(0xffffffff, votes, 0);
}
