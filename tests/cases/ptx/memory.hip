#include <hip/hip_runtime.h>
#include "hipport/device.h"
#include "hipport/ptx.h"

__device__ float4 load_once(const float4 *p) {
    float4 v;
    hipport::ptx::ld_nc_v4<float>(v.x, v.y, v.z, v.w, p);
    return v;
}
__device__ void store_once(uint4 *p, uint4 v) {
    hipport::ptx::st_cs_v4<unsigned int>(p, v.x, v.y, v.z, v.w, 16);
}
__device__ int wait(const int *flag, long long address) {
    int seen, byte;
    do {
        seen = hipport::ptx::ld_acquire_gpu<int>(flag);
    } while (seen == 0);
    seen = hipport::ptx::ld_cg<int>(flag);
    byte = hipport::ptx::ld_cv<unsigned char>(address);
    *(float *)&seen = hipport::ptx::ld_relaxed_sys<float>(address);
    return seen + byte;
}
__global__ void publish(int *flag, unsigned long long *sum, float *mean) {
    unsigned long long old;
    hipport::ptx::st_release_sys<int>(flag, 1);
    hipport::ptx::st_wt<float>(mean, 1.0f);
    hipport::ptx::atom_add<int>(flag, 1);
    hipport::ptx::atom_add<float>(mean, 2.0f);
    old = hipport::ptx::atom_cas<unsigned long long, hipport::ptx::acq_rel, hipport::ptx::sys>(sum, 0ull, 1ull);
    sum[1] = hipport::ptx::atom_max<unsigned long long>(sum, old);
    hipport::ptx::prefetch(sum);
}
__global__ void guarded(unsigned *p, const uint4 *q, bool is_inside) {
    uint4 v;
    do {
        auto &ptx_0 = (v.x);
        auto &ptx_1 = (v.y);
        auto &ptx_2 = (v.z);
        auto &ptx_3 = (v.w);
        const auto ptx_4 = (q);
        const auto ptx_5 = ((int)is_inside);
        bool ptx_p;
        ptx_p = hipport::ptx::setp_ne<unsigned int>(ptx_5, 0);
        ptx_0 = 0;
        ptx_1 = 0;
        ptx_2 = 0;
        ptx_3 = 0;
        if (ptx_p) hipport::ptx::ld_v4<unsigned int>(ptx_0, ptx_1, ptx_2, ptx_3, ptx_4);
    } while (0);
    do {
        const auto ptx_0 = (p);
        const auto ptx_1 = ((int)is_inside);
        const auto ptx_2 = (v.x);
        bool ptx_p;
        ptx_p = hipport::ptx::setp_eq<int>(ptx_1, 1);
        if (!ptx_p) hipport::ptx::st<unsigned int>(ptx_0, ptx_2);
    } while (0);
}
__global__ void shared_addresses(int *out) {
    __shared__ int words[64];
    unsigned address = static_cast<unsigned>(hipport::cvta_generic_to_shared(words + threadIdx.x));
    do {
        auto &ptx_0 = (address);
        const auto ptx_1 = (words);
        unsigned long long ptx_t;
        ptx_t = hipport::cvta_generic_to_shared((const void *)(ptx_1));
        ptx_0 = hipport::ptx::cvt<unsigned int, unsigned long long>(ptx_t);
    } while (0);
    hipport::ptx::st<int>(hipport::cvta_shared_to_generic(address), 7);
    *out = hipport::ptx::ld<int>(hipport::cvta_shared_to_generic(address), 4);
}
