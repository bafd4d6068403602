#include <cuda_fp16.h>
//> #include <hip/hip_fp16.h>  // HP110@11
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/device.h"  // HP117@1

__global__ void copy(const float4 *in, float4 *out, const int *flag, unsigned char *bytes, const __half *h) {
    while (__ldcg(flag) == 0) {
//>     while (hipport::ldcg(flag) == 0) {  // HP101@12
    }
    __stcs(out + threadIdx.x, __ldcs(in + threadIdx.x));
//>     hipport::stcs(out + threadIdx.x, hipport::ldcs(in + threadIdx.x));  // HP101@5 HP101@31
    __stcg(out, __ldca(in));
//>     hipport::stcg(out, hipport::ldca(in));  // HP101@5 HP101@17
    __stwt(bytes, __ldcv(bytes + 1));
//>     hipport::stwt(bytes, hipport::ldcv(bytes + 1));  // HP101@5 HP101@19
    __stwb(bytes, __ldlu(bytes + 1));
//>     hipport::stwb(bytes, hipport::ldlu(bytes + 1));  // HP101@5 HP101@19
    out[0].x = __half2float(__ldcg(h));
//>     out[0].x = __half2float(hipport::ldcg(h));  // HP101@29
}
template <class T>
__device__ T load(const T *p) {
    return __ldcs(p);
//>     return hipport::ldcs(p);  // HP101@12
}
template __device__ double2 load(const double2 *);
