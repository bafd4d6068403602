// Four lanes transpose four values each.
__global__ void transpose_in_registers(const int *x, int *y) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int lane = threadIdx.x & 3;
    int v[4];
    for (int k = 0; k < 4; ++k) v[k] = x[4 * i + k];
    for (int step = 1; step < 4; ++step) {
        const int mine = lane ^ step;
        int sent = 0;
        for (int k = 0; k < 4; ++k) sent = k == mine ? v[k] : sent;
        const int received = __shfl_xor_sync(0xffffffff, sent, step);
        for (int k = 0; k < 4; ++k) v[k] = k == mine ? received : v[k];
    }
    for (int k = 0; k < 4; ++k) y[4 * i + k] = v[k];
}
