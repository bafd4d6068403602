// Gaussian error linear unit of each element, by the error function or by its approximation with tanh; in half
// precision two elements at a time.
#include <cuda_fp16.h>

struct Erf {
    static __device__ __forceinline__ float of(float x) { return 0.5f * x * (1.0f + erff(x * 0.70710678f)); }
};

struct Tanh {
    static __device__ __forceinline__ float of(float x) {
        const float inner = 0.79788456f * fmaf(0.044715f * x, x * x, x);
        return 0.5f * x * (1.0f + tanhf(inner));
    }
};

template <typename Form>
__global__ void gelu(const float *__restrict__ input, float *__restrict__ output, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        output[i] = Form::of(input[i]);
    }
}

template <typename Form>
__global__ void gelu_half2(const __half *__restrict__ input, __half *__restrict__ output, int n) {
    const __half2 *pairs = reinterpret_cast<const __half2 *>(input);
    __half2 *results = reinterpret_cast<__half2 *>(output);
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n / 2) {
        const float2 x = __half22float2(pairs[i]);
        results[i] = __floats2half2_rn(Form::of(x.x), Form::of(x.y));
    } else if (i == n / 2 && n % 2 != 0) {
        output[n - 1] = __float2half(Form::of(__half2float(input[n - 1])));
    }
}

template __global__ void gelu<Erf>(const float *, float *, int);
template __global__ void gelu<Tanh>(const float *, float *, int);
template __global__ void gelu_half2<Erf>(const __half *, __half *, int);
template __global__ void gelu_half2<Tanh>(const __half *, __half *, int);
