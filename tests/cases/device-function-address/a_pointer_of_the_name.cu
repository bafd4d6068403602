#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
#include <cstdio>
__device__ float f(float x) { return x; }
__global__ void k(float *p) { *p = f(*p); }
void write(const char *path) {
    std::FILE *f = std::fopen(path, "wb");
    std::fwrite(path, 1, 1, f);
    std::fclose(f);
}
