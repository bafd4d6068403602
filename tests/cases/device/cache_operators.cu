#include <cuda_fp16.h>
#include <cuda_runtime.h>

__global__ void copy(const float4 *in, float4 *out, const int *flag, unsigned char *bytes, const __half *h) {
    while (__ldcg(flag) == 0) {
    }
    __stcs(out + threadIdx.x, __ldcs(in + threadIdx.x));
    __stcg(out, __ldca(in));
    __stwt(bytes, __ldcv(bytes + 1));
    __stwb(bytes, __ldlu(bytes + 1));
    out[0].x = __half2float(__ldcg(h));
}
template <class T>
__device__ T load(const T *p) {
    return __ldcs(p);
}
template __device__ double2 load(const double2 *);
