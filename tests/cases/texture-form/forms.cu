// flags: --arch gfx1100
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

texture<float, cudaTextureType1DLayered> lines;
//> texture<float, hipTextureType1DLayered> lines;  // HP101@16
texture<float, 2> image_reference;
__global__ void found(cudaTextureObject_t image, cudaSurfaceObject_t faces, float4 *out, float *numbers) {
//> __global__ void found(hipTextureObject_t image, hipSurfaceObject_t faces, float4 *out, float *numbers) {  // HP101@23 HP101@50
    out[0] = tex2Dgather<float4>(image, 1, 1, 0);
//~          ^~~~~~~~~~~ HP518 warning:
//~   tex2Dgather reads channel 3 for 0, and the channel before for another one in HIP 7.2
//~   remedy: convert with --textures buffer, or write it by other functions
    out[1] = tex2Dgather<float4>(image, 1, 1, 2);
    tex2Dgather(&out[2], image, 1, 1, 0);
//~ ^~~~~~~~~~~ HP518 error: tex2Dgather does not compile in HIP 7.2
//~   remedy: convert with --textures buffer, or write it by other functions
    tex2DLayered(&numbers[0], image, 1, 1, 2);
//~ ^~~~~~~~~~~~ HP518 error: tex2DLayered does not compile in HIP 7.2
//~   remedy: convert with --textures buffer, or write it by other functions
    numbers[1] = tex1DLayeredLod<float>(image, 1, 2, 1.5f);
//~              ^~~~~~~~~~~~~~~ HP518 warning: tex1DLayeredLod does not use its level in HIP 7.2
//~   remedy: convert with --textures buffer, or write it by other functions
    tex2DLayeredLod(&numbers[2], image, 1, 1, 2, 1.5f);
//~ ^~~~~~~~~~~~~~~ HP518 warning: tex2DLayeredLod does not use its level in HIP 7.2
//~   remedy: convert with --textures buffer, or write it by other functions
    numbers[3] = tex3DGrad<float>(image, 1, 1, 1, out[0], out[1]);
//~              ^~~~~~~~~ HP518 warning: tex3DGrad uses the second gradient in place of the first in HIP 7.2
//~   remedy: convert with --textures buffer, or write it by other functions
    numbers[4] = texCubemapGrad<float>(image, 1, 1, 1, out[0], out[1]);
//~              ^~~~~~~~~~~~~~ HP518 warning: texCubemapGrad gives 0 in HIP 7.2
//~   remedy: convert with --textures buffer, or write it by other functions
    surf2DLayeredwrite(numbers[0], faces, 4, 1, 2);
//~ ^~~~~~~~~~~~~~~~~~ HP518 warning: surf2DLayeredwrite takes the layer as a mipmap level in HIP 7.2
//~   remedy: convert with --textures buffer, or write it by other functions
    surfCubemapLayeredread(&numbers[5], faces, 4, 1, 6 * 2 + 3);
//~ ^~~~~~~~~~~~~~~~~~~~~~ HP518 error: surfCubemapLayeredread has two parameters for layer and face in HIP 7.2
//~   remedy: convert with --textures buffer, or write it by other functions
    surfCubemapLayeredwrite(numbers[5], faces, 4, 1, 6 * 2 + 3);
//~ ^~~~~~~~~~~~~~~~~~~~~~~ HP518 error: surfCubemapLayeredwrite does not compile in HIP 7.2
//~   remedy: convert with --textures buffer, or write it by other functions
}
__global__ void kept(cudaTextureObject_t image, float4 *out, float *numbers) {
//> __global__ void kept(hipTextureObject_t image, float4 *out, float *numbers) {  // HP101@22
    numbers[0] = tex2DLayered<float>(image, 1, 1, 2);
    numbers[1] = tex1DLayeredLod(lines, 1, 2, 1.5f);
    out[0] = tex2Dgather(image_reference, 1, 1, 2);
    numbers[2] = texCubemapLod<float>(image, 1, 1, 1, 2);
}
