// Prices of European call and put options by Black and Scholes, with the cumulative normal distribution by erfc.
#include <cuda_runtime.h>

template <typename T>
__device__ __forceinline__ T normal_cdf(T d) {
    return T(0.5) * erfc(-d * T(0.70710678118654752));
}

template <typename T>
__global__ void black_scholes(const T *__restrict__ spot, const T *__restrict__ strike, const T *__restrict__ years,
                              T rate, T volatility, T *__restrict__ call, T *__restrict__ put, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        const T s = spot[i];
        const T k = strike[i];
        const T t = years[i];
        const T deviation = volatility * sqrt(t);
        const T d1 = (log(s / k) + (rate + T(0.5) * volatility * volatility) * t) / deviation;
        const T d2 = d1 - deviation;
        const T discounted = k * exp(-rate * t);
        call[i] = s * normal_cdf(d1) - discounted * normal_cdf(d2);
        put[i] = discounted * normal_cdf(-d2) - s * normal_cdf(-d1);
    }
}

template __global__ void black_scholes<float>(const float *, const float *, const float *, float, float, float *,
                                              float *, int);
template __global__ void black_scholes<double>(const double *, const double *, const double *, double, double, double *,
                                               double *, int);
