// A lane without one before it gets its own value, which a maximum does not mind.
__global__ void running_maximum_unguarded(const int *x, int *greatest) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    int v = x[i];
    for (int d = 1; d < 32; d *= 2) v = max(v, __shfl_up_sync(0xffffffff, v, d));
    greatest[i] = v;
}
