#include <cuda_runtime.h>

__global__ void integers(int *i, unsigned *u, unsigned long long *l, char4 *c, bool *b) {
    i[0] = __dp4a(i[1], i[2], i[3]);
    u[0] = __dp4a(u[1], u[2], u[3]);
    i[4] = __dp4a(c[0], c[1], i[5]);
    i[6] = __dp2a_lo(i[7], i[8], i[9]);
    u[4] = __dp2a_hi(u[5], u[6], u[7]);
    u[8] = __vadd4(u[1], u[2]) + __vsubss2(u[3], u[4]) + __vabsdiffu4(u[5], u[6]);
    u[9] = __vcmpgtu4(u[1], u[2]) | __vseteq2(u[3], u[4]) | __vmaxs4(u[5], u[6]);
    u[10] = __vsadu4(u[1], u[2]) + __vavgs2(u[3], u[4]) + __vneg4(u[5]);
    i[10] = __vimax3_s32(i[1], i[2], i[3]) + __viaddmin_s32_relu(i[4], i[5], i[6]);
    u[11] = __vibmax_u16x2(u[1], u[2], b, b + 1);
    u[12] = umin(u[1], 3) + umax(u[2], u[3]);
    l[0] = ullmin(l[1], l[2]) + llmax(i[1], -1);
}
// Names of the project's own.
struct Range {
    unsigned umin, umax;
};
__device__ unsigned width(Range range) { return range.umax - range.umin; }
