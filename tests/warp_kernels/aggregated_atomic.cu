// One atomic for all lanes that are here.
__device__ void add_one(int *counter) {
    const unsigned active = __activemask();
    const int leader = __ffs(active) - 1;
    if ((threadIdx.x & 31) == leader) atomicAdd(counter, __popc(active));
}

__global__ void aggregated_atomic(const int *x, int *counter) {
    if (x[blockIdx.x * blockDim.x + threadIdx.x] > 0) add_one(counter);
}
