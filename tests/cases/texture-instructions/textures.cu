#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11

__global__ void filter(cudaTextureObject_t image, cudaSurfaceObject_t result, int width) {
//> __global__ void filter(hipTextureObject_t image, hipSurfaceObject_t result, int width) {  // HP101@24 HP101@51
    float x = threadIdx.x + 0.5f;
    float sum = tex2D<float>(image, x, 0.5f) + tex2D<float>(image, x, 1.5f);
//~             ^~~~~ HP513 warning: tex2D (4 in this file) does not compile for gfx942: no texture instructions there
//~   remedy: read from a buffer and filter in code, at least for these architectures
    surf2Dwrite(sum, result, threadIdx.x * sizeof(float), 0);
//~ ^~~~~~~~~~~ HP513 warning: surf2Dwrite (1 in this file) does not compile for gfx942: no texture instructions there
//~   remedy: read from a buffer and filter in code, at least for these architectures
}

// functions of the project's that are called so
struct Image { float tex2D(float x, float y) const; };
float sample(const Image &image) { return image.tex2D(1, 2); }
float tex3D(const float *volume, int x, int y, int z);
float host_sample(const float *volume) { return tex3D(volume, 0, 0, 0); }
