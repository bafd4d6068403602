// A set of bits in shared memory: the masks are no masks of lanes.
__global__ void bits_of_threads(const int *x, unsigned *words, int *counts) {
    __shared__ unsigned bits[4];
    const int tid = threadIdx.x;
    if (tid < 4) bits[tid] = 0;
    __syncthreads();
    if (x[blockIdx.x * blockDim.x + tid] > 0) atomicOr(&bits[tid / 32], 1u << (tid & 31));
    __syncthreads();
    if (tid < 4) {
        words[blockIdx.x * 4 + tid] = bits[tid];
        counts[blockIdx.x * 4 + tid] = __popc(bits[tid]);
    }
}
