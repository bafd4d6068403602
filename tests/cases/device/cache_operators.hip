#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>
#include "hipport/device.h"

__global__ void copy(const float4 *in, float4 *out, const int *flag, unsigned char *bytes, const __half *h) {
    while (hipport::ldcg(flag) == 0) {
    }
    hipport::stcs(out + threadIdx.x, hipport::ldcs(in + threadIdx.x));
    hipport::stcg(out, hipport::ldca(in));
    hipport::stwt(bytes, hipport::ldcv(bytes + 1));
    hipport::stwb(bytes, hipport::ldlu(bytes + 1));
    out[0].x = __half2float(hipport::ldcg(h));
}
template <class T>
__device__ T load(const T *p) {
    return hipport::ldcs(p);
}
template __device__ double2 load(const double2 *);
