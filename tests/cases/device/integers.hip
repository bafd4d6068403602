#include <hip/hip_runtime.h>
#include "hipport/integer.h"

__global__ void integers(int *i, unsigned *u, unsigned long long *l, char4 *c, bool *b) {
    i[0] = hipport::dp4a(i[1], i[2], i[3]);
    u[0] = hipport::dp4a(u[1], u[2], u[3]);
    i[4] = hipport::dp4a(c[0], c[1], i[5]);
    i[6] = hipport::dp2a_lo(i[7], i[8], i[9]);
    u[4] = hipport::dp2a_hi(u[5], u[6], u[7]);
    u[8] = hipport::vadd4(u[1], u[2]) + hipport::vsubss2(u[3], u[4]) + hipport::vabsdiffu4(u[5], u[6]);
    u[9] = hipport::vcmpgtu4(u[1], u[2]) | hipport::vseteq2(u[3], u[4]) | hipport::vmaxs4(u[5], u[6]);
    u[10] = hipport::vsadu4(u[1], u[2]) + hipport::vavgs2(u[3], u[4]) + hipport::vneg4(u[5]);
    i[10] = hipport::vimax3_s32(i[1], i[2], i[3]) + hipport::viaddmin_s32_relu(i[4], i[5], i[6]);
    u[11] = hipport::vibmax_u16x2(u[1], u[2], b, b + 1);
    u[12] = hipport::umin(u[1], 3) + hipport::umax(u[2], u[3]);
    l[0] = hipport::ullmin(l[1], l[2]) + hipport::llmax(i[1], -1);
}
// Names of the project's own.
struct Range {
    unsigned umin, umax;
};
__device__ unsigned width(Range range) { return range.umax - range.umin; }
