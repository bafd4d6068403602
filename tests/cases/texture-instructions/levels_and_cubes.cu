#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/texture.h"  // HP117@1

__global__ void sample(cudaTextureObject_t image, cudaTextureObject_t cube, cudaSurfaceObject_t faces, float *out) {
//> __global__ void sample(hipTextureObject_t image, hipTextureObject_t cube, hipSurfaceObject_t faces, float *out) {  // HP101@24 HP101@51 HP101@77
    float4 four = tex2Dgather<float4>(image, 0.5f, 0.5f, 2);
//~               ^~~~~~~~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//>     float4 four = hipport::tex2Dgather<float4>(image, 0.5f, 0.5f, 2);  // HP101@19
    float2 dx = make_float2(0.1f, 0), dy = make_float2(0, 0.1f);
    float4 gx = make_float4(0.1f, 0, 0, 0), gy = make_float4(0, 0.1f, 0, 0);
    out[0] = four.x + tex2DLod<float>(image, 0.5f, 0.5f, 1.5f) + tex2DGrad<float>(image, 0.5f, 0.5f, dx, dy);
//>     out[0] = four.x + hipport::tex2DLod<float>(image, 0.5f, 0.5f, 1.5f) + hipport::tex2DGrad<float>(image, 0.5f, 0.5f, dx, dy);  // HP101@23 HP101@66
    out[1] = texCubemap<float>(cube, 1, 0, 0) + texCubemapLayeredLod<float>(cube, 1, 0, 0, 2, 1.5f);
//>     out[1] = hipport::texCubemap<float>(cube, 1, 0, 0) + hipport::texCubemapLayeredLod<float>(cube, 1, 0, 0, 2, 1.5f);  // HP101@14 HP101@49
    texCubemapGrad(&out[2], cube, 1, 0, 0, gx, gy);
//>     hipport::texCubemapGrad(&out[2], cube, 1, 0, 0, gx, gy);  // HP101@5
    surfCubemapLayeredread(&out[3], faces, 0, 0, 6 * 2 + 3);
//>     hipport::surfCubemapLayeredread(&out[3], faces, 0, 0, 6 * 2 + 3);  // HP101@5
    surfCubemapwrite(out[3], faces, 0, 0, 3, cudaBoundaryModeZero);
//>     hipport::surfCubemapwrite(out[3], faces, 0, 0, 3, hipBoundaryModeZero);  // HP101@5 HP101@46
}
void levels(cudaMipmappedArray_t *array, cudaArray_t *level, cudaChannelFormatDesc *format, cudaExtent extent) {
//> void levels(hipMipmappedArray_t *array, hipArray_t *level, hipChannelFormatDesc *format, hipExtent extent) {  // HP101@13 HP101@42 HP101@62 HP101@93
    cudaMallocMipmappedArray(array, format, extent, 4, cudaArrayCubemap);
//>     hipport::hipMallocMipmappedArray(array, format, extent, 4, hipArrayCubemap);  // HP101@5 HP101@56
    cudaGetMipmappedArrayLevel(level, *array, 1);
//>     hipport::hipGetMipmappedArrayLevel(level, *array, 1);  // HP101@5
    cudaFreeMipmappedArray(*array);
//>     hipport::hipFreeMipmappedArray(*array);  // HP101@5
}
void view(cudaTextureObject_t image, cudaResourceViewDesc *view) {
//> void view(hipTextureObject_t image, hipResourceViewDesc *view) {  // HP101@11 HP101@38
    cudaGetTextureObjectResourceViewDesc(view, image);
//>     hipport::hipGetTextureObjectResourceViewDesc(view, image);  // HP101@5
}
