// Products of 128-bit numbers, of four words each, the lowest word first. PTX's instructions that carry stand in functions
// of their own: the carry goes from one function to the next, and counts on these being inlined.

#define WORD __device__ __forceinline__ unsigned

WORD mad_lo_cc(unsigned a, unsigned b, unsigned c) {
    unsigned r;
    asm volatile("mad.lo.cc.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
    return r;
}
WORD madc_lo_cc(unsigned a, unsigned b, unsigned c) {
    unsigned r;
    asm volatile("madc.lo.cc.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
    return r;
}
WORD mad_hi_cc(unsigned a, unsigned b, unsigned c) {
    unsigned r;
    asm volatile("mad.hi.cc.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
    return r;
}
WORD madc_hi_cc(unsigned a, unsigned b, unsigned c) {
    unsigned r;
    asm volatile("madc.hi.cc.u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c));
    return r;
}
WORD addc(unsigned a, unsigned b) {
    unsigned r;
    asm volatile("addc.u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b));
    return r;
}

extern "C" __global__ void wide_product(const uint4 *a, const uint4 *b, uint4 *product, int n) {
    const int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= n) return;
    const unsigned x[4] = {a[at].x, a[at].y, a[at].z, a[at].w};
    const unsigned y[4] = {b[at].x, b[at].y, b[at].z, b[at].w};
    unsigned sum[9] = {};
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        sum[i] = mad_lo_cc(x[i], y[0], sum[i]);
#pragma unroll
        for (int j = 1; j < 4; ++j) sum[i + j] = madc_lo_cc(x[i], y[j], sum[i + j]);
        sum[i + 4] = addc(sum[i + 4], 0);
        sum[i + 1] = mad_hi_cc(x[i], y[0], sum[i + 1]);
#pragma unroll
        for (int j = 1; j < 4; ++j) sum[i + j + 1] = madc_hi_cc(x[i], y[j], sum[i + j + 1]);
        sum[i + 5] = addc(sum[i + 5], 0);
    }
    product[2 * at] = make_uint4(sum[0], sum[1], sum[2], sum[3]);
    product[2 * at + 1] = make_uint4(sum[4], sum[5], sum[6], sum[7]);
}
