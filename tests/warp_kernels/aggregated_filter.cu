// The leader reserves places for all lanes that keep their value.
__device__ int reserve(int *counter) {
    const unsigned active = __activemask();
    const int lane = threadIdx.x & 31;
    const int leader = __ffs(active) - 1;
    int base = 0;
    if (lane == leader) base = atomicAdd(counter, __popc(active));
    base = __shfl_sync(active, base, leader);
    return base + __popc(active & ((1u << lane) - 1));
}

__global__ void aggregated_filter(const int *x, int *kept, int *counter) {
    const int v = x[blockIdx.x * blockDim.x + threadIdx.x];
    if (v % 3 == 0) kept[reserve(counter)] = v;
}
