#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/texture.h"  // HP117@1

__global__ void filter(cudaTextureObject_t image, cudaSurfaceObject_t result, int width) {
//> __global__ void filter(hipTextureObject_t image, hipSurfaceObject_t result, int width) {  // HP101@24 HP101@51
    float x = threadIdx.x + 0.5f;
    float sum = tex2D<float>(image, x, 0.5f) + tex2D<float>(image, x, 1.5f);
//~             ^~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//>     float sum = hipport::tex2D<float>(image, x, 0.5f) + hipport::tex2D<float>(image, x, 1.5f);  // HP101@17 HP101@48
    surf2Dwrite(sum, result, threadIdx.x * sizeof(float), 0);
//>     hipport::surf2Dwrite(sum, result, threadIdx.x * sizeof(float), 0);  // HP101@5
}

// functions of the project's that are called so
struct Image { float tex2D(float x, float y) const; };
//~   kept tex2D (declared by the project)
float sample(const Image &image) { return image.tex2D(1, 2); }
//~   kept tex2D (a member of the project's own object)
float tex3D(const float *volume, int x, int y, int z);
float host_sample(const float *volume) { return tex3D(volume, 0, 0, 0); }
