// A maximum that lane 0 has and hands to the others.
__global__ void max_then_broadcast(const float *x, float *scaled) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const float v = x[i];
    float m = v;
    for (int offset = 16; offset > 0; offset /= 2) m = fmaxf(m, __shfl_down_sync(0xffffffff, m, offset));
    m = __shfl_sync(0xffffffff, m, 0);
    scaled[i] = v / m;
}
