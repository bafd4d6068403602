// Atomic operations on 64 bits, one a thread: a maximum of doubles by compare-and-swap, the nearest of n points by a
// minimum of distance and index in one word, and sums that need more than 32 bits. The caller sets the results first.
#include <cuda_runtime.h>

// There is no atomicMax of doubles. Returns what was there before.
__device__ double atomic_max(double *address, double value) {
    unsigned long long *bits = reinterpret_cast<unsigned long long *>(address);
    unsigned long long old = *const_cast<volatile unsigned long long *>(bits);  // other threads change it
    unsigned long long assumed;
    do {
        assumed = old;
        if (__longlong_as_double(static_cast<long long>(assumed)) >= value) {
            break;
        }
        old = atomicCAS(bits, assumed, static_cast<unsigned long long>(__double_as_longlong(value)));
    } while (assumed != old);
    return __longlong_as_double(static_cast<long long>(old));
}

extern "C" __global__ void max_double(const double *__restrict__ values, double *greatest, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        atomic_max(greatest, values[i]);
    }
}

// The upper half of *nearest becomes the bits of the squared distance, the lower half the point's index. Bits of floats
// that are not negative are in the order of the floats.
extern "C" __global__ void nearest_point(const float2 *__restrict__ points, float2 origin, unsigned long long *nearest,
                                         int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) {
        return;
    }
    const float dx = points[i].x - origin.x;
    const float dy = points[i].y - origin.y;
    const float distance = __fadd_rn(__fmul_rn(dx, dx), __fmul_rn(dy, dy));
    const unsigned long long packed = static_cast<unsigned long long>(__float_as_uint(distance)) << 32;
    atomicMin(nearest, packed | static_cast<unsigned>(i));
}

// sums[group]: of the squares of the group's values.
extern "C" __global__ void sum_squares(const int *__restrict__ values, const unsigned char *__restrict__ groups,
                                       unsigned long long *sums, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        const long long value = values[i];
        atomicAdd(&sums[groups[i]], static_cast<unsigned long long>(value * value));
    }
}
