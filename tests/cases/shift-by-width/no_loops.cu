#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
struct Bits { unsigned long long all; };
__global__ void not_found(const unsigned *x, unsigned *y, unsigned long long *z, Bits all, int n) {
    unsigned v = x[threadIdx.x], i = n;
    unsigned long long w = v;
    for (int i = 0; i < 32; i++) y[i] = v >> i;
    for (int i = 31; i >= 0; i--) y[i] = v >> i;
    for (int i = 0; i < n; i++) y[i] = v >> i;
    for (int i = 0; i < 64; i++) z[i] = w >> i;
    for (int i = 0; i < 64; i++) z[i] = 1ull << i;
    for (int i = 0; i < 64; i++) z[i] = (unsigned long long)v << i;
    for (int i = 0; i < 64; i++) z[i] = all.all >> i;
    for (int i = 0; i <= 32; i++) y[i] = i < 32 ? v >> i : 0;
    for (int i = 0; i <= 32; i++) {
        if (i < 32) { y[i] = v >> i; }
    }
    for (int k = 0; k <= 32; k++) y[k] = v >> (k & 31);
    for (int k = 0; k <= 32; k++) y[k] = v >> i;
}
template <class T> __device__ T folded(T value) {
    T sum = 0;
    for (int i = 0; i < 64; i++) sum ^= value >> i;
    return sum;
}
