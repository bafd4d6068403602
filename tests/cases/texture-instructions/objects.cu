#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/texture.h"  // HP117@1

__global__ void sample(cudaTextureObject_t image, cudaTextureObject_t table, cudaSurfaceObject_t result, int width) {
//> __global__ void sample(hipTextureObject_t image, hipTextureObject_t table, hipSurfaceObject_t result, int width) {  // HP101@24 HP101@51 HP101@78
    int i = threadIdx.x;
    float4 color;
    tex2D(&color, image, i + 0.5f, 0.5f);
//~ ^~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//>     hipport::tex2D(&color, image, i + 0.5f, 0.5f);  // HP101@5
    float sum = color.x + tex1Dfetch<int>(table, i) + tex2DLayered<float>(image, 0.5f, 0.5f, i);
//>     float sum = color.x + hipport::tex1Dfetch<int>(table, i) + hipport::tex2DLayered<float>(image, 0.5f, 0.5f, i);  // HP101@27 HP101@55
    surf2Dwrite(sum, result, i * sizeof(float), 0);
//>     hipport::surf2Dwrite(sum, result, i * sizeof(float), 0);  // HP101@5
    surf2Dread(&sum, result, i * sizeof(float), 1, cudaBoundaryModeClamp);
//>     hipport::surf2Dread(&sum, result, i * sizeof(float), 1, hipBoundaryModeClamp);  // HP101@5 HP101@52
}
cudaTextureObject_t make(const float4 *pixels, int width, int height, cudaArray_t *array, cudaStream_t stream) {
//> hipTextureObject_t make(const float4 *pixels, int width, int height, hipArray_t *array, hipStream_t stream) {  // HP101@1 HP101@71 HP101@91
    cudaChannelFormatDesc format = cudaCreateChannelDesc(32, 32, 32, 32, cudaChannelFormatKindFloat);
//>     hipChannelFormatDesc format = hipCreateChannelDesc(32, 32, 32, 32, hipChannelFormatKindFloat);  // HP101@5 HP101@36 HP101@74
    cudaMallocArray(array, &format, width, height);
//>     hipport::hipMallocArray(array, &format, width, height);  // HP101@5
    cudaMemcpyToArray(*array, 0, 0, pixels, width * height * sizeof(float4), cudaMemcpyHostToDevice);
//>     hipport::hipMemcpyToArray(*array, 0, 0, pixels, width * height * sizeof(float4), hipMemcpyHostToDevice);  // HP101@5 HP101@78
    cudaMemcpy2DToArrayAsync(*array, 0, 0, pixels, width * 16, width * 16, height, cudaMemcpyHostToDevice, stream);
//>     hipport::hipMemcpy2DToArrayAsync(*array, 0, 0, pixels, width * 16, width * 16, height, hipMemcpyHostToDevice, stream);  // HP101@5 HP101@84
    cudaResourceDesc resource = {};
//>     hipResourceDesc resource = {};  // HP101@5
    resource.resType = cudaResourceTypeArray;
//>     resource.resType = hipResourceTypeArray;  // HP101@24
    resource.res.array.array = *array;
    cudaTextureDesc how = {};
//>     hipTextureDesc how = {};  // HP101@5
    how.addressMode[0] = cudaAddressModeWrap;
//>     how.addressMode[0] = hipAddressModeWrap;  // HP101@26
    how.normalizedCoords = 1;
    cudaTextureObject_t image = 0;
//>     hipTextureObject_t image = 0;  // HP101@5
    cudaCreateTextureObject(&image, &resource, &how, NULL);
//>     hipport::hipCreateTextureObject(&image, &resource, &how, NULL);  // HP101@5
    return image;
}
