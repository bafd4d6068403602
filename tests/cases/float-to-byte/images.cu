#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <stdint.h>

__constant__ float weights[9];

__device__ unsigned char limited(float v) { return v < 0 ? 0 : 255; }

__global__ void negative(const float *x, const unsigned char *in, unsigned char *out, uint8_t *bytes, int w, double scale) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0.0f;
    for (int k = 0; k < 9; ++k) sum += in[i + k] * weights[k];
    out[i] = sum;
//>     out[i] = (unsigned int)sum;  // HP719@14
    out[i + 1] = (unsigned char)sum;
//>     out[i + 1] = (unsigned char)(unsigned int)sum;  // HP719@33
    bytes[i] = static_cast<uint8_t>(x[i] * scale - 1);
//>     bytes[i] = static_cast<uint8_t>((unsigned int)(x[i] * scale - 1));  // HP719@37 HP719@53
    out[i + 2] = (uint8_t)(128.0f - 0.5f * in[i]);
//>     out[i + 2] = (uint8_t)(unsigned int)(128.0f - 0.5f * in[i]);  // HP719@27
    float edge = x[i] - x[i + w], half_of = edge * 0.5f;
    unsigned char v = 0.5f * edge;
//>     unsigned char v = (unsigned int)(0.5f * edge);  // HP719@23 HP719@34
    bytes[i + w] = (unsigned char)edge + (unsigned char)half_of;
//>     bytes[i + w] = (unsigned char)(unsigned int)edge + (unsigned char)half_of;  // HP719@35
    size_t cell = (size_t)((x[i] - 0.5f) * scale);
//~                       ^~~~~~~~~~~~~~~~~~~~~~~ HP719 warning '((x[i]-0.5f)*scale)':
//~   a negative number becomes 0 in CUDA, and a large one of 64 bits on AMD GPUs
//~   remedy: write 0 where it is negative, as (x > 0 ? size_t(x) : 0)
    bytes[cell] = v;
    out[i + 3] = roundf(x[i] - x[i + w]) * 0.5f;
//>     out[i + 3] = (unsigned int)(roundf(x[i] - x[i + w]) * 0.5f);  // HP719@18 HP719@48
}

__global__ void positive(const float *x, const unsigned char *in, unsigned char *out, int w, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float sum = 0.0f, grey = 0.3f * in[i] + 0.6f * in[i + 1];
    for (int k = 0; k < 9; ++k) sum += in[i + k] * weights[k];
    sum = fminf(fmaxf(sum, 0.0f), 255.0f);
    out[i] = sum;
    out[i + 1] = (unsigned char)grey;
    out[i + 2] = (unsigned char)fabsf(x[i] - x[i + w]);
    out[i + 3] = in[i] - in[i + 1];
    out[i + 5] = 0.5f * in[i - 1] + 0.5f * in[i - w];
    out[i + 6] = (int)(x[i] - x[i + w]);
    float mean = 0.0f;
    for (int k = -1; k <= 1; ++k) mean += in[i + k - w] / 3.0f;
    out[i + 7] = mean;
    out[i + 8] = limited(x[i] - 0.5f);
    float difference = x[i] - x[i + w];
    if (difference < 0) difference = 0;
    out[i + 4] = difference;
    size_t place = (size_t)(w - 1) * i;
    y[place] = (unsigned char)(in[i] - w) - 0.5f;
}
