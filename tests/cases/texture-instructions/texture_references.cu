// Texture references are gone from CUDA 12; HIP still has them.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

texture<float, 2, cudaReadModeElementType> image;
//> texture<float, 2, hipReadModeElementType> image;  // HP101@19
__global__ void sample(float *out, cudaTextureObject_t object) {
//> __global__ void sample(float *out, hipTextureObject_t object) {  // HP101@36
    out[0] = tex2D(image, 0.f, 0.f) + tex2D<float>(object, 0.f, 0.f);
//~          ^~~~~ HP513 warning: tex2D (2 in this file) does not compile for gfx942: no texture instructions there
//~   remedy: read from a buffer and filter in code, at least for these architectures
}
void bind(cudaArray_t array) { cudaBindTextureToArray(image, array); }
//~                            ^~~~~~~~~~~~~~~~~~~~~~ HP302 info:
//~   cudaBindTextureToArray -> hipBindTextureToArray: deprecated in ROCm 7.2.4
//~   remedy: check whether the code is affected
//> void bind(hipArray_t array) { hipBindTextureToArray(image, array); }  // HP101@11 HP101@32
