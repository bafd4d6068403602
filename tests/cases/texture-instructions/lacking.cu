#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/texture.h"  // HP117@1

__global__ void sample(cudaTextureObject_t image, float *out) {
//> __global__ void sample(hipTextureObject_t image, float *out) {  // HP101@24
    float4 four = tex2Dgather<float4>(image, 0.5f, 0.5f, 0);
//~               ^~~~~~~~~~~ HP513 warning:
//~   tex2Dgather is for HIP's own textures and arrays, not for those of hipport/texture.h
//~   remedy: write it by what the header has, or convert with --textures native for architectures with images
    out[0] = four.x + texCubemap<float>(image, 1, 0, 0) + tex2D<float>(image, 0, 0);
//~                   ^~~~~~~~~~ HP513 warning:
//~   texCubemap is for HIP's own textures and arrays, not for those of hipport/texture.h
//~   remedy: write it by what the header has, or convert with --textures native for architectures with images
//~                                                       ^~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//>     out[0] = four.x + texCubemap<float>(image, 1, 0, 0) + hipport::tex2D<float>(image, 0, 0);  // HP101@59
}
void levels(cudaMipmappedArray_t *array, cudaChannelFormatDesc *format, cudaExtent extent) {
//> void levels(hipMipmappedArray_t *array, hipChannelFormatDesc *format, hipExtent extent) {  // HP101@13 HP101@42 HP101@73
    cudaMallocMipmappedArray(array, format, extent, 4);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~ HP513 warning:
//~   cudaMallocMipmappedArray is for HIP's own textures and arrays, not for those of hipport/texture.h
//~   remedy: write it by what the header has, or convert with --textures native for architectures with images
//>     hipMallocMipmappedArray(array, format, extent, 4);  // HP101@5
}
void mapped(cudaArray_t *array, cudaGraphicsResource_t resource) {
//> void mapped(hipArray_t *array, hipGraphicsResource_t resource) {  // HP101@13 HP101@33
    cudaGraphicsSubResourceGetMappedArray(array, resource, 0, 0);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP513 warning:
//~   cudaGraphicsSubResourceGetMappedArray is for HIP's own textures and arrays, not for those of hipport/texture.h
//~   remedy: write it by what the header has, or convert with --textures native for architectures with images
//>     hipGraphicsSubResourceGetMappedArray(array, resource, 0, 0);  // HP101@5
}
