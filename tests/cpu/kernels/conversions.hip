// Conversions from floating-point numbers to integers, in all the forms that C++ has.
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#include "conversions.h"

#define CONVERTED(T, x) ((T)(x))
#define TO_INT(x) (int)(x)
#define DOUBLED(x) ((x) + (x))
#define STORE(out, x) (out) = (x) * 1.0f
#define SET(out, x) out = x
typedef unsigned long long Wide;
using Index = int;

template <class To, class From>
__global__ void explicit_casts(const From *x, To *out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    out[i] = (To)x[i];
    out[n + i] = To(x[i]);
    out[2 * n + i] = static_cast<To>(x[i]);
}

template <class To, class From>
__device__ To returned(From x) {
    return x;
}
template <class To>
__device__ To passed(To x) {
    return x;
}
template <class To>
struct Holder {
    To value;
    template <class From>
    __device__ Holder(From x) : value(x) {}
};

template <class To, class From>
__global__ void implicit_conversions(const From *x, To *out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    To declared = x[i];
    out[i] = declared;
    out[n + i] = x[i];
    out[2 * n + i] = returned<To>(x[i]);
    out[3 * n + i] = passed<To>(x[i]);
    out[4 * n + i] = Holder<To>(x[i]).value;
    out[5 * n + i] = n > 0 ? x[i] : From(2.0f);
    SET(out[6 * n + i], (x[i]));
    SET(out[7 * n + i], i >= 0 ? x[i] : x[0]);
}

// One element a thread, without a branch: a loop that is vectorized.
template <class To, class From>
__global__ void rows(const From *x, To *out) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = (To)x[i];
}

// What the forms are called that templates do not have; every result is int of float.
__global__ void forms(const float *x, int *out) {
    const int i = threadIdx.x;
    const float f = x[i];
    int *const o = out + 16 * i;
    o[0] = CONVERTED(int, f);
    o[1] = TO_INT(f);
    o[2] = DOUBLED(f) / 2;
    STORE(o[3], f);
    o[4] = (Index)f;
    o[5] = Index(f);
    o[6] = from_header(f);
    o[7] = from_template_of_header<int>(f);
    o[8] = [](float value) -> int { return value; }(f);
    int direct(f);
    o[9] = direct;
    for (int begin = f, k = 0; k < 1; ++k) o[10] = begin;
    o[11] = ~(int)-f;
    const int several = 0, last = f;
    o[12] = last + several;
    o[13] = 0;
    if (f == f) o[13] = (f * 1.0f);
    switch ((int)f) {
        case (int)2.5f:
            o[14] = 2;
            break;
        default:
            o[14] = f;
    }
    o[15] = i % 2 == 0 ? f : 2.0f * (f / 2.0f);
}

__global__ void compound(const float *x, int *sums, unsigned char *bytes, float *floats) {
    const int i = threadIdx.x;
    sums[4 * i] = 3, sums[4 * i + 1] = 3, sums[4 * i + 2] = 3, sums[4 * i + 3] = 3;
    sums[4 * i] += x[i];
    sums[4 * i + 1] -= x[i];
    sums[4 * i + 2] *= (x[i] +
                        0.0f);
    sums[4 * i + 3] /= x[i];
    bytes[i] = 250;
    bytes[i] += x[i] / 1.0;
    floats[i] = DOUBLED(x[i]) * 2.0f;
}

// Lanes that go different ways, each with its own conversion, and a barrier in between.
__global__ void divergent(const float *x, int *signed_out, unsigned *unsigned_out) {
    const int i = threadIdx.x;
    __shared__ int staged[64];
    if (i % 3 == 0) {
        staged[i] = x[i];
    } else {
        staged[i] = (int)x[i];
        if (i % 3 == 1) unsigned_out[i] = x[i];
    }
    __syncthreads();
    signed_out[i] = staged[i];
    if (i % 3 != 1) unsigned_out[i] = unsigned(x[i]);
}

__global__ void from_half(const unsigned short *bits, signed char *i8, unsigned char *u8, short *i16, unsigned short *u16,
                          int *i32, unsigned *u32, long long *i64, Wide *u64) {
    const int i = threadIdx.x;
    const __half h = __ushort_as_half(bits[i]);
    i8[i] = (signed char)h, u8[i] = (unsigned char)h, i16[i] = h, u16[i] = static_cast<unsigned short>(h);
    i32[i] = h, u32[i] = (unsigned)h, i64[i] = (long long)h, u64[i] = Wide(h);
}

// The functions that HIP has for it, rounding towards zero.
__global__ void functions(const float *f, const double *d, const unsigned short *h, int *i32, unsigned *u32, long long *i64,
                          unsigned long long *u64, short *i16, unsigned short *u16) {
    const int i = threadIdx.x, n = blockDim.x;
    i32[i] = __float2int_rz(f[i]), i32[n + i] = __double2int_rz(d[i]);
    u32[i] = __float2uint_rz(f[i]), u32[n + i] = __double2uint_rz(d[i]);
    i64[i] = __float2ll_rz(f[i]), i64[n + i] = __double2ll_rz(d[i]);
    u64[i] = __float2ull_rz(f[i]), u64[n + i] = __double2ull_rz(d[i]);
    const __half x = __ushort_as_half(h[i]);
    i32[2 * n + i] = __half2int_rz(x), u32[2 * n + i] = __half2uint_rz(x);
    i64[2 * n + i] = __half2ll_rz(x), u64[2 * n + i] = __half2ull_rz(x);
    i16[i] = __half2short_rz(x), u16[i] = __half2ushort_rz(x);
}
