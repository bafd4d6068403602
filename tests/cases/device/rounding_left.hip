// HIP's headers declare these with a macro, but nothing defines them.
#include <hip/hip_runtime.h>

__global__ void interval(double *d) {
    d[0] = __ddiv_rd(d[1], d[2]);
    d[1] = __dsqrt_ru(d[1]) + __drcp_rz(d[2]);
}
