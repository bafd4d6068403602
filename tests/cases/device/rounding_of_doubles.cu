//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/rounding.h"  // HP117@1
__global__ void interval(double *d) {
    d[0] = __ddiv_rd(d[1], d[2]) + __ddiv_ru(d[1], d[2]) + __ddiv_rz(d[1], d[2]);
//>     d[0] = hipport::ddiv_rd(d[1], d[2]) + hipport::ddiv_ru(d[1], d[2]) + hipport::ddiv_rz(d[1], d[2]);  // HP101@12 HP101@36 HP101@60
    d[3] = __dsqrt_rd(d[4]) + __drcp_ru(d[5]) + __ddiv_rn(d[6], d[7]);
//>     d[3] = hipport::dsqrt_rd(d[4]) + hipport::drcp_ru(d[5]) + __ddiv_rn(d[6], d[7]);  // HP101@12 HP101@31
}
