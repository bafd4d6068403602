#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstdint>

struct Buffer {
    float *data;
    int size;
    __device__ bool is_aligned() const { return ((unsigned)data & 15) == 0; }
//>     __device__ bool is_aligned() const { return ((unsigned)(size_t)data & 15) == 0; }  // HP293@60
    __device__ int low() { return (int)this; }
//>     __device__ int low() { return (int)(size_t)this; }  // HP293@40
    __device__ int count() { return (int)size + (int)this->size; }
};

template <typename T>
__global__ void load(const T *__restrict__ in, T *out, int n, Buffer *buffers) {
    __shared__ float tile[32];
    if (((uint32_t)in & 3) == 0 && (unsigned int)&out[n] % 16 == 0) out[0] = in[0];
//>     if (((uint32_t)(size_t)in & 3) == 0 && (unsigned int)(size_t)&out[n] % 16 == 0) out[0] = in[0];  // HP293@20 HP293@50
    int at = (int)(in + n) + unsigned(tile) + (int)buffers->data + int(out);
//>     int at = (int)(size_t)(in + n) + unsigned((size_t)tile) + (int)buffers->data + int((size_t)out);  // HP293@19 HP293@39 HP293@72
    if (out > 0 && buffers->data >= NULL) tile[0] = at;
//~                         ^~~~ HP293 error: data is a pointer: clang takes it for no number
//~   remedy: cast it to size_t first
//>     if ((size_t)out > 0 && buffers->data >= NULL) tile[0] = at;  // HP293@9
    while (out <= 0) out++;
//>     while ((size_t)out <= 0) out++;  // HP293@12
}

// What is no pointer, and what fits.
__device__ float plain(float *p, float *q, float a, float b, int n, float2 v) {
    float product = a * b;
    unsigned long long wide = (unsigned long long)p + (size_t)q + (uintptr_t)p;
    if (b > 0 && *p > 0 && p[n] > 0 && v.x > 0 && p - q > 0 && n << 0) return (int)b + (int)*p + (int)p[n] + (int)v.x;
    return (int)(p - q) + int(a) + (int)product + sizeof(int) + (p != 0) + (p == NULL) + wide;
}
__device__ int low(float *p) { return int(p); }
//> __device__ int low(float *p) { return int((size_t)p); }  // HP293@43
