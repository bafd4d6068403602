//+ #include <hip/hip_runtime.h>  // HP114@1
//+ #include "hipport/texture.h"  // HP117@1
struct Point {
    float x;
    Point(float x) : x(x) {}
};
texture<float> read;
//~~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//> __device__ hipport::texture<float> read;  // HP513@1

#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
__global__ void fill(float *out) { out[0] = 1; }
