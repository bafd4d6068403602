// Texture references are gone from CUDA 12; HIP still has them.
#include <hip/hip_runtime.h>

texture<float, 2, hipReadModeElementType> image;
__global__ void sample(float *out, hipTextureObject_t object) {
    out[0] = tex2D(image, 0.f, 0.f) + tex2D<float>(object, 0.f, 0.f);
}
void bind(hipArray_t array) { hipBindTextureToArray(image, array); }
