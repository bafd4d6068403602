__global__ void bitonic_sort(const int *x, int *sorted) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x & 31;
    int v = x[i];
    for (int k = 2; k <= 32; k <<= 1) {
        for (int j = k >> 1; j > 0; j >>= 1) {
            const int other = __shfl_xor_sync(0xffffffff, v, j);
            const bool ascending = (lane & k) == 0;
            const bool is_low = (lane & j) == 0;
            v = (is_low == ascending) ? min(v, other) : max(v, other);
        }
    }
    sorted[i] = v;
}
