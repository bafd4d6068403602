__global__ void xor_of_64_bits(const unsigned long long *keys, unsigned long long *folded) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned long long v = keys[i];
    for (int lane_mask = 1; lane_mask < 32; lane_mask <<= 1) v ^= __shfl_xor_sync(UINT32_MAX, v, lane_mask);
    folded[i] = v;
}
