// flags: --arch gfx90a,gfx942 --textures native
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

texture<float, 2, cudaReadModeElementType> reference;
//> texture<float, 2, hipReadModeElementType> reference;  // HP101@19
__global__ void filter(cudaTextureObject_t image, cudaSurfaceObject_t result, int width, float *out) {
//> __global__ void filter(hipTextureObject_t image, hipSurfaceObject_t result, int width, float *out) {  // HP101@24 HP101@51
    float x = threadIdx.x + 0.5f;
    float sum = tex2D<float>(image, x, 0.5f) + tex2D<float>(image, x, 1.5f) + tex2D(reference, x, 2.5f);
//~             ^~~~~ HP513 warning: tex2D (3 in this file) does not compile for gfx942: no texture instructions there
//~   remedy: convert with --textures buffer
    surf2Dwrite(sum, result, threadIdx.x * sizeof(float), 0);
//~ ^~~~~~~~~~~ HP513 warning: surf2Dwrite (1 in this file) does not compile for gfx942: no texture instructions there
//~   remedy: convert with --textures buffer
}
