// One warp scans a row piece by piece and carries the last lane's sum over.
__global__ void scan_of_long_rows(const int *x, int *sums, int columns) {
    const int lane = threadIdx.x & 31;
    const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    int carry = 0;
    for (int column = lane; column < columns; column += 32) {
        int v = x[row * columns + column];
        for (int d = 1; d < 32; d <<= 1) {
            const int before = __shfl_up_sync(0xffffffff, v, d);
            if (lane >= d) v += before;
        }
        v += carry;
        sums[row * columns + column] = v;
        carry = __shfl_sync(0xffffffff, v, 31);
    }
}
