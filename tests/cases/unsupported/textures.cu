// Texture references are gone from CUDA 12; HIP still has them.
#include <cuda_runtime.h>

texture<float, 2, cudaReadModeElementType> image;
__global__ void sample(float *out, cudaTextureObject_t object) {
    out[0] = tex2D(image, 0.f, 0.f) + tex2D<float>(object, 0.f, 0.f);
}
void bind(cudaArray_t array) { cudaBindTextureToArray(image, array); }
