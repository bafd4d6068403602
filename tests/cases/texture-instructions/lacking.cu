#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/texture.h"  // HP117@1

__global__ void sample(cudaTextureObject_t image, float *out) {
//> __global__ void sample(hipTextureObject_t image, float *out) {  // HP101@24
    out[0] = tex2D<float>(image, 0, 0);
//~          ^~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//>     out[0] = hipport::tex2D<float>(image, 0, 0);  // HP101@14
}
void mapped(cudaArray_t *array, cudaGraphicsResource_t resource) {
//> void mapped(hipArray_t *array, hipGraphicsResource_t resource) {  // HP101@13 HP101@33
    cudaGraphicsSubResourceGetMappedArray(array, resource, 0, 0);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP513 warning:
//~   cudaGraphicsSubResourceGetMappedArray is for HIP's own textures and arrays, not for those of hipport/texture.h
//~   remedy: write it by what the header has, or convert with --textures native for architectures with images
//>     hipGraphicsSubResourceGetMappedArray(array, resource, 0, 0);  // HP101@5
}
void imported(cudaMipmappedArray_t *array, cudaExternalMemory_t memory, const cudaExternalMemoryMipmappedArrayDesc *how) {
//> void imported(hipMipmappedArray_t *array, hipExternalMemory_t memory, const hipExternalMemoryMipmappedArrayDesc *how) {  // HP101@15 HP101@44 HP101@79
    cudaExternalMemoryGetMappedMipmappedArray(array, memory, how);
//~ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ HP513 warning:
//~   cudaExternalMemoryGetMappedMipmappedArray is for HIP's own textures and arrays, not for those of hipport/texture.h
//~   remedy: write it by what the header has, or convert with --textures native for architectures with images
//>     hipExternalMemoryGetMappedMipmappedArray(array, memory, how);  // HP101@5
}
