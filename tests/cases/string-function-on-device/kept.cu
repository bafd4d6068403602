#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstring>

struct Words {
    __device__ int strlen(const char *text) const { return text[0] != 0; }
};

__device__ int bits(float x) {
    int y;
    memcpy(&y, &x, sizeof(y));
    return y;
}

__global__ void measure(const char *text, int *out, Words words) { *out = words.strlen(text) + bits(1.0f); }

int host(const char *a) { return static_cast<int>(std::strlen(a)); }
