// flags: --arch gfx942
#include <cuda_runtime.h>
//> #include <hip/hip_runtime.h>  // HP110@11
//+ #include "hipport/texture.h"  // HP117@1

// hipport's surfaces have the boundary modes of CUDA
__global__ void write(cudaSurfaceObject_t to, float value) {
//> __global__ void write(hipSurfaceObject_t to, float value) {  // HP101@23
    surf2Dwrite(value, to, threadIdx.x * 4, threadIdx.y, cudaBoundaryModeClamp);
//~ ^~~~~~~~~~~ HP513 info:
//~   textures and arrays are ordinary memory on all architectures of the port: no texture instructions on gfx942
//~   remedy: for architectures with images only, convert with --textures native
//>     hipport::surf2Dwrite(value, to, threadIdx.x * 4, threadIdx.y, hipBoundaryModeClamp);  // HP101@5 HP101@58
    surf1Dwrite(value, to, threadIdx.x * 4, cudaBoundaryModeZero);
//>     hipport::surf1Dwrite(value, to, threadIdx.x * 4, hipBoundaryModeZero);  // HP101@5 HP101@45
    surf3Dwrite(value, to, 4, 1, 2, cudaBoundaryModeTrap);
//>     hipport::surf3Dwrite(value, to, 4, 1, 2, hipBoundaryModeTrap);  // HP101@5 HP101@37
    surf2Dwrite(value, to, 4, 1);
//>     hipport::surf2Dwrite(value, to, 4, 1);  // HP101@5
}
