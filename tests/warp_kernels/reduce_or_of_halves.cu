// The two halves of a warp reduce at the same time, each with its own mask.
__global__ void reduce_or_of_halves(const unsigned *x, unsigned *bits) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const unsigned members = (threadIdx.x & 16) ? 0xffff0000u : 0x0000ffffu;
    bits[i] = __reduce_or_sync(members, x[i]);
}
