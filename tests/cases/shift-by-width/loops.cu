#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
constexpr int PLACES = 33;
__global__ void found(const unsigned *x, unsigned *y, int mask) {
    unsigned v = x[threadIdx.x];
    for (int i = 0; i <= 32; i++) y[i] = v >> i;
//~                                        ^~ HP717 warning:
//~   where i is 32 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift a number of 64 bits, or leave 32 and more out
    for (unsigned bit = 0; bit < PLACES; ++bit) { y[bit] += 1u << bit; }
//~                                                            ^~ HP717 warning:
//~   where bit is 32 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift a number of 64 bits, or leave 32 and more out
    for (int i = 32; i >= 0; i--)
        if (mask > 0) y[0] ^= v << i;
//~                             ^~ HP717 warning:
//~   where i is 32 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift a number of 64 bits, or leave 32 and more out
    for (int i = 0; i < 64; i++) y[i] = (x[i / 32] >> i) & 1;
//~                                                ^~ HP717 warning:
//~   where i is 32 this shifts by 32 places: 0 in CUDA, and the value itself on AMD GPUs
//~   remedy: shift a number of 64 bits, or leave 32 and more out
}
