// Each warp writes what it keeps without gaps, and how much that is.
__global__ void compaction_by_ballot(const int *x, int *kept, int *counts) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x % 32;
    const int warp = i / 32;
    const int v = x[i];
    const unsigned votes = __ballot_sync(0xffffffff, v > 0);
    const unsigned before = votes & ((1u << lane) - 1);
    if (v > 0) kept[warp * 32 + __popc(before)] = v;
    if (lane == 0) counts[warp] = __popc(votes);
}
