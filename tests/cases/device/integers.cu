#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/integer.h"  // HP117@1

__global__ void integers(int *i, unsigned *u, unsigned long long *l, char4 *c, bool *b) {
    i[0] = __dp4a(i[1], i[2], i[3]);
//>     i[0] = hipport::dp4a(i[1], i[2], i[3]);  // HP101@12
    u[0] = __dp4a(u[1], u[2], u[3]);
//>     u[0] = hipport::dp4a(u[1], u[2], u[3]);  // HP101@12
    i[4] = __dp4a(c[0], c[1], i[5]);
//>     i[4] = hipport::dp4a(c[0], c[1], i[5]);  // HP101@12
    i[6] = __dp2a_lo(i[7], i[8], i[9]);
//>     i[6] = hipport::dp2a_lo(i[7], i[8], i[9]);  // HP101@12
    u[4] = __dp2a_hi(u[5], u[6], u[7]);
//>     u[4] = hipport::dp2a_hi(u[5], u[6], u[7]);  // HP101@12
    u[8] = __vadd4(u[1], u[2]) + __vsubss2(u[3], u[4]) + __vabsdiffu4(u[5], u[6]);
//>     u[8] = hipport::vadd4(u[1], u[2]) + hipport::vsubss2(u[3], u[4]) + hipport::vabsdiffu4(u[5], u[6]);  // HP101@12 HP101@34 HP101@58
    u[9] = __vcmpgtu4(u[1], u[2]) | __vseteq2(u[3], u[4]) | __vmaxs4(u[5], u[6]);
//>     u[9] = hipport::vcmpgtu4(u[1], u[2]) | hipport::vseteq2(u[3], u[4]) | hipport::vmaxs4(u[5], u[6]);  // HP101@12 HP101@37 HP101@61
    u[10] = __vsadu4(u[1], u[2]) + __vavgs2(u[3], u[4]) + __vneg4(u[5]);
//>     u[10] = hipport::vsadu4(u[1], u[2]) + hipport::vavgs2(u[3], u[4]) + hipport::vneg4(u[5]);  // HP101@13 HP101@36 HP101@59
    i[10] = __vimax3_s32(i[1], i[2], i[3]) + __viaddmin_s32_relu(i[4], i[5], i[6]);
//>     i[10] = hipport::vimax3_s32(i[1], i[2], i[3]) + hipport::viaddmin_s32_relu(i[4], i[5], i[6]);  // HP101@13 HP101@46
    u[11] = __vibmax_u16x2(u[1], u[2], b, b + 1);
//>     u[11] = hipport::vibmax_u16x2(u[1], u[2], b, b + 1);  // HP101@13
    u[12] = umin(u[1], 3) + umax(u[2], u[3]);
//>     u[12] = hipport::umin(u[1], 3) + hipport::umax(u[2], u[3]);  // HP101@13 HP101@29
    l[0] = ullmin(l[1], l[2]) + llmax(i[1], -1);
//>     l[0] = hipport::ullmin(l[1], l[2]) + hipport::llmax(i[1], -1);  // HP101@12 HP101@33
}
// Names of the project's own.
struct Range {
    unsigned umin, umax;
};
__device__ unsigned width(Range range) { return range.umax - range.umin; }
