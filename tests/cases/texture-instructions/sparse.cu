#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/texture.h"  // HP117@1

__global__ void sample(cudaTextureObject_t image, float *out, bool *there) {
//> __global__ void sample(hipTextureObject_t image, float *out, bool *there) {  // HP101@24
    bool resident;
    out[0] = tex2D<float>(image, 1.5f, 2.5f, &resident);
//~          ^~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//~                                          ^ HP513 error 'tex2D':
//~   tex2D does not tell whether its texels are there: HIP has no sparse textures
//~   remedy: leave the argument out: arrays of HIP have all their texels
//>     out[0] = hipport::tex2D<float>(image, 1.5f, 2.5f, &resident);  // HP101@14
    tex2D(&out[1], image, 1.5f, 2.5f);
//>     hipport::tex2D(&out[1], image, 1.5f, 2.5f);  // HP101@5
    out[2] = tex3D<float>(image, 1.5f, 2.5f, 0.5f);
//>     out[2] = hipport::tex3D<float>(image, 1.5f, 2.5f, 0.5f);  // HP101@14
    tex2DLayered(out + 3, image, 1.5f, 2.5f, 1, &there[1]);
//~                                             ^ HP513 error 'tex2DLayered':
//~   tex2DLayered does not tell whether its texels are there: HIP has no sparse textures
//~   remedy: leave the argument out: arrays of HIP have all their texels
//>     hipport::tex2DLayered(out + 3, image, 1.5f, 2.5f, 1, &there[1]);  // HP101@5
}
