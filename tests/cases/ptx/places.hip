// Statements stay statements: in macros, behind if without braces, with names for operands, with the lines that they had.
#include <hip/hip_runtime.h>
#include "hipport/device.h"
#include "hipport/ptx.h"

#define FENCE() __threadfence()
#define SELECT(d, a, b, c)                              \
    do { auto &ptx_0 = (d); const auto ptx_1 = (a); const auto ptx_2 = (b); const auto ptx_3 = (c); bool ptx_p; ptx_p = hipport::ptx::setp_ne<unsigned int>(ptx_3, 0); ptx_0 = ptx_p ? ptx_1 : ptx_2; } while (0)

template <int shift>
__device__ unsigned shifted(unsigned x) {
    x = hipport::ptx::shr<unsigned int>(x, shift);
    return x;
}
__global__ void places(unsigned *p, int n) {
    if (n) hipport::trap();
    else FENCE();
    if (n > 1)
        do {
            auto &ptx_0 = (p[n++]);
            const auto ptx_1 = (n ? 1 : 2);
            ptx_0 = hipport::ptx::add<unsigned int>(ptx_0, ptx_1);
        } while (0);
    else
        p[0] = max(n, 3);
    unsigned d = shifted<4>(p[1]);
    SELECT(d, p[1], p[2], n);
    p[3] = __brev(d /* kept: it is in the expression */);
    hipport::brkpt();
}
