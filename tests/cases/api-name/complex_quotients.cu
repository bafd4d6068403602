//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/complex.h"  // HP117@1
#include <cuComplex.h>
//> #include <hip/hip_complex.h>  // HP110@11

__global__ void ratios(const cuFloatComplex *p, const cuDoubleComplex *q, cuFloatComplex *ratio, double *length) {
//> __global__ void ratios(const hipFloatComplex *p, const hipDoubleComplex *q, hipFloatComplex *ratio, double *length) {  // HP101@30 HP101@55 HP101@75
    ratio[threadIdx.x] = cuCdivf(p[threadIdx.x], cuCmulf(p[0], p[1]));
//>     ratio[threadIdx.x] = hipport_cdivf(p[threadIdx.x], hipCmulf(p[0], p[1]));  // HP101@26 HP101@50
    length[threadIdx.x] = cuCabs(cuCdiv(q[threadIdx.x], q[0])) + cuCabsf(p[0]);
//>     length[threadIdx.x] = hipport_cabs(hipport_cdiv(q[threadIdx.x], q[0])) + hipport_cabsf(p[0]);  // HP101@27 HP101@34 HP101@66
}
