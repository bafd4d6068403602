#include <complex>
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

// only host code makes one from the standard's
struct Complex {
    float re, im;
    __host__ __device__ Complex(float re, float im) : re(re), im(im) {}
    inline Complex(const std::complex<float> &z) : re(z.real()), im(z.imag()) {}
};

__host__ __device__ inline Complex conjugated(const Complex &z) { return Complex(z.re, -z.im); }

struct Range {
    float low, high;
    Range(float limits);
};

__host__ __device__ inline Range around(float x) { return Range(x); }
//~                        ^~~~~ HP245 warning:
//~   Range has constructors of the host: this function for host and device does not compile where device code calls it
//~   remedy: mark them __host__ __device__
