// Texture references are gone from CUDA 12; HIP still has them.
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/texture.h"  // HP117@1

texture<float, 2, cudaReadModeElementType> image;
//~~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//> __device__ hipport::texture<float, 2, hipReadModeElementType> image;  // HP513@1 HP101@19
__global__ void sample(float *out, cudaTextureObject_t object) {
//> __global__ void sample(float *out, hipTextureObject_t object) {  // HP101@36
    out[0] = tex2D(image, 0.f, 0.f) + tex2D<float>(object, 0.f, 0.f);
//>     out[0] = hipport::tex2D(image, 0.f, 0.f) + hipport::tex2D<float>(object, 0.f, 0.f);  // HP101@14 HP101@39
}
void bind(cudaArray_t array) { cudaBindTextureToArray(image, array); }
//> void bind(hipArray_t array) { hipport::hipBindTextureToArray(image, array); }  // HP101@11 HP101@32
